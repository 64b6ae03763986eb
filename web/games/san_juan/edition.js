/** Which game it is: the edition, and whether New Buildings are in it. */
import { t } from "../../words.js";

/** @param {{ edition: string, expansion: boolean }} options */
export function editionWords({ edition, expansion }) {
  const which = t(`edition-${edition}`);
  return expansion ? t("edition-with", { which }) : which;
}
