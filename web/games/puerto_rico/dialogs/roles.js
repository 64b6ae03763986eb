/** The effect of each role, and its gain. */
import { t } from "../../kit.js";
import { roleList } from "../roles.js";

export const name = /** @type {const} */ ("roles");

export const title = () => t("roles-help");

export const draw = () => roleList();
