/** The reasons of a hint in words: first sentences, then the gains of both sides. */
import { commas, dashed, has, person, state, t } from "../../kit.js";
import { buildingName, goodName } from "./names.js";

/** @typedef {import("../types").Gains} Gains */
/** @typedef {import("../../../types").Told} Reason */

/** The reasons that are figures; all others are sentences. */
const FIGURES = ["gains", "rival"];
/** The reasons that tell a difference, those first of which the seat has more. */
const AMOUNTS = ["ahead", "helps", "behind", "holds"];
const MORE = AMOUNTS.slice(0, 2);
/** The things gained, in the order in which they stand. */
const GAINED = /** @type {const} */ (["points", "doubloons", "goods"]);

const seats = () => state.table?.players.length ?? 2;

/** @param {Reason["args"]} args */
function someone({ rival, seat }) {
  const whom = Number(rival ?? seat ?? 0);
  return state.table ? person(state.table, whom) : { name: "", who: "other" };
}

/** @param {Reason} reason */
const amount = ({ id, args: { count } }) => ({ count: Number(count), more: MORE.includes(id) ? "yes" : "no" });

/** The facts of a sentence that are names or amounts. @param {Reason} reason */
function named({ id, args }) {
  const { building, good, what } = args;
  return {
    ...(building ? { building: buildingName(String(building)) } : {}),
    ...(good ? { good: goodName(String(good)) } : {}),
    ...(AMOUNTS.includes(id) ? { amount: t(`amount-${what}`, amount({ id, args })) } : {}),
  };
}

/** @param {Reason} reason */
const sentence = ({ id, args }) =>
  t(`advice-${dashed(id)}`, { ...args, ...someone(args), ...named({ id, args }), seats: seats() });

/** The gains and losses of a seat, without zeros. @param {Gains} gains */
const gained = (gains) =>
  GAINED.filter((what) => gains[what]).map((what) =>
    t(`gain-${what}`, { sign: gains[what] < 0 ? "−" : "+", count: Math.abs(gains[what]) }),
  );

/** @param {Reason[]} reasons */
export const sentences = (reasons) =>
  reasons
    .filter(({ id }) => !FIGURES.includes(id) && has(`advice-${dashed(id)}`))
    .map(sentence)
    .join(" ");

/** @param {Gains} gains */
const rises = (gains) => GAINED.some((what) => gains[what] > 0);

/** The gains of both sides; where nobody gains, losses need a sentence beside them. @param {Reason[]} reasons */
export function figures(reasons) {
  const both = FIGURES.flatMap((id) => reasons.filter((one) => one.id === id).map(({ args }) => args));
  if (both.length < FIGURES.length) return "";
  const [own, rival] = /** @type {Gains[]} */ (/** @type {unknown} */ (both));
  const [mine, theirs] = [gained(own), gained(rival)];
  if (!theirs.length && !rises(own) && !(mine.length && sentences(reasons))) return "";
  const said = { own: commas(mine) || "none", rival: commas(theirs) || "none" };
  return t("advice-reason", { seats: seats(), until: String(own.until), ...said });
}

/** All the reasons, figures last. @param {Reason[]} reasons */
export const reason = (reasons) => [sentences(reasons), figures(reasons)].filter(Boolean).join(" ");
