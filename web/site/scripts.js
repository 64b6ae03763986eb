/** Lets the page start scripts of its own site only. Hosts may demand a trusted-types policy of this name. */
import { HOUSE } from "./names.js";

/**
 * @param {string} address
 * @returns {string}
 */
function createScriptURL(address) {
  if (address.startsWith(new URL(".", location.href).href)) return address;
  throw new TypeError(`${address} is no script of this site.`);
}

/** The state that this script shares with `early.js`, an inline script. */
export const common = globalThis.sanJuan ?? {};
globalThis.sanJuan = common;

/**
 * The address of a script of the site, as the browser demands it; throws if the host allows no such policy.
 * @param {URL} address
 */
export function ownScript(address) {
  common.policy ??= globalThis.trustedTypes?.createPolicy(HOUSE, { createScriptURL }) ?? { createScriptURL };
  return common.policy.createScriptURL(address.href);
}

/**
 * @param {URL} script
 * @param {string} name as `worker_name.js` makes it
 */
export const newWorker = (script, name) => new Worker(ownScript(script), { type: "module", name });
