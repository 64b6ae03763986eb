/** Tables in files that the player asks for. */
import { isFramed } from "../site/frame.js";
import { t } from "../words/fluent.js";
import { change } from "./store.js";

/** @param {import("../types").Table} table */
export function download(table) {
  const file = new Blob([JSON.stringify(table.save)], { type: "application/json" });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = `${t("save-name")}-${table.seed ?? table.save.id}-${table.view.ply}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
  if (isFramed()) tellOfFrame();
}

/** A frame may forbid files, and nobody is told: neither this page nor whoever asked for one. */
const tellOfFrame = () => change({ dialog: null, notice: { id: "framed_file", args: {} } });
