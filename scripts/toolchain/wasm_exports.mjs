// Removes the unused exports of a WebAssembly file.

const HEAD = 8;
const EXPORTS = 7;
const FUNCTION = 0;
const GLOBAL = 3;

/** Reads numbers and names one after the other. */
class Reader {
  constructor(bytes, at = 0) {
    Object.assign(this, { bytes, at });
  }

  byte() {
    return this.bytes[this.at++];
  }

  /** A number in groups of seven bits, the lowest first. */
  number() {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = this.byte();
      value += (byte & 0x7f) * 2 ** shift;
      if (byte < 0x80) return value;
    }
  }

  take(length) {
    this.at += length;
    return this.bytes.subarray(this.at - length, this.at);
  }
}

/** @param {number} value */
function written(value) {
  const bytes = [];
  for (let left = value; ; left = Math.floor(left / 0x80)) {
    if (left < 0x80) return Uint8Array.of(...bytes, left);
    bytes.push((left % 0x80) | 0x80);
  }
}

const joined = (...parts) => new Uint8Array(Buffer.concat(parts));

/** The section of exports with these names in it; memory, tables and tags stay. */
function cut(section, names) {
  const reader = new Reader(section);
  const kept = [];
  for (let left = reader.number(); left > 0; left--) {
    const start = reader.at;
    const name = String.fromCharCode(...reader.take(reader.number()));
    const kind = reader.byte();
    reader.number();
    if (names.has(name) || ![FUNCTION, GLOBAL].includes(kind)) kept.push(section.subarray(start, reader.at));
  }
  return joined(written(kept.length), ...kept);
}

/**
 * The same file with no other functions and globals among its exports.
 * @param {Uint8Array} wasm
 * @param {Set<string>} names
 */
export function withExports(wasm, names) {
  const reader = new Reader(wasm, HEAD);
  const sections = [wasm.subarray(0, HEAD)];
  while (reader.at < wasm.length) {
    const id = reader.byte();
    const content = reader.take(reader.number());
    const section = id === EXPORTS ? cut(content, names) : content;
    sections.push(Uint8Array.of(id), written(section.length), section);
  }
  return joined(...sections);
}
