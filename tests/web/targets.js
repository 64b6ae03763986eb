/** Everything that can be pressed and is smaller than that, in words. Given to the page as it is. */
(least) => {
  const root = document.querySelector("dialog[open]") ?? document.body;
  const pressable = "button, select, summary, a[href], input, [data-named]";

  /** A field can be pressed by its label as well. */
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
