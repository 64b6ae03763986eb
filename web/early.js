/**
 * An inline script of the page: loads the sentences and Python early, because they need not wait for the page's script.
 */
import { startEarly } from "./engine/early_worker.js";
import { behind, parametersOf } from "./site/address.js";
import { isAnswered } from "./site/answered.js";
import { read } from "./storage/preferences.js";
import { wished } from "./words/languages.js";

/**
 * The addresses of the worker and the sentences, from a meta tag. In this script they would change its digest, by which
 * a host's policy allows it, with every version.
 * @type {{ worker: string, sentences: Record<string, string> }}
 */
const { worker, sentences } = JSON.parse(
  /** @type {HTMLMetaElement} */ (document.querySelector("meta[name=early]")).content,
);

const asked = parametersOf(behind).get("lang") ?? "";
const href = sentences[wished(asked, String(read()?.settings?.language ?? ""))];
const link = Object.assign(document.createElement("link"), {
  rel: "preload",
  as: "fetch",
  crossOrigin: "anonymous",
  href,
});
document.head.append(link);

// on a first visit, Python's downloads would hold up the page's own
if (isAnswered()) startEarly(new URL(worker, location.href));
