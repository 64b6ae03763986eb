// Reads a QR code as a phone does: draws its path, given as JSON, with squares of four pixels, and prints the text.
import { readFileSync } from "node:fs";
import decodeQR from "qr/decode.js";

const SCALE = 4;

const { path, size } = JSON.parse(readFileSync(0, "utf8"));
const width = size * SCALE;
const data = new Uint8Array(width * width * 4).fill(255);
for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g))
  for (let row = 0; row < SCALE; row += 1) {
    const from = ((Number(y) * SCALE + row) * width + Number(x) * SCALE) * 4;
    for (let at = from; at < from + SCALE * 4; at += 4) data.fill(0, at, at + 3);
  }
process.stdout.write(decodeQR({ width, height: width, data }));
