// A host opens another table: in a game under way only a known token moves a phone by itself; otherwise the host is asked.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Evening } from "./one_evening.mjs";

const WAYS = ["Ben", ""].flatMap((guest) =>
  ["Ben", "", "Zoë"].flatMap((seat) =>
    [true, false].flatMap((known) => [0, 3].map((ply) => ({ guest, seat, known, ply }))),
  ),
);

/** A table of three whose guest has seat 1 under this name; the host's person at seat 0 is called Ben, too. */
async function sat(t, guest) {
  const one = new Evening();
  t.after(() => one.end());
  one.names = { 1: guest };
  one.arrive(1);
  await one.rest();
  return one;
}

/** The host's page shows another table, at which the seats have these names. */
async function open(one, { id = "u", ply = 0, names = [], known = {}, ...more }) {
  const answers = Array(ply).fill(0);
  Object.assign(one.python, { id, answers, apart: [], names: [...names], computers: [], ...more });
  one.known[id] ??= known;
  one.see();
  await one.rest();
}

const tokenOf = (one) => one.stores[1].token;
const secret = (one) => (one.guests[1].table.save.id === "u" ? one.guests[1].table.view.secret : null);

/** The seat that a phone gets by itself. */
function expected({ guest, seat, known, ply }) {
  if (known) return 2;
  return ply === 0 && (seat === "" || seat === guest) ? 1 : null;
}

for (const way of WAYS)
  test(`${JSON.stringify(way)}: a phone gets the seat of its token, or at ply 0 its own, or the host is asked`, async (t) => {
    const one = await sat(t, way.guest);
    const names = ["Ben", way.seat, "Carl"];
    const known = way.known ? { 2: { token: tokenOf(one), name: way.guest } } : {};
    await open(one, { ply: way.ply, names, known });
    const seat = expected(way);
    assert.equal(secret(one), seat === null ? null : `secret of ${seat}`);
    assert.equal(one.hosting.now().placing.length, seat === null ? 1 : 0);
    assert.equal(one.guests[1].visiting.guest().placing, seat === null);
    if (way.ply) assert.deepEqual(one.python.names, names);
  });

test("the host says which person a phone is, and only then it gets that hand", async (t) => {
  const one = await sat(t, "Ben");
  await open(one, { ply: 3, names: ["Ann", "", "Carl"] });
  const { placing, free } = one.hosting.now();
  assert.deepEqual([placing[0].name, free], ["Ben", [0, 1, 2]]);
  one.hosting.place(placing[0].line, 2);
  await one.rest();
  assert.deepEqual([secret(one), one.python.names], ["secret of 2", ["Ann", "", "Carl"]]);
  assert.deepEqual([one.hosting.now().placing, one.guests[1].visiting.guest().placing], [[], false]);
});

test("a phone of which the host says that it is nobody here waits, and comes back to its own table", async (t) => {
  const one = await sat(t, "Ben");
  await open(one, { ply: 3, names: ["Ann", "Bea", "Carl"] });
  one.hosting.place(one.hosting.now().placing[0].line, null);
  await one.rest();
  assert.equal(one.guests[1].visiting.guest().elsewhere, true);
  await open(one, { id: "t", ply: 2 });
  assert.deepEqual([one.guests[1].table.save.id, one.guests[1].table.view.secret], ["t", "secret of 1"]);
});

test("a reloaded host gives a phone the seat of its token, whatever its person is called now", async (t) => {
  const one = await sat(t, "Ben");
  one.python.answers.push(0);
  one.hosting.end();
  one.open();
  one.names[1] = "Ann";
  one.arrive(1);
  await one.rest();
  assert.deepEqual([one.guests[1].table.view.secret, one.python.names[1]], ["secret of 1", "Ben"]);
});

test("a table of one person is that of the host: nobody is asked, and no phone gets it", async (t) => {
  const one = await sat(t, "");
  for (const ply of [0, 3]) {
    await open(one, { id: `u${ply}`, ply, names: ["", "", ""], computers: [0, 2] });
    const { placing, elsewhere, table } = one.guests[1].visiting.guest();
    assert.deepEqual([placing, elsewhere, table.save.id, one.hosting.now().placing], [false, true, "t", []]);
  }
});

test("the last seat is that of the host, unless its device is a board alone", async (t) => {
  const one = await sat(t, "Ben");
  await open(one, { ply: 3, names: ["Ann", "Zoë"], computers: [2], known: { 1: { token: "another", name: "Zoë" } } });
  assert.deepEqual([one.guests[1].visiting.guest().error.id, one.hosting.now().placing], ["no_seat", []]);
  const board = await sat(t, "Ben");
  board.python.computers = [0, 2];
  board.see();
  await open(board, { ply: 3, names: ["Ann", "Zoë", "Carl"], computers: [1, 2] });
  assert.deepEqual(board.hosting.now().free, [0]);
});

test("a device without a hello gets no seat of the next table", async (t) => {
  const one = await sat(t, "Ben");
  const line = one.silent(2);
  await open(one, { ply: 3, names: ["Ann", "Ben", "Carl"] });
  line.guest.send(JSON.stringify({ type: "hello", v: 1, site: "0.5.0", token: null, name: "Carl" }));
  await one.rest();
  assert.deepEqual([line.guest.heard.filter(({ type }) => type === "shown"), one.python.apart], [[], []]);
});

test("messages of a phone without a seat change nothing", async (t) => {
  const one = await sat(t, "Ben");
  await open(one, { ply: 3, names: ["Ann", "Zoë", "Carl"] });
  const asks = () => one.python.asks.filter(({ type }) => type !== "set_apart").length;
  const before = asks();
  for (const message of [
    { type: "hello", v: 1, site: "0.5.0", token: null, name: "Carl" },
    { type: "answer", seat: 1, ply: 3, answer: [0] },
    { type: "undo", seat: 1, ply: 3 },
    { type: "hint", seat: 1, ply: 3 },
    { type: "moment", ply: 1, eyes: 0 },
    { type: "look_back", first: null, again: true },
    { type: "agree", ask: 1, yes: true },
  ])
    one.lines[1].guest.send(JSON.stringify(message));
  await one.rest();
  assert.deepEqual([asks(), one.hosting.now().placing.length], [before, 1]);
});
