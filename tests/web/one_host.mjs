// The rules of a device that hosts, event by event, with its effects.
import { begun, reduce } from "../../web/devices/host.js";
import { SmallPython } from "./device_channels.mjs";

export const SITE = "0.5.0";

/** A host with its table on show, and the effects of its last event. */
export class OneHost {
  constructor(phones) {
    Object.assign(this, { host: begun(SITE, "t", phones), effects: [], now: 0, python: new SmallPython() });
    this.see();
  }
  happen(type, what = {}) {
    const { host, effects } = reduce(this.host, { type, ...what });
    Object.assign(this, { host, effects });
    return this;
  }
  see(ply = this.python.ply) {
    return this.happen("table", { table: { id: "t", ply } });
  }
  say(line, message) {
    return this.happen("text", { line, text: JSON.stringify(message), now: this.now });
  }
  hello(line, more = {}) {
    return this.say(line, { type: "hello", v: 1, site: SITE, token: null, name: "Zoë", ...more });
  }
  join(line, seat, more) {
    return this.happen("open", { line, seat, token: `token ${line}` }).hello(line, more);
  }
  /** Joins, and acknowledges its first state. */
  sit(line, seat) {
    this.join(line, seat).show(line);
    return this.say(line, { type: "ack", n: 1 });
  }
  show(line) {
    const { seat } = this.host.lines[line];
    return this.happen("shown", {
      line,
      reply: { type: "shown", device: line, viewer: seat, table: this.python.table(seat) },
    });
  }
  sent(line) {
    return this.effects.filter((one) => one.do === "send" && one.line === line).map(({ message }) => message);
  }
  said(line) {
    return this.sent(line).map(({ type, error }) => error?.id ?? type);
  }
  asked() {
    return this.effects.filter((one) => one.do === "ask").map(({ message }) => message);
  }
  did(kind) {
    return this.effects.filter((one) => one.do === kind);
  }
}
