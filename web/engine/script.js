/** Where the worker's script is. */
export const SCRIPT = new URL(WORKER, import.meta.url);
