/** Whether points are on show: always at the end; before, by the player's setting, unless a lesson still hides them. */
import { state } from "./store.js";

/** @param {{ over: boolean, coach?: { hidden: string[] } }} table */
export const pointsOpen = ({ over, coach }) => over || (state.settings.scores && !coach?.hidden.includes("points"));
