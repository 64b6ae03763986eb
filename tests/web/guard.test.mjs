// A drawing that throws closes its dialog or leaves its screen with a notice; everything else is drawn.
import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import "./on_page.mjs";

const { ASLEEP } = await import("../../web/engine/life.js");
const { useEngine } = await import("../../web/actions/dispatch.js");
const { guarded, partOf } = await import("../../web/actions/guard.js");
const { change, state } = await import("../../web/state/store.js");

mock.timers.enable({ apis: ["setTimeout"] });
mock.method(console, "error", () => {});
useEngine({ launch: () => {}, end: () => {}, send: () => {} });

let drawn = [];
let bare = 0;

/** A drawing that throws while `fails()` holds. */
const drawing = (fails) =>
  guarded(
    () => {
      if (fails()) throw new Error("no such page");
      drawn.push([state.screen, state.dialog?.name, state.notice?.id]);
    },
    () => {
      bare += 1;
    },
  );

beforeEach(() => {
  [drawn, bare] = [[], 0];
  change({ life: ASLEEP, screen: "start", dialog: null, notice: null });
});

test("what can be drawn is drawn as it is", () => {
  drawing(() => false)();
  assert.deepEqual(drawn, [["start", undefined, undefined]]);
});

test("a dialog that throws is closed, and the screen stays", () => {
  change({ screen: "statistics", dialog: { name: "book", at: "book=x" } });
  drawing(() => state.dialog)();
  assert.deepEqual(drawn, [["statistics", undefined, "not_drawn"]]);
});

test("a screen that throws is left for the start", () => {
  change({ screen: "statistics", dialog: { name: "menu" } });
  drawing(() => state.screen !== "start")();
  assert.deepEqual(drawn, [["start", undefined, "not_drawn"]]);
});

test("where even the start throws the bare page is drawn, once for each change", () => {
  const draw = drawing(() => true);
  change({ screen: "statistics" });
  draw();
  assert.equal(bare, 1);
  const { notice } = state;
  draw();
  assert.deepEqual([bare, state.notice === notice, drawn], [2, true, []]);
});

test("a part that throws is left out with a notice, and others are there", () => {
  const fails = () => {
    throw new Error("no such day");
  };
  assert.deepEqual([partOf(() => 7), partOf(fails), state.notice.id], [7, null, "not_drawn"]);
  change({ notice: null });
  assert.deepEqual([partOf(fails), state.notice], [null, null]);
});
