// What a browser gives to the page's scripts, for node: a window, and a storage that keeps texts.
const kept = new Map();

globalThis.window = globalThis;
globalThis.localStorage = {
  getItem: (name) => kept.get(name) ?? null,
  setItem: (name, text) => kept.set(name, text),
  clear: () => kept.clear(),
};
