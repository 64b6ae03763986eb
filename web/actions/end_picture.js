/** Sends the picture of a result, or saves it. */
import { dayOf } from "../state/calendar.js";
import { deliver } from "../state/files.js";
import { tellLost } from "../state/lost_file.js";
import { t } from "../words/fluent.js";

/** Sends a picture through the system's share sheet, else saves it as a file. @param {Blob} blob @param {string[]} lines */
function send(blob, lines) {
  const file = new File([blob], `${t("save-name")}-${dayOf(new Date())}.png`, { type: blob.type });
  const shared = { files: [file], text: lines.join(" · ") };
  if (navigator.canShare?.(shared)) return navigator.share(shared).catch(() => {});
  deliver(file.name, blob);
}

/**
 * Paints a picture and sends it; a notice says if the script that paints cannot be fetched.
 * @param {() => Promise<Blob | null>} paint
 * @param {string[]} lines the words in the picture
 */
export async function sendPicture(paint, lines) {
  try {
    const blob = await paint();
    if (blob) await send(blob, lines);
  } catch (error) {
    await tellLost(error, { part: "end-picture", closes: true });
  }
}
