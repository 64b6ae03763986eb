/** The edition of the game, with or without New Buildings. */
import { state } from "../../state/store.js";
import { t } from "../../words/fluent.js";

/** @param {{ edition: string, expansion: boolean }} options */
export function editionWords({ edition, expansion }) {
  const which = t(`edition-${edition}`);
  return expansion ? t("edition-with", { which }) : which;
}

/** The facts of every sentence: names differ between the editions. */
export const facts = () => ({ edition: state.table?.view.options.edition ?? state.form.edition });

/** Each edition in apps that log games: its title and its BoardGameGeek number. */
const LOGGED = {
  first: { name: "San Juan", bggId: 8217 },
  second: { name: "San Juan (Second Edition)", bggId: 166669 },
};

/** @param {{ edition: string }} options */
export const titleInLogs = ({ edition }) => (edition === "second" ? LOGGED.second : LOGGED.first);
