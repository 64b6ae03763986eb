/** Reasons in words. */
import { dashed, t } from "../kit.js";
import { buildingName, goodName, roleName } from "./words/names.js";

/** @typedef {import("./types").Refusal} Refusal */

/** @param {Refusal} refusal */
export function refusalWords({ id, args }) {
  const { building, role, good, ...numbers } = args;
  return t(`reason-${dashed(id)}`, {
    .../** @type {Record<string, number>} */ (numbers),
    ...(building ? { building: buildingName(building) } : {}),
    ...(role ? { role: roleName(role) } : {}),
    ...(good ? { good: goodName(good) } : {}),
  });
}
