"""The games that the build puts into the page."""

from collections.abc import Sequence
from importlib import import_module
from typing import Final

from toolchain.game import Game
from toolchain.steps import ONLY, ROOT, TEST_SITE, fail

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

PUERTO_RICO: Final = Game(
    ROOT / "web" / "games" / "puerto_rico",
    "puerto_rico",
    "puerto_rico.game_type:PUERTO_RICO",
    "puerto_rico.catalogue:catalogue",
    left_out=(
        "puerto_rico/__main__.py",
        "puerto_rico/transcript.py",
        "puerto_rico/catalogue.py",
        "puerto_rico/explain/citations.py",
    ),
)


def _more() -> tuple[Game, ...]:
    """The games that a test build adds."""
    found: tuple[Game, ...] = ()
    return import_module(f"web.{TEST_SITE}.games").GAMES if TEST_SITE else found


def chosen(games: Sequence[Game], only: str) -> tuple[Game, ...]:
    """The games of these names, in this order; all, if there is no name."""
    known = {game.id: game for game in games}
    names = only.split(",") if only else [*known]
    for name in names:
        if name not in known:
            fail(f"No game is called {name}. The games are {', '.join(known)}.")
    return tuple(known[name] for name in names)


GAMES: Final = chosen((SAN_JUAN, PUERTO_RICO, *_more()), ONLY)
"""All games of this build; the page opens with the first."""
