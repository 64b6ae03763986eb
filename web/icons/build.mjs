/**
 * Writes drawings.js: the game-icons named in game-icons.json and our own drawings in own.svg,
 * nothing else. Run by `node web/icons/build.mjs`; `--check` only says whether it is up to date.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";

const here = (/** @type {string} */ name) => new URL(name, import.meta.url);
const read = (/** @type {string} */ name) => readFileSync(here(name), "utf8");
const json = createRequire(import.meta.url);

const set = json("@iconify-json/game-icons/icons.json");
const named = Object.entries(JSON.parse(read("game-icons.json")));

/** @param {string[]} drawing its name, its view box, its shapes */
const line = ([name, box, shapes]) =>
  `  "${name}": (sort) => html\`<svg class=\${sort} viewBox="${box}" aria-hidden="true">${shapes}</svg>\`,`;

const taken = named.map(([id, name]) => {
  const icon = set.icons[name];
  if (!icon) throw new Error(`game-icons has no icon named ${name}`);
  return [id, "0 0 512 512", icon.body.replaceAll(' fill="currentColor"', "")];
});

const symbol = /<symbol id="(.*?)" viewBox="(.*?)">(.*)<\/symbol>/g;
const drawn = [...read("own.svg").matchAll(symbol)].map(([, ...drawing]) => drawing);

const text = `/** Made by build.mjs from game-icons.json and own.svg; do not edit. */
import { html } from "lit-html";

/** @type {Record<string, (sort: string) => import("lit-html").TemplateResult>} */
export const drawings = {
${[...taken, ...drawn].map(line).sort().join("\n")}
};
`;

if (process.argv.includes("--check")) {
  if (read("drawings.js") !== text) throw new Error("drawings.js is out of date: run node web/icons/build.mjs");
} else {
  writeFileSync(here("drawings.js"), text);
}
