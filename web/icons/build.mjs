/**
 * Writes sprite.js: the game-icons named in game-icons.json and our own drawings in own.svg,
 * nothing else. Run by `node web/icons/build.mjs`; `--check` only says whether it is up to date.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";

const here = (/** @type {string} */ name) => new URL(name, import.meta.url);
const read = (/** @type {string} */ name) => readFileSync(here(name), "utf8");
const json = createRequire(import.meta.url);

const set = json("@iconify-json/game-icons/icons.json");
const named = Object.entries(JSON.parse(read("game-icons.json")));
const drawn = read("own.svg").match(/<symbol.*<\/symbol>/g) ?? [];

const taken = named.map(([id, name]) => {
  const icon = set.icons[name];
  if (!icon) throw new Error(`game-icons has no icon named ${name}`);
  const body = icon.body.replaceAll(' fill="currentColor"', "");
  return `<symbol id="${id}" viewBox="0 0 512 512">${body}</symbol>`;
});

const symbols = [...taken, ...drawn].sort().map((line) => `  '${line}',`);
const text = `/** Made by build.mjs from game-icons.json and own.svg; do not edit. */
export const symbols = [
${symbols.join("\n")}
].join("");
`;

if (process.argv.includes("--check")) {
  if (read("sprite.js") !== text) throw new Error("sprite.js is out of date: run node web/icons/build.mjs");
} else {
  writeFileSync(here("sprite.js"), text);
}
