/** How long anybody waits for a disk. */

/** In milliseconds. */
export const PATIENCE = 1000;

/** A disk that has kept all so far is only busy: better wait than show what may still be lost. */
export const LONG_PATIENCE = 5000;

/**
 * Waits for a disk, but not for ever.
 * @param {Promise<void>} work
 * @param {() => void} onLate
 * @param {number} [patience] in milliseconds
 * @returns {Promise<void>}
 */
export function inTime(work, onLate, patience = PATIENCE) {
  return new Promise((done) => {
    const late = setTimeout(() => done(onLate()), patience);
    work.then(() => done(clearTimeout(late)));
  });
}

/**
 * A browser whose disk hangs answers neither yes nor no: then this fails.
 * @template T
 * @param {Promise<T>} answer
 * @param {number} [patience] in milliseconds
 * @returns {Promise<T>}
 */
export const answered = (answer, patience = PATIENCE) =>
  new Promise((done, fail) => {
    answer.then(done, fail);
    setTimeout(fail, patience, new Error("storage does not answer"));
  });
