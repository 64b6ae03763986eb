/**
 * The description of a connection with one data channel and nothing else, as browsers exchange it (SDP, RFC 8866): read
 * to the few facts that differ from one to the next, and written from them again.
 */
import { isKnown } from "./candidates.js";
import { PairingError } from "./fault.js";

/** @typedef {import("./candidates.js").Candidate} Candidate */

/**
 * The side that begins the encryption.
 * @typedef {"actpass" | "active" | "passive"} Setup
 */

/**
 * @typedef {object} Description
 * @property {string} name of the connection; `ufrag` in SDP
 * @property {string} password
 * @property {string} fingerprint of the certificate, by SHA-256: 64 lower-case digits
 * @property {Setup} setup
 * @property {Candidate[]} candidates the one that the browser prefers first
 */

/** Most bytes of a message: all browsers take as many. */
const LARGEST = 65_536;

/** The value of a line, as a whole or for its first part. @param {string} sdp @param {RegExp} line with a group */
function valueIn(sdp, line) {
  const found = line.exec(sdp);
  if (!found) throw new PairingError("browser");
  return found[1];
}

/** A candidate of a device in the same network; others, and those by TCP, have no match. */
const CANDIDATE = /^a=candidate:\S+ 1 udp (\d+) (\S+) (\d+) typ host\b/gim;

/** @param {string} sdp @returns {Candidate[]} */
function candidatesIn(sdp) {
  const found = Array.from(sdp.matchAll(CANDIDATE), ([, priority, host, port]) => ({ priority, host, port }));
  return found
    .sort((one, other) => Number(other.priority) - Number(one.priority))
    .map(({ host, port }) => ({ host: host.toLowerCase(), port: Number(port) }))
    .filter((one) => one.port < 65_536 && isKnown(one));
}

/** @param {string} sdp @returns {Description} */
export const describe = (sdp) => ({
  name: valueIn(sdp, /^a=ice-ufrag:([A-Za-z0-9+/]{4,32})\s*$/m),
  password: valueIn(sdp, /^a=ice-pwd:([A-Za-z0-9+/]{22,64})\s*$/m),
  fingerprint: valueIn(sdp, /^a=fingerprint:sha-256 ((?:[0-9a-f]{2}:){31}[0-9a-f]{2})\s*$/im)
    .replaceAll(":", "")
    .toLowerCase(),
  setup: /** @type {Setup} */ (valueIn(sdp, /^a=setup:(actpass|active|passive)\s*$/m)),
  candidates: candidatesIn(sdp),
});

/** The highest priority of a host's candidate (RFC 8445, 5.1.2.1). */
const HIGHEST = 2_130_706_431;

/** @param {Candidate} candidate @param {number} place */
const candidateLine = ({ host, port }, place) =>
  `a=candidate:${place + 1} 1 udp ${HIGHEST - 256 * place} ${host} ${port} typ host`;

/**
 * @param {Description} description
 * @param {string} [part] the name that the receiving browser has for the part of the channel (`mid`)
 */
export function written({ name, password, fingerprint, setup, candidates }, part = "0") {
  const lines = [
    "v=0",
    "o=- 1 1 IN IP4 127.0.0.1",
    "s=-",
    "t=0 0",
    `a=group:BUNDLE ${part}`,
    "m=application 9 UDP/DTLS/SCTP webrtc-datachannel",
    "c=IN IP4 0.0.0.0",
    `a=mid:${part}`,
    `a=ice-ufrag:${name}`,
    `a=ice-pwd:${password}`,
    `a=fingerprint:sha-256 ${fingerprint.toUpperCase().match(/../g)?.join(":")}`,
    `a=setup:${setup}`,
    "a=sctp-port:5000",
    `a=max-message-size:${LARGEST}`,
    ...candidates.map(candidateLine),
    "a=end-of-candidates",
  ];
  return lines.map((line) => `${line}\r\n`).join("");
}

/** @param {string} sdp */
export const partIn = (sdp) => valueIn(sdp, /^a=mid:(\S+)\s*$/m);
