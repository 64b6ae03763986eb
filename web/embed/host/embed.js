/** What a page loads to have tables in it. */
import { SanJuanTable } from "./element.js";

if (!customElements.get("san-juan-table")) customElements.define("san-juan-table", SanJuanTable);
