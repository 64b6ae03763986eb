// Stand-ins for node: a window, and a local storage.
const kept = new Map();

globalThis.window = globalThis;
globalThis.localStorage = {
  getItem: (name) => kept.get(name) ?? null,
  setItem: (name, text) => kept.set(name, text),
  clear: () => kept.clear(),
};
