/** Duel on the page: it draws no board, so the house draws a button for each card. */
import { called, nameOf, t, tell } from "../../../../web/games/kit.js";
import { pointsTable } from "../../../../web/parts/tally.js";

/** @typedef {import("../../../../web/types").Table} Table */

/** @param {number[]} cards */
const faces = (cards) => cards.join(", ") || t("none");

/** @type {import("../../../../web/games/game").Game} */
export const duel = {
  id: "duel",
  code: "duel",
  catalogue: JSON.parse(CATALOGUES.duel),
  start: {},
  table: {
    board: (_table, _given, ask) => ask,
  },
  ask: {
    prompt: () => t("prompt-play"),
    instruction: (_table, question) => (question ? t("prompt-play.instruction") : ""),
  },
  words: {
    event: (table, { id, args }) =>
      tell(`event-${id}`, {
        name: called(nameOf(table, Number(args.seat))),
        cards: faces(/** @type {number[]} */ (args.faces ?? [])),
      }),
    answer: (_question, names) => t("answer-play", { cards: names.join(", ") || t("none") }),
  },
  end: { points: pointsTable },
  statistics: {
    source: (part) => t(`score-${part}`),
    titleInLogs: () => ({ name: t("app-title"), bggId: 0 }),
  },
};
