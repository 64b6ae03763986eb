/** The picture of a text that phones can read; what makes it is fetched when one is wanted. */
import { late } from "../site/late.js";

/** Squares on each side that stay light, as readers want it. */
const BORDER = 4;

/**
 * @param {string} text
 * @returns {Promise<{ path: string, size: number }>} its dark squares, each 1 by 1, and how many lie side by side
 */
export async function pictureOf(text) {
  const { encodeQR } = await late("qr", () => import("qr"));
  const rows = encodeQR(text, "raw", { border: BORDER });
  const dark = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return { path: dark.join(""), size: rows.length };
}
