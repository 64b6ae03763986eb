/** Has the page's sentences fetched while its script is still on the way: it stands in the page itself. */
import { behind, parametersOf } from "./site/address.js";
import { read } from "./storage/preferences.js";
import { fileOf, wished } from "./words/languages.js";

const asked = parametersOf(behind).get("lang") ?? "";
const href = fileOf(wished(asked, String(read()?.settings?.language ?? "")));
const link = document.createElement("link");
document.head.append(Object.assign(link, { rel: "preload", as: "fetch", crossOrigin: "anonymous", href }));
