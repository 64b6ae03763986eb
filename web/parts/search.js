/** Searches entries by the words of a question: endings, case, accents and words without weight make no difference. */

/**
 * An entry as the search knows it.
 * @template T
 * @typedef {{ of: T, weight: number, phrases: string[], text: string }} Doc
 */

/** The language of the search. @typedef {{ idle: string, endings: string, same: string }} Tongue */

/** The shortest word that may match the beginning, or the inside, of a longer one. */
const [BEGINS, INSIDE] = [3, 4];

/** The shortest stem, and the shortest word that may have a slip. */
const [STEM, SLIP] = [3, 5];

/** The worth of a match: of the same word, of its beginning, of a misspelt one, of a part of it. */
const MATCH = { same: 1, begins: 0.8, slip: 0.6, inside: 0.5 };

/** The part of the best score that a result needs, and the most results. */
const [ENOUGH, MOST] = [0.35, 40];

/** @param {string} text */
const folded = (text) =>
  text
    .normalize("NFD")
    .replace(/[\p{M}\u00AD]/gu, "")
    .replace(/ß/g, "ss")
    .replace(/œ/g, "oe")
    .toLowerCase();

/** @param {string} text */
const wordsIn = (text) => folded(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether two words differ by one letter, or by two neighbours that changed places. @param {string} a @param {string} b */
function isSlip(a, b) {
  if (Math.min(a.length, b.length) < SLIP || Math.abs(a.length - b.length) > 1) return false;
  let same = 0;
  while (same < a.length && a[same] === b[same]) same++;
  const [left, right] = [a.slice(same), b.slice(same)];
  const swapped = left[1] === right[0] && left[0] === right[1] && left.slice(2) === right.slice(2);
  return swapped || left.slice(1) === right.slice(1) || left.slice(1) === right || left === right.slice(1);
}

/** @param {string} asked @param {string} told */
function compared(asked, told) {
  if (asked === told) return MATCH.same;
  if (asked.length >= BEGINS && told.startsWith(asked)) return MATCH.begins;
  if (told.length >= INSIDE && asked.startsWith(told)) return MATCH.begins;
  if (isSlip(asked, told)) return MATCH.slip;
  return (asked.length >= INSIDE && told.includes(asked)) || (told.length > INSIDE && asked.includes(told))
    ? MATCH.inside
    : 0;
}

/** The matches so far, by word of a question: while a person types, most words stay. @type {Map<string, Map<string, number>>} */
const matches = new Map();

/** The likeness of a word of the question and a word of an entry. @param {string} asked @param {string} told */
function likeness(asked, told) {
  const known = matches.get(asked) ?? new Map();
  if (!known.size) matches.set(asked, known);
  if (!known.has(told)) known.set(told, compared(asked, told));
  return known.get(told);
}

/** @param {string[]} endings @returns {(word: string) => string} */
const cutter = (endings) => (word) => {
  const end = endings.find((one) => word.endsWith(one) && word.length - one.length >= STEM) ?? "";
  const stem = word.slice(0, word.length - end.length);
  return stem.length > STEM ? stem.replace(/[ey]$/, "") : stem;
};

/** The words of a group that mean the same as its first one. @param {string} group @returns {[string, string][]} */
function others(group) {
  const [head, ...rest] = group.split(",").map((one) => wordsIn(one).join(" "));
  return rest.map((other) => [other, head]);
}

/** Turns a text into the stems that carry its meaning. @param {Tongue} tongue @returns {(text: string) => string[]} */
function reader({ idle, endings, same }) {
  const [none, cut] = [new Set(wordsIn(idle)), cutter(wordsIn(endings))];
  const pairs = same.split("|").flatMap(others);
  const heads = new Map(pairs.map(([other, head]) => [cut(other), cut(head)]));
  const phrases = pairs.filter(([other]) => other.includes(" "));
  const joined = (/** @type {string} */ text) =>
    phrases.reduce((now, [other, head]) => now.replaceAll(` ${other} `, ` ${head} `), ` ${wordsIn(text).join(" ")} `);
  return (text) => {
    const words = wordsIn(joined(text));
    const weighty = words.filter((word) => !none.has(word));
    return (weighty.length ? weighty : words).map(cut).map((stem) => heads.get(stem) ?? stem);
  };
}

/** @param {number[]} all */
const sum = (all) => all.reduce((a, b) => a + b, 0);

/** @template T @typedef {{ doc: Doc<T>, phrases: string[][], head: string[], body: string[] }} Read */

/**
 * @template T
 * @param {Doc<T>} doc
 * @param {(text: string) => string[]} read
 * @returns {Read<T>}
 */
function readDoc(doc, read) {
  const phrases = doc.phrases.filter(Boolean).map(read);
  const head = phrases.flat();
  return { doc, phrases, head, body: [...head, ...read(doc.text)] };
}

/**
 * The part of the weight of `words` that has a match among `others`.
 * @param {string[]} words
 * @param {string[]} others
 * @param {(word: string) => number} weight
 * @param {(a: string, b: string) => number} like
 */
function covered(words, others, weight, like) {
  const best = words.map((word) => weight(word) * Math.max(0, ...others.map((other) => like(word, other))));
  return sum(best) / (sum(words.map(weight)) || 1);
}

/**
 * A search in these entries: the best first.
 * @template T
 * @param {Doc<T>[]} docs
 * @param {Tongue} tongue
 * @returns {(search: string) => T[]}
 */
export function searcher(docs, tongue) {
  const read = reader(tongue);
  const shelf = docs.map((doc) => readDoc(doc, read));
  const known = shelf.map(({ head, body }) => new Set([...head, ...body]));

  /** The rarer a word, the more it says. @param {string} word */
  function weigh(word) {
    const many = known.filter((words) => words.has(word)).length;
    return Math.log(1 + docs.length / (1 + many));
  }

  /** @type {Map<string, number>} */
  const weights = new Map();
  const weight = (/** @type {string} */ word) => weights.get(word) ?? weights.set(word, weigh(word)).get(word) ?? 0;

  /** The nearness of a phrase and the question: each has to cover the other. @param {string[]} asked @param {string[]} phrase */
  function nearness(asked, phrase) {
    const there = covered(asked, phrase, weight, likeness);
    const back = there && covered(phrase, asked, weight, (told, word) => likeness(word, told));
    return there && (2 * there * back) / (there + back);
  }

  /** @param {string[]} asked @param {Read<T>} entry */
  function score(asked, { doc, phrases, head, body }) {
    const near = Math.max(...phrases.map((phrase) => nearness(asked, phrase)));
    const said = 0.5 * covered(asked, head, weight, likeness) + 0.4 * covered(asked, body, weight, likeness);
    return doc.weight * (near + said);
  }

  return (search) => {
    const asked = [...new Set(read(search))];
    const scored = shelf.map((entry) => ({ of: entry.doc.of, value: score(asked, entry) }));
    const ranked = scored.toSorted((a, b) => b.value - a.value);
    const least = (ranked[0]?.value ?? 0) * ENOUGH;
    return ranked
      .filter(({ value }) => value > 0 && value >= least)
      .slice(0, MOST)
      .map(({ of }) => of);
  };
}

/** The groups without their phrases, as the page marks single words. @param {string} same */
const singles = (same) => same.replace(/[^,|\s]+(?: [^,|\s]+)+/g, "");

/** Whether a word of the page is one of the question. @param {string} search @param {Tongue} tongue */
export function marker(search, tongue) {
  const read = reader({ ...tongue, same: singles(tongue.same) });
  const asked = read(search);
  return (/** @type {string} */ word) =>
    read(word).some((told) => asked.some((one) => likeness(one, told) >= MATCH.slip));
}
