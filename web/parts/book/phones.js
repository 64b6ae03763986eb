/** The help on own phones, in its dialog and as a page of every book, and its entry in the search. */
import { html } from "lit-html";
import { mayJoin } from "../../state/people.js";
import { adoptPart } from "../../words/adopt.js";
import { t } from "../../words/fluent.js";
import { bookLink } from "./link.js";
import { marked } from "./sentence.js";

/** The address of the page. */
const AT = "book=phones";

/** The entry as a search finds it. */
export const GUIDE = { id: "guide" };

const PARTS = /** @type {const} */ (["needs", "begin", "screen", "play", "away", "end", "secrets"]);
const TIPS = /** @type {const} */ (["network", "guest", "camera", "once"]);

/** Whether the words are here. */
let isHere = false;

/** Fetches the words; without them, a book is whole but for this page. */
export async function fetchGuide() {
  if (mayJoin())
    isHere = await adoptPart("devices").then(
      () => true,
      () => false,
    );
}

/** @param {string} id @param {string} title @param {unknown} text @param {boolean} isPage */
const section = (id, title, text, isPage) => html`<section aria-labelledby="guide-${id}">
  ${isPage ? html`<h4 id="guide-${id}">${title}</h4>` : html`<h3 id="guide-${id}">${title}</h3>`} ${text}
</section>`;

/** @param {boolean} [isPage] whether a heading is above it */
export const guide = (isPage = false) =>
  html`${PARTS.map((part) =>
    section(part, t(`guide-${part}`), html`<p>${t(`guide-${part}.says`)}</p>`, isPage),
  )}${section(
    "trouble",
    t("phones-trouble"),
    html`<ul>${TIPS.map((tip) => html`<li>${t(`phones-try-${tip}`)}</li>`)}</ul>`,
    isPage,
  )}`;

/** @param {string} at an address */
export const isGuide = (at) => isHere && at === AT;

export const guidePage = () =>
  html`<h3 tabindex="-1">${t("phones-title")}</h3><p>${t("phones-intro")}</p>${guide(true)}`;

/** The entry of the search, if this page can be a guest or a host. @returns {import("../search.js").Doc<typeof GUIDE>[]} */
export const guideDocs = () =>
  isHere
    ? [
        {
          of: GUIDE,
          weight: 1.25,
          phrases: [t("phones-title"), ...t("guide-keywords").split(",")],
          text: [t("phones-intro"), ...PARTS.map((part) => t(`guide-${part}.says`))].join(" "),
        },
      ]
    : [];

/** @param {import("./sentence.js").IsFound} isFound */
export const guideLine = (isFound) => html`<li id="phones">
  <p>${bookLink(AT, html`<b>${marked(t("phones-title"), isFound)}</b>`)} ${marked(t("phones-intro"), isFound)}</p>
</li>`;
