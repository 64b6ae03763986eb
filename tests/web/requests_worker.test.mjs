// The life of a request with an honest worker: in any order of events, the page shows the game that the worker plays.
import assert from "node:assert/strict";
import { test } from "node:test";
import * as life from "../../web/engine/life.js";
import { OneLife, starting } from "./one_life.mjs";
import { asked, copy, explore, only } from "./orders.mjs";

/** A life with a worker that takes requests one by one, thinks, and sends replies in that order. */
class Honest extends OneLife {}

const STEADY = { inbox: [], outbox: [], game: 0, plies: 0, thinks: 0 };

const say = (worker, type, id, name) => worker.outbox.push({ type, id, name });

/** A game is named after the request that began it; two of its moves come without a question. */
const HANDLERS = {
  load(worker, { id, text }) {
    if (text === "bad") return say(worker, "error", id);
    return HANDLERS.answer(Object.assign(worker, { game: id, plies: 0 }), { id });
  },
  answer(worker, { id }) {
    if (!worker.game) return say(worker, "error", id);
    Object.assign(worker, { plies: worker.plies + 1, thinks: id });
    return say(worker, "view", id, `${worker.game} ${worker.plies}`);
  },
  stop: (worker) => Object.assign(worker, { thinks: 0 }),
};

function work(one) {
  const request = one.ghost.inbox.shift();
  HANDLERS[request.type](one.ghost, request);
}

function ponder(one) {
  one.ghost.plies += 1;
  say(one.ghost, "view", one.ghost.thinks, `${one.ghost.game} ${one.ghost.plies}`);
}

function deliver(one) {
  const { type, id, name } = one.ghost.outbox.shift();
  if (type === "view") one.view(name, id);
  else one.refuse(id);
}

/** An act of the page with the worker behind it; a lost worker loses everything. */
const act = (doIt) => (one) => {
  doIt(one);
  if (only(one.done, "launch").length) Object.assign(one.ghost, structuredClone(STEADY));
  one.ghost.inbox.push(...asked(one.done).map(({ request }) => request));
};

function* possible({ life: is, ghost }) {
  if (is.count < 4) {
    yield ["load", act((it) => it.load("good"))];
    yield ["load a bad file", act((it) => it.load("bad"))];
    yield ["answer", act((it) => it.answer())];
  }
  yield ["leave", act((it) => it.leave())];
  if (is.is === "starting") yield ["ready", act((it) => it.happen("ready"))];
  if (is.is === "lost") yield ["retry", act((it) => it.retry())];
  else yield ["break", act((it) => it.breakOff())];
  if (ghost.inbox.length && is.is !== "lost" && is.is !== "starting") yield ["work", work];
  if (ghost.thinks && ghost.plies < 3) yield ["ponder", ponder];
  if (ghost.outbox.length) yield ["deliver", deliver];
  if (life.behind(is)) yield ["skip", act((it) => it.happen("skip"))];
}

/** Delivers everything on its way, and shows all of it. */
function settle(one) {
  while (one.ghost.inbox.length && !life.isAway(one.life)) work(one);
  while (one.ghost.outbox.length) deliver(one);
  return one.pass(life.isAway(one.life) ? 0 : 10_000);
}

test("once everything has been heard, the page shows the newest table of the game that the worker plays", () => {
  const first = Object.assign(new Honest(starting().life), { ghost: STEADY, path: [] });
  const check = (_, __, after) => {
    const { life: is, ghost } = settle(copy(after));
    assert.ok(!life.isWaiting(is), "a wait has no end");
    if (is.is === "showing") assert.equal(is.table.name, `${ghost.game} ${ghost.plies}`);
  };
  const met = explore(first, possible, check, 12);
  assert.ok(met > 2_000, `only ${met} lives were met`);
});
