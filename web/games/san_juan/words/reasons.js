/** An answer in words, with its reasons: first sentences, then games won and gains. */

import { commas, dashed, has, list, person, state, t } from "../../kit.js";
import { buildingNamed } from "../catalogue.js";
import { cardName, goodName, roleName, theCard } from "./names.js";

/** @typedef {import("../types").Gains} Gains */
/** @typedef {import("../../../types").Told} Reason */

/**
 * The answer as on its button.
 * @param {string} stage the question's name
 * @param {string[]} names the choice: ids of buildings, or a role
 */
export function answerName(stage, names) {
  if (!names.length) return t(`prompt-${dashed(stage)}.pass`);
  if (stage === "library") return t("prompt-library.confirm");
  return stage === "role" ? roleName(names[0]) : list(names.map(cardName));
}

/** @param {string} id the id of a building */
export function goodOf(id) {
  const { good } = buildingNamed(id);
  return good ? goodName(good) : cardName(id);
}

/**
 * The answer with its verb, if the names alone would be unclear: `Discard Smithy`.
 * @param {string} stage
 * @param {string[]} names
 */
export function answerSaid(stage, names) {
  const id = `answer-${dashed(stage)}`;
  if (!names.length || !has(id)) return answerName(stage, names);
  return t(id, { cards: list(names.map(cardName)), goods: list(names.map(goodOf)) });
}

/**
 * Words for gains and losses, without zeros: `+2 cards`, `−1 good`.
 * @param {Gains} gains
 */
function gained({ cards, goods, points }) {
  const all = /** @type {const} */ ([
    ["cards", cards],
    ["goods", goods],
    ["points", points],
  ]);
  const told = all.filter(([, gain]) => gain);
  return told.map(([what, gain]) => t(`gain-${what}`, { sign: gain < 0 ? "−" : "+", count: Math.abs(gain) }));
}

/** @param {Gains} gains */
const rises = ({ cards, goods, points }) => Math.max(cards, goods, points) > 0;

const seats = () => state.table?.players.length ?? 2;

/**
 * The gains of both sides, if they differ between the answers; where nobody gains, losses need a sentence beside them.
 * @param {Reason[]} reasons
 */
function gains(reasons) {
  const [own, rival] = ["gains", "rival"].map((id) => reasons.find((one) => one.id === id));
  if (!own || !rival) return [];
  const both = [own, rival].map(({ args }) => /** @type {Reason["args"] & Gains} */ (args));
  const [mine, others] = both.map(gained);
  if (!others.length && !rises(both[0]) && (!mine.length || !sentences(reasons))) return [];
  const facts = {
    seats: seats(),
    until: String(own.args.until),
    own: mine.length ? commas(mine) : "none",
    rival: others.length ? commas(others) : "none",
  };
  return [t("advice-reason", facts)];
}

/** @param {Reason["args"]} args */
function share({ built, lines }) {
  if (!built) return "none";
  if (built === lines) return "all";
  return Number(built) * 2 < Number(lines) ? "some" : "most";
}

/** @param {Reason} reason */
const card = ({ id, args }) =>
  t(`advice-${dashed(id)}`, { ...args, the: theCard(String(args.card)), share: share(args) });

/**
 * The games by which the answer beats another or falls behind, and the cause.
 * @param {Reason} reason
 */
const wins = ({ id, args }) =>
  t(`advice-${id}`, { ...args, seats: seats(), card: args.card ? cardName(String(args.card)) : "" });

/** @param {Reason["args"]} args */
function someone({ rival, seat }) {
  const who = Number(rival ?? seat ?? 0);
  return state.table ? person(state.table, who) : { name: "", who: "other" };
}

/**
 * A deed that goes with one answer and not with another.
 * @param {Reason} reason
 */
const deed = ({ id, args }) => t(`advice-${dashed(id)}`, { ...args, ...someone(args), seats: seats() });

/** @param {Reason} reason */
const possible = ({ id, args }) => card({ id, args: { ...args, ...someone(args) } });

/** @param {Reason} reason */
function sale({ id, args: { low, high, ...args } }) {
  return t(`advice-${id}`, { ...args, high: Number(high), range: low === high ? String(high) : `${low}–${high}` });
}

/** @param {Reason} reason */
function amount({ id, args }) {
  const more = id === "ahead" || id === "helps" ? "yes" : "no";
  const told = t(`amount-${args.what}`, { count: Number(args.count), more });
  return t(`advice-${id}`, { ...args, ...someone(args), amount: told });
}

const DEEDS = [
  "counts",
  "fits",
  "makes",
  "sells_now",
  "waits",
  "idle",
  "stops",
  "lets",
  "denies",
  "ends",
  "lasts",
  "spares",
];

/** @type {Record<string, (reason: Reason) => string>} */
const SENTENCES = {
  ...Object.fromEntries(DEEDS.map((id) => [id, deed])),
  builds: possible,
  misses: possible,
  earns: sale,
  ahead: amount,
  behind: amount,
  holds: amount,
  helps: amount,
  keeps: card,
  gives_up: card,
};

/** @type {Record<string, (reason: Reason) => string>} */
const FIGURES = { wins, loses: wins };

/**
 * @param {Reason[]} reasons
 * @param {Record<string, (reason: Reason) => string>} words
 */
const worded = (reasons, words) => reasons.filter(({ id }) => words[id]).map((one) => words[one.id](one));

/**
 * The reasons in sentences.
 * @param {Reason[]} reasons
 */
export const sentences = (reasons) => worded(reasons, SENTENCES).join(" ");

/**
 * The reasons in figures.
 * @param {Reason[]} reasons
 */
export const figures = (reasons) => [...worded(reasons, FIGURES), ...gains(reasons)].join(" ");

/**
 * All the reasons, figures last.
 * @param {Reason[]} reasons
 */
export const reason = (reasons) => [sentences(reasons), figures(reasons)].filter(Boolean).join(" ");
