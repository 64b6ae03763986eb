/** The origins of allowed host pages, which the site's owner lists in `embed-origins.json`; `*` allows every origin. */
import { isText, listOf } from "../state/stored.js";

const EVERYBODY = "*";

const isList = listOf(0, 1000, isText);

/** @type {Promise<string[]> | undefined} */
let list;

/** A list that is missing or invalid allows only the site itself. */
async function fetched() {
  try {
    const found = await (await fetch("embed-origins.json")).json();
    return isList(found) ? /** @type {string[]} */ (found) : [];
  } catch {
    return [];
  }
}

/** @param {string} origin */
export async function isLetIn(origin) {
  if (origin === location.origin) return true;
  list ??= fetched();
  const owners = await list;
  return owners.includes(EVERYBODY) || owners.includes(origin);
}
