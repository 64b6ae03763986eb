/** The options of the form, in a line. */
import { game } from "../../games/index.js";
import { state } from "../../state/store.js";
import { t } from "../../words/fluent.js";

export function summary() {
  const { options, serious, seed: number } = state.form;
  const more = [
    ...game().start.choices(options),
    serious && t("new-serious"),
    number && t("new-seed-set", { seed: number }),
  ];
  return more.filter(Boolean).join(" · ");
}
