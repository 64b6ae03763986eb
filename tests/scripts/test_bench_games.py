"""The benches of the page with any game: its address, its save, and their verdicts."""

import json
from typing import Any

import pytest

from arena.game import game_of, ids
from bench import full_game, loading, page, steps, visits
from tabletop.record.game import Game
from toolchain.game import Game as PageGame
from toolchain.games import GAMES

ISLAND = game_of("puerto_rico")


@pytest.mark.parametrize("game", ids())
def test_the_longest_game_of_each_is_over(game: str) -> None:
    save = json.loads(full_game.longest(game_of(game)))
    loaded: Game[Any] = game_of(game).type.game.load(save)
    assert loaded.question is None
    assert loaded.ply == len(save["answers"]) > steps.STEPS


def test_a_full_game_has_all_seats_and_all_sets() -> None:
    saved: dict[str, Any] = {**full_game.full(ISLAND, 1).save()}
    options = saved["options"]
    assert options["seats"] == full_game.seats(ISLAND) == 5
    assert all(options.values())


def test_the_address_of_a_full_table_names_a_player_for_each_seat() -> None:
    asked = page.full_table(ISLAND)
    assert asked == "?play=puerto-rico&players=you,random,random,random,random&start"


def test_further_games_are_measured_against_the_first(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    times = {"?play=san-juan": (100.0, 10.0), "?play=puerto-rico": (110.0, 11.0)}

    def took(_: object, __: str, game: PageGame) -> loading.Pair:
        return times[visits.query(game.id)]

    monkeypatch.setattr(loading, "_times_of_game", took)
    found = dict(loading.compared("site", None, GAMES[:2]))  # type: ignore[arg-type]
    assert found == {"further-cold": (110.0, 100.0), "further-warm": (11.0, 10.0)}


def test_a_line_of_steps_has_the_median_of_their_scripts() -> None:
    taken = [steps.Taken(30.0, 4.0), steps.Taken(10.0, 2.0), steps.Taken(20.0, 3.0)]
    line = steps.line("one on", "phone", taken)
    assert line == "| one on | phone | 3 | 20 | 38 | 30 | 3.0 |"


@pytest.mark.parametrize("slow", [steps.Taken(51.0, 1.0), steps.Taken(1.0, 17.0)])
def test_slow_steps_fail(slow: steps.Taken) -> None:
    steps.check([[steps.Taken(50.0, 16.0)]])
    with pytest.raises(AssertionError, match="ms"):
        steps.check([[slow]])
