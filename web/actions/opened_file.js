/** Opens a file, whatever it holds: a saved game or table, a backup, or a text with a link or a code. */
import { addressesIn, hasCode } from "../site/pasted.js";
import { backupIn, LONGEST } from "../state/backup.js";
import { house } from "../state/catalogue.js";
import { change, state } from "../state/store.js";
import { textIn } from "../state/text_file.js";
import { importText } from "./backup.js";
import { isOurs, openPasted } from "./links.js";
import { loadText } from "./play.js";
import { openStatistics } from "./statistics.js";

/** @param {import("../types").Told} notice */
const refuse = (notice) => change({ dialog: null, notice });

/** @param {string} text */
const isJson = (text) => /^\s*[[{]/.test(text);

/** Whether a text holds a link or a code; an embedded page opens none. @param {string} text */
const hasLink = (text) => !state.embed && !isJson(text) && (hasCode(text) || addressesIn(text).some(isOurs));

/** @param {string} text */
async function openBackup(text) {
  change({ dialog: null, notice: null });
  if (state.screen !== "statistics") await openStatistics();
  await importText(text);
}

/** @param {string} text */
function open(text) {
  if (backupIn(text)) return openBackup(text);
  if (text.length > house.file_size) return refuse({ id: "too_large", args: {} });
  return hasLink(text) ? openPasted(text) : loadText(text);
}

/** @param {File} file */
async function read(file) {
  const text = textIn(await file.arrayBuffer());
  await (text === undefined ? refuse({ id: "not_text", args: {} }) : open(text));
}

/** @param {File | undefined} file */
export async function openFile(file) {
  if (!file) return;
  if (file.size > LONGEST) return refuse({ id: "too_large", args: {} });
  await read(file).catch(() => refuse({ id: "unreadable_file", args: {} }));
}
