/**
 * An inline script of the page: on a first visit it shows the greeting, the start screen that the build has
 * pre-rendered, while the page's script still loads.
 */
import { isAnswered } from "./site/answered.js";
import { recordInput } from "./site/greeting.js";
import { isEmpty } from "./storage/local.js";
import { wished } from "./words/languages.js";

/**
 * Whether the page's files lie where it asks for them; at other addresses they cannot load, and the page says so in all
 * languages.
 */
const isAtHome = (/** @type {Location} */ { protocol, pathname }) =>
  protocol.startsWith("http") && /\/(?:\w+\.html)?$/.test(pathname);

/** Whether the start screen comes next, without anything on it that only the page's script knows. */
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
  recordInput(/** @type {HTMLElement} */ (greeting.firstElementChild));
  document.documentElement.lang = tag;
  root.replaceChildren(greeting);
}

if (isFirstVisit()) greet(/** @type {HTMLElement} */ (document.getElementById("app")));
