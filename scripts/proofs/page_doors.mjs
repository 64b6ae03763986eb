/** Answers each line, a message to a frame or what stands behind an address, with what the page makes of it and how long it took. */
import { createInterface } from "node:readline";

const [languages, catalogue] = process.argv.slice(2);
Object.assign(globalThis, { LANGUAGES: languages, CATALOGUE: catalogue, location: new URL("http://localhost/") });

const { faultOf, TO_FRAME } = await import("../../web/embed/protocol.js");
const { filled, readAddress } = await import("../../web/state/address.js");

const SEATS = 4;
const FORM = {
  ...{ seats: 2, edition: "first", expansion: false, choose_four: false, serious: false, seed: "" },
  players: Array.from({ length: SEATS }, (_, seat) => ({ name: "", kind: seat ? "easy" : "person" })),
};

const DOORS = {
  message: (heard) => faultOf(heard, TO_FRAME),
  address: (text) => {
    const { form, wrong } = readAddress(text);
    return { form: filled(form ?? {}, FORM), wrong };
  },
};

for await (const line of createInterface({ input: process.stdin })) {
  const { door, given } = JSON.parse(line);
  const before = process.cpuUsage();
  const made = DOORS[door](given);
  const { user, system } = process.cpuUsage(before);
  console.log(JSON.stringify({ made, seconds: (user + system) / 1e6 }));
}
