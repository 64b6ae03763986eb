/** The games of this page: each has a folder and a line here. Nothing else on the page knows a game by name. */
import * as sanJuan from "./san_juan/index.js";

const GAMES = [sanJuan];

/** The game of the table or the form: the only one so far. */
export const game = () => GAMES[0];
