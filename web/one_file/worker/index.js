/** The worker of the page that is one file. */
import "./parts.js";
import "../../engine/worker.js";
