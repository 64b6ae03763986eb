// The codes by which two devices find each other: descriptions of three browsers there and back, and hostile texts.
import assert from "node:assert/strict";
import { test } from "node:test";
import { checksum, numbered, toBase64, urlSafe } from "../../web/devices/pairing/bytes.js";
import { codeOf, markOf, readCode } from "../../web/devices/pairing/code.js";
import { PairingError } from "../../web/devices/pairing/fault.js";
import { describe, partIn, written } from "../../web/devices/pairing/sdp.js";

const BASE64 = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
const HEX = BASE64.slice(52, 62) + BASE64.slice(26, 32);

/** Random numbers that are the same in every run. */
function chance(seed) {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const drawn = (below, count, letters) => Array.from({ length: count }, () => letters[below(letters.length)]).join("");

const uuid = (below) => [8, 4, 4, 4, 12].map((count) => drawn(below, count, HEX)).join("-");

const HOSTS = [
  (below) => `${uuid(below)}.local`,
  (below) => `192.168.${below(256)}.${below(256)}`,
  (below) => `fd00::${(below(65535) + 1).toString(16)}:${(below(65535) + 1).toString(16)}`,
  (below) => Array.from({ length: 8 }, () => (below(61440) + 4096).toString(16)).join(":"),
];

const print = (below) => (drawn(below, 64, HEX).toUpperCase().match(/../g) ?? []).join(":");

const candidates = (below) =>
  Array.from({ length: below(4) }, () => ({ host: HOSTS[below(4)](below), port: 1024 + below(60000) }));

const ofChromium = (below, setup, hosts) => [
  "v=0",
  `o=- ${below(1e9)} 2 IN IP4 127.0.0.1`,
  ...["s=-", "t=0 0", "a=group:BUNDLE 0", "a=extmap-allow-mixed", "a=msid-semantic: WMS"],
  "m=application 9 UDP/DTLS/SCTP webrtc-datachannel",
  "c=IN IP4 0.0.0.0",
  ...hosts.map(
    ({ host, port }, at) =>
      `a=candidate:${below(1e9)} 1 udp ${2113942271 - at} ${host} ${port} typ host generation 0 network-cost 999`,
  ),
  "a=candidate:1 1 tcp 1518280447 192.168.1.5 9 typ host tcptype active generation 0",
  `a=ice-ufrag:${drawn(below, 4, BASE64)}`,
  `a=ice-pwd:${drawn(below, 24, BASE64)}`,
  "a=ice-options:trickle",
  `a=fingerprint:sha-256 ${print(below)}`,
  ...[`a=setup:${setup}`, "a=mid:0", "a=sctp-port:5000", "a=max-message-size:262144", ""],
];

const ofFirefox = (below, setup, hosts) => [
  "v=0",
  `o=mozilla...THIS_IS_SDPARTA-99.0 ${below(1e9)} 0 IN IP4 0.0.0.0`,
  ...["s=-", "t=0 0", "a=sendrecv"],
  `a=fingerprint:sha-256 ${print(below)}`,
  ...["a=group:BUNDLE 0", "a=ice-options:trickle", "a=msid-semantic:WMS *"],
  "m=application 54609 UDP/DTLS/SCTP webrtc-datachannel",
  "c=IN IP4 192.168.1.5",
  ...hosts.map(({ host, port }, at) => `a=candidate:${at} 1 UDP ${2122252543 - at} ${host} ${port} typ host`),
  ...["a=candidate:9 1 TCP 2105524479 192.168.1.5 9 typ host tcptype active", "a=sendrecv", "a=end-of-candidates"],
  `a=ice-pwd:${drawn(below, 32, HEX)}`,
  `a=ice-ufrag:${drawn(below, 8, HEX)}`,
  ...["a=mid:0", `a=setup:${setup}`, "a=sctp-port:5000", "a=max-message-size:1073741823", ""],
];

const ofWebKit = (below, setup, hosts) =>
  ofChromium(below, setup, hosts).map((line) => line.replace(" network-cost 999", ""));

const BROWSERS = { Chromium: ofChromium, Firefox: ofFirefox, WebKit: ofWebKit };

const about = (below) => ({ table: below(2 ** 24), number: below(256), game: below(2 ** 16) });

/** The whole address, as every reader of addresses has it: eight groups, or a name. */
const spelt = ({ host, port }) => {
  if (!host.includes("::")) return { host, port };
  const [before, after] = host.split("::").map((side) => (side ? side.split(":") : []));
  return { host: [...before, ...Array(8 - before.length - after.length).fill("0"), ...after].join(":"), port };
};

for (const [name, sdpOf] of Object.entries(BROWSERS))
  test(`an offer and an answer of ${name} come back from at most 250 letters`, () => {
    const below = chance(1);
    for (let round = 0; round < 300; round += 1) {
      const kind = round % 2 ? "offer" : "answer";
      const hosts = candidates(below);
      const description = describe(sdpOf(below, round % 2 ? "actpass" : "active", hosts).join("\r\n"));
      assert.deepEqual(description.candidates, hosts);
      const pairing = { kind, ...about(below), description };
      const code = codeOf(pairing);
      assert.ok(code.length <= 250 && /^[oa]1[\w-]+$/.test(code));
      const back = readCode(`Come! https://example.org/?play=x#join=${code}`, kind);
      assert.deepEqual(back, { ...pairing, description: { ...description, candidates: hosts.map(spelt) } });
      const again = describe(written(back.description));
      assert.deepEqual(again, back.description);
    }
  });

const pairing = (below, count = 2) => ({
  kind: /** @type {const} */ ("offer"),
  ...about(below),
  description: describe(
    ofChromium(
      below,
      "actpass",
      Array.from({ length: count }, () => ({ host: HOSTS[0](below), port: 9999 })),
    ).join("\r\n"),
  ),
});

/** The reason for which a text is refused; empty: it is not. Any other error fails the test. */
function refusal(text, kind = "offer") {
  try {
    readCode(text, kind);
    return "";
  } catch (error) {
    assert.ok(error instanceof PairingError, String(error));
    return error.reason;
  }
}

test("names and IPv4 addresses have priority if there is no room for all candidates", () => {
  const below = chance(2);
  const many = [HOSTS[3], HOSTS[3], HOSTS[3], HOSTS[3], HOSTS[3], HOSTS[3], HOSTS[3], HOSTS[0], HOSTS[1]].map(
    (host) => ({ host: host(below), port: 5000 }),
  );
  const code = codeOf({ ...pairing(below), description: { ...pairing(below).description, candidates: many } });
  assert.ok(code.length <= 250);
  const { candidates } = readCode(code, "offer").description;
  assert.deepEqual(candidates.slice(-2), many.slice(-2));
  assert.ok(candidates.length < many.length);
});

test("a cut code says that it is cut", () => {
  const code = codeOf(pairing(chance(3)));
  for (let length = 10; length < code.length; length += 1) assert.equal(refusal(code.slice(0, length)), "cut");
});

test("an altered letter is noticed", () => {
  const below = chance(4);
  const code = codeOf(pairing(below));
  for (let at = 4; at < code.length; at += 1) {
    const letter = BASE64[(BASE64.indexOf(code[at]) + 1 + below(60)) % 62];
    if (letter !== code[at]) assert.equal(refusal(code.slice(0, at) + letter + code.slice(at + 1)), "altered");
  }
});

test("an answer in place of an offer, another version and a foreign text get a reason each", () => {
  const code = codeOf({ ...pairing(chance(5)), kind: "answer" });
  assert.equal(refusal(code), "swapped");
  assert.equal(refusal(`o2${code.slice(2)}`), "version");
  assert.equal(refusal(`o1${code.slice(2)}`), "altered");
  for (const text of ["", "https://example.org/", "#game=san_juan-1.you~cabcdefgh", "WIFI:S:home;P:o1o1o1o1;;"])
    assert.equal(refusal(text), "foreign");
});

test("a code opens as mail and chat break, quote and encode it", () => {
  const sent = pairing(chance(8));
  const code = codeOf(sent);
  const broken = (between) => code.match(/.{1,60}/g).join(between);
  const wide = [...code].map((letter) =>
    /[-_]/.test(letter) ? letter : String.fromCharCode(letter.charCodeAt(0) + 0xfee0),
  );
  for (const text of [
    ...["\n", "\r\n", " \n> ", "\n> > ", "\n\n", " ", "\t", "\u200b", "\u00ad", "=\n"].map(broken),
    `> Look: ${broken("\n> ")}\n> Bye, and thank you`,
    encodeURIComponent(encodeURIComponent(`https://a.host/#join=${code}`)),
    `https://eur01.safelinks.protection.outlook.com/?url=${encodeURIComponent(`https://a.host/#join=${code}`)}&data=05`,
    code.replaceAll("-", "\u2011"),
    wide.join(""),
  ])
    assert.deepEqual(readCode(text, sent.kind), readCode(code, sent.kind), text);
});

test("hostile texts get nothing but the one error", () => {
  const below = chance(6);
  const code = codeOf(pairing(below));
  for (let round = 0; round < 5000; round += 1) {
    const at = below(code.length);
    const stuff = drawn(below, below(40), `${BASE64}-_ =%\u0000é💥`);
    refusal(code.slice(0, at) + stuff + code.slice(at + below(30)), round % 2 ? "offer" : "answer");
    refusal(`${round % 2 ? "o1" : "a1"}${drawn(below, below(400), BASE64.slice(0, 62))}`);
  }
  refusal("o1".repeat(1_000_000));
});

/** A code with these facts and the right checksum, as only a person with this script can make it. @param {number[]} facts */
function forged(facts) {
  const sum = checksum(`o1${String.fromCharCode(facts.length, ...facts)}`);
  return `o1${urlSafe(toBase64([facts.length, ...facts, ...numbered(sum, 4)]))}`;
}

test("a forged code becomes a harmless description or the one error", () => {
  const below = chance(7);
  let harmless = 0;
  for (let round = 0; round < 5000; round += 1) {
    const facts = Array.from({ length: below(256) }, (_, at) =>
      at === 6 ? below(4) : below(at < 60 && round % 2 ? 30 : 256),
    );
    try {
      const { description } = readCode(forged(facts), "offer");
      assert.match(written(description), /^(?:[\w=+:/. -]+\r\n)+$/);
      harmless += 1;
    } catch (error) {
      assert.ok(error instanceof PairingError, String(error));
    }
  }
  assert.ok(harmless > 100);
});

test("a description that is none gets the one error", () => {
  const whole = ofChromium(chance(8), "actpass", []).join("\r\n");
  for (const line of ["ufrag", "pwd", "fingerprint", "setup"])
    assert.throws(() => describe(whole.replace(new RegExp(`a=.*${line}`), "b=")), PairingError);
  assert.throws(() => describe(whole.replace("sha-256", "sha-1")), PairingError);
  assert.throws(() => partIn(""), PairingError);
});

test("candidates elsewhere, by TCP, with a zone or without a known address are left out", () => {
  const lines = [
    "1 1 udp 5 1.2.3.4 5 typ srflx raddr 0.0.0.0",
    "1 1 tcp 5 1.2.3.4 5 typ host",
    "1 1 udp 5 fe80::1%eth0 5 typ host",
    "1 1 udp 5 printer.local 5 typ host",
    "1 1 udp 5 1.2.3.999 5 typ host",
    "1 1 udp 5 1::2::3 5 typ host",
    "1 1 udp 5 1.2.3.4 70000 typ host",
    "1 2 udp 5 1.2.3.4 5 typ host",
  ];
  const sdp = ofChromium(chance(9), "actpass", []).concat(lines.map((line) => `a=candidate:${line}`));
  assert.deepEqual(describe(sdp.join("\r\n")).candidates, []);
});

test("each game has a mark of its own", () => {
  assert.notEqual(markOf("san_juan"), markOf("puerto_rico"));
  assert.ok(markOf("san_juan") < 2 ** 16);
});
