/** The gain of each role in words. */
import { t } from "../kit.js";
import { goodsWords } from "./words/names.js";

/** @typedef {import("./types").Table} Table */
/** @typedef {import("./types").Gain} Gain */

/** @param {string} role */
const kindOf = (role) => (role === "second_prospector" ? "prospector" : role);

/** The most kinds of goods that a card names. */
const FEW = 2;

/** Goods by their names, or only counted if they are of many kinds. @param {number[]} goods @param {boolean} isShort */
function made(goods, isShort) {
  if (!isShort || goods.filter(Boolean).length <= FEW) return goodsWords(goods);
  return t("gain-goods", { sign: "", count: goods.reduce((sum, count) => sum + count, 0) });
}

/** By role: the facts of its gain, or nothing if there is none. @type {Record<string, (gain: Required<Gain>, isShort: boolean) => Record<string, string | number> | null>} */
const FACTS = {
  settler: ({ tiles, quarry }) => (tiles ? { tiles, quarry: quarry ? "yes" : "no" } : null),
  mayor: ({ colonists }) => (colonists ? { count: colonists } : null),
  builder: ({ count, low, high }) => (count ? { low: low === high ? "same" : low, high } : null),
  craftsman: ({ goods, more }, isShort) => {
    const said = made(goods, isShort);
    return said ? { goods: said, more } : null;
  },
  trader: ({ count, high }) => (count ? { high } : null),
  captain: ({ barrels, points }) => (barrels ? { count: points } : null),
  prospector: ({ doubloons }) => (doubloons ? { count: doubloons } : null),
};

/** @param {string} role @param {Gain} gain @param {boolean} [isShort] */
function worded(role, gain, isShort = false) {
  const kind = kindOf(role);
  const facts = FACTS[kind](/** @type {Required<Gain>} */ (gain), isShort);
  if (!facts) return t("forecast-nothing");
  return t(facts.more ? `forecast-${kind}-more` : `forecast-${kind}`, facts);
}

/** @param {Table} table @param {string} role */
const found = ({ forecast }, role) =>
  /** @type {Record<string, import("./types").RoleForecast> | null} */ (forecast)?.[role];

/** The gain of the viewer from a role that it takes, in few words; empty for a spectator. @param {Table} table @param {string} role */
export function gainWords(table, role) {
  const told = found(table, role);
  return told ? worded(role, told.own, true) : "";
}

/** The same to read out, with the gain if somebody else takes it. @param {Table} table @param {string} role */
export function gainSaid(table, role) {
  const told = found(table, role);
  return told ? t("forecast-said", { own: worded(role, told.own), other: worded(role, told.other) }) : "";
}

/** Whether a role brings the viewer nothing. @param {Table} table @param {string} role */
export const isIdle = (table, role) => gainWords(table, role) === t("forecast-nothing");

/** The viewer's buildings that work in the phase of a role. @param {Table} table @param {string | null} role */
export const worksIn = (table, role) => (role && found(table, role)?.works) || [];
