/** Runs callbacks on elements during and after rendering; the template of an element registers its callback. */
import { noChange } from "lit-html";
import { Directive, directive } from "lit-html/directive.js";

/** @type {(() => void)[]} */
const rest = [];

/** Draws more once the templates are rendered, because it depends on them. @param {() => void} draw */
export const thenDraw = (draw) => void rest.push(draw);

/** Ends a drawing. */
export function drawRest() {
  for (const draw of rest.splice(0)) draw();
}

/** @type {(() => void)[]} */
const due = [];

/** @param {() => void} act */
export const onceDrawn = (act) => void due.push(act);

/** Runs the callbacks; call it after each drawing. */
export function afterDrawing() {
  for (const act of due.splice(0)) act();
}

class WhenNew extends Directive {
  /** @type {unknown} */
  key = this;

  render() {
    return noChange;
  }

  /**
   * @param {import("lit-html/directive.js").ElementPart} part
   * @param {[act: (element: Element) => void, key: unknown]} args
   */
  update({ element }, [act, key]) {
    if (key !== this.key) onceDrawn(() => act(element));
    this.key = key;
    return noChange;
  }
}

/**
 * Calls `act` with its element when the element is new, and again whenever `key` has changed.
 * @type {<E extends Element>(act: (element: E) => void, key?: unknown) => import("lit-html/directive.js").DirectiveResult<typeof WhenNew>}
 */
export const whenNew = directive(WhenNew);
