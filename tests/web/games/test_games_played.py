"""A whole game of each kind is played by mouse, by keys alone, and by ear."""

import pytest
from playwright.sync_api import Page

from web.games.guest import Guest, KeyGuest, Listener
from web.games.kinds import Kind


@pytest.mark.first("san-juan-Guest", "puerto-rico-Guest", "duel-")
@pytest.mark.parametrize("who", [Guest, KeyGuest, Listener])
def test_a_game_is_played_to_its_end(page: Page, kind: Kind, who: type[Guest]) -> None:
    guest = who(page)
    guest.come_to(kind.near_the_end())
    assert guest.play()["over"]
