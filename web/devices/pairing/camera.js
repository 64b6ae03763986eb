/** The camera of this device, as a reader of QR codes. */
import { late } from "../../site/late.js";
import { PairingError } from "./fault.js";

/** @typedef {(video: HTMLVideoElement) => Promise<string>} Reader */
/** @typedef {{ detect: (video: HTMLVideoElement) => Promise<{ rawValue: string }[]> }} Detector */
/** @typedef {{ new (wish: { formats: string[] }): Detector, getSupportedFormats: () => Promise<string[]> }} Detectors */

/** Milliseconds between two looks. */
const PAUSE = 150;

/** The browser's own reader; null if it has none. @returns {Promise<Reader | null>} */
async function ownReader() {
  const { BarcodeDetector } = /** @type {{ BarcodeDetector?: Detectors }} */ (globalThis);
  const formats = (await BarcodeDetector?.getSupportedFormats()) ?? [];
  if (!BarcodeDetector || !formats.includes("qr_code")) return null;
  const detector = new BarcodeDetector({ formats: ["qr_code"] });
  return async (video) => (await detector.detect(video))[0]?.rawValue ?? "";
}

/** @returns {Promise<Reader>} */
const anyReader = async () =>
  (await ownReader().catch(() => null)) ?? (await late("reader", () => import("./reader.js"))).read;

/** @param {unknown} error */
const isRefused = (error) => error instanceof DOMException && error.name === "NotAllowedError";

/** @param {string} id of a camera; empty: the one at the back of a phone @returns {Promise<MediaStream>} */
async function opened(id) {
  const which = id ? { deviceId: { exact: id } } : { facingMode: "environment" };
  try {
    return await navigator.mediaDevices.getUserMedia({ video: { ...which, width: { ideal: 1280 } } });
  } catch (error) {
    throw new PairingError(isRefused(error) ? "denied" : "camera");
  }
}

/** @param {MediaStream} stream */
function close(stream) {
  for (const track of stream.getTracks()) track.stop();
}

/** A camera; `isOn`: its picture is on show. @typedef {{ id: string, label: string, isOn: boolean }} Camera */

/** The cameras of this device, which have names once the page may use one. @param {HTMLVideoElement} video @returns {Promise<Camera[]>} */
export async function cameras(video) {
  const devices = await navigator.mediaDevices.enumerateDevices().catch(() => []);
  const [track] = /** @type {MediaStream | null} */ (video.srcObject)?.getVideoTracks() ?? [];
  const on = track?.getSettings().deviceId;
  return devices.flatMap(({ kind, deviceId: id, label }) =>
    kind === "videoinput" && id ? [{ id, label, isOn: id === on }] : [],
  );
}

/** Whether the picture stands still for good: the system has taken the camera away. @param {MediaStream} stream */
const hasEnded = (stream) => stream.getTracks().every(({ readyState }) => readyState === "ended");

/**
 * Looks again and again until the element has left the page, or shows another stream.
 * @param {HTMLVideoElement} video
 * @param {MediaStream} stream
 * @param {Reader} read
 * @param {(text: string) => void} found
 */
async function lookOn(video, stream, read, found) {
  const isShown = () => video.isConnected && video.srcObject === stream;
  while (isShown()) {
    if (hasEnded(stream)) throw new PairingError("ended");
    const text = await read(video).catch(() => ""); // a picture without a code, or not yet a picture
    if (text && isShown()) found(text);
    await new Promise((done) => setTimeout(done, PAUSE));
  }
}

/**
 * Shows the camera's picture, and reads QR codes in it, as long as the element lies in the page. A later call for the
 * same element ends this one.
 * @param {HTMLVideoElement} video
 * @param {(text: string) => void} found gets the text of each picture with a code
 * @param {string} id of the camera; empty: any
 */
export async function watch(video, found, id) {
  const earlier = /** @type {MediaStream | null} */ (video.srcObject);
  video.srcObject = null; // ends the look at it
  if (earlier) close(earlier);
  const stream = await opened(id);
  try {
    video.srcObject = stream;
    await video.play();
    await lookOn(video, stream, await anyReader(), found);
  } finally {
    close(stream);
  }
}
