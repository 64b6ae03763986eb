/** The closed list of messages between the page and the worker; nothing else crosses. */

/** @typedef {import("../types").Catalogue} Catalogue */
/** @typedef {import("../types").Findings} Findings */
/** @typedef {import("../types").Hint} Hint */
/** @typedef {import("../types").Options} Options */
/** @typedef {import("../types").Player} Player */
/** @typedef {import("../types").Table} Table */
/** @typedef {import("../types").Told} Told */

/**
 * What the page asks for, before it is given a number.
 * @typedef {{ type: "new", options: Options, players: Player[], serious: boolean }
 *   | { type: "load", text: string }
 *   | { type: "answer", ply: number, seat: number, answer: number[] }
 *   | { type: "undo", seat: number }
 *   | { type: "hint", ply: number, seat: number }
 *   | { type: "analyse" }
 *   | { type: "stop" }} Wish
 */

/** @typedef {Wish & { id: number }} Request */

/**
 * What the worker says; `id` is that of the request it replies to, if it replies to one.
 * @typedef {{ type: "progress", step: string, done: number }
 *   | { type: "ready", catalogue: Catalogue }
 *   | { type: "view", id?: number, table: Table }
 *   | { type: "hint", id: number } & Hint
 *   | { type: "analysis", id: number } & Findings
 *   | { type: "error", id?: number, error: Told }
 *   | { type: "failed", error: Told }} Reply
 */

/** @type {readonly string[]} */
export const REQUESTS = ["new", "load", "answer", "undo", "hint", "analyse", "stop"];

/** @type {readonly string[]} */
export const REPLIES = ["progress", "ready", "view", "hint", "analysis", "error", "failed"];

/**
 * @param {any} data
 * @returns {data is Request}
 */
export const isRequest = (data) => REQUESTS.includes(data?.type) && Number.isInteger(data.id);

/**
 * @param {any} data
 * @returns {data is Reply}
 */
export const isReply = (data) => REPLIES.includes(data?.type);
