/** The address of the worker's script. */
export const SCRIPT = new URL(WORKER, import.meta.url);
