/** Announced sentences to read again, as long as the person at the page may know them. */

/** @typedef {{ text: string, place?: number }} Sentence `place`: the place of its event in the table's list */

/** The number of sentences that stay to read again. */
const KEPT = 12;

export class Transcript {
  /** @type {(Sentence & { id: number })[]} */
  lines = [];
  /** Sentences that wait until the dialog closes, because screen readers ignore the page under it. @type {Sentence[]} */
  #waiting = [];
  #count = 0;
  #eyes = "";

  clear() {
    [this.lines, this.#waiting] = [[], []];
  }

  /**
   * Hands the transcript on to another person: a sentence stays only if its event has the same words for that person. A
   * line never changes its words, because a screen reader would read it out again.
   * @param {string} eyes a key of the person
   * @param {(place: number) => string | undefined} worded returns an event's words for that person
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
