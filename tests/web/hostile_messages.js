/**
 * What a page around the game may try to say to it: none of it is of the protocol. For tests in Node and in a page, which
 * load it for what it leaves behind.
 */
(() => {
  const hello = { ns: "san-juan", v: 1, id: 0, type: "hello", data: { versions: [1] } };
  const ask = (type, data) => ({ ...hello, id: 7, type, data });
  const long = "x".repeat(1_100_000);
  const knot = { ...hello };
  knot.data = { versions: [1], self: knot };
  const deep = JSON.parse(`${"[".repeat(1000)}${"]".repeat(1000)}`);

  /** Nothing of these is heard at the door, nor by whoever has been let in. */
  globalThis.HOSTILE = [
    ...[null, undefined, 0, -1, NaN, "", "hello", JSON.stringify(hello), true, [], [hello], deep, new Date(0)],
    ...[new Map([["ns", "san-juan"]]), new ArrayBuffer(8), {}, { ns: "san-juan" }],
    ...[
      { ...hello, ns: "sanjuan" },
      { ...hello, ns: ["san-juan"] },
      { ...hello, ns: undefined },
    ],
    ...[0, 2, -1, "1", null, 1.5, [1]].map((v) => ({ ...hello, v })),
    ...[-1, 1.5, "0", null, undefined, Infinity].map((id) => ({ ...hello, id })),
    ...["", "HELLO", "toString", "__proto__", "constructor", "hasOwnProperty", "answer", null, 7, ["hello"], long].map(
      (type) => ({ ...hello, type }),
    ),
    ...[null, undefined, "versions", 1, []].map((data) => ({ ...hello, data })),
    ...[[], [0.5], ["1"], Array(1000).fill(1), "1", { 0: 1, length: 1 }, null].map((versions) => ({
      ...hello,
      data: { versions },
    })),
    ...[7, {}, null, long].map((words) => ask("start", { with: words })),
    ...[7, null, [], long].map((words) => ask("set", { with: words })),
    ...["yes", 1, null].map((keeps) => ask("set", { keeps })),
    ...[null, { accent: 7 }, { radius: long }].map((look) => ask("set", { look })),
    ...[undefined, null, {}, 7, ["{}"], long].map((text) => ask("load", { text })),
    ...[{}, { id: 7, message: "" }, { id: "x", message: long }].map((data) => ask("failed", data)),
  ];

  /** Of the protocol, but nobody asked for it, or it is said at the wrong place. */
  globalThis.OUT_OF_PLACE = [ask("done", {}), ask("failed", { id: "x", message: "x" }), hello, { ...knot, id: 3 }];

  /** Of the protocol and refused with a sentence; nothing changes. */
  globalThis.REFUSED = [
    ...["seed=x", "players=you", "x".repeat(1900), "start=maybe", "%00"].map((words) =>
      ask("start", { with: `edition=third&${words}` }),
    ),
    ask("set", { with: "theme=purple" }),
    ...["", "{}", "[]", "null", "{", "[".repeat(3000), '{"format":"sanjuan-table"}', "\u0000"].map((text) =>
      ask("load", { text }),
    ),
  ];
})();
