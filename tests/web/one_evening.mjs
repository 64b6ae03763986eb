// An evening at a table of three seats: the person at seat 0 hosts, guests have seats 1 and 2, a screen shows the table.
import { mock } from "node:test";
import { createHosting } from "../../web/devices/hosting.js";
import { createVisiting } from "../../web/devices/visiting.js";
import { ASLEEP } from "../../web/engine/life.js";
import { reduce } from "../../web/engine/requests.js";
import { channels, SmallPython, settle } from "./device_channels.mjs";

mock.timers.enable({ apis: ["setInterval", "setTimeout"] });

const SITE = "0.5.0";

/** A page of a guest, with the life of its requests. */
class GuestPage {
  /** The token is in its store, and outlives the page. */
  constructor(store, name) {
    Object.assign(this, {
      store,
      life: ASLEEP,
      table: null,
      told: [],
      found: [],
      moments: [],
      signals: 0,
      drawings: 0,
      name,
    });
    const page = {
      listener: (event) => this.happen(event),
      keep: (token) => Object.assign(store, { token }),
      signal: () => (this.signals += 1),
      changed: () => (this.drawings += 1),
    };
    this.visiting = createVisiting({ ...page, site: SITE, name, token: store.token ?? null });
    this.happen({ type: "start" });
    this.happen({ type: "begin", wish: { type: "join" } });
  }
  happen(event) {
    const { life, effects } = reduce(this.life, event, { now: 0, pace: 0 });
    this.life = life;
    for (const effect of effects) this.carryOut(effect);
  }
  carryOut(effect) {
    if (effect.do === "launch") this.visiting.engine.launch();
    if (effect.do === "send") this.visiting.engine.send(effect.request);
    if (effect.do === "show") this.table = effect.table;
    if (effect.do === "tell") this.told.push(effect.error.id);
    if (effect.do === "found") this.found.push(effect.findings);
    if (effect.do === "replay") this.moments.push(effect.replay);
    if (effect.do === "keep") throw new Error("a guest stores no table");
  }
  answer(options = [this.table.view.ply]) {
    const { ply, seat } = this.table.view;
    this.happen({ type: "move", wish: { type: "answer", seat, ply, answer: options } });
  }
  undo() {
    this.happen({ type: "move", wish: { type: "undo", seat: this.table.view.seat } });
  }
}

export class Evening {
  constructor() {
    Object.assign(this, { python: new SmallPython(), phones: {}, undone: [], told: [], lines: {}, drawings: 0 });
    Object.assign(this, { known: {}, names: {} });
    this.open();
    this.stores = { 1: {}, 2: {}, screen: {} };
    this.guests = {};
  }
  /** Opens the host's page, after an earlier one with its own phones. */
  open() {
    this.hosting = createHosting({
      ...{ ask: this.python.ask, site: SITE, table: "t", phones: this.phones },
      keep: (of, phones) => Object.assign(this, { of, phones }) && Object.assign(this.known, { [of]: phones }),
      known: (table) => this.known[table] ?? {},
      names: ({ players }) => players.map(({ name, kind }) => (kind === "person" ? name : null)),
      isOpen: ({ save }) => save.id !== "closed",
      undo: (seat) => this.undone.push(seat),
      tell: (error) => this.told.push(error.id),
      changed: () => (this.drawings += 1),
    });
    this.see();
  }
  /** The host's page draws its newest table. */
  see(table = this.python.table(0)) {
    this.hosting.see({ is: "showing", table, behind: [] });
  }
  /** Opens the page of a guest, and connects it. */
  arrive(who) {
    this.guests[who] = new GuestPage(this.stores[who], this.names[who] ?? `guest ${who}`);
    return this.connect(who);
  }
  connect(who) {
    this.lines[who]?.cut();
    const line = channels();
    this.lines[who] = line;
    this.hosting.welcome(line.host, who === "screen" ? null : Number(who));
    this.guests[who].visiting.enter(line.guest);
    return this.guests[who];
  }
  /** Connects a device to the offer of a seat, which says nothing yet. */
  silent(seat) {
    const line = channels();
    line.guest.heard = [];
    line.guest.onText = (text) => line.guest.heard.push(JSON.parse(text));
    this.hosting.welcome(line.host, seat);
    return line;
  }
  /** Lets everything happen that is under way, and the host's page see each new table. */
  async rest() {
    for (let count = 0; count < 4; count += 1) {
      const { ply } = this.python;
      await settle();
      if (this.python.ply !== ply || count === 0) this.see();
    }
  }
  async beat(times = 1) {
    for (let count = 0; count < times; count += 1) {
      mock.timers.tick(2000);
      await settle();
    }
  }
  end() {
    this.hosting.end();
    for (const { visiting } of Object.values(this.guests)) visiting.leave();
    mock.timers.tick(1000);
  }
}
