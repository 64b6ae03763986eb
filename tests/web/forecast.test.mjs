// The gain from a role, in sentences: by taking it, and by another taking it.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import "./on_page.mjs";

const { speak } = await import("../../web/words/fluent.js");
const { gainSaid } = await import("../../web/games/san_juan/forecast.js");

const words = readFileSync(new URL("../../web/games/san_juan/locales/en.ftl", import.meta.url), "utf-8");
speak("en", words.replace(/^(#.*)?\n/gm, ""));

const cards = (cards) => ({ cards, low: cards, high: cards });
const table = (own, other) => ({
  may_choose: true,
  forecast: { prospector: { own: cards(own), other: cards(other), works: [] } },
});

test("a gain that depends on the taker is said for both cases", () =>
  assert.equal(gainSaid(table(1, 0), "prospector"), "If you take it: 1 card; if somebody else does: nothing."));

test("a gain that does not is said once", () =>
  assert.equal(gainSaid(table(1, 1), "prospector"), "Either way you get 1 card."));
