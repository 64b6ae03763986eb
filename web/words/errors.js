/** Puts errors into words. */
import { dashed, has, t } from "./fluent.js";

/** @param {import("../types").Told} error */
export function errorWords({ id, args }) {
  const name = `error-${dashed(id)}`;
  const said = Object.entries(args).map(([key, value]) => [
    key,
    Array.isArray(value) ? value.join(" ") : String(value),
  ]);
  return has(name) ? t(name, Object.fromEntries(said)) : t("error-unknown", { id });
}
