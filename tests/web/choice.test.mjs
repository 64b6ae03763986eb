// Picks of options, by the form of the question and the person's setting.
import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import "./on_page.mjs";

mock.timers.enable({ apis: ["setTimeout"] }); // the watch over an engine that never answers

const { useEngine } = await import("../../web/actions/dispatch.js");
const { confirm, pick, putDown } = await import("../../web/actions/play.js");
const { isFull, isOption, isReady, picking } = await import("../../web/state/choice.js");
const { preferencesOf } = await import("../../web/state/settings.js");
const { change, state } = await import("../../web/state/store.js");

let sent = [];

/** Asks for `low` to `high` of three options. */
function ask(form, low, high, confirms = "some") {
  const question = { seat: 0, name: "pick", form, options: [4, 5, 6], low, high };
  const table = { view: { ply: 7, question }, preselected: [] };
  const life = { is: "showing", count: 1, table, behind: [], from: 1, until: 0, thought: null };
  change({ life, picks: [], puzzle: null, notice: null, settings: { ...state.settings, confirm: confirms } });
}

const answers = () => sent.map(({ answer }) => answer);

beforeEach(() => {
  sent = [];
  useEngine({ launch() {}, end() {}, send: (request) => sent.push(request) });
});

test("a press on the option of a question for one answers, and picks nothing", () => {
  ask("one", 1, 1);
  assert.deepEqual([isOption(5), isOption(7), isReady(), picking()], [true, false, false, null]);
  pick(5);
  assert.deepEqual([answers(), state.picks], [[[5]], []]);
});

test("where every answer is confirmed, one option is picked, exchanged and put down first", () => {
  ask("one", 1, 1, "always");
  pick(5);
  pick(6);
  assert.deepEqual([state.picks, isReady(), answers()], [[6], true, []]);
  pick(6);
  assert.deepEqual([state.picks, isReady()], [[], false]);
  pick(4);
  confirm();
  assert.deepEqual(answers(), [[4]]);
});

test("a question for yes or no has no options to pick", () => {
  ask("consent", 0, 1);
  pick(4);
  assert.deepEqual([isOption(4), isReady(), state.picks, answers()], [false, false, [], []]);
});

for (const form of ["some", "cards"])
  test(`a question for a number of options counts them, whatever a game calls that form: ${form}`, () => {
    ask(form, 2, 2);
    pick(6);
    assert.deepEqual([isReady(), isFull()], [false, false]);
    pick(4);
    pick(5);
    assert.deepEqual([state.picks, isReady(), isFull()], [[6, 4], true, true]);
    confirm();
    assert.deepEqual(answers(), [[4, 6]]);
  });

test("the last option answers where only several, or none, are confirmed", () => {
  ask("some", 0, 1, "several");
  pick(5);
  ask("some", 2, 2, "several");
  pick(5);
  pick(6);
  assert.deepEqual(answers(), [[5]]);
  ask("some", 2, 2, "never");
  pick(5);
  pick(6);
  assert.deepEqual(answers(), [[5], [5, 6]]);
});

test("too few options are refused with their number, and all can be put down", () => {
  ask("some", 2, 3);
  pick(4);
  confirm();
  assert.deepEqual(state.notice, { id: "not_ready", args: { left: 1 } });
  putDown();
  assert.deepEqual(state.picks, []);
});

test("a setting of an earlier version confirms the same questions", () => {
  const confirmed = (confirms) => preferencesOf({ settings: { confirm: confirms } }).settings.confirm;
  assert.deepEqual(["always", "cards", "some", "several", "never", "roles"].map(confirmed), [
    "always",
    "some",
    "some",
    "several",
    "never",
    undefined,
  ]);
});
