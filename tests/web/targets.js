/** All targets smaller than the least size, in words. Runs in the page. */
(least) => {
  const root = document.querySelector("dialog[open]") ?? document.body;
  const pressable = "button, select, summary, a[href], input, [data-named]";

  /** A press on its label counts for a field, too. */
  const size = (one) => {
    const parts = [one, ...(one.labels ?? [])].map((part) => part.getBoundingClientRect());
    const largest = (side) => Math.max(...parts.map((part) => part[side]));
    return Math.min(largest("width"), largest("height"));
  };
  const shown = (one) => one.checkVisibility({ visibilityProperty: true });
  const inSentence = (one) => one.matches("p *, li *") && getComputedStyle(one).display === "inline";
  const title = (one) => `${one.tagName} "${(one.ariaLabel ?? one.textContent).trim().slice(0, 30)}"`;

  return [...root.querySelectorAll(pressable)]
    .filter((one) => shown(one) && !inSentence(one) && size(one) < least - 0.5)
    .map((one) => `${title(one)}: ${Math.round(size(one))}`);
};
