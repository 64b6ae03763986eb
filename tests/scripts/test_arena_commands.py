"""The command lines of the arena: an impossible request gets an error message."""

from collections.abc import Callable

import pytest

from arena import again, blunders, enter, ladder, match, strength, usage
from arena.games.san_juan import GAME

GAMES = "argument --games: 0 is too small; take 1 or more."
PROCESSES = "argument --processes: 0 is too small; take 1 or more."


@pytest.mark.parametrize(
    ("main", "words", "sentence"),
    [
        (again.main, ["--games", "0"], GAMES),
        (blunders.main, ["--games", "0"], GAMES),
        (enter.main, [__file__, "--games", "0"], GAMES),
        (ladder.main, ["--games", "0"], GAMES),
        (match.main, ["--games", "0"], GAMES),
        (usage.main, ["--games", "0"], GAMES),
        (again.main, ["--processes", "0"], PROCESSES),
        (blunders.main, ["--processes", "0"], PROCESSES),
        (enter.main, [__file__, "--processes", "0"], PROCESSES),
        (ladder.main, ["--processes", "0"], PROCESSES),
        (match.main, ["--processes", "0"], PROCESSES),
        (strength.main, ["--processes", "0"], PROCESSES),
        (usage.main, ["--processes", "0"], PROCESSES),
        (blunders.main, ["--worlds", "3"], "--worlds: 3 is too small; take 4 or more."),
        (match.main, ["--seed", "-1"], "--seed: -1 is too small; take 0 or more."),
        (match.main, ["--games", "many"], "--games: invalid number value: 'many'"),
        (usage.main, ["--level", "nobody"], "--level: invalid choice: 'nobody'"),
    ],
)
def test_what_nothing_can_be_done_with_is_refused(
    main: Callable[[list[str]], None],
    words: list[str],
    sentence: str,
    capsys: pytest.CaptureFixture[str],
) -> None:
    with pytest.raises(SystemExit):
        main(words)
    assert sentence in capsys.readouterr().err


def test_all_cores_may_be_asked_for() -> None:
    assert match.parser(GAME).parse_args(["--processes", "-1"]).processes == -1
