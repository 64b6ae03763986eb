/**
 * Messages that a host page may try to send although the protocol does not allow them. Tests in Node and in a page load
 * this file for the globals that it sets.
 */
(() => {
  const hello = { ns: "san-juan", v: 1, id: 0, type: "hello", data: { versions: [1] } };
  const ask = (type, data) => ({ ...hello, id: 7, type, data });
  const long = "x".repeat(1_100_000);
  const knot = { ...hello };
  knot.data = { versions: [1], self: knot };
  const deep = JSON.parse(`${"[".repeat(1000)}${"]".repeat(1000)}`);

  /** The game ignores these, at the door and from a host page that it has let in. */
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

  /** Valid messages without a request, or at the wrong place. */
  globalThis.OUT_OF_PLACE = [ask("done", {}), ask("failed", { id: "x", message: "x" }), hello, { ...knot, id: 3 }];

  /** Valid messages that the game refuses with an error; nothing changes. */
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
