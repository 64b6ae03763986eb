/** @param {string} id of a text that the build has put into the page */
export const textOf = (id) => document.getElementById(id)?.textContent ?? "";
