// Rounds drawings: node drawings.mjs, with JSON on its standard input: [view box, shapes] by name. It prints the same.
import { readFileSync } from "node:fs";
import { optimize } from "svgo";

/** The steps of a coordinate across a drawing, at least: at the size of an icon they are far finer than a pixel. */
const STEPS = 2000;

/** The decimals of a coordinate. @param {string} box */
function decimals(box) {
  const [, , width, height] = box.split(" ").map(Number);
  return Math.max(0, Math.ceil(Math.log10(STEPS / Math.max(width, height))));
}

/** @param {string} box @param {string} shapes */
function rounded(box, shapes) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${shapes}</svg>`;
  const { data } = optimize(svg, { floatPrecision: decimals(box) });
  return /^<svg [^>]*>(.*)<\/svg>$/s.exec(data)[1];
}

const drawings = Object.entries(JSON.parse(readFileSync(0, "utf8")));
const made = drawings.map(([name, [box, shapes]]) => [name, [box, rounded(box, shapes)]]);
process.stdout.write(JSON.stringify(Object.fromEntries(made)));
