/** Downloads files for the player. */
import { isFramed } from "../site/frame.js";
import { t } from "../words/fluent.js";
import { change } from "./store.js";

/**
 * @param {string} name
 * @param {string} text
 * @param {string} [type]
 */
export const downloadText = (name, text, type = "application/json") => deliver(name, new Blob([text], { type }));

/** @param {string} name @param {Blob} content */
export function deliver(name, content) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
  if (isFramed()) tellOfFrame();
}

/** @param {import("../types").Table} table */
export const download = (table) =>
  downloadText(`${t("save-name")}-${table.seed ?? table.save.id}-${table.view.ply}.json`, JSON.stringify(table.save));

/** A frame may block downloads without an error, so a notice warns after each one. */
const tellOfFrame = () => change({ dialog: null, notice: { id: "framed_file", args: {} } });
