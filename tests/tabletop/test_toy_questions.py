"""Questions of any game: the different answers, their names, their repr."""

from random import Random

import pytest
from duel import Question

from tabletop.base.errors import IllegalAnswer
from tabletop.rules import question

PAIR = Question(1, 0, (4, 5, 9), 1, 2)
"""Two cards of rank 2 and one of rank 4."""


def test_options_of_a_kind_are_the_same_choice() -> None:
    assert list(PAIR) == [(4,), (9,), (4, 5), (4, 9)]
    assert PAIR.kinds_of((5, 9)) == PAIR.kinds_of((4, 9)) == (2, 4)


def test_options_go_by_the_names_of_their_kinds() -> None:
    assert PAIR.named((4, 9)) == ["2", "4"]
    assert PAIR.pick("2", "2") == (4, 5)
    with pytest.raises(IllegalAnswer):
        PAIR.pick("4", "4")


def test_the_same_choice_can_be_told_by_the_options_of_another_answer() -> None:
    assert PAIR.nearest((4,), (5,)) == (5,)
    assert PAIR.nearest((4, 9), (4, 5)) == (4, 9)
    assert PAIR.nearest((5, 9), (4, 5)) == (4, 9)
    assert PAIR.nearest((4, 5), (9,)) == (4, 5)
    assert PAIR.nearest((), (9,)) == ()


def test_it_shows_what_it_asks() -> None:
    shown = "<play: seat 1, 1 to 2 of ['2', '2', '4']>"
    assert repr(PAIR) == shown


def test_a_sample_is_legal() -> None:
    rng = Random(1)
    samples = {PAIR.sample(rng) for _ in range(99)}
    assert samples == {(4,), (5,), (9,), (4, 5), (4, 9), (5, 9)}
    assert Question(0, 0, (1,), 0, 0).sample(rng) == ()


@pytest.mark.parametrize(
    ("options", "low", "high", "form"),
    [
        ((4, 5), 1, 1, "one"),
        ((4,), 1, 1, "one"),
        ((4,), 0, 1, "consent"),
        ((4, 5), 0, 1, "some"),
        ((4, 5), 2, 2, "some"),
    ],
)
def test_the_form_of_a_question_follows_from_its_options(
    options: tuple[int, ...], low: int, high: int, form: str
) -> None:
    assert question.Question(0, 3, options, low, high).form == form


def test_only_the_seat_asked_knows_the_options_of_a_question() -> None:
    asked = question.Question(1, 3, (4, 5), 0, 1, "a-rule")
    public = {"seat": 1, "name": "3", "form": "some", "secret": False}
    assert asked.facts(0) == asked.facts(None) == public
    options = {"options": [4, 5], "low": 0, "high": 1, "source": "a-rule"}
    assert asked.facts(1) == {**public, **options}


def test_a_game_that_says_nothing_of_its_options_has_them_all_differ() -> None:
    plain = question.Question(0, 3, (1, 2), 1, 1)
    assert list(plain) == [(1,), (2,)]
    assert (plain.name, plain.kinds(), plain.secret) == ("3", ["1", "2"], False)
