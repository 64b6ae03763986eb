/** Adds the style sheet of a game after that of the page, which has declared all layers. */
import { LostFile } from "./lost_file.js";

/** The link to a sheet that is here or on its way. @param {string} href */
const linkTo = (href) =>
  [...document.querySelectorAll("link")].find((one) => one.rel === "stylesheet" && one.href === href);

/** A new link to a sheet, which leaves the page again if it fails. @param {string} href */
function newLink(href) {
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
  link.addEventListener("load", () => link.toggleAttribute("data-here", true));
  link.addEventListener("error", () => link.remove());
  return link;
}

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
