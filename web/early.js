/** Has the page's sentences fetched while its script is still on the way. */
import { read } from "./storage/settings.js";
import { fileOf, wished } from "./words/choice.js";

const link = document.createElement("link");
Object.assign(link, { rel: "preload", as: "fetch", crossOrigin: "anonymous" });
link.href = fileOf(wished(String(read()?.settings?.language ?? "")));
document.head.append(link);
