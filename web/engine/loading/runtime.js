/** Pyodide's own script, from its own file. The page that is one file has it in its worker: see `one_file/`. */

/** @returns {Promise<NonNullable<import("pyodide").PyodideConfig["createPyodideModule"]>>} */
export const importRuntime = async () => (await import(new URL(RUNTIME.script, import.meta.url).href)).default;
