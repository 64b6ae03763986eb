// The closed list of messages, tested with messages on it and off it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { isReply, isRequest } from "../../web/engine/protocol.js";

const NOTHING_KNOWN = [
  null,
  undefined,
  "new",
  1,
  [],
  {},
  { type: "eval" },
  { type: "toString" },
  { type: "__proto__" },
];

test("a request is of a type on the list, and has a number", () => {
  assert.ok(isRequest({ type: "stop", id: 1 }));
  for (const id of [undefined, null, "1", 0.5]) assert.equal(isRequest({ type: "stop", id }), false);
});

test("a reply is of a type on the list", () => {
  for (const type of ["progress", "ready", "alive", "failed", "view", "hint", "look_back", "error"])
    assert.ok(isReply({ type }));
});

test("what is on no list is neither", () => {
  for (const data of NOTHING_KNOWN) {
    assert.equal(isReply(data), false);
    assert.equal(isRequest({ ...Object(data), id: 1 }), false);
  }
});

test("no message goes both ways but hints and looks back, which are asked for and told", () => {
  for (const type of ["new", "load", "answer", "undo", "stop", "ping"]) assert.equal(isReply({ type }), false);
});
