/** Every shortcut, in one table: from it keys are heard, buttons are marked and the help is drawn. */
import { openWhatIf } from "../actions/what_if.js";
import { game } from "../games/index.js";
import { at } from "../parts/place.js";
import { focusOn } from "../parts/view.js";
import { change } from "../state/store.js";

/**
 * It presses the button with this `action`, where there is one; else it does what `run` says.
 * @typedef {object} Shortcut
 * @property {string} name worded by `key-<name>`
 * @property {string} key as `KeyboardEvent.key` has it, letters in capitals
 * @property {string} [also] a second key, heard at the slider of a replay, for keyboards where `key` is hard to write
 * @property {string} [action]
 * @property {() => void} [run]
 */

/** The latest card named there, else the heading that opens it. */
function lookAtLog() {
  const named = [...document.querySelectorAll(`${at("log")}[open] [data-named]`)].at(-1);
  focusOn(named ?? document.querySelector(`${at("log")} summary`));
}

/** By where they are listed in the help. @type {Record<string, Shortcut[]>} */
export const SHORTCUTS = {
  answer: [
    { name: "confirm", key: "Enter", action: "confirm" },
    { name: "pass", key: "N", action: "pass" },
    { name: "undo", key: "U", action: "undo" },
    { name: "hint", key: "H", action: "hint" },
    { name: "skip", key: "S", action: "skip" },
  ],
  look: [
    ...game().SHORTCUTS,
    { name: "log", key: "L", run: lookAtLog },
    { name: "round-back", key: "[", also: "PageDown", action: "round-back" },
    { name: "round-on", key: "]", also: "PageUp", action: "round-on" },
    { name: "what-if", key: "W", run: openWhatIf },
    { name: "review", key: "J", action: "review" },
    { name: "mistake-back", key: "<", action: "mistake-back" },
    { name: "mistake-on", key: ">", action: "mistake-on" },
    { name: "menu", key: "M", action: "menu" },
  ],
};

/** These work on every screen. @type {Shortcut[]} */
export const EVERYWHERE = [
  { name: "look-back", key: "K", action: "look-back" },
  { name: "replay", key: "V", action: "replay" },
  { name: "go-back", key: "G", action: "go-back" },
  { name: "settings", key: ",", run: () => change({ dialog: { name: "settings" } }) },
  { name: "keys", key: "?", run: () => change({ dialog: { name: "keys" } }) },
];

/** All of them, wherever they work. */
export const ALL = [...Object.values(SHORTCUTS).flat(), ...EVERYWHERE];

const taken = new Set(ALL.map(({ key }) => key));

/** The keys of the choices on offer, in their order on the page. */
export const CHOICE_KEYS = [..."1234567890ABCDEFGHIJKLMNOPQRSTUVWXYZ"].filter((key) => !taken.has(key));
