/** A page that was opened as a file has no store in which a browser could keep compiled code. */
export const keepCompiled = () => {};
