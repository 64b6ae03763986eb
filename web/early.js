/** Begins with what need not wait for the page's script, which is still on its way: the sentences, and Python. */
import { startEarly } from "./engine/early_worker.js";
import { behind, parametersOf } from "./site/address.js";
import { isAnswered } from "./site/answered.js";
import { read } from "./storage/preferences.js";
import { fileOf, wished } from "./words/languages.js";

const asked = parametersOf(behind).get("lang") ?? "";
const link = document.createElement("link");
Object.assign(link, { rel: "preload", as: "fetch", crossOrigin: "anonymous" });
link.href = fileOf(wished(asked, String(read()?.settings?.language ?? "")));
document.head.append(link);

// at a first visit all that Python fetches would hold up what the page does
if (isAnswered()) startEarly();
