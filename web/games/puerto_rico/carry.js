/** Carries a settler by mouse or finger from a circle to a free one; both picks change at once. */
import { isPicked, pick } from "../kit.js";

/** The pixels from which on a press is a drag. */
const FAR = 8;

/** The circle at an element: an option of the placement. @param {Element | null} [at] */
const circleAt = (at) =>
  /** @type {HTMLElement | null} */ (
    at?.closest("[data-place=city] :is([data-sort=circle], [data-sort=tile])[data-option]") ?? null
  );

/** @param {HTMLElement} circle */
const optionOf = (circle) => Number(circle.dataset.option);

/** @param {PointerEvent} from @param {PointerEvent} to */
const isFar = (from, to) => Math.hypot(to.clientX - from.clientX, to.clientY - from.clientY) > FAR;

/** A copy of the settler on a circle, which follows the pointer. @param {HTMLElement} circle */
function lift(circle) {
  const copy = /** @type {HTMLElement | undefined} */ (circle.querySelector("[data-man]")?.cloneNode(true));
  if (!copy) return null;
  copy.dataset.carried = "";
  copy.inert = true;
  circle.closest("[data-place=city]")?.append(copy);
  return copy;
}

/** @param {HTMLElement} copy @param {PointerEvent} to */
function follow(copy, { clientX, clientY }) {
  copy.style.left = `${clientX}px`;
  copy.style.top = `${clientY}px`;
}

/** Frees the circle and fills the free one under the pointer, if there is one. @param {HTMLElement} from @param {PointerEvent} up */
function drop(from, { clientX, clientY }) {
  const to = circleAt(document.elementFromPoint(clientX, clientY));
  if (!to || isPicked(optionOf(to))) return;
  pick(optionOf(from));
  pick(optionOf(to));
}

/** Begins at a press on a filled circle. @param {PointerEvent} down */
export function carry(down) {
  const from = circleAt(/** @type {Element} */ (down.target));
  if (!from || down.button || !isPicked(optionOf(from))) return;
  /** @type {HTMLElement | null} */
  let copy = null;
  const ended = new AbortController();
  const end = () => {
    ended.abort();
    copy?.remove();
  };
  const { signal } = ended;
  addEventListener(
    "pointermove",
    (move) => {
      copy ??= isFar(down, move) ? lift(from) : null;
      if (copy) follow(copy, move);
    },
    { signal },
  );
  addEventListener("pointercancel", end, { signal });
  addEventListener(
    "pointerup",
    (up) => {
      end();
      if (copy) drop(from, up);
    },
    { signal },
  );
}
