/**
 * The channel between two devices: texts of any length, in order, none lost. A long text crosses in pieces, because a data
 * channel bounds its messages; the first letter of a piece says whether more of the same text follows.
 */

/**
 * Its owner sets the two functions before the next event can arrive.
 * @typedef {object} Channel
 * @property {(text: string) => void} send a closed channel drops the text
 * @property {() => void} close
 * @property {(text: string) => void} onText
 * @property {() => void} onClosed called once, also after `close`
 */

const MORE = "+";
const LAST = ".";

/** Letters of a piece: at most 48 kB, and all browsers take messages of 64 kB. */
const PIECE = 16_000;

/** Whether a letter at this place is one half of a pair that must not part. @param {string} text @param {number} at */
const splitsPair = (text, at) => /[\ud800-\udbff]/.test(text[at - 1] ?? "");

/** @param {string} text @returns {Generator<string>} */
export function* pieces(text) {
  let from = 0;
  while (text.length - from > PIECE) {
    const to = from + PIECE - (splitsPair(text, from + PIECE) ? 1 : 0);
    yield MORE + text.slice(from, to);
    from = to;
  }
  yield LAST + text.slice(from);
}

/** Joins pieces; what arrives is measured before it is joined. */
export class Joiner {
  /** @type {string[]} */
  #pieces = [];
  #length = 0;

  /** @param {number} most letters of a text */
  constructor(most) {
    this.most = most;
  }

  /**
   * The text that a piece completes; null if more follow, undefined if it is no piece, or too much.
   * @param {unknown} piece
   * @returns {string | null | undefined}
   */
  add(piece) {
    if (typeof piece !== "string" || !(piece[0] === MORE || piece[0] === LAST)) return undefined;
    this.#length += piece.length - 1;
    if (this.#length > this.most || (piece.length === 1 && piece[0] === MORE)) return undefined;
    this.#pieces.push(piece.slice(1));
    return piece[0] === LAST ? this.#whole() : null;
  }

  #whole() {
    const text = this.#pieces.join("");
    this.#pieces = [];
    this.#length = 0;
    return text;
  }
}

/**
 * @param {RTCPeerConnection} connection with this data channel, which is open
 * @param {RTCDataChannel} data
 * @param {number} most letters of an arriving text; more than that, or anything that is no text, closes the channel
 * @returns {Channel}
 */
export function channelOver(connection, data, most) {
  const joiner = new Joiner(most);
  let isOpen = true;
  /** @type {Channel} */
  const channel = {
    send(text) {
      if (data.readyState === "open") for (const piece of pieces(text)) data.send(piece);
    },
    close() {
      if (!isOpen) return;
      isOpen = false;
      connection.close();
      channel.onClosed();
    },
    onText() {},
    onClosed() {},
  };
  data.onmessage = ({ data: piece }) => {
    const text = isOpen ? joiner.add(piece) : null;
    if (text === undefined) channel.close();
    else if (text !== null) channel.onText(text);
  };
  data.onclose = channel.close;
  connection.onconnectionstatechange = () => connection.connectionState === "failed" && channel.close();
  return channel;
}
