/** A chance to win in words. */
import { t } from "../words/fluent.js";

/** What is nearer to never or always is taken for it. */
const NOTHING = 1e-6;

/**
 * In whole percent; what happens now and then is not told as never, nor what fails now and then as always.
 * @param {number} share
 */
export function percent(share) {
  const rounded = Math.round(share * 100);
  const sure = share < NOTHING || share > 1 - NOTHING;
  if (sure || (rounded > 0 && rounded < 100)) return t("percent", { percent: rounded });
  return rounded ? t("percent.over", { percent: 99 }) : t("percent.under", { percent: 1 });
}

/**
 * Whether the game is as good as decided, so that chances tell nothing apart.
 * @param {number[]} shares of the answers there are
 * @returns {"lost" | "won" | ""}
 */
export function decided(shares) {
  const all = new Set(shares.map((share) => Math.round(share * 100)));
  if (all.size !== 1) return "";
  return all.has(0) ? "lost" : all.has(100) ? "won" : "";
}
