"""Questions: their valid answers, names of options, iterating, sampling."""

from math import comb
from random import Random

import pytest

from random_play import hand_of, until
from sanjuan import Game, IllegalAnswer, Question
from sanjuan.rules.cards import name_of
from sanjuan.rules.stages import COVER, DISCARD, NAMES, ROLE, SELL

PLANT, OTHER_PLANT, THIRD_PLANT, MILL = 0, 1, 2, 10


def discard(low: int, high: int) -> Question:
    """A question about three indigo plants and a sugar mill."""
    return Question(0, DISCARD, (PLANT, MILL, OTHER_PLANT, THIRD_PLANT), low, high)


def test_the_cards_of_these_tests_are_three_plants_and_a_mill() -> None:
    names = [name_of(card) for card in (PLANT, OTHER_PLANT, THIRD_PLANT, MILL)]
    assert names == ["indigo_plant"] * 3 + ["sugar_mill"]


def test_the_stages_have_the_promised_names() -> None:
    assert " ".join(NAMES) == (
        "start_hand role library build cover market pay produce sell keep discard "
        "mine office chapel bank"
    )


# ---------------------------------------------------------------- in


@pytest.mark.parametrize("answer", [(0,), (10,), (0, 1), (1, 10)])
def test_low_to_high_sorted_distinct_options_are_an_answer(
    answer: tuple[int, ...],
) -> None:
    assert answer in discard(1, 2)


@pytest.mark.parametrize(
    "answer", [(), (0, 1, 2), (0, 0), (1, 0), (3,), (-1,), [0], 0, None, ("0",)]
)
def test_nothing_else_is_an_answer(answer: object) -> None:
    assert answer not in discard(1, 2)


def test_passing_is_the_empty_answer_where_low_is_0() -> None:
    assert () in discard(0, 2)
    assert () not in discard(1, 2)


# ---------------------------------------------------------------- refusing


@pytest.mark.parametrize(
    ("answer", "why", "facts"),
    [
        ((), "too_few", {"low": 1, "count": 0}),
        ((0, 1, 2), "too_many", {"high": 2, "count": 3}),
        ((3,), "not_offered", {"option": 3}),
        ((10, -1), "not_offered", {"option": -1}),
        ((10, 0, 10), "chosen_twice", {"option": 10}),
        ((5, 5, 5), "not_offered", {"option": 5}),
    ],
)
def test_a_refusal_names_what_is_wrong(
    answer: tuple[int, ...], why: str, facts: dict[str, int]
) -> None:
    with pytest.raises(IllegalAnswer) as error:
        discard(1, 2).check(answer)
    assert error.value.id == why
    assert error.value.facts == {"stage": "discard", **facts}


# ---------------------------------------------------------------- iterating


def test_iterating_yields_one_answer_for_each_set_of_equal_kinds() -> None:
    assert sorted(discard(2, 2)) == [(0, 1), (0, 10)]


def test_iterating_goes_from_low_to_high() -> None:
    assert list(map(len, discard(0, 2))) == [0, 1, 1, 2, 2]


def test_iterated_answers_are_legal_and_distinct() -> None:
    answers = list(discard(0, 4))
    assert len(answers) == len(set(answers)) == 8
    assert all(answer in discard(0, 4) for answer in answers)


def test_roles_are_never_equal() -> None:
    assert list(Question(0, ROLE, (0, 2, 4), 1, 1)) == [(0,), (2,), (4,)]


def test_buildings_to_cover_with_and_without_a_good_are_not_equal() -> None:
    options = (PLANT, OTHER_PLANT, THIRD_PLANT)
    question = Question(0, COVER, options, 1, 1, laden=(OTHER_PLANT,))
    assert list(question) == [(PLANT,), (OTHER_PLANT,)]


def test_iterating_is_lazy() -> None:
    options = tuple(range(110))
    first = next(iter(Question(0, DISCARD, options, 50, 60)))
    assert len(first) == 50


def test_iterating_different_kinds_yields_every_subset() -> None:
    kinds = (0, 10, 18, 27, 36, 44)
    assert len(list(Question(0, SELL, kinds, 3, 3))) == comb(6, 3)


# ---------------------------------------------------------------- names


def test_kinds_name_the_options_in_their_order() -> None:
    assert discard(1, 1).kinds() == [
        "indigo_plant",
        "sugar_mill",
        *["indigo_plant"] * 2,
    ]


def test_kinds_of_roles_are_role_names() -> None:
    assert Question(0, ROLE, (1, 3), 1, 1).kinds() == ["producer", "councillor"]
    assert Question(0, ROLE, (1, 3), 1, 2).named((3, 1)) == ["councillor", "producer"]


def test_pick_takes_options_by_name() -> None:
    assert discard(1, 2).pick("sugar_mill", "indigo_plant") == (PLANT, MILL)


def test_a_name_given_twice_takes_the_next_such_option() -> None:
    assert discard(1, 2).pick("indigo_plant", "indigo_plant") == (PLANT, OTHER_PLANT)


def test_no_name_is_the_empty_answer() -> None:
    assert discard(0, 2).pick() == ()


@pytest.mark.parametrize("names", [["smithy"], ["sugar_mill", "sugar_mill"], [""]])
def test_a_name_not_or_no_longer_offered_is_an_error(names: list[str]) -> None:
    with pytest.raises(IllegalAnswer) as error:
        discard(1, 2).pick(*names)
    assert error.value.facts == {"name": names[-1]}


def test_a_picked_answer_can_be_given() -> None:
    game = Game(seed=1)
    assert game.question is not None
    game.answer(game.question.pick("prospector"))
    assert game.view(None)["roles_taken"] == ["prospector"]


# ---------------------------------------------------------------- sampling


def test_sampling_gives_every_count_of_options_equally_often() -> None:
    rng = Random(1)
    counts = [len(discard(0, 2).sample(rng)) for _ in range(3000)]
    assert all(900 < counts.count(count) < 1100 for count in range(3))


def test_sampling_gives_every_option_equally_often() -> None:
    rng = Random(1)
    taken = [card for _ in range(2000) for card in discard(2, 2).sample(rng)]
    assert all(900 < taken.count(card) < 1100 for card in discard(2, 2).options)


def test_samples_are_legal() -> None:
    rng = Random(1)
    question = discard(1, 3)
    assert all(question.sample(rng) in question for _ in range(100))


# ---------------------------------------------------------------- as asked


def test_a_question_shows_itself_in_words() -> None:
    shown = repr(Question(1, ROLE, (0, 1), 1, 1))
    assert shown.startswith("<role: seat 1, ")
    assert shown.endswith(" of ['builder', 'producer']>")


def test_the_source_is_the_card_being_built() -> None:
    game = until("pay")
    question = game.question
    assert question is not None
    assert question.source in hand_of(game, question.seat)
    assert question.source not in question.options
