/** Which scripts the page may start beside itself: those of the site. Hosts may ask that a policy of this name says so. */

const NAME = "san-juan";

/**
 * @param {string} address
 * @returns {string}
 */
function createScriptURL(address) {
  if (address.startsWith(new URL(".", location.href).href)) return address;
  throw new TypeError(`${address} is no script of this site.`);
}

/** What this has in common with `early.js`, which stands in the page itself. */
export const common = globalThis.sanJuan ?? {};
globalThis.sanJuan = common;

/**
 * A script of the site as what starts it wants to be given it; throws where the host lets nobody say so.
 * @param {URL} address
 */
export function ownScript(address) {
  common.policy ??= globalThis.trustedTypes?.createPolicy(NAME, { createScriptURL }) ?? { createScriptURL };
  return common.policy.createScriptURL(address.href);
}

/** What a worker is called, for it to know. @typedef {"warm" | "unshared" | "cold" | "helper" | "rehearsal"} WorkerName */

/**
 * @param {URL} script
 * @param {WorkerName} name
 */
export const newWorker = (script, name) => new Worker(ownScript(script), { type: "module", name });
