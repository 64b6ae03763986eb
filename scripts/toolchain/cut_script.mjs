// Removes unused functions from Pyodide's own script.
//
// The script is one function. It hands on each declaration by a statement that does nothing else, so a declaration can
// go if only that statement names it. Any word counts as a name: too much may stay, too little never does.
import { parseSync } from "oxc-parser";

/**
 * Something that is there only for those who call its name.
 * @typedef {{ name?: string, start: number, end: number }} Part one without a name is always there
 */

/**
 * Parts side by side, and how they are put together again.
 * @typedef {{ start: number, end: number, parts: Part[], joined: (texts: string[]) => string }} Group
 */

/**
 * Code that hides which names are in use: scripts made of text, which only packages in C bring, might use anything;
 * and WebAssembly that asks for the place of an unused function would need that function.
 */
const IN_THE_WAY = [
  [/\beval\(/g, "(0,eval)("],
  [/rtn\.required=true/g, "rtn.required=false"],
];

/** The initial values that have no side effect. */
const INERT = /^(Arrow)?Function|^(Object|Array)Expression$|^Literal$|^Identifier$/;

const isInert = ({ init }) => !init || INERT.test(init.type);

const wordsOf = (text) => text.match(/[\w$]+/g) ?? [];

/** The name that `a = Module["a"] = …`, `Module["a"] = a` or `a.sig = …` hands on. */
function handedOn({ expression: { left, right } = {} }) {
  if (!left) return undefined;
  if (left.type === "Identifier") return left.name;
  if (left.property.name === "sig") return left.object.name;
  return left.object.name === "Module" && right.name === left.property.value ? right.name : undefined;
}

/** @returns {Part} */
const part = ({ start, end }, name) => ({ name, start, end });

/** @returns {Group} */
const alone = (node, name) => ({ ...part(node), parts: [part(node, name)], joined: (texts) => texts.join("") });

/** @returns {Group} */
function groupOfImports({ properties, ...node }, isImported) {
  const parts = properties.filter(({ key }) => isImported(key.name)).map((found) => part(found));
  return { ...part(node), parts, joined: (texts) => `{${texts}}` };
}

/** @returns {Group} */
function groupOfVariables({ kind, declarations, ...node }) {
  const parts = declarations.map((found) => part(found, isInert(found) ? found.id.name : undefined));
  return { ...part(node), parts, joined: (texts) => (texts.length ? `${kind} ${texts};` : "") };
}

/** By the type of a statement. */
const GROUPS = {
  VariableDeclaration(node, isImported) {
    const [{ id, init }] = node.declarations;
    return [id.name === "wasmImports" ? groupOfImports(init, isImported) : groupOfVariables(node)];
  },
  ExpressionStatement: (node) => (handedOn(node) ? [alone(node, handedOn(node))] : []),
  FunctionDeclaration: (node) =>
    node.id.name === "assignWasmExports"
      ? node.body.body.map((found) => alone(found, handedOn(found)))
      : [alone(node, node.id.name)],
};

/** Returns the text without the parts of the groups that `isKept` refuses. */
function withParts(text, groups, isKept) {
  let at = 0;
  const texts = groups.map(({ start, end, parts, joined }) => {
    const before = text.slice(at, start);
    at = end;
    return before + joined(parts.filter(isKept).map((found) => text.slice(found.start, found.end)));
  });
  return texts.join("") + text.slice(at);
}

function byName(parts) {
  const found = new Map();
  for (const one of parts) found.set(one.name, [...(found.get(one.name) ?? []), one]);
  return found;
}

/** The words of what is always there, of what these name, and so on. */
function called(text, groups, callers) {
  const parts = byName(groups.flatMap((group) => group.parts));
  const always = withParts(text, groups, ({ name }) => !name);
  const words = new Set([always, ...callers].flatMap(wordsOf));
  for (const word of words) {
    for (const { start, end } of parts.get(word) ?? []) {
      for (const next of wordsOf(text.slice(start, end))) words.add(next);
    }
  }
  return words;
}

/** @param {string} text */
function cleared(text) {
  return IN_THE_WAY.reduce((before, [place, instead]) => {
    if (!before.match(place)) throw new Error(`Pyodide's script has no ${place.source} any more.`);
    return before.replace(place, instead);
  }, text);
}

/**
 * @param {string} script
 * @param {string[]} callers other scripts that call this one
 * @param {Set<string>} imports what WebAssembly wants of it
 */
export function cutScript(script, callers, imports) {
  const text = cleared(script);
  const { program } = parseSync("pyodide.asm.mjs", text);
  const { body } = program.body.find(({ type }) => type === "FunctionDeclaration").body;
  const groups = body.flatMap((node) => GROUPS[node.type]?.(node, (name) => imports.has(name)) ?? []);
  const words = called(text, groups, callers);
  return withParts(text, groups, ({ name }) => !name || words.has(name));
}
