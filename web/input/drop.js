/** Takes a file that a person drags onto the page; else the browser would open it in place of the page. */
import { html } from "lit-html";
import { openFile } from "../actions/opened_file.js";
import { t } from "../words/fluent.js";

/** The target, which lies over everything while a file is dragged over the page. */
export const dropTarget = () => html`<div id="drop" class="drop" .popover=${"manual"}>${t("drop-file")}</div>`;

/** @param {boolean} isOver */
const show = (isOver) => document.getElementById("drop")?.togglePopover(isOver);

/** Whether a drag brings files; text and parts of a game do not. @param {DragEvent} event */
const hasFiles = ({ dataTransfer }) => dataTransfer?.types.includes("Files") ?? false;

/** @param {DragEvent} event */
function over(event) {
  if (!hasFiles(event)) return;
  event.preventDefault();
  if (event.dataTransfer) event.dataTransfer.dropEffect = "copy";
  show(true);
}

/** @param {DragEvent} event */
function drop(event) {
  if (!hasFiles(event)) return;
  event.preventDefault();
  show(false);
  openFile(event.dataTransfer?.files[0]);
}

export function awaitDrop() {
  addEventListener("dragenter", over);
  addEventListener("dragover", over);
  addEventListener("dragleave", ({ relatedTarget }) => relatedTarget === null && show(false));
  addEventListener("drop", drop);
}
