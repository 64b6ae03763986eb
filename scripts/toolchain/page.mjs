/**
 * Prints the facts of the scripts named, as JSON by file: their imports, lazy ones apart, the lengths of their functions,
 * the strings in them, and the places that read a class.
 */
import { readFileSync } from "node:fs";
import { parseSync, Visitor } from "oxc-parser";

/** @typedef {{ start: number, end: number }} Span */

/** @param {string} text */
function lineCounter(text) {
  const ends = [...text.matchAll(/\n/g)].map(({ index }) => index);
  return (/** @type {number} */ at) => 1 + ends.filter((end) => end < at).length;
}

/**
 * A body in braces is what stands between them.
 * @param {Span & { type: string }} body
 * @param {(at: number) => number} lineAt
 */
function lengthOf(body, lineAt) {
  const lines = lineAt(body.end) - lineAt(body.start) + 1;
  return body.type === "BlockStatement" ? Math.max(lines - 2, 1) : lines;
}

/** A template as one string, an X for each of its facts. @param {any} template */
const joined = ({ quasis }) => quasis.map((/** @type {any} */ { value }) => value.cooked).join("X");

/**
 * @param {string} path
 * @param {string} text
 */
function facts(path, text) {
  const lineAt = lineCounter(text);
  const { program, module } = parseSync(path, text);
  /** @type {{ functions: object[], strings: object[], classes: number[] }} */
  const found = { functions: [], strings: [], classes: [] };
  const drawn = new Set();
  const aFunction = (/** @type {any} */ { body, start }) =>
    body && found.functions.push({ line: lineAt(start), length: lengthOf(body, lineAt) });
  const aString = (/** @type {Span} */ { start }, /** @type {string} */ value) =>
    found.strings.push({ line: lineAt(start), value });
  const set = new Set();
  new Visitor({
    FunctionDeclaration: aFunction,
    FunctionExpression: aFunction,
    ArrowFunctionExpression: aFunction,
    TaggedTemplateExpression: ({ quasi }) => void drawn.add(quasi),
    TemplateLiteral: (one) => void (drawn.has(one) || aString(one, joined(one))),
    Literal: (one) => void (typeof one.value === "string" && aString(one, one.value)),
    AssignmentExpression: ({ left }) => void set.add(left),
    MemberExpression: (one) => {
      const name = "name" in one.property ? one.property.name : "";
      if (name === "classList" || (name === "className" && !set.has(one))) found.classes.push(lineAt(one.start));
    },
  }).visit(program);
  return { ...found, ...lengths(text), ...imported(module, text) };
}

/** @param {string} text */
function lengths(text) {
  const lines = text.trimEnd().split("\n");
  return { lines: lines.length, longest: Math.max(...lines.map((line) => line.length)) };
}

/**
 * @param {import("oxc-parser").EcmaScriptModule} module
 * @param {string} text
 */
function imported({ staticImports, staticExports, dynamicImports }, text) {
  const again = staticExports.flatMap(({ entries }) => entries.map(({ moduleRequest }) => moduleRequest?.value));
  const late = dynamicImports.map(({ moduleRequest }) => text.slice(moduleRequest.start + 1, moduleRequest.end - 1));
  const imports = [...staticImports.map(({ moduleRequest }) => moduleRequest.value), ...again, ...late].filter(Boolean);
  return { imports, late };
}

const paths = process.argv.slice(2);
const told = paths.map((path) => [path, facts(path, readFileSync(path, "utf8"))]);
process.stdout.write(JSON.stringify(Object.fromEntries(told)));
