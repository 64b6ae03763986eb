"""The script of random games: its games, its counts, its checks."""

import pytest

from proofs import random_games
from proofs.random_games import Setup, begin, play, setups, tasks
from proofs.tallies import Broken, Tally
from sanjuan import Options
from sanjuan.rules.state import State

FEW = Setup(Options(4, "second", expansion=True), scarce=True)


def test_the_first_edition_has_both_starts_for_each_number_of_seats() -> None:
    lines = setups(everything=False, edition="first", expansion=False)
    usual = [line.options[::3] for line in lines if not line.scarce]
    assert usual == [(n, four) for n in (2, 3, 4) for four in (False, True)]
    assert sum(line.scarce for line in lines) == 3


def test_every_game_asked_for_is_played_once() -> None:
    lines = setups(everything=True, edition="first", expansion=False)
    games = [
        seed for line, seeds in tasks(lines, 999) if not line.scarce for seed in seeds
    ]
    assert len(games) == 999


def test_with_few_cards_left_at_most_seven_are_in_the_piles() -> None:
    left = [len(begin(FEW, seed).pile) for seed in range(8)]
    assert left == list(range(8))


def test_a_game_with_few_cards_meets_both_piles_empty() -> None:
    tally = play(FEW, seed=1)
    assert (tally.games, tally.empty_games) == (1, 1)
    assert tally.answers >= tally.empty_answers > 0


def test_tallies_add_up_but_the_longest_game_is_one_game() -> None:
    both = Tally(1, 1, 10, 5, 5, 0, 1, 3).plus(Tally(1, 0, 20, 7, 7, 1, 0, 0))
    assert both == Tally(2, 1, 30, 12, 7, 1, 1, 3)


def test_a_lost_card_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(State, "step", lambda state, answer: state.pile.pop())
    with pytest.raises(Broken, match="seed 3, answer 1: a card is lost"):
        play(Setup(Options(), scarce=False), seed=3)


def test_in_the_sample_everything_is_looked_at(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(random_games, "complaints", lambda state, rng: ["it leaks"])
    with pytest.raises(Broken, match="seed 100, answer 1: it leaks"):
        play(FEW, seed=100)
    assert (play(FEW, seed=101).looked_at, play(FEW, seed=101).games) == (0, 1)


def test_the_table_has_a_line_for_each_setup_and_one_for_all() -> None:
    lines = list(random_games.report({FEW: play(FEW, seed=2)}))
    assert lines[-2].startswith("| 4 seats, second edition, New Buildings, few cards")
    assert lines[-1].startswith("| all | 1 |")
