/** Sentences that were read out and can be read again, as long as the person at the page may know them. */

/** @typedef {{ text: string, place?: number }} Sentence `place`: of the event that it tells, in the table's list */

/** How many sentences stay, so that they can be read again. */
const KEPT = 12;

export class Transcript {
  /** @type {(Sentence & { id: number })[]} */
  lines = [];
  /** Sentences that wait until the dialog closes, for nothing is read out under one. @type {Sentence[]} */
  #waiting = [];
  #count = 0;
  #eyes = "";

  clear() {
    [this.lines, this.#waiting] = [[], []];
  }

  /**
   * Another person reads from now on: a sentence stays only if it tells an event in the words for this person. No line
   * changes its words, for a screen reader would read it out again.
   * @param {string} eyes names the person
   * @param {(place: number) => string | undefined} worded an event in the words for that person
   */
  handOn(eyes, worded) {
    if (eyes === this.#eyes) return;
    this.#eyes = eyes;
    const now = (/** @type {Sentence} */ { place }) => (place === undefined ? undefined : worded(place));
    this.lines = this.lines.filter((line) => now(line) === line.text);
    this.#waiting = this.#waiting.flatMap(({ place }) => {
      const text = now({ text: "", place });
      return text ? [{ text, place }] : [];
    });
  }

  /**
   * @param {Sentence[]} sentences
   * @param {boolean} isCovered by a dialog
   */
  add(sentences, isCovered) {
    this.#waiting.push(...sentences);
    if (isCovered) return;
    const said = this.#waiting.splice(0).map((one) => ({ ...one, id: ++this.#count }));
    this.lines = [...this.lines, ...said].slice(-KEPT);
  }
}
