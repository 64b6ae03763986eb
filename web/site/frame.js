/** Whether this page lies in another one, whose history, view and focus are not its own. */
export const isFramed = () => window.parent !== window;
