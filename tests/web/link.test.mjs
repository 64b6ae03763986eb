// The link from an element to its frame: every request settles.
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

/** Sends a message through the port, and waits for its effect. */
const said = async (one) => {
  port.postMessage(one);
  await new Promise((done) => setImmediate(() => setImmediate(done)));
};

/** Sends a request, and notes the result: nothing yet, done, or the id of an error. */
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

test("a request that comes before its frame is carried out once the frame is there", async () => {
  const one = asked();
  load();
  await said(WELCOME);
  assert.equal(one.is, "");
  await said(message("done", { text: "{}" }, 1));
  assert.equal(one.is, "done");
});

test("a request to a silent frame is refused, before and after the silence was noticed", async () => {
  const early = asked();
  load();
  mock.timers.tick(PATIENCE);
  const late = asked();
  await settled();
  assert.deepEqual([early.is, late.is, silent.mock.callCount()], Array(2).fill("silent: words of silent").concat(1));
});

test("a frame that answers late gets new requests, but none that was refused", async () => {
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

test("a request is refused if its frame goes or reloads before it answers", async () => {
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

test("an early request to a frame that is removed is refused", async () => {
  const one = asked();
  link.close();
  await settled();
  assert.equal(one.is, "gone: words of gone");
});
