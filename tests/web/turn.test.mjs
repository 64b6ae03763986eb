// The turn at a table, in browsers that give locks, deny them, or take one away for another page.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

globalThis.location = new URL("http://localhost/games/");

let request;
Object.defineProperty(globalThis, "navigator", { value: { locks: { request: (...how) => request(...how) } } });

const { claim, leave } = await import("../../web/storage/turn.js");

let lost;

beforeEach(() => {
  leave();
  lost = 0;
});

const claims = () => claim("one", () => (lost += 1));
const failing = (name) => async () => {
  throw new DOMException("", name);
};

test("a page whose browser denies it locks plays on, and is not told of another page", async () => {
  request = failing("SecurityError");
  assert.equal(await claims(), true);
  assert.equal(lost, 0);
});

test("a page whose lock is taken away hears of it", async () => {
  request = async (_name, _how, hold) => {
    hold({});
    throw new DOMException("", "AbortError");
  };
  assert.equal(await claims(), true);
  await undefined;
  assert.equal(lost, 1);
});

test("a page that comes second has no turn", async () => {
  request = async (_name, _how, hold) => hold(null);
  assert.equal(await claims(), false);
  assert.equal(lost, 0);
});
