/** Reads QR codes with a lazy library, for browsers without a reader of their own. */
import decode from "qr/decode.js";

/** The most dots of a side: more take longer and show no more. */
const SIDE = 800;

const canvas = document.createElement("canvas");

/** The text of the QR code in a picture; empty: there is none. @param {HTMLVideoElement} video */
export async function read(video) {
  const scale = Math.min(1, SIDE / Math.max(video.videoWidth, video.videoHeight));
  const [width, height] = [video.videoWidth, video.videoHeight].map((side) => Math.round(side * scale));
  Object.assign(canvas, { width, height });
  const context = canvas.getContext("2d", { willReadFrequently: true });
  context?.drawImage(video, 0, 0, width, height);
  const picture = context?.getImageData(0, 0, width, height);
  return picture ? decode(picture) : "";
}
