/** Keeps the field in view to which a person types, when the keyboard of a phone takes the room. */
import { intoView } from "../parts/view.js";

const keepField = () => {
  const field = document.activeElement;
  if (field?.matches("input, textarea")) intoView(field);
};

export function watchKeyboard() {
  addEventListener("resize", keepField);
}
