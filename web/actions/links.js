/** Opens shared links: a deal in the form, a game at a moment of it. A refused link changes nothing. */
import { OFFER, parametersOf } from "../site/address.js";
import { namedGame } from "../site/chosen_game.js";
import { isFramed } from "../site/frame.js";
import { addressesIn, behindPasted, hasCode } from "../site/pasted.js";
import { unwrapped } from "../site/unwrapped.js";
import { dealIn, filled, readAddress } from "../state/address.js";
import { marksOf } from "../state/deal.js";
import { gameOnShow } from "../state/game_of.js";
import { readForm } from "../state/settings.js";
import { change, state } from "../state/store.js";
import { noteBeat } from "../storage/beat.js";
import { commas } from "../words/fluent.js";
import { changeGame, goHome } from "./begin.js";
import { ask } from "./dispatch.js";
import { cards, fetchGame } from "./game.js";
import { table, whenOpen } from "./outcomes.js";
import { openCode, startGame } from "./play.js";
import { openReplay } from "./replay.js";

/** @typedef {import("../state/address.js").Asked} Asked */
/** @typedef {import("../state/address.js").Link} Link */

/** @param {Link} link */
export async function openGame({ code, at }) {
  try {
    const { save } = await table(() => openCode(code));
    await whenOpen();
    if (state.life.table?.save.id === save.id) openReplay(at);
  } catch {
    // a notice already gives the reason
  }
}

/**
 * Remembers the deal that has filled in the form.
 * @param {Link} link
 */
export function takeDeal({ code, beat }) {
  if (!dealIn(code)) return;
  const marks = marksOf(state.form);
  change({ deal: { code, marks } });
  if (beat !== null) noteBeat(marks, beat);
}

/** Begins a deal, by its code if the form cannot describe it. @param {Link} link */
export const beginDeal = ({ code }) => (dealIn(code) ? startGame() : openCode(code));

/**
 * Whether a deal can be opened; a notice gives the reason if not.
 * @param {Link} link
 */
async function isSound({ code }) {
  await whenOpen();
  const { error } = await ask({ type: "read_code", code });
  if (error) change({ notice: error });
  return !error;
}

/**
 * Checks a deal that has filled in the form: opens it at once if the form cannot describe it; reports an unsound deal
 * and takes it out of the form.
 * @param {Link} link
 */
export async function offerDeal(link) {
  takeDeal(link);
  if (await isSound(link)) {
    if (!dealIn(link.code)) openCode(link.code);
  } else {
    change({ deal: null });
    readForm(null);
    change({});
  }
}

/** @param {Asked & { link: Link }} asked */
async function openDeal({ link, form, start }) {
  if (!start && !(await isSound(link))) return;
  if (form) readForm((first) => filled(form, first));
  takeDeal(link);
  if (start || !dealIn(link.code)) return beginDeal(link);
  goHome();
}

/** Opens a dialog at a place; after closing, the address no longer leads there. @param {import("../state/address.js").Place} place */
export function openPlace(place) {
  if (!history.state?.dialog) history.replaceState(history.state, "", location.pathname + location.search);
  change({ dialog: place });
}

/** Reports the unusable parts of an address. @param {string[]} wrong */
export function tellWrong(wrong) {
  if (wrong.length) change({ notice: { id: "bad_address", args: { wrong: commas(wrong) } } });
}

/**
 * Changes to the game that an address names; a code that Python refuses changes nothing.
 * @param {string} behind
 * @returns {Promise<boolean>} whether the address can be followed
 */
async function comeTo(behind) {
  const card = namedGame(cards(), behind);
  if (!card || card.code === gameOnShow()) return true;
  const { link } = readAddress(behind);
  if (!(await fetchGame(card)) || (link && !(await isSound(link)))) return false;
  return changeGame(card);
}

/** @param {string} behind the query or hash of an address @returns {Promise<boolean>} whether the address can be followed */
async function open(behind) {
  if (SEVERAL && !state.embed && !(await comeTo(behind))) return false;
  const { link, place, ...asked } = readAddress(behind, !state.embed);
  if (place) openPlace(place);
  if (link?.of === "game") openGame(link);
  else if (link) openDeal({ ...asked, place, link });
  tellWrong(asked.wrong);
  return true;
}

/** Fills in the form on show by a pasted address without a link. @param {string} behind */
function fillIn(behind) {
  const { link, form } = readAddress(behind);
  if (link || !form || state.screen !== "start") return;
  readForm((first) => filled(form, first));
  change({});
}

/** Follows a change of the address while the page is open; a guest of another device begins again, without Python. */
export function follow() {
  const behind = location.hash.slice(1);
  if (parametersOf(behind).has(OFFER) && !isFramed()) location.reload();
  else open(behind);
}

/** The invitation of another device, as a link or as a bare code, and the words after it: mail may have broken the code. */
const INVITATION = /(?:(\?[\w=&-]*)?#join=|^\s*|\s)(o1[\w-]{8,}(?:\s{1,8}[\w-]+){0,20})/;

/** The letters of the shortest invitation, and all that is read of one. */
const INVITES = [40, 600];

/** The address of an invitation in a text; undefined: there is none. @param {string} text */
function invitationIn(text) {
  const [, search = location.search, words = ""] = INVITATION.exec(unwrapped(text)) ?? [];
  const [fewest, most] = INVITES;
  if (words.replace(/\s/g, "").length < fewest) return undefined;
  return `${search}#${OFFER}=${encodeURIComponent(words.slice(0, most))}`;
}

/** Whether an address names a game of this site, a page of a book, or the form of a game. @param {string} address */
export function isOurs(address) {
  const { place, form } = readAddress(address);
  return Boolean(place || form || namedGame(cards(), address));
}

/** The address that a person meant by a text: that of a code, else the first one of this site. @param {string} text */
export function wished(text) {
  const own = hasCode(text) ? undefined : addressesIn(text).find(isOurs);
  return own ?? behindPasted(text);
}

/** @param {string} text a link, or a bare code */
export async function openPasted(text) {
  change({ dialog: null, notice: null });
  const invitation = invitationIn(text);
  if (invitation && !isFramed()) return location.assign(invitation);
  const behind = wished(text);
  if (text.trim() && (await open(behind))) fillIn(behind);
}
