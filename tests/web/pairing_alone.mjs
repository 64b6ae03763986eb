// The scripts of pairing, for a page that has nothing else.
export * from "../../web/devices/pairing/code.js";
export * from "../../web/devices/pairing/connection.js";
