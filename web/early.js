/** Has the page's sentences fetched while its script is still on the way. */
import { behind, parametersOf } from "./site/address.js";
import { read } from "./storage/preferences.js";
import { fileOf, wished } from "./words/languages.js";

const asked = parametersOf(behind).get("lang") ?? "";
const link = document.createElement("link");
Object.assign(link, { rel: "preload", as: "fetch", crossOrigin: "anonymous" });
link.href = fileOf(wished(asked, String(read()?.settings?.language ?? "")));
document.head.append(link);
