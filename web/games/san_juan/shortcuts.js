/** The keys for look-ups at this game's table. */

import { openBook } from "../../parts/book/link.js";
import { focusOn } from "../../parts/view.js";
import { change } from "../kit.js";
import { on } from "./place.js";
import { lookAt } from "./press.js";

/** Opens the focused card. */
function lookAtFocused() {
  const held = document.activeElement?.closest("[data-card]");
  if (held instanceof HTMLElement) lookAt(Number(held.dataset.card));
}

function goToRivals() {
  focusOn(document.querySelector(`${on("rivals")} button`));
}

export const SHORTCUTS = [
  { name: "card", key: "I", run: lookAtFocused },
  { name: "prices", key: "P", run: () => change({ dialog: { name: "prices" } }) },
  { name: "roles", key: "R", run: () => change({ dialog: { name: "roles" } }) },
  { name: "book", key: "B", run: () => openBook("book") },
  { name: "points", key: "T", run: () => change({ dialog: { name: "scores" } }) },
  { name: "rivals", key: "O", run: goToRivals },
];
