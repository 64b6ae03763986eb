/** The game with which workers begin: they import another one only once it is wanted. */

let code = "";

/** @param {string} game its code */
export function beginWith(game) {
  code = game;
}

export const firstGame = () => code;
