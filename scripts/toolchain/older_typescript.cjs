/** Hands lit-analyzer a TypeScript that is written in JavaScript: it takes the nearest one, and ours is not. */
const Module = require("node:module");

const older = require.resolve("typescript", { paths: [require.resolve("web-component-analyzer")] });
const resolve = Module._resolveFilename;

Module._resolveFilename = (name, ...rest) => (name === "typescript" ? older : resolve(name, ...rest));
