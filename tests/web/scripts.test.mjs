// The scripts that the page may start, in browsers with and without trusted types.
import assert from "node:assert/strict";
import { test } from "node:test";

globalThis.location = new URL("https://host/games/san-juan/?seed=7");

const OWN = new URL("assets/worker.js", location.href);
const FOREIGN = [
  new URL("https://elsewhere/games/san-juan/x.js"),
  new URL("../x.js", location.href),
  new URL("data:,"),
];

/** One of the scripts that are bundled separately. */
const script = () => import(`../../web/site/scripts.js?${Math.random()}`);

/** The module as a page has it that has just been opened. */
function opened() {
  delete globalThis.sanJuan;
  return script();
}

test("a browser without trusted types gets the address", async () => {
  const { ownScript } = await opened();
  assert.equal(ownScript(OWN), OWN.href);
});

test("a script from elsewhere is refused", async () => {
  const { ownScript } = await opened();
  for (const address of FOREIGN) assert.throws(() => ownScript(address), /no script of this site/);
});

test("one policy is made, and only once a script is to be started", async () => {
  const made = [];
  globalThis.trustedTypes = {
    createPolicy(name, { createScriptURL }) {
      made.push(name);
      return { createScriptURL: (address) => ({ trusted: createScriptURL(address) }) };
    },
  };
  const { ownScript } = await opened();
  assert.deepEqual(made, []);
  assert.deepEqual(ownScript(OWN), { trusted: OWN.href });
  assert.throws(() => ownScript(FOREIGN[0]));
  const other = await script();
  assert.deepEqual(other.ownScript(OWN), { trusted: OWN.href });
  assert.deepEqual(made, ["san-juan"]);
});
