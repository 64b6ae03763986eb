// The life of a request under every order of events: asked, replied, refused, stopped, lost, late.
import assert from "node:assert/strict";
import { test } from "node:test";
import * as life from "../../web/engine/life.js";
import { starting } from "./one_life.mjs";
import { asked, explore, only } from "./orders.mjs";

const numberOf = (table) => Number.parseInt(table.name, 10);

let names = 0;

/** A table is named after the number of its request; after every other request a computer is to decide. */
function view(id) {
  names += 1;
  const name = `${id} ${names}${id % 2 ? "" : "*"}`;
  return (one) => one.view(name, id);
}

/** Every possible event, and replies that only a broken worker would send. */
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

/** The simplest record of the past, to compare the life with. */
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
    7,
  );
  assert.ok(met > 4_000, `only ${met} lives were met`);
});
