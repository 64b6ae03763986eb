"""Each kind of player that a form may hold has words, in each game and language."""

import pytest

from locales import LANGUAGES, PAGES, patterns
from toolchain.games import GAMES
from web.toys.games import GAMES as TOYS

LEVELS = {game.id: tuple(game.entry().levels) for game in (*GAMES, *TOYS)}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", PAGES)
def test_every_kind_of_player_has_words(game: str, language: str) -> None:
    said = patterns(language, game)
    computers = (*LEVELS[game], "adaptive", "phone")
    assert computers[0] in LEVELS[game]
    due = [f"kind-{kind}" for kind in ("person", *computers)]
    due += [f"kind-{kind}.short" for kind in computers]
    due += [f"level-{kind}" for kind in (*LEVELS[game], "phone")]
    assert [id for id in due if id not in said] == []
