// The findings of a look back on the table of a replay: marks on options, and the way from mistake to mistake.
import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import "./on_page.mjs";

mock.timers.enable({ apis: ["setTimeout"] }); // the watch over an engine that never answers

const { useEngine } = await import("../../web/actions/dispatch.js");
const actions = await import("../../web/actions/review.js");
const { closeReplay } = await import("../../web/actions/replay.js");
const { marksOn, mistakes, nextMistake, review } = await import("../../web/state/review.js");
const { change, state } = await import("../../web/state/store.js");

const TABLE = { over: true, view: { ply: 9, question: null }, events: [], players: [] };

let sent = [];

/** A decision for the second of its candidates. */
const decision = (ply, seat, judgement = null) => ({
  ...{ ply, seat, judgement, chosen: 1 },
  candidates: [{ answer: [4, 5] }, { answer: [5, 6] }, { answer: [7] }],
});

const FOUND = [decision(1, 0, "blunder"), decision(3, 1, "mistake"), decision(4, 0), decision(7, 0, "inaccuracy")];

const question = (form, options) => ({ name: "build", form, options });

function lookAt(ply, seat = 0, asked = question("cards", [4, 5, 6, 7, 8])) {
  change({ replay: { ply, last: 9, seat, table: { view: { question: asked } } } });
}

beforeEach(() => {
  sent = [];
  useEngine({ send: (request) => sent.push(request) });
  const life = { is: "showing", count: 1, table: TABLE, behind: [], from: 1, until: 0, thought: null };
  change({ life, reviewing: true, answerShown: null, from: "end", screen: "replay" });
  change({ lookBack: { table: TABLE, decisions: FOUND, done: 0.5, goal: null, open: [], seat: null } });
  lookAt(4);
});

test("an option is marked as open, as given, as in the best answer", () => {
  assert.deepEqual(
    [4, 5, 6, 8].map((card) => marksOn(card)),
    [["open", "best"], ["open", "given", "best"], ["open", "given"], ["open"]],
  );
});

test("another answer that is wanted is marked instead of the best, at that decision alone", () => {
  actions.showAnswer(2);
  assert.deepEqual(marksOn(7), ["open", "shown"]);
  assert.deepEqual(marksOn(4), ["open"]);
  lookAt(7);
  assert.deepEqual(marksOn(4), ["open", "best"]);
});

test("nothing is marked that is no option, that its seat did not know, or before it is judged", () => {
  assert.deepEqual(marksOn(99), []);
  lookAt(5);
  assert.deepEqual(marksOn(4), []);
  lookAt(4, 1, { name: "build", form: "cards" });
  assert.deepEqual(marksOn(4), []);
});

test("mistakes are those of whoever it is seen as, or of everybody", () => {
  const plies = () => mistakes().map(({ ply }) => ply);
  assert.deepEqual(plies(), [1, 7]);
  lookAt(4, "decider");
  assert.deepEqual(plies(), [1, 3, 7]);
});

test("the way goes to the next mistake and no farther than the last", () => {
  assert.deepEqual([nextMistake(-1), nextMistake(1)], [1, 7]);
  actions.stepMistake(1);
  assert.deepEqual([sent.at(-1).type, sent.at(-1).ply], ["replay", 7]);
  lookAt(7);
  actions.stepMistake(1);
  assert.equal(sent.length, 1);
});

test("a review begins with the moment on show, and ends with its button", () => {
  actions.toggleReview();
  assert.equal(review(), null);
  actions.toggleReview();
  assert.ok(review());
  assert.deepEqual(sent, [{ type: "look_back", ply: 4, id: 2 }]);
  actions.toggleReview();
  assert.deepEqual([sent.at(-1).type, state.lookingBack], ["stop", false]);
});

test("a running game is not reviewed", () => {
  change({ reviewing: false, life: { ...state.life, table: { ...TABLE, over: false } } });
  actions.toggleReview();
  assert.deepEqual([review(), sent], [null, []]);
});

test("what was found of another game is not shown", () => {
  change({ lookBack: { ...state.lookBack, table: { ...TABLE } } });
  assert.equal(review(), null);
});

test("a decision is shown as its seat saw it, while the search goes on", () => {
  change({ replay: null, screen: "look_back" });
  actions.openDecision(3);
  assert.deepEqual(
    sent.map(({ type, ply, seat }) => [type, ply, seat]),
    [
      ["look_back", 3, undefined],
      ["replay", 3, "decider"],
    ],
  );
  closeReplay();
  assert.deepEqual([state.screen, state.lookingBack], ["look_back", true]);
});

test("closing a replay that was opened at the end ends the search", () => {
  actions.toggleReview();
  actions.toggleReview();
  closeReplay();
  assert.deepEqual([state.screen, state.reviewing, state.lookingBack], ["end", false, false]);
});

test("from the board one gets to the same decision of the look back, and from there to the board", () => {
  lookAt(3, "decider");
  actions.toLookBack();
  assert.deepEqual([state.screen, state.replay, state.lookBack.goal], ["look_back", null, { ply: 3 }]);
  actions.toBoard();
  assert.deepEqual([sent.at(-1).type, sent.at(-1).ply], ["replay", 3]);
});

test("from a moment that is not judged yet the look back is opened at its beginning", () => {
  lookAt(5);
  actions.toLookBack();
  assert.deepEqual([state.screen, state.lookBack.goal], ["look_back", null]);
});
