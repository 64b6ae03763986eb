/** A chance of winning, in words. */
import { t } from "../words/fluent.js";

/** Chances this near to 0 or 1 count as 0 or 1. */
const NOTHING = 1e-6;

/**
 * Returns whole percent, but 0 and 100 only for never and always.
 * @param {number} share
 */
export function percent(share) {
  const rounded = Math.round(share * 100);
  const sure = share < NOTHING || share > 1 - NOTHING;
  if (sure || (rounded > 0 && rounded < 100)) return t("percent", { percent: rounded });
  return rounded ? t("percent.over", { percent: 99 }) : t("percent.under", { percent: 1 });
}

/**
 * The outcome if the game is as good as decided, so that chances cannot tell the answers apart.
 * @param {number[]} shares the chance of each answer
 * @returns {"lost" | "won" | ""}
 */
export function decided(shares) {
  const all = new Set(shares.map((share) => Math.round(share * 100)));
  if (all.size !== 1) return "";
  return all.has(0) ? "lost" : all.has(100) ? "won" : "";
}
