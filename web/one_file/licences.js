/** The address of all licences in the page, as one text. */
import { textOf } from "./text.js";

/** @type {string | undefined} */
let address;

export const licences = () =>
  (address ??= URL.createObjectURL(new Blob([textOf("licences")], { type: "text/plain; charset=utf-8" })));
