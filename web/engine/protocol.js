/** The closed list of messages between the page and the worker; nothing else crosses. */

/** @typedef {import("../types").Catalogue} Catalogue */
/** @typedef {import("../types").Findings} Findings */
/** @typedef {import("../types").Hint} Hint */
/** @typedef {import("../types").Options} Options */
/** @typedef {import("../types").Player} Player */
/** @typedef {import("../types").Table} Table */
/** @typedef {import("../types").Told} Told */

// The types below are made of these lists, so that every message is written down once.

/** What the page asks for, by type, and what comes with it. */
export const REQUESTS = {
  new: /** @type {{ options: Options, players: Player[], serious: boolean }} */ ({}),
  load: /** @type {{ text: string }} */ ({}),
  answer: /** @type {{ ply: number, seat: number, answer: number[] }} */ ({}),
  undo: /** @type {{ seat: number }} */ ({}),
  hint: /** @type {{ ply: number, seat: number }} */ ({}),
  analyse: {},
  stop: {},
};

/** What the game says: in reply to a request, or when it has thought on from there. */
const SAID = {
  view: /** @type {{ table: Table }} */ ({}),
  hint: /** @type {Hint} */ ({}),
  analysis: /** @type {Findings} */ ({}),
  error: /** @type {{ error: Told }} */ ({}),
};

/** What the worker says of itself while it starts Python. */
const LOADING = {
  progress: /** @type {{ step: string, done: number }} */ ({}),
  ready: /** @type {{ catalogue: Catalogue }} */ ({}),
  failed: /** @type {{ error: Told }} */ ({}),
};

const REPLIES = { ...SAID, ...LOADING };

/**
 * @template {object} List
 * @typedef {{ [T in keyof List]: { type: T } & List[T] }[keyof List]} OneOf
 */

/** @typedef {OneOf<typeof REQUESTS>} Wish a request before it is given a number */
/** @typedef {Wish & { id: number }} Request */
/** @typedef {OneOf<typeof SAID>} Said a reply before it is given the number of the request that it comes of */
/** @typedef {(Said & { id: number }) | OneOf<typeof LOADING>} Reply */

/** The number of a reply to what could not be read. */
export const UNREADABLE = 0;

/**
 * @param {object} list
 * @param {unknown} data
 */
const isOn = (list, data) =>
  typeof data === "object" && data !== null && "type" in data && Object.hasOwn(list, String(data.type));

/**
 * @param {unknown} data
 * @returns {data is Request}
 */
export const isRequest = (data) => isOn(REQUESTS, data) && Number.isInteger(/** @type {Request} */ (data).id);

/**
 * @param {unknown} data
 * @returns {data is Reply}
 */
export const isReply = (data) => isOn(REPLIES, data);
