"""The frequency with which each building is built and used."""

import pytest

from arena import usage as command
from arena.games.san_juan import GAME, usage
from sanjuan.rules.buildings import CLASSES


def test_the_uses_of_buildings_are_counted() -> None:
    options = GAME.checked({"expansion": True})
    tallies = [usage.play("medium", options, seed) for seed in range(3)]
    built = sum(sum(tally.built.values()) for tally in tallies)
    assert built >= 33
    rows = usage.table(tallies).splitlines()
    assert len(rows) == 1 + len(CLASSES)
    assert any(tally.uses["indigo_plant"] for tally in tallies)


def test_the_games_asked_for_are_those_of_the_deals_from_the_seed_on(
    capsys: pytest.CaptureFixture[str],
) -> None:
    words = ["--level", "easy", "--games", "2", "--seed", "7", "--choose-four"]
    command.main([*words, "--processes", "1"])
    options = GAME.checked({"choose_four": True})
    tallies = [usage.play("easy", options, seed) for seed in (7, 8)]
    assert capsys.readouterr().out == usage.table(tallies) + "\n"


def test_a_game_that_counts_nothing_says_so() -> None:
    with pytest.raises(SystemExit, match="Puerto Rico counts no use"):
        command.main(["--game", "puerto_rico", "--level", "random"])
