// What is asked beside the game: it leaves the life of the request as it is; a visit is not kept.
import assert from "node:assert/strict";
import { test } from "node:test";
import * as life from "../../web/engine/life.js";
import { atTable, idle, starting, table } from "./one_life.mjs";

const ask = (one) => one.happen("ask", { wish: { type: "codes" } });
const answer = (one, id = one.life.count) => one.happen("codes", { id, deal: "d", game: "g" });
const answered = (one) => one.all("answered").map(({ reply }) => reply.deal);

test("an answer is handed on, and the table stays", () => {
  const one = answer(ask(atTable()));
  assert.deepEqual([answered(one), one.shown, one.life.is], [["d"], ["A"], "showing"]);
});

test("it can be asked before there is a game", () => {
  const one = answer(ask(idle()));
  assert.deepEqual([answered(one), one.life.is], [["d"], "idle"]);
});

test("nothing is asked of an engine that is away, or while a game is awaited", () => {
  for (const one of [starting(), atTable().answer(), atTable().lose()]) {
    const { count } = one.life;
    assert.equal(ask(one).life.count, count);
  }
});

test("only what was asked last is answered", () => {
  const one = ask(ask(atTable()));
  answer(one, one.life.count - 1);
  assert.deepEqual(answered(one), []);
  assert.deepEqual(answered(answer(one)), ["d"]);
});

test("a hint and a look back go on beside it", () => {
  const one = answer(ask(atTable().hint()));
  one.happen("hint", { id: one.life.count, done: 1, advice: [] });
  assert.equal(life.hint(one.life).done, 1);
  assert.ok(life.isLookingBack(answer(ask(atTable().lookBack())).life));
});

test("a game that is only visited is shown and not kept until it goes on", () => {
  const one = idle().load("B");
  one.happen("view", { id: one.life.count, table: table("B"), visit: true });
  assert.deepEqual([one.shown, one.all("keep").length], [["B"], 0]);
  one.answer().view("B2");
  assert.deepEqual(
    one.all("keep").map(({ table: { name } }) => name),
    ["B2"],
  );
});

test("a verdict is told again and again until something else is asked", () => {
  const one = idle().happen("ask", { wish: { type: "judge", code: "c", losses: [0, 8], answer: [] } });
  const judged = (done, id) => one.happen("judged", { id, done, given: 0, answers: [] });
  const { count } = one.life;
  judged(0, count);
  judged(1, count);
  ask(one);
  judged(1, count);
  assert.deepEqual(
    one.all("judged").map(({ verdict }) => verdict.done),
    [0, 1],
  );
});

test("what is refused is told where no game is open, too", () => {
  const one = ask(ask(idle()));
  one.refuse(one.life.count - 1);
  assert.deepEqual(one.told, []);
  one.refuse();
  assert.deepEqual([one.told.length, one.life.is], [1, "idle"]);
});
