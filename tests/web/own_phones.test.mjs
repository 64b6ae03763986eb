// A host invites a device, and the device joins: the codes pass from one to the other by hand.
import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { network } from "./fake_rtc.mjs";
import "./on_page.mjs";

const { codeOf, readCode } = await import("../../web/devices/pairing/code.js");
const { endInvitation, invite, see, take, takePasted, useWelcome } = await import("../../web/devices/inviting.js");
const { answerAs, begin, useSeat } = await import("../../web/devices/joining.js");
const { isLoopback } = await import("../../web/devices/pairing/link.js");
const { change, state } = await import("../../web/state/store.js");

const turn = () => new Promise((done) => setImmediate(done));

/** @type {[unknown, number | null][]} */
let welcomed = [];
let seated = [];

beforeEach(() => {
  [welcomed, seated] = [[], []];
  Object.assign(network, { isShared: true, hasAddresses: true });
  useWelcome((channel, seat) => welcomed.push([channel, seat]));
  useSeat((channel, name) => seated.push([channel, name]));
  endInvitation();
  change({ joining: null });
});

/** The answer of a guest to the open invitation. */
async function answered(name = "Ben") {
  begin(state.invitation.link);
  answerAs(name);
  while (state.joining.step === "making") await turn();
  return state.joining.code;
}

test("an invitation shows an address with an offer, as text and as a picture", async () => {
  await invite(1);
  const { seat, step, link, picture } = state.invitation;
  assert.deepEqual([seat, step], [1, "offered"]);
  assert.match(link, /^http:\/\/localhost\/games\/#join=o1[\w-]+$/);
  assert.ok(picture.size > 30);
});

test("a guest that answers sits down, and the host welcomes it to its seat", async () => {
  await invite(2);
  await takePasted(await answered("Ben"));
  await turn();
  assert.equal(state.invitation, null);
  assert.equal(state.joining, null);
  const [[host, seat]] = welcomed;
  const [[guest, name]] = seated;
  assert.deepEqual([seat, name], [2, "Ben"]);
  const heard = new Promise((done) => {
    host.onText = done;
  });
  guest.send("hello");
  assert.equal(await heard, "hello");
});

test("a screen in the middle gets no seat", async () => {
  await invite(null);
  await takePasted(await answered());
  assert.equal(welcomed[0][1], null);
});

test("a useless text leaves the offer open, and says why", async () => {
  await invite(1);
  const { link } = state.invitation;
  const code = await answered();
  for (const [text, reason] of [
    ["hello", "foreign"],
    [code.slice(0, -3), "cut"],
    [`${code.slice(0, -3)}AAA`, "altered"],
    [link, "swapped"],
  ]) {
    await takePasted(text);
    assert.deepEqual([state.invitation.reason, state.invitation.link], [reason, link]);
  }
  await takePasted(code);
  assert.equal(welcomed.length, 1);
});

test("the answer to an earlier offer is old, and that to another table is of that table", async () => {
  await invite(1);
  const code = await answered();
  const pairing = readCode(code, "answer");
  await invite(1);
  await takePasted(code);
  assert.equal(state.invitation.reason, "old");
  await takePasted(codeOf({ ...pairing, table: pairing.table ^ 1 }));
  assert.equal(state.invitation.reason, "table");
});

test("a camera that sees the same code again and again tells its fault once", async () => {
  await invite(1);
  await take("hello");
  change({ invitation: { ...state.invitation, reason: "" } });
  await take("hello");
  assert.equal(state.invitation.reason, "");
});

test("devices in two networks do not find each other, and another offer takes the place of the first", async () => {
  network.isShared = false;
  await invite(1);
  const { link } = state.invitation;
  const code = await answered();
  mock.timers.enable({ apis: ["setTimeout"] });
  const taken = takePasted(code);
  while (state.invitation.step !== "finding") await turn();
  await turn();
  mock.timers.tick(20_000);
  await turn();
  mock.timers.reset();
  await taken;
  while (state.invitation.step !== "offered") await turn();
  assert.equal(state.invitation.reason, "unreached");
  assert.notEqual(state.invitation.link, link);
});

for (const [onLine, reason] of [
  [false, "network"],
  [true, "hidden"],
])
  test(`a device without an address reads why: ${reason}`, async () => {
    network.hasAddresses = false;
    Object.defineProperty(globalThis, "navigator", { value: { onLine }, configurable: true });
    await invite(1);
    assert.equal(state.invitation.reason, reason);
  });

test("an address that only this device knows is known as one", () => {
  const { location } = globalThis;
  const known = (host) => {
    globalThis.location = new URL(`http://${host}/games/`);
    return isLoopback();
  };
  const all = ["localhost:8000", "a.localhost", "127.0.0.1", "127.1.2.3:80", "[::1]:9", "192.168.1.7", "localhost.org"];
  const found = all.filter(known);
  globalThis.location = location;
  assert.deepEqual(found, all.slice(0, 5));
});

test("a browser without WebRTC says so", async () => {
  const { RTCPeerConnection } = globalThis;
  delete globalThis.RTCPeerConnection;
  await invite(1);
  globalThis.RTCPeerConnection = RTCPeerConnection;
  assert.equal(state.invitation.reason, "browser");
});

test("a device that the host has let in gets no seat of the table that comes on show meanwhile", async () => {
  await invite(1);
  const taken = takePasted(await answered());
  change({ life: { ...state.life, table: { save: { id: "another" } } } });
  see();
  await taken;
  change({ life: { ...state.life, table: null } });
  assert.deepEqual([welcomed, state.invitation], [[], null]);
});

test("an ended invitation takes no answer", async () => {
  await invite(1);
  const code = await answered();
  endInvitation();
  await takePasted(code);
  assert.equal(welcomed.length, 0);
});

test("an invitation that cannot be read says why at the guest", () => {
  begin("o1nothing-of-that-kind");
  assert.deepEqual([state.joining.step, state.joining.reason], ["failed", "cut"]);
});
