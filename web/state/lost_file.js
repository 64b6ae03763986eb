/** Tells a person why a part of the page could not be fetched. */
import { addressIn } from "../site/lost_file.js";
import { whyLost } from "../site/why_lost.js";
import { change } from "./store.js";

/**
 * Shows the cause once it is known.
 * @param {unknown} error the failure of the fetch, which may name the file
 * @param {{ part?: string, title?: string, closes?: boolean }} how `part` names the file if nothing else does, `title` in any case; `closes`: the dialog closes, too
 */
export async function tellLost(error, { part, title, closes = false } = {}) {
  const address = addressIn(error);
  const notice = await whyLost(address, { name: title ?? (address ? undefined : part) });
  change({ ...(closes && { dialog: null }), notice });
}
