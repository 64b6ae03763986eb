/**
 * Writes the game-icons named in game-icons.json and our own drawings in own.svg, nothing else: to drawings.js
 * those of the start screen, to emblems.js those a table needs besides. Run by `node web/icons/build.mjs`;
 * `--check` only says whether they are up to date.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";

const START = "check chev close load parrot pineapple play settings shell ship sun turtle".split(" ");

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

const all = [...taken, ...drawn];
const atStart = (/** @type {string[]} */ [name]) => START.includes(name);
const lines = (/** @type {string[][]} */ drawings) => drawings.map(line).sort().join("\n");

const made = "/** Made by build.mjs from game-icons.json and own.svg; do not edit. */";
const drawings = 'Record<string, (sort: string) => import("lit-html").TemplateResult>';
const files = {
  "drawings.js": `${made}
import { html } from "lit-html";

/** @type {${drawings}} */
export const drawings = {
${lines(all.filter(atStart))}
};
`,
  "emblems.js": `${made}

/** @type {(html: typeof import("lit-html").html) => ${drawings}} */
export const emblems = (html) => ({
${lines(all.filter((one) => !atStart(one)))}
});
`,
};

for (const [name, text] of Object.entries(files)) {
  if (!process.argv.includes("--check")) writeFileSync(here(name), text);
  else if (read(name) !== text) throw new Error(`${name} is out of date: run node web/icons/build.mjs`);
}
