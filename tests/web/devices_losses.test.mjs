// Random losses at random moments: once all devices are connected again, each shows the newest question.
import assert from "node:assert/strict";
import { test } from "node:test";
import { isOpen } from "../../web/engine/life.js";
import { SmallPython, settle } from "./device_channels.mjs";
import { Evening } from "./one_evening.mjs";

const EVENINGS = Number(process.env.EVENINGS ?? 40);
const STEPS = 60;
const WHO = [1, 2, "screen"];

/** Random numbers that follow from a seed (mulberry32). */
const dice = (seed) => (below) => {
  seed = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
};

/** Somebody answers, if the question is theirs and their device shows it. */
function play(one) {
  const { actor, ply } = one.python;
  const guest = one.guests[actor];
  if (actor === 0) one.python.answers.push(ply);
  else if (guest?.table && isOpen(guest.life)) guest.answer();
}

/** The network is gone: texts are lost, and later the connection ends. */
function mute(one, who) {
  for (const end of ["host", "guest"]) Object.assign(one.lines[who][end], { asleep: true });
}

const LOSSES = [
  (one, who) => one.lines[who].cut(),
  (one, who) => mute(one, who),
  (one, who) => one.arrive(who), // the guest's page is loaded again
  (one, who) => one.connect(who), // a new pairing, before the old connection ends
  (one) => {
    for (const who of WHO) one.lines[who].cut();
    one.open(); // the host's page is loaded again, and with it Python
    one.python.apart = [];
  },
  (one) => Object.assign(one.python, { gone: !one.python.gone }),
  (one) => one.see(new SmallPython({ id: "other" }).table(0)),
  (one) => one.see(),
  (one) => one.python.ply > 3 && one.python.answers.splice(-2), // the host undoes
  (one, who) => one.guests[who].table?.view.seat && one.guests[who].undo(),
];

async function heal(one) {
  one.python.gone = false;
  for (const who of WHO) one.connect(who);
  await one.rest();
  await one.beat(2);
  await one.rest();
}

function check(one, seed) {
  for (const who of WHO) {
    const { table, life } = one.guests[who];
    const viewer = who === "screen" ? null : who;
    assert.deepEqual(table, one.python.table(viewer), `evening ${seed}, guest ${who}`);
    assert.ok(isOpen(life), `evening ${seed}, guest ${who} can answer`);
  }
}

async function spend(seed) {
  const roll = dice(seed);
  const one = new Evening();
  for (const who of WHO) one.arrive(who);
  for (let step = 0; step < STEPS; step += 1) {
    if (roll(4)) play(one);
    else LOSSES[roll(LOSSES.length)](one, WHO[roll(3)]);
    if (roll(2)) await one.rest();
    if (!roll(8)) await one.beat(roll(7));
  }
  await heal(one);
  check(one, seed);
  one.end();
  return one.python.ply;
}

test(`${EVENINGS} evenings with losses end at the newest question`, async () => {
  let answers = 0;
  for (let seed = 1; seed <= EVENINGS; seed += 1) answers += await spend(seed);
  assert.ok(answers > EVENINGS * 5, `${answers} answers`);
});

test("a guest that floods the host reads why its connection ends, and the rest of its texts cost nothing", async (t) => {
  const one = new Evening();
  t.after(() => one.end());
  one.arrive(1);
  await one.rest();
  const { guest, host } = one.lines[1];
  for (let count = 0; count < 26_000; count += 1) guest.send('{"type":"beat"}');
  await settle();
  const { is, error } = one.guests[1].visiting.guest();
  assert.deepEqual([is, error.id, one.hosting.now().phones[0].here], ["ended", "flooded", false]);
  assert.ok(host.sent.length < 50);
});
