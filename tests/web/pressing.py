"""Press elements with the mouse, without the pauses that Playwright makes."""

from typing import Final

from playwright.sync_api import Locator

MIDDLE: Final = """async (one) => {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (!still || window !== window.top) return null;
  const drawn = () => new Promise((done) => requestAnimationFrame(done));
  for (let block = "nearest", frames = 300; frames; block = "center", frames -= 1) {
    if (!one.isConnected) return [];
    one.scrollIntoView({ block, inline: "nearest" });
    const { left, top, width, height } = one.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const hit = document.elementFromPoint(x, y);
    if (width && !one.disabled && one.contains(hit)) return [x, y];
    await drawn();
  }
  const { left, top } = one.getBoundingClientRect();
  throw new Error(`cannot be pressed at ${left}, ${top}: ${one.outerHTML}`);
}"""
"""The middle of an element, once it can be pressed there.

Null in a frame, and if elements move; empty if the element is gone, because another may
be in its place.
"""


def press(one: Locator) -> None:
    """Press the element where nothing lies over it, once it is there and enabled."""
    while not (middle := one.evaluate(MIDDLE)):
        if middle is None:
            return one.click()
    return one.page.mouse.click(*middle)
