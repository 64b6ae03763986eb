/** Pyodide's own script, from its own file; the page that is one file has `one_file/worker/runtime.js` instead. */

/** @returns {Promise<NonNullable<import("pyodide").PyodideConfig["createPyodideModule"]>>} */
export const importRuntime = async () => (await import(new URL(RUNTIME.script, import.meta.url).href)).default;
