// The number of workers that think at once: the setting, the limit, and never more than there are.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import "./on_page.mjs";
import { choices, cores } from "../../web/state/cores.js";
import { state } from "../../web/state/store.js";

const device = (told) => Object.defineProperty(globalThis, "navigator", { value: told, configurable: true });

beforeEach(() => {
  state.settings.cores = 0;
});

test("a device with memory and cores has four at most", () => {
  for (const [hardwareConcurrency, count] of [
    [1, 1],
    [2, 2],
    [4, 4],
    [16, 4],
  ]) {
    device({ hardwareConcurrency, deviceMemory: 8 });
    assert.equal(cores(), count);
  }
});

test("a device with little memory has one", () => {
  device({ hardwareConcurrency: 8, deviceMemory: 2 });
  assert.equal(cores(), 1);
});

test("a browser that tells nothing of its memory has two", () => {
  device({ hardwareConcurrency: 4 });
  assert.equal(cores(), 2);
});

test("a browser that tells nothing at all has one", () => {
  device({});
  assert.equal(cores(), 1);
});

test("no more can be set than there are", () => {
  device({ hardwareConcurrency: 2 });
  assert.deepEqual(choices(), [0, 1, 2]);
});

test("what is set counts, but for cores that are not there", () => {
  device({ hardwareConcurrency: 2, deviceMemory: 2 });
  for (const [set, count] of [
    [1, 1],
    [2, 2],
    [4, 2],
  ]) {
    state.settings.cores = set;
    assert.equal(cores(), count);
  }
});
