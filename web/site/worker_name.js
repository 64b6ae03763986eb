/** The name of a worker, which tells it its task and the game that its Python begins with. */

/** @typedef {"warm" | "unshared" | "cold" | "helper" | "rehearsal"} Task */

/**
 * @param {Task} task
 * @param {string} game the code of the game; empty: the first of the site
 */
export const workerName = (task, game) => `${task} ${game}`.trim();

/** The task and the game in a name. @param {string} name @returns {[string, string]} */
export function taskIn(name) {
  const [task, game = ""] = name.split(" ");
  return [task, game];
}
