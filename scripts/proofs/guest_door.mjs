/**
 * The page of a guest without its drawing (web/devices/visiting.js, web/engine/requests.js) for a proof: each line has texts of
 * a host. The answer has the kinds of events that they led to, and the faults.
 */
import { createInterface } from "node:readline";
import { fromGuest } from "../../web/devices/protocol.js";
import { createVisiting } from "../../web/devices/visiting.js";
import { ASLEEP } from "../../web/engine/life.js";
import { reduce } from "../../web/engine/requests.js";
import { clean } from "../../web/state/plain.js";

const SITE = "0.0.0";
/** The most signs of a name, in code units, and the most events of a log. */
const LONGEST_NAME = 40 * 24;
const MOST_EVENTS = 20_000;
/** The most milliseconds of processor time that a text may take. */
const SLOW = 500;

/** A guest at a table, over a connection of which the proof is the host. */
class Guest {
  constructor() {
    Object.assign(this, { life: ASLEEP, faults: [], kinds: {}, isOpen: true });
    const page = {
      listener: (event) => this.happen(event),
      keep() {},
      signal: () => this.note("signal"),
      changed() {},
    };
    this.visiting = createVisiting({ ...page, site: SITE, name: "Zoë", token: null });
    this.happen({ type: "start" });
    this.happen({ type: "begin", wish: { type: "join" } });
    this.channel = { send: (text) => this.judgeSent(text), close: () => {}, onText() {}, onClosed() {} };
    this.visiting.enter(this.channel);
  }
  note(kind) {
    this.kinds[kind] = (this.kinds[kind] ?? 0) + 1;
  }
  happen(event) {
    this.note(event.type);
    const { life, effects } = reduce(this.life, event, { now: 0, pace: 0 });
    this.life = life;
    for (const effect of effects) this.carryOut(effect);
  }
  carryOut(effect) {
    if (effect.do === "launch") this.visiting.engine.launch();
    if (effect.do === "send") this.visiting.engine.send(effect.request);
    if (effect.do === "keep") this.faults.push("a guest stores no table");
  }
  judgeSent(text) {
    if (!fromGuest(text)) this.faults.push(`it sent ${text.slice(0, 99)}`);
  }
  /** Brings a text of the host. */
  say(text) {
    const before = process.cpuUsage();
    try {
      this.channel.onText(text);
      this.judge();
    } catch (error) {
      this.faults.push(String(error.stack).split("\n").slice(0, 4).join(" "));
    }
    const { user, system } = process.cpuUsage(before);
    if ((user + system) / 1000 > SLOW) this.faults.push(`it took ${(user + system) / 1000} ms`);
  }
  judge() {
    const { table, error } = this.visiting.guest();
    const names = (table?.players ?? []).map(({ name }) => name);
    if (names.some((name) => name.length > LONGEST_NAME || name !== clean(name)))
      this.faults.push("a name is not clean");
    const facts = Object.values(error?.args ?? {}).filter((fact) => typeof fact === "string");
    if (facts.some((fact) => fact !== clean(fact))) this.faults.push("an error is not clean");
    if ((table?.events.length ?? 0) > MOST_EVENTS) this.faults.push("the log has no end");
  }
  get hasEnded() {
    return this.visiting.guest().is === "ended";
  }
}

/** Lets a guest read texts; one that has left the table is followed by another. @param {string[]} texts */
async function read(texts) {
  let guest = new Guest();
  const [faults, kinds] = [[], {}];
  const leave = () => {
    guest.visiting.leave();
    faults.push(...guest.faults);
    for (const [kind, count] of Object.entries(guest.kinds)) kinds[kind] = (kinds[kind] ?? 0) + count;
  };
  for (const text of texts) {
    guest.say(text);
    await null;
    if (!guest.hasEnded) continue;
    leave();
    guest = new Guest();
  }
  leave();
  return { faults, kinds };
}

for await (const line of createInterface({ input: process.stdin }))
  console.log(JSON.stringify(await read(JSON.parse(line))));
