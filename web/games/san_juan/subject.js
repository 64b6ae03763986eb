/** The subject of the question on show, because numbers of roles and of cards overlap. */
import { state } from "../kit.js";

const form = () => state.table?.view.question?.form;

/** Whether its options are roles. */
export const isOfRoles = () => form() === "one";

/** Whether it takes a number of cards; the question of the library takes yes or no. */
export const isOfCards = () => form() === "cards";
