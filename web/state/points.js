/** Whether points are on show: always at the end, before it as the player has set it, and once a lesson needs them. */
import { state } from "./store.js";

/** @param {{ over: boolean, coach?: { hidden: string[] } }} table */
export const pointsOpen = ({ over, coach }) => over || (state.settings.scores && !coach?.hidden.includes("points"));
