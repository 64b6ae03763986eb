/** Pyodide's own script, which is bundled with the worker. */
import start from "pyodide/pyodide.asm.mjs";

export const importRuntime = async () => start;
