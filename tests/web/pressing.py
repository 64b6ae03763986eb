"""Press something with the mouse, without the pauses that Playwright makes."""

from typing import Final

from playwright.sync_api import Locator

MIDDLE: Final = """async (one) => {
  if (window !== window.top) return null;
  const drawn = () => new Promise((done) => requestAnimationFrame(done));
  let before = [];
  for (let block = "nearest", frames = 300; frames; block = "center", frames -= 1) {
    if (!one.isConnected) return [];
    one.scrollIntoView({ block, inline: "nearest" });
    const { left, top, width, height } = one.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const hit = document.elementFromPoint(x, y);
    const still = !document.getAnimations().length || `${before}` === `${[x, y]}`;
    if (still && width && !one.disabled && one.contains(hit)) return [x, y];
    before = [x, y];
    await drawn();
  }
  const { left, top } = one.getBoundingClientRect();
  throw new Error(`cannot be pressed at ${left}, ${top}: ${one.outerHTML}`);
}"""
"""The middle of a part of the page, once it can be pressed there.

What moves comes to rest first. Null in a frame; empty if the part is gone, for another
may be in its place.
"""


def press(one: Locator) -> None:
    """Press it where nothing lies over it, once it is there and enabled."""
    while not (middle := one.evaluate(MIDDLE)):
        if middle is None:
            return one.click()
    return one.page.mouse.click(*middle)
