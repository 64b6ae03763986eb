// Prints the start screen of a first visit. The arguments are its game, its language and the file of its sentences.
import { readFileSync } from "node:fs";
import { render } from "@lit-labs/ssr/lib/render.js";
import { collectResultSync } from "@lit-labs/ssr/lib/render-result.js";
import { game, showGame } from "../../web/games/index.js";
import { draw } from "../../web/screens/start/index.js";
import { readForm } from "../../web/state/settings.js";
import { everywhere, speak } from "../../web/words/fluent.js";

const [id, language, sentences] = process.argv.slice(2);

await showGame(id);
everywhere(() => game().words.facts());
speak(language, readFileSync(sentences, "utf8"));
readForm(null);
process.stdout.write(collectResultSync(render(draw())));
