"""The drawings of the house and of each game, as the build rounds them."""

from typing import Final

import pytest
from playwright.sync_api import Page

from toolchain import icons
from toolchain.games import GAMES

SETS: Final = {
    "house": icons.of_house(),
    "shelf": icons.on_shelf(),
    **{game.id: icons.of_game(game) for game in GAMES},
}
"""By the name of a set: its drawings before the build rounds them."""

LIMIT: Final = 2.0
"""The mean difference of two pictures' opacity, of 255, that nobody sees."""

DIFFERENCES: Final = """async ([pairs, size]) => {
  const canvas = new OffscreenCanvas(size, size);
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  const named = `xmlns="http://www.w3.org/2000/svg" fill="currentColor"`;
  const painted = async ([box, shapes]) => {
    const sized = `viewBox="${box}" width="${size}" height="${size}"`;
    const svg = encodeURIComponent(`<svg ${named} ${sized}>${shapes}</svg>`);
    const image = Object.assign(new Image(), { src: `data:image/svg+xml,${svg}` });
    await image.decode();
    pen.clearRect(0, 0, size, size);
    pen.drawImage(image, 0, 0);
    return [...pen.getImageData(0, 0, size, size).data];
  };
  const found = {};
  for (const [name, [one, other]] of Object.entries(pairs)) {
    const [before, after] = [await painted(one), await painted(other)];
    const differing = before.map((value, at) => Math.abs(value - after[at]));
    const sum = differing.reduce((one, other) => one + other);
    found[name] = { mean: sum / size ** 2, isDrawn: before.some(Boolean) };
  }
  return found;
}"""
"""By name: the mean difference of two pictures, and whether the first has anything."""


@pytest.mark.deep
@pytest.mark.parametrize("name", SETS)
def test_a_rounded_drawing_looks_the_same(name: str, page: Page) -> None:
    drawn = SETS[name]
    made = icons.rounded(drawn)
    pairs = {name: [shape, made[name]] for name, shape in drawn.items()}
    found = page.evaluate(DIFFERENCES, [pairs, 96])
    assert found.keys() == drawn.keys()
    assert all(one["isDrawn"] for one in found.values())
    assert {
        name: one["mean"] for name, one in found.items() if one["mean"] > LIMIT
    } == {}
