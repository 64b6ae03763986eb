/** The table of all shortcuts, for the key handler, the marks on buttons and the help. */
import { openWhatIf } from "../actions/what_if.js";
import { game } from "../games/index.js";
import { at } from "../parts/place.js";
import { focusOn } from "../parts/view.js";
import { change } from "../state/store.js";
import { tour } from "./what.js";

/** @typedef {import("../games/game").Shortcut} Shortcut */

/** Focuses the latest card named in the log, else the heading that opens the log. */
function lookAtLog() {
  const named = [...document.querySelectorAll(`${at("log")}[open] [data-named]`)].at(-1);
  focusOn(named ?? document.querySelector(`${at("log")} summary`));
}

/** The shortcuts by section of the help, with those of the game. @returns {Record<"answer" | "look" | "after", Shortcut[]>} */
export const sections = () => ({
  answer: [
    { name: "confirm", key: "Enter", action: "confirm" },
    { name: "pass", key: "N", action: "pass" },
    { name: "undo", key: "U", action: "undo" },
    { name: "hint", key: "H", action: "hint" },
    { name: "skip", key: "S", action: "skip" },
  ],
  look: [
    { name: "what", key: "X", run: tour },
    ...game().keys,
    { name: "log", key: "L", run: lookAtLog },
    { name: "menu", key: "M", action: "menu" },
  ],
  after: [
    { name: "round-back", key: "[", also: "PageDown", action: "round-back" },
    { name: "round-on", key: "]", also: "PageUp", action: "round-on" },
    { name: "what-if", key: "W", run: openWhatIf },
    { name: "review", key: "J", action: "review" },
    { name: "mistake-back", key: "<", action: "mistake-back" },
    { name: "mistake-on", key: ">", action: "mistake-on" },
  ],
});

/** The ways between a game, its replay and its look back. @type {Shortcut[]} */
export const WAYS = [
  { name: "look-back", key: "K", action: "look-back" },
  { name: "replay", key: "V", action: "replay" },
  { name: "go-back", key: "G", action: "go-back" },
];

/** The shortcuts that work on every screen. @type {Shortcut[]} */
export const EVERYWHERE = [
  ...WAYS,
  { name: "settings", key: ",", run: () => change({ dialog: { name: "settings" } }) },
  { name: "keys", key: "?", run: () => change({ dialog: { name: "keys" } }) },
];

/** All shortcuts. */
export const shortcuts = () => [...Object.values(sections()).flat(), ...EVERYWHERE];

/** The keys of the first options, in their order on the page; arrows lead to the rest. */
export const CHOICE_KEYS = "1234567890";
