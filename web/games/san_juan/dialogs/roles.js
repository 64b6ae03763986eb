/** What each role does. */
import { t } from "../../../words/fluent.js";
import { roleList } from "../roles.js";

export const name = /** @type {const} */ ("roles");

export const title = () => t("roles-help");

export const draw = roleList;
