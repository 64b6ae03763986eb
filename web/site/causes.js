/**
 * All that can keep the page from starting, or from fetching a part of it. Each cause is the `id` of an error, whose
 * sentence is `error-<id>` in the locale files and says what to do. Nothing here asks the browser or the network.
 */

/** The button that helps: `retry` asks again, `reload` also fetches the page past the service worker. @typedef {"retry" | "reload"} Remedy */

/** The causes, each with its remedy. @satisfies {Record<string, Remedy>} */
export const CAUSES = /** @type {const} */ ({
  no_network: "retry",
  no_host: "retry",
  host_refuses: "retry",
  file_gone: "reload",
  signed_out: "reload",
  blocked: "retry",
  policy: "reload",
  wrong_type: "retry",
  load_file: "retry", // the server has it, so this copy came damaged or not at all
  load_stalled: "retry",
  no_wasm: "reload",
  wasm_forbidden: "reload",
  no_memory: "reload",
  no_worker: "retry", // another start also fetches a script that the browser has stored damaged
  storage_blocked: "reload",
  storage_full: "reload",
  storage_silent: "reload",
});

/** @typedef {keyof typeof CAUSES} Cause */

/** @param {string} id @returns {Remedy | undefined} undefined: the error is no such cause */
export const remedyOf = (id) => (Object.hasOwn(CAUSES, id) ? CAUSES[/** @type {Cause} */ (id)] : undefined);

/**
 * The answer of the server to one more request for a file.
 * @typedef {object} Answer
 * @property {number} status
 * @property {string} type its content type
 * @property {boolean} redirects it leads to another address
 * @property {boolean} isOwnPage it is the start page of this site
 */

/**
 * The facts about a file that did not come.
 * @typedef {object} Observed
 * @property {string} file its name, for the sentence
 * @property {boolean} online whether the browser has a network
 * @property {string} directive the directive of a policy that has forbidden the request; empty: none
 * @property {Answer | null} answer null: none came
 * @property {boolean} siteAnswers whether the server answers another request
 */

/** @typedef {{ id: Cause, args: Record<string, string | number> }} Told */

/** The statuses that ask for a sign-in: at the site, or at the network. */
const SIGN_IN = [401, 407, 511];

/** The statuses of a file that is not there any more. */
const GONE = [404, 410];

/** The type that browsers demand, by the ending of a name. @type {Record<string, string>} */
const TYPES = { js: "text/javascript", css: "text/css", wasm: "application/wasm" };

/** The types that browsers take for the same. */
const ALIKE = /^(?:text|application)\/(?:x-)?(?:java|ecma)script/;

/** @param {string} file */
const typeFor = (file) => TYPES[file.split(".").at(-1) ?? ""] ?? "";

/** Whether a browser runs a file of this type. @param {string} file @param {string} type */
function isTypeFor(file, type) {
  const needed = typeFor(file);
  return !needed || type.startsWith(needed) || (needed.endsWith("javascript") && ALIKE.test(type));
}

/** @param {Observed} observed @returns {[Cause, Record<string, string | number>?]} */
function withoutAnswer({ online, siteAnswers }) {
  if (!online) return ["no_network"];
  return [siteAnswers ? "blocked" : "no_host"];
}

/** @param {Answer} answer @param {string} file @returns {[Cause, Record<string, string | number>?]} */
function byAnswer({ status, type, redirects, isOwnPage }, file) {
  if (redirects || SIGN_IN.includes(status)) return ["signed_out"];
  if (GONE.includes(status) || isOwnPage) return ["file_gone"];
  if (status >= 400) return ["host_refuses", { status }];
  if (type.startsWith("text/html")) return ["signed_out"];
  return isTypeFor(file, type) ? ["load_file"] : ["wrong_type", { type, needed: typeFor(file) }];
}

/** The cause why a file did not come. @param {Observed} observed @returns {Told} */
export function causeOf(observed) {
  const { file, directive, answer } = observed;
  if (directive) return { id: "policy", args: { file, directive } };
  const [id, facts] = answer ? byAnswer(answer, file) : withoutAnswer(observed);
  return { id, args: { file, ...facts } };
}

/** The words by which browsers report that memory is short. */
const NO_MEMORY = /out of memory|memoryerror|could not allocate|allocation (?:failed|failure)|not enough memory/i;

/** Whether an error says that the device has no memory left. @param {unknown} error */
export function isOutOfMemory(error) {
  const { name = "", message = String(error) } = /** @type {Error} */ (Object(error));
  return NO_MEMORY.test(`${name}: ${message}`) || (name === "RangeError" && /memory/i.test(message));
}

/** The words by which browsers report that a policy forbids WebAssembly. */
const FORBIDDEN = /content security policy|unsafe-eval|\bcsp\b/i;

/**
 * The cause why WebAssembly fails.
 * @param {unknown} error
 * @param {string} directive of a policy that has been broken; empty: none
 * @returns {Cause}
 */
export function causeOfWasm(error, directive) {
  if (isOutOfMemory(error)) return "no_memory";
  return directive || FORBIDDEN.test(String(error)) ? "wasm_forbidden" : "no_wasm";
}

/**
 * The cause why a record was not stored.
 * @param {unknown} error undefined: no answer has come
 * @returns {Cause}
 */
export function causeOfStorage(error) {
  if (error === undefined) return "storage_silent";
  return /quota|disk.*full|no space/i.test(`${Object(error).name} ${error}`) ? "storage_full" : "storage_blocked";
}
