/** The game whose records statistics count, by the filter. */
import { gameNamed } from "../../games/index.js";
import { gameOnShow } from "../../state/game_of.js";
import { state } from "../../state/store.js";

export const gameCounted = () => gameNamed(state.statistics?.filter.game ?? gameOnShow());
