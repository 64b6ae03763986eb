/** Whether this page lies in a frame; history, view and focus then belong to the host page. */
export const isFramed = () => window.parent !== window;
