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

/** @returns {Promise<MediaStream>} */
async function opened() {
  try {
    return await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment", width: { ideal: 1280 } } });
  } catch (error) {
    throw new PairingError(isRefused(error) ? "denied" : "camera");
  }
}

/** @param {MediaStream} stream */
function close(stream) {
  for (const track of stream.getTracks()) track.stop();
}

/**
 * Looks again and again until the element has left the page.
 * @param {HTMLVideoElement} video
 * @param {Reader} read
 * @param {(text: string) => void} found
 */
async function lookOn(video, read, found) {
  while (video.isConnected) {
    const text = await read(video).catch(() => ""); // a picture without a code, or not yet a picture
    if (text && video.isConnected) found(text);
    await new Promise((done) => setTimeout(done, PAUSE));
  }
}

/**
 * Shows the camera's picture, and reads QR codes in it, as long as the element lies in the page.
 * @param {HTMLVideoElement} video
 * @param {(text: string) => void} found gets the text of each picture with a code
 */
export async function watch(video, found) {
  const stream = await opened();
  try {
    video.srcObject = stream;
    await video.play();
    await lookOn(video, await anyReader(), found);
  } finally {
    close(stream);
  }
}
