"""Two people share a device for a whole game with computers and every option."""

from typing import Final

import pytest
from playwright.sync_api import Page

from web.games.answering import Read
from web.games.guest import Guest
from web.games.kinds import Kind
from web.pressing import press
from web.waiting import until

PEOPLE: Final = 2
AT_CURTAIN: Final = "[data-screen=handover]"
STANDS: Final = f"""async () => {{
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const stops = "[data-question], [data-screen=end], {AT_CURTAIN}";
  const isBusy = document.querySelector("#app[aria-busy]") !== null;
  return !isBusy && document.querySelector(stops) !== null;
}}"""
"""Whether the page as drawn waits for anybody, or the game is over."""


class Sharers(Guest):
    """People who pass the device on whenever the page asks for it."""

    passed = 0
    """The number of times that the device changed hands."""

    def look(self) -> Read:
        """The page once it asks the person who has the device, or at the end."""
        until(self.page, STANDS)
        while self.page.locator(AT_CURTAIN).count():
            press(self.page.locator("[data-action=take-device]"))
            self.passed += 1
            until(self.page, STANDS)
        return super().look()


@pytest.mark.long
def test_two_people_and_computers_play_to_the_end_with_every_option(
    page: Page, kind: Kind
) -> None:
    sharers = Sharers(page)
    sharers.come_to(kind.shared(PEOPLE))
    assert sharers.play()["over"]
    assert (sharers.passed > 1) == kind.type.game.rules.hidden
