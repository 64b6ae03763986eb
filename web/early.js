/**
 * An inline script of the page: loads the sentences and Python early, because they need not wait for the page's script.
 */
import { startEarly } from "./engine/early_worker.js";
import { behind, offered, parametersOf } from "./site/address.js";
import { isAnswered } from "./site/answered.js";
import { chosenGame } from "./site/chosen_game.js";
import { read } from "./storage/preferences.js";
import { HOUSE, wished } from "./words/languages.js";

/** @typedef {import("./site/chosen_game.js").Known} Known */

/**
 * The games, and the addresses of the worker and of the sentences by language, from a meta tag. In this script they
 * would change its digest, by which a host's policy allows it, with every version.
 * @type {{ worker: string, games: (Known & { scripts: string[], styles?: string })[], sentences: Record<string, Record<string, string>> }}
 */
const { worker, games, sentences } = JSON.parse(
  /** @type {HTMLMetaElement} */ (document.querySelector("meta[name=early]")).content,
);

const asked = parametersOf(behind).get("lang") ?? "";
const kept = read();
const files = sentences[wished(asked, String(kept?.settings?.language ?? ""))];

const game = chosenGame(games, kept?.game);

/** Fetches a file that the page's script asks for later. @param {object} link its properties */
const preload = (link) => document.head.append(Object.assign(document.createElement("link"), link));

for (const href of [files[HOUSE], files[game.id]])
  preload({ rel: "preload", as: "fetch", crossOrigin: "anonymous", href });
for (const href of game.scripts) preload({ rel: "modulepreload", href });
if (game.styles) preload({ rel: "preload", as: "style", href: game.styles });

// on a first visit, Python's downloads would hold up the page's own; a guest of another device needs none
if (isAnswered() && !offered) startEarly(new URL(worker, location.href), game.code);
