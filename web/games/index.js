/** The games of this page: a folder and a line here. Nothing else on the page knows a game by name. */
import * as sanJuan from "./san_juan/index.js";

const GAMES = [sanJuan];

/** The game that is on the table, or that a form is filled in for: there is one. */
export const game = () => GAMES[0];
