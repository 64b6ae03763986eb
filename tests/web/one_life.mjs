// A request's life in simulated time, and its effects so far.
import { ASLEEP, due } from "../../web/engine/life.js";
import { reduce } from "../../web/engine/requests.js";

export const PACE = 600;

/** A table with the facts that a life needs; if its name ends with a star, a computer is to decide. */
export const table = (name) => ({
  ...{ name, save: { of: name }, players: [{ kind: "person" }, { kind: "medium" }] },
  view: { question: { seat: Number(name.endsWith("*")) } },
});

const frozen = (value) => {
  if (typeof value === "object" && value !== null) Object.values(Object.freeze(value)).forEach(frozen);
  return value;
};

export class OneLife {
  constructor(life = ASLEEP) {
    Object.assign(this, { life: frozen(life), now: 0, pace: PACE, done: [] });
  }
  happen(type, what = {}) {
    const { life, effects } = reduce(this.life, { type, ...what }, { now: this.now, pace: this.pace });
    this.life = frozen(life);
    this.done.push(...frozen(effects));
    return this;
  }
  /** Lets time pass, and wakes the life whenever something is due. */
  pass(milliseconds) {
    const end = this.now + milliseconds;
    while (due(this.life) <= end) {
      this.now = Math.max(this.now, due(this.life));
      this.happen("wake");
    }
    this.now = end;
    return this;
  }
  /** Lets time pass while nothing runs; then the page is the first to wake. */
  sleep(milliseconds) {
    this.now += milliseconds;
    return this.happen("wake");
  }
  load(text) {
    return this.happen("begin", { wish: { type: "load", text } });
  }
  answer() {
    return this.happen("move", { wish: { type: "answer", ply: 0, seat: 0, answer: [1] } });
  }
  hint() {
    return this.happen("think", { wish: { type: "hint", ply: 0, seat: 0 } });
  }
  lookBack() {
    return this.happen("think", { wish: { type: "look_back" } });
  }
  view(name, id = this.life.count) {
    return this.happen("view", { id, table: table(name) });
  }
  refuse(id = this.life.count) {
    return this.happen("error", { id, error: { id: `refused_${id}`, args: {} } });
  }
  breakOff() {
    return this.happen("broken");
  }
  /** Breaks off again after the automatic restart. */
  lose() {
    return this.breakOff().breakOff();
  }
  retry() {
    return this.happen("retry");
  }
  leave() {
    return this.happen("leave");
  }

  /** The effects of one sort, in short. */
  all(sort) {
    return this.done.filter((one) => one.do === sort);
  }
  get shown() {
    return this.all("show").map(({ table }) => table.name);
  }
  get told() {
    return this.all("tell").map(({ error }) => error.id);
  }
  get sent() {
    return this.all("send").map(({ request }) => `${request.id} ${request.type} ${request.text ?? ""}`.trim());
  }
}

export const starting = () => new OneLife().happen("start");
export const idle = () => starting().happen("ready");

/** The game "A" has just been shown. */
export const atTable = () => idle().load("A").view("A");
