"""The games that the build puts into the page."""

from importlib import import_module
from typing import Final

from toolchain.game import Game
from toolchain.steps import ROOT, TEST_SITE

SAN_JUAN: Final = Game(
    ROOT / "web" / "games" / "san_juan",
    "sanjuan",
    "sanjuan.game_type:SAN_JUAN",
    "sanjuan.page.catalogue:catalogue",
    left_out=(
        "sanjuan/__main__.py",
        "sanjuan/transcript.py",
        "sanjuan/en.ftl",
        "sanjuan/page/catalogue.py",
        "sanjuan/explain/citations.py",
        "sanjuan/ai/why/facts.py",
        "sanjuan/page/messages.py",
        "sanjuan/rl/",
    ),
)


def _more() -> tuple[Game, ...]:
    """The games that a test build adds."""
    found: tuple[Game, ...] = ()
    return import_module(f"web.{TEST_SITE}.games").GAMES if TEST_SITE else found


GAMES: Final = (SAN_JUAN, *_more())
"""All games; the page opens with the first."""
