/** Whether the service worker answers for this page: then somebody has been here before. */
export function isAnswered() {
  try {
    return Boolean(navigator.serviceWorker?.controller);
  } catch {
    return false; // a frame that may have none may not ask for it either
  }
}
