// The line from an element to its frame: whatever is asked settles.
import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import "./on_page.mjs";

const { Link } = await import("../../web/embed/host/link.js");
const { message } = await import("../../web/embed/protocol.js");

const PATIENCE = 20_000;

mock.timers.enable({ apis: ["setTimeout"] });

let link;
let load;
let port;
let silent;

const contentWindow = { postMessage: (_message, _origin, [given]) => (port = given) };
const WELCOME = message("welcome", { version: 1, site: "1", types: ["save"] });

/** A message comes through the port, and takes effect. */
const said = async (one) => {
  port.postMessage(one);
  await new Promise((done) => setImmediate(() => setImmediate(done)));
};

/** Asks, and notes the result: nothing yet, done, or the id of an error. */
function asked(type = "save") {
  const one = { is: "" };
  link.ask(type).then(
    () => (one.is = "done"),
    ({ id, message }) => (one.is = `${id}: ${message}`),
  );
  return one;
}

const settled = () => new Promise(setImmediate);

beforeEach(() => {
  port?.close();
  silent = mock.fn();
  const frame = { contentWindow, addEventListener: (_type, hear) => (load = hear) };
  link = new Link(frame, "http://game.example", { hear: () => true, silent, say: (id) => `words of ${id}` });
});

test("what is asked before a frame is there is done once it is", async () => {
  const one = asked();
  load();
  await said(WELCOME);
  assert.equal(one.is, "");
  await said(message("done", { text: "{}" }, 1));
  assert.equal(one.is, "done");
});

test("what is asked of a frame that stays silent is refused, before and after that was noticed", async () => {
  const early = asked();
  load();
  mock.timers.tick(PATIENCE);
  const late = asked();
  await settled();
  assert.deepEqual([early.is, late.is, silent.mock.callCount()], Array(2).fill("silent: words of silent").concat(1));
});

test("a frame that speaks up late is asked again, but not for what was refused", async () => {
  asked();
  load();
  mock.timers.tick(PATIENCE);
  const heard = [];
  port.onmessage = ({ data }) => heard.push(data.id);
  await said(WELCOME);
  const one = asked();
  await settled();
  await said(message("done", {}, 2));
  assert.deepEqual([one.is, heard], ["done", [2]]);
});

test("what is not answered by a frame that goes, or loads once more, is refused", async () => {
  for (const end of [() => link.close(), () => load()]) {
    load();
    await said(WELCOME);
    const one = asked();
    end();
    await settled();
    assert.equal(one.is, "gone: words of gone");
  }
  link.close();
});

test("what was asked early of a frame that is taken away is refused", async () => {
  const one = asked();
  link.close();
  await settled();
  assert.equal(one.is, "gone: words of gone");
});
