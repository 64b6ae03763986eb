// The attributes of a table in a host page: its game, and the options that this game declares.
import assert from "node:assert/strict";
import { test } from "node:test";

const switched = (name) => ({ name, switch: true, default: false });
const one = (name, ...values) => ({ name, values, default: values[0] });

globalThis.HTMLElement = class {
  attributes = new Map();
  getAttribute = (name) => this.attributes.get(name) ?? null;
  setAttribute = (name, value) => this.attributes.set(name, value);
  hasAttribute = (name) => this.attributes.has(name);
  toggleAttribute = (name, on) => (on ? this.attributes.set(name, "") : this.attributes.delete(name));
};
globalThis.EMBED_GAMES = JSON.stringify([
  { id: "first", code: "one", options: [one("edition", "old", "new"), switched("more")] },
  { id: "lucky_market", code: "lucky_market", options: [one("stall", "a", "b"), switched("edition")] },
]);

const { addressWords, gameOf, gameWords, reflecting } = await import("../../web/embed/host/attributes.js");
const Table = reflecting();

const table = (attributes) => Object.assign(new Table(), attributes);
const play = (game) => gameOf(table({ game }))?.id;

test("a table without a game shows the first, and no game has an unknown name", () => {
  assert.equal(play(""), "first");
  assert.deepEqual(["one", "lucky-market", "lucky_market"].map(play), ["first", "lucky_market", "lucky_market"]);
  assert.deepEqual(["chess", "toString", "Lucky-Market"].map(play), [undefined, undefined, undefined]);
});

test("the options of a game are attributes, and only its own are sent", () => {
  const both = { players: "you,easy", edition: "new", more: true, stall: "b", serious: true };
  assert.equal(gameWords(table(both)), "players=you%2Ceasy&edition=new&more=1&serious=1");
  assert.equal(gameWords(table({ ...both, game: "lucky-market" })), "players=you%2Ceasy&stall=b&edition=new&serious=1");
});

test("an address names the game where a site has several", () => {
  assert.match(addressWords(table({}), "de", true), /^embed&play=first&lang=de&theme=auto&muted=0&start=1$/);
  assert.match(addressWords(table({ game: "lucky-market" }), "", false), /^embed&play=lucky_market&/);
});
