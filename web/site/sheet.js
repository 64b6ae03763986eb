/** Adds the style sheet of a game after that of the page, which has declared all layers. */

/**
 * Resolves once the sheet is there; throws if it cannot be fetched.
 * @param {string | undefined} path from the folder of the scripts; the sheets of the first game come with the page
 */
export function addSheet(path) {
  if (!path) return;
  const link = document.createElement("link");
  return new Promise((done, fail) => {
    const failed = () => fail(new Error(`no style sheet ${path}`));
    Object.assign(link, {
      rel: "stylesheet",
      href: new URL(path, import.meta.url).href,
      onload: done,
      onerror: failed,
    });
    document.head.append(link);
  });
}
