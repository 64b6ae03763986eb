/**
 * Stands in the page itself: whoever is here for the first time is greeted, which is to see the start screen as the build
 * has drawn it while the page's script is still on its way.
 */
import { isAnswered } from "./site/answered.js";
import { heed } from "./site/greeting.js";
import { isEmpty } from "./storage/local.js";
import { wished } from "./words/languages.js";

/** Whether all files are where the page asks for them: at other addresses nothing will come, and all languages are told so. */
const isAtHome = (/** @type {Location} */ { protocol, pathname }) =>
  protocol.startsWith("http") && /\/(?:\w+\.html)?$/.test(pathname);

/** Whether the start screen will come, and nothing on it that only the page's script knows. */
function isFirstVisit() {
  const { search, hash } = location;
  if (search || hash || !isAtHome(location) || origin === "null") return false;
  return isEmpty() && !isAnswered();
}

/** @param {string} id */
const partOf = (id) => /** @type {HTMLTemplateElement} */ (document.getElementById(`greeting-${id}`)).content;

/** @param {HTMLElement} root */
function greet(root) {
  const tag = wished();
  const greeting = partOf(tag);
  const drawings = partOf("drawings").children;
  for (const place of greeting.querySelectorAll("svg"))
    place.replaceWith(drawings[Number(place.dataset.drawing)].cloneNode(true));
  heed(/** @type {HTMLElement} */ (greeting.firstElementChild));
  document.documentElement.lang = tag;
  root.replaceChildren(greeting);
}

if (isFirstVisit()) greet(/** @type {HTMLElement} */ (document.getElementById("app")));
