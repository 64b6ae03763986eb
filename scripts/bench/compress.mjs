// Compresses files as well as can be, as hosts do beforehand: node compress.mjs br|gzip FROM TO
import { readFileSync, writeFileSync } from "node:fs";
import { brotliCompressSync, gzipSync } from "node:zlib";

const [, , encoding, from, to] = process.argv;
const content = readFileSync(from);
writeFileSync(to, encoding === "br" ? brotliCompressSync(content) : gzipSync(content, { level: 9 }));
