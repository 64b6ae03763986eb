/**
 * An inline script of the page: on a first visit it shows the greeting, the start screen that the build has
 * pre-rendered, while the page's script still loads.
 */
import { isAnswered } from "./site/answered.js";
import { recordInput } from "./site/greeting.js";
import { addSheet, expectedSheet, holdsPaint } from "./site/sheet.js";
import { isEmpty } from "./storage/local.js";
import { wished } from "./words/languages.js";

/**
 * Whether the page's files lie where it asks for them; at other addresses they cannot load, and the page says so in all
 * languages.
 */
const isAtHome = (/** @type {Location} */ { protocol, pathname }) =>
  protocol.startsWith("http") && /\/(?:\w+\.html)?$/.test(pathname);

/** Whether the start screen comes next, without anything on it that only the page's script knows. */
const isFirstVisit = () => !location.hash && isAtHome(location) && origin !== "null" && isEmpty() && !isAnswered();

/**
 * The folder of the game that the address asks for, if it asks for nothing else.
 * @param {Location} address
 * @param {string} first the folder of the first game
 */
const askedFor = ({ search }, first) => (search ? /^\?play=([\w-]+)$/.exec(search)?.[1].replaceAll("-", "_") : first);

/** The content of a template; undefined: the build made none of this name. @param {string} id */
const partOf = (id) => /** @type {HTMLTemplateElement | null} */ (document.getElementById(`greeting-${id}`))?.content;

/** @param {HTMLElement} root @param {DocumentFragment} greeting */
function greet(root, greeting) {
  const drawings = /** @type {DocumentFragment} */ (partOf("drawings")).children;
  for (const place of greeting.querySelectorAll("svg"))
    place.replaceWith(drawings[Number(place.dataset.drawing)].cloneNode(true));
  recordInput(/** @type {HTMLElement} */ (greeting.firstElementChild));
  root.replaceChildren(greeting);
}

/** @param {DOMStringMap} page */
async function begin({ game: first = "" }) {
  const game = askedFor(location, first);
  const tag = wished();
  const greeting = partOf(`${game}-${tag}`);
  if (!greeting || !isFirstVisit()) return;
  document.documentElement.lang = tag;
  document.documentElement.dataset.game = game;
  const styles = expectedSheet();
  if (styles && !holdsPaint()) await addSheet(styles);
  greet(/** @type {HTMLElement} */ (document.getElementById("app")), greeting);
}

begin(document.documentElement.dataset).catch(() => {}); // the page's script asks for a lost sheet again
