/** Reads messages, the JSON of one to a line, and prints why a table in a frame does not hear it; an empty line: it does. */
import { createInterface } from "node:readline";
import { faultOf, TO_FRAME } from "../../web/embed/protocol.js";

for await (const line of createInterface({ input: process.stdin })) console.log(faultOf(JSON.parse(line), TO_FRAME));
