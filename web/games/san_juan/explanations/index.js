/** The explanations of the table: the facts of each, and the rule behind it. The words, `what-…`, load lazily. */

import { explaining } from "../../../parts/explaining.js";
import { mine, nameOf, t } from "../../kit.js";
import { lastPlace } from "../catalogue.js";
import { handSizeOf } from "../chips.js";
import { goodName, roleName } from "../words/names.js";

/** @typedef {import("../types").Table} Table */

/** @param {Table} table @param {number} seat */
const inHand = (table, seat) => ({
  count: handSizeOf(table.view.seats[seat]),
  rule: seat === mine(table) && table.limit ? t(`limit-${table.limit.id}`, table.limit.args) : "",
});

/** @param {Table} table @param {number} seat */
const kindOf = ({ players }, seat) => t(`kind-${players[seat].kind}`);

/** @param {string} of */
const roleWords = (of) => ({
  role: roleName(of),
  action: t(`role-${of}.action`),
  privilege: t(`role-${of}.privilege`),
});

/** All explanations, by the name after `data-what`. @type {Record<string, import("../../../parts/explaining.js").Explanation<Table>>} */
const EXPLANATIONS = {
  hand: { rule: "R7", facts: inHand },
  points: { rule: "R63", facts: (table, seat) => ({ points: table.scores[seat].total }) },
  buildings: {
    rule: "R60",
    facts: ({ view }, seat) => ({ count: view.seats[seat].buildings.length, places: lastPlace() }),
  },
  tucked: { rule: "R42", facts: ({ view }, seat) => ({ count: view.seats[seat].tucked }) },
  good: { rule: "R43", facts: (_, __, of) => ({ good: goodName(of) }) },
  goods: { rule: "R43" },
  governor: { rule: "R21", facts: (table) => ({ governor: nameOf(table, table.view.governor) }) },
  seal: { facts: (table, seat) => ({ kind: kindOf(table, seat) }) },
  role: { rule: "R1", facts: (_, __, of) => roleWords(of) },
  gain: {},
  works: { facts: (_, __, of) => ({ role: roleName(of) }) },
  changed: {},
  advised: {},
  "price-now": { rule: "R47" },
  "price-next": { rule: "R47" },
  "price-later": { rule: "R47" },
  "price-unseen": { rule: "R47" },
  pile: { rule: "R11", facts: ({ view }) => ({ count: view.pile }) },
  discard: { rule: "R10", facts: ({ view }) => ({ count: view.discard }) },
  round: { rule: "R21", facts: ({ view }) => ({ round: view.round }) },
  ending: { rule: "R60", facts: () => ({ places: lastPlace() }) },
  strict: {},
  lapsed: {},
  count: {},
  place: { facts: () => ({ places: lastPlace() }) },
  site: {},
  covers: { rule: "R29" },
  cost: { rule: "R15" },
  worth: { rule: "R63" },
  star: { rule: "R63" },
  sort: { rule: "R17", facts: (_, __, of) => ({ group: of }) },
  sells: { rule: "R48" },
  offer: { rule: "R95" },
  leftovers: { rule: "R68" },
};

export const explained = explaining(EXPLANATIONS);
