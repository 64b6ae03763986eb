// Reads the QR code in a picture, given as its width, its height and the colours of its pixels, and prints the text.
import { readFileSync } from "node:fs";
import decodeQR from "qr/decode.js";

const [width, height, ...colours] = readFileSync(0, "utf8").split(",").map(Number);
process.stdout.write(decodeQR({ width, height, data: Uint8Array.from(colours) }));
