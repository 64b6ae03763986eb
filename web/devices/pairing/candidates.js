/**
 * The addresses at which a device can be reached in its own network: IPv4, IPv6, or the name that a browser shows in
 * place of them (`….local`, by multicast DNS).
 */
import { fromHex, numbered, toHex } from "./bytes.js";

/** @typedef {import("./bytes.js").Bytes} Bytes */
/** @typedef {{ host: string, port: number }} Candidate */

/**
 * @typedef {object} Kind
 * @property {number} size the bytes of its address
 * @property {(host: string) => number[] | null} read null: the host is of another kind
 * @property {(bytes: Uint8Array) => string} write
 */

const NAME = /^([0-9a-f]{8})-([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{12})\.local$/i;

/** @type {Kind} */
const LOCAL = {
  size: 16,
  read: (host) => (NAME.test(host) ? fromHex(host.replace(/\.local$/i, "").replaceAll("-", "")) : null),
  write: (bytes) => `${toHex(bytes).replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-")}.local`,
};

/** @type {Kind} */
const FOUR = {
  size: 4,
  read(host) {
    const parts = /^\d{1,3}(?:\.\d{1,3}){3}$/.test(host) ? host.split(".").map(Number) : [];
    return parts.length && parts.every((part) => part < 256) ? parts : null;
  },
  write: (bytes) => [...bytes].join("."),
};

/** The groups on one side of `::`. @param {string} text */
const groups = (text) => (text ? text.split(":") : []);

/** All eight groups of an IPv6 address, or fewer if it is none. @param {string} host */
function eight(host) {
  const [before, after, ...rest] = host.split("::").map(groups);
  if (rest.length) return [];
  if (!after) return before;
  const zeros = 8 - before.length - after.length;
  return zeros < 1 ? [] : [...before, ...Array(zeros).fill("0"), ...after];
}

/** @type {Kind} */
const SIX = {
  size: 16,
  read(host) {
    const all = eight(host);
    const isWhole = all.length === 8 && all.every((group) => /^[0-9a-f]{1,4}$/i.test(group));
    return isWhole ? all.flatMap((group) => numbered(Number.parseInt(group, 16), 2)) : null;
  },
  write: (bytes) => (toHex(bytes).match(/.{4}/g) ?? []).map((group) => group.replace(/^0{1,3}/, "")).join(":"),
};

/** By their number in a code; the first ones are the likeliest to lead to a device in the same network. */
const KINDS = [LOCAL, FOUR, SIX];

/** @param {Candidate} candidate */
const kindOf = ({ host }) => KINDS.findIndex(({ read }) => read(host));

/** @param {Candidate} candidate */
export const isKnown = (candidate) => kindOf(candidate) >= 0;

/** @param {Candidate[]} candidates */
export const likeliestFirst = (candidates) => candidates.toSorted((one, other) => kindOf(one) - kindOf(other));

/** @param {Candidate} candidate a known one */
export function bytesOf({ host, port }) {
  const kind = KINDS.findIndex(({ read }) => read(host));
  return [kind, ...(KINDS[kind].read(host) ?? []), ...numbered(port, 2)];
}

/** @param {Bytes} bytes @returns {Candidate | null} null: of a kind that this version does not know */
export function candidateIn(bytes) {
  const kind = KINDS[bytes.number(1)];
  return kind ? { host: kind.write(bytes.take(kind.size)), port: bytes.number(2) } : null;
}
