/**
 * Pyodide calls `importScripts` to find out whether it is in a module, where the call throws. This one throws before
 * the host's policy can report it. Import it before Pyodide.
 */
self.importScripts = () => {
  throw new TypeError("This worker takes no more scripts.");
};
