/** The edition of the game, with or without New Buildings. */
import { state, t } from "../kit.js";
import { tableOnShow } from "./on_show.js";

/** @typedef {import("../../types").OptionValues} OptionValues */

/** @param {OptionValues} options */
export const editionIn = ({ edition }) => String(edition);

/** @param {OptionValues} options */
export function editionWords(options) {
  const which = t(`edition-${editionIn(options)}`);
  return options.expansion ? t("edition-with", { which }) : which;
}

/** All options that differ from the usual ones. @param {OptionValues} options */
export const choices = (options) => [editionWords(options), ...(options.choose_four ? [t("new-choose-four")] : [])];

/** The set of options that statistics tell apart: the edition, with New Buildings or without. @param {OptionValues} options */
export const variantOf = (options) => (options.expansion ? `${editionIn(options)}+` : editionIn(options));

/** The facts of every sentence: names differ between the editions. */
export const facts = () => ({ edition: tableOnShow()?.view.options.edition ?? editionIn(state.form.options) });

/** The column of an option in tables for spreadsheets. @param {string} option */
export const columnOf = (option) => (option === "expansion" ? "new_buildings" : option);

/** Each edition in apps that log games: its title and its BoardGameGeek number. */
const LOGGED = {
  first: { name: "San Juan", bggId: 8217 },
  second: { name: "San Juan (Second Edition)", bggId: 166669 },
};

/** @param {OptionValues} options */
export const titleInLogs = ({ edition }) => (edition === "second" ? LOGGED.second : LOGGED.first);
