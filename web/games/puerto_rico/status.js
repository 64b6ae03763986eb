/** The phase of a game, and the warning of its end. */
import { dashed, isYou, nameOf, t } from "../kit.js";
import { roleNow } from "./on_show.js";
import { roleName } from "./words/names.js";

/** @typedef {import("./types").Table} Table */

/** @param {Table} table */
function phase(table) {
  const role = roleNow(table);
  return t(`phase-${table.phase}`, role ? { role: roleName(role) } : {});
}

/** The round and its governor, for a banner. @param {Table} table */
export function roundBegun(table) {
  const { round, governor } = table.view;
  return t("round-begun", { round, who: isYou(table, governor) ? "you" : "other", name: nameOf(table, governor) });
}

/** @param {Table} table */
function warning(table) {
  const cause = table.view.known.ending;
  if (cause && !table.over) return { warning: { full: t("end-now", { cause }), short: t("end-now.short") } };
  const [first] = table.ends.filter(({ is_near }) => is_near);
  if (!first || table.over) return {};
  const id = `end-${dashed(first.id)}`;
  return {
    warning: { full: t(id, { left: first.left, whole: first.whole }), short: t(`${id}-short`, { left: first.left }) },
  };
}

/** @param {Table} table */
export const status = (table) => ({
  where: phase(table),
  begins: table.phase === "choice" && !table.view.roles_taken.length,
  ...warning(table),
});
