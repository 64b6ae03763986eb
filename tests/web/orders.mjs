// A request's life under every order of events, each order once.
import { OneLife } from "./one_life.mjs";

/** The identity of a life: lives that differ only in their time or the names of tables are equal. */
function key({ life: one, now, ghost }) {
  const since = (time) => Math.max(-1, time - now);
  const called = new Map();
  const short = (name, value) => {
    if (["until", "since", "next"].includes(name)) return since(value);
    if (["step", "text", "latest"].includes(name)) return 0;
    if (name !== "name") return value;
    if (!called.has(value)) called.set(value, `${value.split(" ")[0]} ${called.size}`);
    return called.get(value);
  };
  return JSON.stringify([one, ghost], short);
}

export function copy(one) {
  const other = new OneLife(one.life);
  return Object.assign(other, { now: one.now, ghost: structuredClone(one.ghost), path: one.path });
}

/**
 * Follows every path of that many steps once, and checks each step.
 * @returns {number} how many different lives were met
 */
export function explore(first, steps, check, depth) {
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

export const only = (done, sort) => done.filter((one) => one.do === sort);
export const asked = (done) => only(done, "send").filter(({ request }) => request.type !== "ping");
