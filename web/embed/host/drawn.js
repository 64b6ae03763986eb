/** The shadow tree of a table: the frame, a poster over it, and a line in case the game does not answer. */

import { street } from "./street.js";

const SHEET = `
:host { display: block; position: relative; aspect-ratio: 4 / 3; min-height: 560px; max-height: 100svh; overflow: hidden;
  border-radius: var(--san-juan-radius, 12px); background: var(--san-juan-surface, light-dark(#d5e0e4, #0e1c25)); }
iframe { display: block; width: 100%; height: 100%; border: 0; }
iframe, [part="poster"] { position: absolute; inset: 0; }
[part="poster"] { display: grid; place-items: center; background: center / cover linear-gradient(
  light-dark(#8fcbd9, #0a1830), light-dark(#d9eee6, #1d3a57) 45%, light-dark(#ffe9c2, #6b4a57) 82%,
  light-dark(#1f7d8c, #123f57) 82%); }
svg { position: absolute; inset: auto 0 18%; width: 100%; height: 30%; }
:host([poster]) svg, [data-plain] svg { display: none; }
:host([theme="light"]) { color-scheme: light; }
:host([theme="dark"]) { color-scheme: dark; }
:host([hidden]), [part][hidden] { display: none; }
::slotted([slot="poster"]) { position: absolute; inset: 0; width: 100%; height: 100%; object-fit: cover; }
button { position: relative; min-height: 3.25rem; padding: 0 1.75rem; border: 0; cursor: pointer;
  border-radius: var(--san-juan-radius, 10px); background: var(--san-juan-accent, #0b5a65); color: #fff;
  font: 700 1.0625rem/1.1 system-ui, sans-serif; box-shadow: 0 6px 14px -4px #2b3a4255; }
button:focus-visible { outline: 3px solid #21303a; outline-offset: 3px; }
[part="silent"] { position: absolute; inset: auto 0 0; padding: .75rem 1rem; background: #a83720; color: #fff;
  font: 500 1rem/1.3 system-ui, sans-serif; }
[part="silent"] a { color: inherit; }
`;

/** @typedef {{ frame: HTMLIFrameElement | null, poster: HTMLElement, button: HTMLButtonElement, silent: HTMLElement }} Parts */

/**
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {object} properties
 * @param {(Node | string)[]} children
 */
function made(tag, properties, ...children) {
  const one = Object.assign(document.createElement(tag), properties);
  one.append(...children);
  return one;
}

/** @param {string} part @param {HTMLElement} one */
function named(part, one) {
  one.setAttribute("part", part);
  return one;
}

/** @param {string} name @param {(Node | string)[]} children shown unless the host page fills the slot */
const slot = (name, ...children) => made("slot", { name }, ...children);

/**
 * @param {HTMLElement} host
 * @param {() => void} press the action of the poster's button
 * @returns {Parts}
 */
export function draw(host, press) {
  const root = host.attachShadow({ mode: "open" });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(SHEET);
  root.adoptedStyleSheets = [sheet];
  const button = made("button", { type: "button", onclick: press });
  const poster = made("div", { hidden: true }, slot("poster", street()), named("button", button));
  const silent = made("div", { hidden: true });
  root.append(named("poster", poster), named("silent", silent));
  return { frame: null, poster, button, silent };
}

/** @param {string} title @param {boolean} isLazy */
export const madeFrame = (title, isLazy) =>
  made("iframe", { title, allow: "clipboard-write; fullscreen", loading: isLazy ? "lazy" : "eager" });

/**
 * Loads a frame. A lazy one must have its address before it enters the page.
 * @param {Parts} parts
 * @param {HTMLIFrameElement} frame
 * @param {string} address
 */
export function placeFrame(parts, frame, address) {
  frame.src = address;
  parts.frame?.remove();
  parts.frame = frame;
  parts.poster.before(named("frame", frame));
}

/**
 * Shows that the game does not answer, with a link to it.
 * @param {Parts} parts
 * @param {string} sentence
 * @param {string} address
 */
export function drawSilence({ silent }, sentence, address) {
  const link = made("a", { href: address, target: "_blank" }, address);
  silent.replaceChildren(slot("fallback", sentence, " ", link));
  silent.hidden = false;
}
