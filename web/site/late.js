/** Scripts that are fetched once they are wanted. One that came damaged stays so in the page, and in the browser's cache. */

/** @param {string} name what its file begins with */
const addressOf = (name) =>
  performance
    .getEntriesByType("resource")
    .findLast((one) => one.name.includes(`/${name}-`))
    ?.name.replace(/\?.*/, "");

/**
 * Such a script; where it fails, as it is now on the host, past all that was kept of it.
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} load
 * @returns {Promise<T>}
 */
export async function late(name, load) {
  try {
    return await load();
  } catch (error) {
    const address = addressOf(name);
    if (!address) throw error;
    await fetch(address, { cache: "reload" });
    return import(`${address}?at=${Date.now()}`);
  }
}
