/** Pyodide's own script, which is bundled with the worker. */
import start from "pyodide/pyodide.asm.mjs";

/** Milliseconds between timer events: without them, WebKit may not deliver compiled code in such a worker. */
const TICK = 50;

const ticking = setInterval(() => {}, TICK);

/** @param {Parameters<typeof start>[0]} settings */
async function startOnce(settings) {
  const runtime = await start(settings);
  clearInterval(ticking);
  return runtime;
}

export const importRuntime = async () => startOnce;
