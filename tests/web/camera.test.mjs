// The camera of a host reads a guest's code, until it ends or another one takes its place.
import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import "./on_page.mjs";

mock.timers.enable({ apis: ["setTimeout"] });

const { cameras, watch } = await import("../../web/devices/pairing/camera.js");

/** The stream of a camera. */
class Stream {
  constructor(deviceId) {
    this.track = {
      readyState: "live",
      stop: () => (this.track.readyState = "ended"),
      getSettings: () => ({ deviceId }),
    };
  }
  getTracks = () => [this.track];
  getVideoTracks = () => [this.track];
}

let asked = [];
let code = "";
const DEVICES = [
  { kind: "audioinput", deviceId: "m", label: "Microphone" },
  { kind: "videoinput", deviceId: "f", label: "Front" },
  { kind: "videoinput", deviceId: "b", label: "Back" },
];
const mediaDevices = {
  getUserMedia: async ({ video }) => {
    asked.push(video);
    return new Stream(video.deviceId?.exact ?? "b");
  },
  enumerateDevices: async () => DEVICES,
};
Object.defineProperty(globalThis, "navigator", { value: { mediaDevices }, configurable: true });
globalThis.BarcodeDetector = class {
  static getSupportedFormats = async () => ["qr_code"];
  detect = async () => (code ? [{ rawValue: code }] : []);
};

/** Lets the page look some times. */
async function looks(times = 3) {
  for (let count = 0; count < times; count += 1) {
    for (let turn = 0; turn < 20; turn += 1) await null;
    mock.timers.tick(150);
  }
  for (let turn = 0; turn < 20; turn += 1) await null;
}

const video = () => ({ isConnected: true, srcObject: null, play: async () => {} });

beforeEach(() => {
  [asked, code] = [[], ""];
});

test("a code in the picture is found, and the camera is off once its picture is gone", async () => {
  const [shown, found] = [video(), []];
  const watched = watch(shown, (text) => found.push(text), "");
  await looks();
  code = "a1";
  await looks(1);
  shown.isConnected = false;
  await looks();
  await watched;
  assert.deepEqual([found[0], shown.srcObject.track.readyState], ["a1", "ended"]);
});

test("a camera that ends in the middle says so", async () => {
  const shown = video();
  const watched = assert.rejects(
    watch(shown, () => {}, ""),
    { reason: "ended" },
  );
  await looks();
  shown.srcObject.track.readyState = "ended";
  await looks();
  await watched;
});

test("another camera takes the place of the first one", async () => {
  const [shown, found] = [video(), []];
  const first = watch(shown, () => assert.fail("the first camera is off"), "");
  await looks();
  const { track } = shown.srcObject;
  assert.deepEqual(
    (await cameras(shown)).map(({ label, isOn }) => [label, isOn]),
    [
      ["Front", false],
      ["Back", true],
    ],
  );
  const second = watch(shown, (text) => found.push(text), "f");
  await looks();
  await first;
  code = "a1";
  await looks();
  assert.deepEqual([track.readyState, asked[1].deviceId, found[0]], ["ended", { exact: "f" }, "a1"]);
  shown.isConnected = false;
  await looks();
  await second;
});
