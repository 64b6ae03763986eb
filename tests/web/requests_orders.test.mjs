// The life of a request in every order of what can happen: asked, replied, refused, stopped, lost, late.
import assert from "node:assert/strict";
import { test } from "node:test";
import * as life from "../../web/engine/life.js";
import { OneLife, starting } from "./one_life.mjs";

/** Lives that differ only in their time, or in what tables are called, are one. */
function key({ life: one, now, ghost }) {
  const since = (time) => Math.max(-1, time - now);
  const called = new Map();
  const short = (name, value) => {
    if (["until", "since", "next"].includes(name)) return since(value);
    if (["step", "text"].includes(name)) return 0;
    if (name !== "name") return value;
    if (!called.has(value)) called.set(value, `${value.split(" ")[0]} ${called.size}`);
    return called.get(value);
  };
  return JSON.stringify([one, ghost], short);
}

function copy(one) {
  const other = new OneLife(one.life);
  return Object.assign(other, { now: one.now, ghost: structuredClone(one.ghost), path: one.path });
}

/**
 * Goes every way of so many steps once, and checks each step.
 * @returns {number} how many different lives were met
 */
function explore(first, steps, check, depth) {
  const met = new Set([key(first)]);
  let edge = [first];
  for (let deep = 0; deep < depth; deep += 1) {
    const next = [];
    for (const before of edge)
      for (const [name, step] of steps(before)) {
        const after = Object.assign(copy(before), { path: [...before.path, name] });
        step(after);
        try {
          check(before, name, after);
        } catch (error) {
          throw new Error(`${error.message}; after ${after.path.join(", ")}`, { cause: error });
        }
        if (!met.has(key(after))) {
          met.add(key(after));
          next.push(after);
        }
      }
    edge = next;
  }
  return met.size;
}

const only = (done, sort) => done.filter((one) => one.do === sort);
const asked = (done) => only(done, "send").filter(({ request }) => request.type !== "ping");
const numberOf = (table) => Number.parseInt(table.name, 10);

// ------------------------------------------------------------ any message at any time

let names = 0;

/** Tables are called after the number of the request they come of; after every other a computer is to decide. */
function view(id) {
  names += 1;
  const name = `${id} ${names}${id % 2 ? "" : "*"}`;
  return (one) => one.view(name, id);
}

/** Everything that can happen, and what the worker of a bad dream might say. */
function* anything(one) {
  const { count } = one.life;
  yield* Object.entries({
    ...{ load: (it) => it.load(`${count}`), answer: (it) => it.answer(), hint: (it) => it.hint() },
    ...{ leave: (it) => it.leave(), break: (it) => it.breakOff(), retry: (it) => it.retry() },
    ...{ skip: (it) => it.happen("skip"), end: (it) => it.happen("endThought"), ready: (it) => it.happen("ready") },
    wake: (it) => Number.isFinite(life.due(it.life)) && it.pass(Math.max(0, life.due(it.life) - it.now)),
  });
  if (count > 3) return;
  for (let id = 1; id <= count; id += 1) {
    yield [`view ${id}`, view(id)];
    yield [`error ${id}`, (it) => it.refuse(id)];
    yield [`hint ${id}`, (it) => it.happen("hint", { id, done: 1, advice: [] })];
  }
}

/** What is remembered of the past in the simplest way, to hold the life against. */
const GHOST = { onShow: null, latest: 0, left: 0, wish: null, asked: "", waits: 0 };

const isReply = (event) => /^ready$|\d$/.test(event);

function remember({ ghost, life: was }, after) {
  const [show] = only(after.done, "show").slice(-1);
  const [send] = asked(after.done);
  const [launch] = only(after.done, "launch");
  const event = after.path.at(-1);
  const now = after.ghost;
  if (show) Object.assign(now, { onShow: show.table.name, latest: numberOf(show.table) });
  if (send) Object.assign(now, { asked: send.request.type, wish: null });
  if (event === "leave") Object.assign(now, { onShow: null, wish: null });
  if (event === "leave" || event === "break" || launch) now.left = after.life.count;
  if (event === "load" && life.isAway(was)) now.wish = `${was.count}`;
  if (launch) now.wish ??= was.table && JSON.stringify(was.table.save);
  now.waits = launch || isReply(event) ? 0 : ghost.waits + Number(event === "wake");
}

function checkTables({ ghost, life: was }, event, { done }) {
  const numbers = only(done, "show").map(({ table }) => numberOf(table));
  for (const number of numbers) {
    assert.ok(number > ghost.left, "a table of a game left behind is shown");
    assert.ok(number >= ghost.latest, "an earlier game is shown again");
  }
  if (life.isWaiting(was) && numbers.length)
    assert.ok([`view ${was.count}`, `error ${was.count}`].includes(event), "something is shown before the reply");
}

