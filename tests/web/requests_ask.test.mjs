// Side requests beside the game: they leave the life of the request as it is; a visited game is not stored.
import assert from "node:assert/strict";
import { test } from "node:test";
import * as life from "../../web/engine/life.js";
import { atTable, idle, PACE, starting, table } from "./one_life.mjs";

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

const codes = (one) => one.sent.filter((request) => request.endsWith("codes")).length;

test("it is asked once the engine is there, and the game that is awaited", () => {
  const held = atTable().answer().view("A2").view("A3").view("A4");
  for (const [one, free] of [
    [starting(), (it) => it.happen("ready")],
    [atTable().answer(), (it) => it.view("A2")],
    [atTable().lose(), (it) => it.retry().happen("ready").view("A again")],
    [held, (it) => it.happen("skip")],
  ]) {
    assert.equal(codes(ask(one)), 0);
    assert.equal(codes(free(one).pass(PACE)), 1);
    assert.deepEqual(answered(answer(one)), ["d"]);
  }
});

test("ten seconds without a sign of life are told while an answer is awaited, at a game and before one", () => {
  for (const one of [ask(idle()), ask(atTable())]) {
    assert.equal(life.failure(one.pass(9_999).life), null);
    assert.equal(life.failure(one.pass(1).life).id, "engine_silent");
  }
});

test("once it is answered or refused nothing is awaited", () => {
  for (const one of [answer(ask(idle())), ask(idle()).refuse(), answer(ask(atTable()))])
    assert.equal(life.due(one.life), Infinity);
});

test("the next engine is asked again, whatever became of the one before", () => {
  for (const begin of [idle, atTable])
    for (const lost of [(it) => it.pass(10_000).retry(), (it) => it.breakOff(), (it) => it.lose().retry()]) {
      const one = lost(ask(begin())).happen("ready");
      if (life.isWaiting(one.life)) one.view("A again");
      assert.equal(codes(one), 2);
      assert.deepEqual(answered(answer(one)), ["d"]);
    }
});

test("a question that breaks two engines is not put to a third, and the game goes on", () => {
  const again = (one) => one.happen("ready").view("A again");
  const one = again(again(ask(atTable()).breakOff()).breakOff().retry());
  assert.deepEqual([codes(one), one.life.asked, one.life.is], [2, null, "showing"]);
});

test("another game takes the place of what was asked", () => {
  for (const act of [(it) => it.load("B").view("B"), (it) => it.answer().view("A2"), (it) => it.leave()]) {
    const one = ask(atTable());
    const { id } = one.life.asked;
    assert.deepEqual(answered(answer(act(one), id)), []);
    assert.equal(one.life.asked, null);
  }
});

test("a hint that is asked for or ended meanwhile takes no answer away", () => {
  const one = ask(atTable());
  const { id } = one.life.asked;
  assert.deepEqual(answered(answer(one.hint().happen("endThought"), id)), ["d"]);
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
  assert.equal(life.failure(one.pass(10_000).life).id, "engine_silent");
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
