/** How long anybody waits for a disk. */

/** In milliseconds. */
export const PATIENCE = 1000;

/**
 * Waits for a disk, but not for long.
 * @param {Promise<void>} work
 * @param {() => void} onLate
 * @returns {Promise<void>}
 */
export function inTime(work, onLate) {
  return new Promise((done) => {
    const late = setTimeout(() => done(onLate()), PATIENCE);
    work.then(() => done(clearTimeout(late)));
  });
}
