/** Limits for the time that a disk may take. */

/** In milliseconds. */
export const PATIENCE = 1000;

/** The same for a disk that has worked so far and is only busy: the page must not show what may still be lost. */
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
 * Passes on an answer, or fails if a browser with a hanging disk gives none in time.
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
