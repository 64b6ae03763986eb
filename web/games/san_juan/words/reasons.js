/** An answer in words, with its reasons: games won, gains, cards kept and given up. */

import { state } from "../../../state/store.js";
import { commas, dashed, has, list, t } from "../../../words/fluent.js";
import { buildingNamed, buildingOf } from "../catalogue.js";
import { cardName, goodName, roleName, theCard } from "./names.js";

/** @typedef {import("../../../types").Gains} Gains */
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

/** @param {number} card */
export const nameOf = (card) => cardName(buildingOf(card).id);

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

const seats = () => state.table?.players.length ?? 2;

/**
 * The gains of both sides, if they differ between the answers.
 * @param {Reason[]} reasons
 */
function gains(reasons) {
  const [own, rival] = ["gains", "rival"].map((id) => reasons.find((one) => one.id === id));
  if (!own || !rival) return [];
  const [mine, others] = [own, rival].map(({ args }) => gained(/** @type {Reason["args"] & Gains} */ (args)));
  const facts = {
    seats: seats(),
    until: String(own.args.until),
    own: mine.length ? commas(mine) : "none",
    rival: others.length ? commas(others) : "none",
  };
  return [t("advice-reason", facts)];
}

/** @param {Reason["args"]} args */
const share = ({ built, lines }) => (built === lines ? "all" : built ? "some" : "none");

/** @param {Reason} reason */
const card = ({ id, args }) =>
  t(`advice-${dashed(id)}`, { ...args, the: theCard(String(args.card)), share: share(args) });

/**
 * The games by which the answer beats another or falls behind, and the cause.
 * @param {Reason} reason
 */
const wins = ({ id, args }) =>
  t(`advice-${id}`, { ...args, seats: seats(), card: args.card ? cardName(String(args.card)) : "" });

/** @type {Record<string, (reason: Reason) => string>} */
const SENTENCES = { wins, loses: wins, keeps: card, gives_up: card };

/**
 * The reasons in sentences.
 * @param {Reason[]} reasons
 */
export function reason(reasons) {
  const told = reasons.filter(({ id }) => SENTENCES[id]).map((one) => SENTENCES[one.id](one));
  return [...told, ...gains(reasons)].join(" ");
}
