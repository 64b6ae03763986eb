/**
 * Pyodide asks `importScripts` whether it is in a module, where that throws. Here it throws before a policy of the host
 * hears of it and reports it. To be imported before Pyodide.
 */
self.importScripts = () => {
  throw new TypeError("This worker takes no more scripts.");
};
