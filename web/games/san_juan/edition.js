/** Which game it is: the edition, and whether New Buildings are in it. */
import { state } from "../../state/store.js";
import { t } from "../../words/fluent.js";

/** @param {{ edition: string, expansion: boolean }} options */
export function editionWords({ edition, expansion }) {
  const which = t(`edition-${edition}`);
  return expansion ? t("edition-with", { which }) : which;
}

/** Names differ between the editions, so every sentence may ask for it. */
export const facts = () => ({ edition: state.table?.view.options.edition ?? state.form.edition });

/** How apps that keep a log of games know an edition: by its title, and its number at BoardGameGeek. */
const LOGGED = {
  first: { name: "San Juan", bggId: 8217 },
  second: { name: "San Juan (Second Edition)", bggId: 166669 },
};

/** @param {{ edition: string }} options */
export const titleInLogs = ({ edition }) => (edition === "second" ? LOGGED.second : LOGGED.first);
