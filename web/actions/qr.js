/** Draws a text as a QR code with a lazy library. */
import { late } from "../site/late.js";

/** The light squares on each side, which readers require. */
const BORDER = 4;

/**
 * @param {string} text
 * @returns {Promise<{ path: string, size: number }>} the path of its dark squares, each 1 by 1, and its width
 */
export async function pictureOf(text) {
  const { encodeQR } = await late("qr", () => import("qr"));
  const rows = encodeQR(text, "raw", { border: BORDER });
  const dark = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return { path: dark.join(""), size: rows.length };
}
