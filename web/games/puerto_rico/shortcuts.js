/** The keys for look-ups at the table. */

import { openBook } from "../../parts/book/link.js";
import { lookAt } from "./market.js";
import { openDialog } from "./open.js";

/** Opens the building in focus. */
function lookAtFocused() {
  const held = document.activeElement?.closest("[data-thing]");
  if (held instanceof HTMLElement) lookAt(Number(held.dataset.thing));
}

/** @type {readonly import("../game").Shortcut[]} */
export const SHORTCUTS = [
  { name: "buildings", key: "I", run: lookAtFocused },
  { name: "roles", key: "R", run: () => openDialog("roles") },
  { name: "book", key: "B", run: () => openBook("book") },
  { name: "points", key: "T", run: () => openDialog("scores") },
];
