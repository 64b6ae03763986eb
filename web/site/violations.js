/** Notes the requests that a content security policy forbids, in the page and in the worker. */

/** An address without its query, which a second request adds. @param {string} address */
const plain = (address) => address.replace(/\?.*/, "");

/** The directive by the forbidden address, or by a word such as `wasm-eval`. @type {Map<string, string>} */
const broken = new Map();

globalThis.addEventListener?.("securitypolicyviolation", (event) => {
  const { blockedURI, disposition, effectiveDirective } = /** @type {SecurityPolicyViolationEvent} */ (event);
  if (disposition !== "report") broken.set(plain(blockedURI), effectiveDirective);
});

/** Resolves once a violation of just now is noted: the browser reports it in a task of its own. */
const noted = () => new Promise((done) => setTimeout(done));

/** @param {string} address @returns {Promise<string>} the directive that forbids it; empty: none */
export async function directiveFor(address) {
  await noted();
  return broken.get(plain(address)) ?? "";
}
