/** Finds out why a file did not come: asks the server for it once more, and for the site. */
import { causeOf } from "./causes.js";
import { directiveFor } from "./violations.js";

/** @typedef {import("./causes.js").Answer} Answer */
/** @typedef {import("./causes.js").Told} Told */

/** Milliseconds that the server has for an answer. */
const PATIENCE = 4000;

/** The start page. */
const site = () => new URL(".", location.href).href;

/** The part of the start page that no other page has. */
const OWN = 'name="early"';

/** Asks past all caches; the service worker knows no address with a query. @param {string} address @returns {Promise<Response | null>} */
async function ask(address) {
  const fresh = new URL(address);
  fresh.searchParams.set("at", String(Date.now()));
  try {
    return await fetch(fresh, { cache: "no-store", redirect: "manual", signal: AbortSignal.timeout(PATIENCE) });
  } catch {
    return null;
  }
}

/** @param {string} address */
const nameOf = (address) => new URL(address).pathname.split("/").at(-1) ?? "";

/** @param {Response} response @returns {Promise<Answer>} */
async function read(response) {
  const type = response.headers.get("content-type") ?? "";
  const text = type.startsWith("text/html") ? await response.text().catch(() => "") : "";
  response.body?.cancel().catch(() => {}); // the file itself is of no use here
  const redirects = response.type === "opaqueredirect";
  return { status: response.status, type, redirects, isOwnPage: text.includes(OWN) };
}

/** @param {string} address @param {string} forbidden the directive that the caller has seen broken */
async function observe(address, forbidden) {
  const response = forbidden ? null : await ask(address);
  return {
    file: nameOf(address),
    online: navigator.onLine !== false,
    directive: forbidden || (await directiveFor(address)),
    answer: response && (await read(response)),
    siteAnswers: !response && !forbidden && (await ask(site())) !== null,
  };
}

/** Whether another request can show anything: the page that is one file holds all others. @param {string} address */
const isOfServer = (address) => /^https?:/.test(address);

/**
 * The cause why a file did not come.
 * @param {string} address empty: it is unknown
 * @param {{ name?: string, directive?: string }} [known] the name of the file for the sentence, and a broken policy
 * @returns {Promise<Told>}
 */
export async function whyLost(address, { name, directive = "" } = {}) {
  if (!isOfServer(address || location.href)) return { id: "load_file", args: { file: name ?? address } };
  const observed = await observe(address || site(), directive);
  return causeOf({ ...observed, file: name ?? observed.file });
}
