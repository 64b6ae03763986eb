/** The fields of a form: checkbox and radio button. */
import { html, nothing } from "lit-html";

/**
 * @param {string} id
 * @param {{ name: string, note: string, on: boolean, flip: () => void }} field its name and its note
 */
export const onOff = (id, { name, note, on, flip }) => html`<label class="switch"
  ><input
    type="checkbox"
    role="switch"
    id=${id}
    aria-labelledby="${id}-name"
    aria-describedby="${id}-note"
    .checked=${on}
    @change=${flip}
  /><span><b id="${id}-name">${name}</b><small id="${id}-note" class="note">${note}</small></span></label
>`;

/**
 * @param {string} group
 * @param {string | number} value
 * @param {{ label: unknown, checked: boolean, choose: () => void, note?: string }} field `note` is the id of an element
 */
export const oneOf = (group, value, { label, checked, choose, note }) => html`<input
    type="radio"
    name=${group}
    id="${group}-${value}"
    aria-describedby=${note ?? nothing}
    .checked=${checked}
    @change=${choose}
  /><label for="${group}-${value}">${label}</label>`;
