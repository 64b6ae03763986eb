// Draws an SVG as PNGs: node pictures.mjs SVG SIZE=FILE…
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { initWasm, Resvg } from "@resvg/resvg-wasm";

const [source, ...wanted] = process.argv.slice(2);

await initWasm(await readFile(createRequire(import.meta.url).resolve("@resvg/resvg-wasm/index_bg.wasm")));
const svg = await readFile(source, "utf8");
for (const one of wanted) {
  const [size, file] = one.split("=");
  const drawing = new Resvg(svg, { fitTo: { mode: "width", value: Number(size) } });
  await writeFile(file, drawing.render().asPng());
}
