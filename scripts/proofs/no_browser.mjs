// Stand-ins for node: a window, a local storage, and a clock that stands still near the days that proofs and tests write.
const NOW = Date.UTC(2026, 10, 20, 12);

globalThis.Date = class extends Date {
  static now = () => NOW;

  constructor(...of) {
    super(...(of.length ? of : [NOW]));
  }
};

const kept = new Map();

globalThis.window = globalThis;
globalThis.localStorage = {
  getItem: (name) => kept.get(name) ?? null,
  setItem: (name, text) => kept.set(name, text),
  clear: () => kept.clear(),
};
