/** Does nothing: for a page opened as a file, browsers cache no compiled code. */
export const keepCompiled = () => {};
