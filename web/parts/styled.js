/** Computed styles. A `style` attribute would be an inline style, which the strict policy forbids. */
import { noChange } from "lit-html";
import { Directive, directive } from "lit-html/directive.js";

/** @typedef {Record<string, string | number>} Styles */

class Styled extends Directive {
  /** @type {Styles} */
  given = {};

  /** @param {Styles} _styles */
  render(_styles) {
    return noChange;
  }

  /**
   * @param {import("lit-html/directive.js").ElementPart} part
   * @param {[Styles]} args
   */
  update({ element }, [styles]) {
    const { style } = /** @type {HTMLElement} */ (element);
    for (const [name, value] of Object.entries(styles))
      if (value !== this.given[name]) style.setProperty(name, String(value));
    this.given = styles;
    return noChange;
  }
}

/** Sets these styles on its element, always of the same names, and leaves all others alone. */
export const styled = directive(Styled);
