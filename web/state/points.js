/** Whether points are on show: always at the end, before it as the player has set it. */
import { state } from "./store.js";

/** @param {{ over: boolean }} table */
export const pointsOpen = ({ over }) => over || state.settings.scores;
