// The transcript for screen readers has the sentences that the person at the device may know.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { Transcript } from "../../web/effects/transcript.js";

const BOB = ["Ann took the Councillor.", "Bob kept Prefecture."];
const ANYBODY = ["Ann took the Councillor.", "Bob kept a card."];
const to = (words) => (place) => words[place];
const told = (words, from = 0) => words.slice(from).map((text, k) => ({ text, place: from + k }));

let transcript;
const read = () => transcript.lines.map(({ text }) => text);

beforeEach(() => {
  transcript = new Transcript();
  transcript.handOn("Bob", to(BOB));
});

test("a sentence that tells Bob more than others goes with the device; what all may know stays as it is", () => {
  transcript.add([...told(BOB), { text: "You: keep one of Prefecture and Well." }], false);
  const [first] = transcript.lines;
  transcript.handOn("Ann", to(ANYBODY));
  assert.deepEqual(transcript.lines, [first]);
});

test("sentences that wait under a dialog are said in the words for the person who closes it", () => {
  transcript.add([...told(BOB), { text: "You: keep one." }], true);
  transcript.handOn("Ann", to(ANYBODY));
  transcript.add([], false);
  assert.deepEqual(read(), ANYBODY);
});

test("all stays while one person reads", () => {
  transcript.add(told(BOB), false);
  transcript.handOn("Bob", to(ANYBODY));
  assert.deepEqual(read(), BOB);
});

test("events that were taken back stay with nobody else", () => {
  transcript.add(told(BOB), false);
  transcript.handOn("Ann", to(ANYBODY.slice(0, 1)));
  assert.deepEqual(read(), ANYBODY.slice(0, 1));
});

test("the latest twelve sentences stay, each with a number of its own", () => {
  for (let count = 0; count < 20; count += 1) transcript.add([{ text: String(count) }], false);
  assert.deepEqual([read().length, read().at(-1), new Set(transcript.lines.map(({ id }) => id)).size], [12, "19", 12]);
  transcript.clear();
  assert.deepEqual(read(), []);
});
