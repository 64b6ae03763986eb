/** The form of a new game in a line, such as "You against medium · first edition". */
import { summary } from "../../dialogs/new_game/summary.js";
import { hasPhone, seated } from "../../state/people.js";
import { state } from "../../state/store.js";
import { isolated, list, t } from "../../words/fluent.js";

/** @typedef {import("../../types").Player} Player */

/** @param {string[]} kinds @param {string} kind */
function counted(kinds, kind) {
  const count = kinds.filter((one) => one === kind).length;
  const level = t(`kind-${kind}.short`);
  return count > 1 ? t("setup-times", { count, level }) : level;
}

/** The levels of the computers, each once. @param {string[]} kinds */
function levelsIn(kinds) {
  const levels = [...new Set(kinds)].map((kind) => counted(kinds, kind));
  return levels.length > 1 ? list(levels) : levels.join("");
}

/** @param {Player[]} filled as in the form */
function opponents(filled) {
  const players = seated(filled);
  const people = players.filter(({ kind }) => kind === "person");
  const levels = levelsIn(players.map(({ kind }) => kind).filter((kind) => kind !== "person"));
  const one = people.length === 1 ? isolated(people[0].name) || t("you") : "";
  const sort = ["watched", "alone"][people.length] ?? (levels ? "mixed" : filled.some(hasPhone) ? "phones" : "people");
  return t(`setup-${sort}`, { one, people: people.length, levels });
}

export const setup = () =>
  [opponents(state.form.players.slice(0, state.form.seats)), summary()].filter(Boolean).join(" · ");
