/** Adds the style sheet of a game after that of the page, which has declared all layers. */
import { LostFile } from "./lost_file.js";

/** The link to a sheet that is here or on its way. @param {string} href */
const linkTo = (href) =>
  [...document.querySelectorAll("link")].find((one) => one.rel === "stylesheet" && one.href === href);

/**
 * A new link to a sheet, which leaves the page again if it fails. In the head of a page that has no body yet, it holds
 * up the first painting.
 * @param {string} href
 */
function newLink(href) {
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", blocking: "render", href });
  link.addEventListener("load", () => link.toggleAttribute("data-here", true));
  link.addEventListener("error", () => link.remove());
  return link;
}

/** Whether this browser paints nothing before such a sheet is there. */
export const holdsPaint = () => "blocking" in HTMLLinkElement.prototype;

/** The sheet of the game, which `web/early.js` fetches; undefined: a game may have none. */
export const expectedSheet = () =>
  /** @type {HTMLLinkElement | null} */ (document.querySelector("link[rel=preload][as=style]"))?.href;

/**
 * Resolves once the sheet is there; throws if it cannot be fetched.
 * @param {string} href its whole address
 */
export function addSheet(href) {
  const link = linkTo(href) ?? newLink(href);
  return new Promise((done, fail) => {
    if (link.hasAttribute("data-here")) done(undefined);
    link.addEventListener("load", done);
    link.addEventListener("error", () => fail(new LostFile(href)));
    if (!link.isConnected) document.head.append(link);
  });
}
