/** The folder of the site. Its stores and keys begin with it, because several sites may share an origin. */
export const FOLDER = new URL(".", location.href).pathname;
