/** The explanations of the table: the facts of each, and the rule behind it. The words, `what-…`, load lazily. */

import { explaining } from "../../../parts/explaining.js";
import { dashed, nameOf, t } from "../../kit.js";
import { catalogue } from "../catalogue.js";
import { kindOfTile } from "../fields.js";
import { goodName, roleName, tileName } from "../words/names.js";

/** @typedef {import("../types").Table} Table */

/** @param {Table} table @param {number} seat */
const kindOf = ({ players }, seat) => t(`kind-${players[seat].kind}`);

/** @param {Table} _ @param {number} __ @param {string} of */
const tile = (_, __, of) => ({ tile: tileName(of), kind: kindOfTile(of), ...goodOf(of) });

/** The good of a plantation; a quarry and a forest have none. @param {string} of */
const goodOf = (of) => (catalogue.goods.includes(of) ? { good: goodName(of) } : { good: "" });

/** @param {Table} _ @param {number} __ @param {string} of */
const role = (_, __, of) => ({
  role: roleName(of),
  does: t(`role-${dashed(of)}-does`),
  privilege: t(`role-${dashed(of)}-does.privilege`),
});

/** @param {Table} _ @param {number} __ @param {string} of */
const good = (_, __, of) => ({ good: goodName(of) });

/** All explanations, by the name after `data-what`. @type {Record<string, import("../../../parts/explaining.js").Explanation<Table>>} */
export const EXPLANATIONS = {
  governor: { rule: "P4", facts: (table) => ({ governor: nameOf(table, table.view.governor) }) },
  doubloons: { rule: "P30" },
  points: { rule: "P14" },
  home: { rule: "P26" },
  barrel: { rule: "P49", facts: good },
  idle: { rule: "P35", facts: tile },
  busy: { rule: "P35", facts: tile },
  acre: { rule: "P9" },
  lot: { rule: "P12", facts: () => ({ places: catalogue.city }) },
  ship: { rule: "P46", facts: (_, __, of) => ({ hold: of }) },
  shop: { rule: "P41", facts: () => ({ places: catalogue.shop }) },
  price: { rule: "P40", facts: good },
  field: { rule: "P20", facts: tile },
  quarries: { rule: "P31" },
  stack: { rule: "P22" },
  boat: { rule: "P27", facts: ({ refill }) => ({ refill }) },
  left: { rule: "P35", facts: good },
  "end-points": { rule: "P12" },
  "end-colonists": { rule: "P12" },
  "end-city": { rule: "P12", facts: () => ({ places: catalogue.city }) },
  column: { rule: "P31", facts: (_, __, of) => ({ column: Number(of) }) },
  copies: { rule: "P8", facts: (_, __, of) => ({ count: Number(of) }) },
  cost: { rule: "P31" },
  worth: { rule: "P14" },
  star: { rule: "P14" },
  role: { rule: "P2", facts: role },
  bounty: { rule: "P4" },
  seal: { facts: (table, seat) => ({ kind: kindOf(table, seat) }) },
  round: { rule: "P3", facts: ({ view }) => ({ round: view.round, seats: view.seats.length }) },
  ending: { rule: "P12", facts: () => ({ places: catalogue.city }) },
  strict: {},
  lapsed: {},
  count: {},
};

export const explained = explaining(EXPLANATIONS);
