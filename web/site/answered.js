/** Whether the service worker answers for this page, which proves an earlier visit. */
export function isAnswered() {
  try {
    return Boolean(navigator.serviceWorker?.controller);
  } catch {
    return false; // a frame without service workers may not even ask for one
  }
}
