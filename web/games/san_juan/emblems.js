/** The emblems of San Juan, which load after the start screen. */
import { late } from "../kit.js";

export const emblems = () => late("san_juan_emblems", () => import("icons/san_juan_emblems"));
