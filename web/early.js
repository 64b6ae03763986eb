/** Stands in the page itself, and begins with the sentences and Python, which need not wait for the page's script. */
import { startEarly } from "./engine/early_worker.js";
import { behind, parametersOf } from "./site/address.js";
import { isAnswered } from "./site/answered.js";
import { read } from "./storage/preferences.js";
import { wished } from "./words/languages.js";

/**
 * Where the worker and the sentences are. Written here, they would change the digest of this script, by which hosts may let
 * it in, with every version.
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

// at a first visit all that Python fetches would hold up what the page does
if (isAnswered()) startEarly(new URL(worker, location.href));
