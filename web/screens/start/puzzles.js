/** The way to the puzzles, with the number solved. */
import { nothing } from "lit-html";
import { openPuzzles } from "../../actions/puzzles.js";
import { game } from "../../games/index.js";
import { gameOnShow } from "../../state/game_of.js";
import { state } from "../../state/store.js";
import { read } from "../../storage/mistakes.js";
import { t } from "../../words/fluent.js";
import { ticket, ticketButton } from "./ticket.js";

/** The number solved, which needs no puzzle to be loaded. */
function note() {
  const count = Object.values(state.practice.tried).filter(({ left }) => left === 0).length;
  return count ? t("puzzles-done", { count }) : t("puzzles-note");
}

const card = () =>
  ticket({
    id: "puzzles",
    title: t("puzzles-title"),
    note: note(),
    action: ticketButton("puzzles", "hint", t("puzzles-button"), () => openPuzzles(game().puzzles)),
  });

/** Whether the game brings puzzles along, or the person's mistakes have become some. */
const hasAny = () => game().puzzles !== undefined || Object.keys(Object(read(gameOnShow()))).length > 0;

export const puzzles = () => (hasAny() ? card() : nothing);