function checkWait({ life: was }, event, { life: is }) {
  if (!life.isWaiting(was) || life.isWaiting(is)) return;
  const ends = [`view ${was.count}`, `error ${was.count}`, "leave", "break"];
  assert.ok(ends.includes(event) || (event === "retry" && life.isSilent(was)), "a wait is ended by something else");
}

function checkErrors({ ghost, life: was }, event, { done, life: is }) {
  const refused = only(done, "tell").filter(({ error }) => error.id.startsWith("refused"));
  const told = refused.map(({ error }) => Number(error.id.split("_")[1]));
  assert.ok(told.length <= 1 && told.every((id) => id > ghost.left), "an error of a game left behind is told");
  if (!life.isWaiting(was) || event !== `error ${was.count}`) return;
  assert.equal(told.length, 1, "what was refused is not told");
  if (!was.behind.length) assert.equal(is.table, was.table, "an error does not restore what was on show");
  assert.equal(is.is, was.table ? "showing" : "idle");
}

function checkRequests({ ghost, life: was }, event, { done, life: is }) {
  const sent = asked(done).map(({ request }) => request);
  assert.deepEqual(
    sent.map(({ id }) => id),
    is.count > was.count ? [was.count + 1] : [],
    "a request is not numbered",
  );
  if (life.isAway(was)) assert.ok(!sent.length || event === "ready", "a request is sent to nobody");
  if (was.is === "starting" && event === "ready")
    assert.deepEqual(
      sent.map(({ text }) => text),
      ghost.wish === null ? [] : [ghost.wish],
      "another wish is carried out",
    );
}

function checkWorker({ life: was }, event, { done, life: is }) {
  assert.equal(only(done, "end").length, Number(is.is === "lost" && was.is !== "lost"));
  const again = event === "retry" && life.failure(was);
  const renewed = event === "break" && !life.isAway(was) && !was.renewed;
  assert.equal(only(done, "launch").length, Number(Boolean(again || renewed)));
  if (renewed) assert.equal(only(done, "tell")[0].error.id, "engine_renewed");
  if (event === "wake") assert.deepEqual([...only(done, "end"), ...only(done, "launch")], [], "time ends a worker");
  if (is.is === "lost" && was.is === "lost") assert.deepEqual(done, []);
}

function checkPage(_before, _event, { ghost, life: is }) {
  assert.equal(is.table?.name ?? null, ghost.onShow, "what is on show is not what was shown");
  if (life.hint(is)) assert.equal(ghost.asked, "hint", "a hint is on show for another request");
}

const isAwaited = (is) =>
  is.is === "starting" ||
  life.isWaiting(is) ||
  (is.is === "showing" && ((is.behind.at(-1) ?? is.table).name.endsWith("*") || life.hint(is)?.done === 0));

function checkTime(_before, _event, { ghost, life: is }) {
  assert.equal(is.pulse !== undefined, isAwaited(is), "somebody else than the awaited is looked after");
  const changes = is.is === "waiting" || (is.is === "showing" && is.behind.length > 0);
  assert.equal(Number.isFinite(life.due(is)), changes || (isAwaited(is) && !life.isSilent(is)), "time is forgotten");
  if (life.isSilent(is)) assert.ok(ghost.waits >= 5, "a short wait is taken for silence");
}

test("whatever comes in whatever order, nothing stale is shown, told, sent or waited for", () => {
  const first = Object.assign(starting(), { ghost: GHOST, path: [] });
  const met = explore(
    first,
    anything,
    (before, event, after) => {
      remember(before, after);
      for (const check of [checkTables, checkWait, checkErrors, checkRequests, checkWorker, checkPage, checkTime])
        check(before, event, after);
    },
    8,
  );
  assert.ok(met > 5_000, `only ${met} lives were met`);
});

// ------------------------------------------------------------ a worker as it is

/** What the worker does of its own: takes requests one by one, thinks, and is heard in that order. */
class Honest extends OneLife {}

const STEADY = { inbox: [], outbox: [], game: 0, plies: 0, thinks: 0 };

const say = (worker, type, id, name) => worker.outbox.push({ type, id, name });

/** A game is called after the request that began it; it has two moves that nobody is asked for. */
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

/** What the page does, and the worker behind it; a worker that is lost takes everything with it. */
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

/** Everything on its way arrives, and all that has come is shown. */
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
