/** Lucky Market on the page, as it asks for it. */
import { t } from "../../../../web/games/kit.js";
import { choices, fields, optionWords } from "../../../../web/parts/declared_options.js";
import { pointsTable } from "../../../../web/parts/tally.js";
import { board } from "./board.js";
import { answer, event, option } from "./words.js";

/** @type {import("../../../../web/games/game").Game} */
export const luckyMarket = {
  id: "lucky_market",
  code: "lucky_market",
  catalogue: JSON.parse(CATALOGUES.lucky_market),
  start: { options: fields, optionWords, choices },
  table: { board },
  ask: {
    prompt: (_table, { name }) => t(`prompt-${name}`),
    instruction: (_table, question) => (question ? t(`prompt-${question.name}.instruction`) : ""),
  },
  words: { event, answer, option },
  end: { points: pointsTable },
  statistics: {
    source: (part) => t(`score-${part}`),
    titleInLogs: () => ({ name: t("app-title"), bggId: 0 }),
  },
};
