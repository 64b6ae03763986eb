/**
 * Loads lazy scripts. One that came damaged stays so in the page, and in the browser's cache. So the lazy scripts of a
 * game get that of the game from `loaded`, where the build has them look, and not by its address.
 */
import { addressIn, LostFile } from "./lost_file.js";
import { common } from "./scripts.js";

/** @param {string} name the beginning of its file name */
const addressOf = (name) =>
  performance
    .getEntriesByType("resource")
    .findLast((one) => one.name.includes(`/${name}-`))
    ?.name.replace(/\?.*/, "");

/**
 * Loads a script; after a failure it loads the host's current file, past all caches. Throws a `LostFile` if that fails,
 * too.
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} load
 * @returns {Promise<T>}
 */
export async function late(name, load) {
  const script = await loaded(name, load);
  common.loaded = { ...common.loaded, [name]: script };
  return script;
}

/**
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} load
 * @returns {Promise<T>}
 */
async function loaded(name, load) {
  try {
    return await load();
  } catch (error) {
    const address = addressOf(name) ?? addressIn(error);
    if (!address) throw error;
    return renewed(address).catch((cause) => {
      throw new LostFile(address, cause);
    });
  }
}

/** @param {string} address */
async function renewed(address) {
  await fetch(address, { cache: "reload" });
  return import(`${address}?at=${Date.now()}`);
}
