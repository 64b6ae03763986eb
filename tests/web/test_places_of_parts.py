"""The places of a table say whose a card is, and where the eye should go."""

from typing import Final

from playwright.sync_api import ViewportSize

from web import new_buildings
from web.layout import DRAWN, SIZES
from web.prepared import last_decision
from web.visitor import Visitor

WINDOWS: Final[tuple[ViewportSize, ...]] = (
    SIZES["tablet"],
    {"width": 1088, "height": 800},
    {"width": 1280, "height": 800},
    SIZES["desktop"],
)
CARD_SIZES: Final = """() => {
  const sizes = (places) => [...document.querySelectorAll(places)].map((one) => {
    const { width, height } = one.getBoundingClientRect();
    return width * height;
  });
  return [Math.min(...sizes(".city .card")), Math.max(...sizes(".rival .card"))];
}"""


def test_no_opponents_card_is_larger_than_mine(visitor: Visitor) -> None:
    for seats in (2, 3, 4):
        visitor.come_to(last_decision(seats))
        for window in WINDOWS:
            visitor.page.set_viewport_size(window)
            mine, theirs = visitor.page.evaluate(CARD_SIZES)
            assert theirs < mine, (seats, window)


def test_the_cathedral_lies_beside_the_roles_and_not_in_my_hand(
    visitor: Visitor,
) -> None:
    visitor.come_to(new_buildings.games()["build"])
    card = visitor.page.locator("[data-place=offer]")
    for window in WINDOWS:
        visitor.page.set_viewport_size(window)
        visitor.page.evaluate(DRAWN)
        offer, roles = (
            card.bounding_box(),
            visitor.page.locator(".roles").bounding_box(),
        )
        assert offer and roles, window
        assert offer["x"] >= roles["x"] + roles["width"], window
        assert abs(offer["y"] - roles["y"]) < 12, window
