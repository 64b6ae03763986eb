"""Public functions accept odd arguments, or raise an error of the one tree."""

from collections.abc import Callable, Iterable
from inspect import isclass, isfunction
from math import inf, nan
from random import Random
from typing import Any

import numpy as np
import pytest

import sanjuan
from sanjuan import Analysis, Game, QueryError, SanJuanError
from toolchain.steps import ROOT

ODD: dict[str, Any] = {
    "nothing": None,
    "truth": True,
    "minus one": -1,
    "large": 10**30,
    "half": 2.5,
    "one with a point": 1.0,
    "infinite": inf,
    "no number": nan,
    "text": "odd",
    "digit": "1",
    "empty text": "",
    "bytes": b"odd",
    "list": [],
    "list in list": [[]],
    "dictionary": {},
    "set": {1},
    "object": object(),
    "function": len,
    "array": np.array([1, 2]),
    "no array": np.array(1.5),
    "numpy truth": np.True_,
}

Call = Callable[[Any], object]
GAME = Game(seed=1)
ANALYSIS = Analysis(GAME, 1)


def question() -> sanjuan.Question:
    return Game(seed=1).asked()  # type: ignore[return-value]


OF_A_GAME: dict[str, Call] = {
    "answer": lambda odd: Game(seed=1).answer(odd),
    "answer, one option": lambda odd: Game(seed=1).answer([odd]),
    "answer, seat": lambda odd: Game(seed=1).answer([0], seat=odd),
    "answer, ply": lambda odd: Game(seed=1).answer([0], ply=odd),
    "asked": lambda odd: GAME.asked(odd, odd),
    "undo": lambda odd: Game(seed=1).undo(odd),
    "can_undo": lambda odd: GAME.can_undo(odd),
    "latest_answer": lambda odd: GAME.latest_answer(odd),
    "view": lambda odd: GAME.view(odd),
    "face_down": lambda odd: GAME.face_down(odd),
    "events": lambda odd: GAME.events(odd),
    "events, since": lambda odd: GAME.events(0, odd),
    "explain": lambda odd: GAME.explain(odd, 1),
    "explain, card": lambda odd: GAME.explain(0, odd),
    "explain, cover": lambda odd: GAME.explain(0, 1, cover=odd),
    "explain, goods": lambda odd: GAME.explain(0, 1, goods=odd),
    "hand_limit": lambda odd: GAME.hand_limit(odd),
    "forecast": lambda odd: GAME.forecast(odd),
    "dealt_anew": lambda odd: GAME.dealt_anew(odd),
    "load": lambda odd: Game.load(odd),
    "from_position": lambda odd: Game.from_position(odd),
}
OF_A_QUESTION: dict[str, Call] = {
    "in question": lambda odd: odd in question(),
    "in question, one option": lambda odd: (odd,) in question(),
    "check": lambda odd: question().check(odd),
    "pick": lambda odd: question().pick(odd),
    "named": lambda odd: question().named(odd),
    "named, one option": lambda odd: question().named((odd,)),
}
OF_AN_ANALYSIS: dict[str, Call] = {
    "Analysis": lambda odd: Analysis(odd, 1),
    "search": lambda odd: ANALYSIS.search(odd),
    "search_next": lambda odd: ANALYSIS.search_next(odd),
    "turning_points": lambda odd: ANALYSIS.turning_points(odd),
}
OF_THE_PACKAGE: dict[str, Call] = {
    "Game": lambda odd: Game(odd),
    "Game, edition": lambda odd: Game(2, odd),
    "Game, expansion": lambda odd: Game(expansion=odd),
    "Game, choose_four": lambda odd: Game(choose_four=odd),
    "Game, seed": lambda odd: Game(seed=odd),
    "analyse": lambda odd: sanjuan.analyse(odd),
    "analyse, iterations": lambda odd: sanjuan.analyse(GAME.save(), iterations=odd),
    "analyse, seats": lambda odd: sanjuan.analyse(GAME.save(), seats=odd),
    "analyse, one seat": lambda odd: sanjuan.analyse(GAME.save(), seats=[odd]),
    "deal_of_the_day": lambda odd: sanjuan.deal_of_the_day(odd),
    "determinize": lambda odd: sanjuan.determinize(odd, Random(1)),
    "determinize, rng": lambda odd: sanjuan.determinize(GAME.view(0), odd),
    "name_of": lambda odd: sanjuan.name_of(odd),
    "player": lambda odd: sanjuan.player(odd),
    "player, iterations": lambda odd: sanjuan.player("expert", odd),
    "player, choose": lambda odd: sanjuan.player("medium").choose(odd, Random(1)),
}
CALLS = {**OF_A_GAME, **OF_A_QUESTION, **OF_AN_ANALYSIS, **OF_THE_PACKAGE}


@pytest.mark.parametrize("odd", ODD.values(), ids=ODD)
@pytest.mark.parametrize("call", CALLS.values(), ids=CALLS)
def test_the_one_tree_refuses_an_odd_argument(call: Call, odd: Any) -> None:
    try:
        call(odd)
    except SanJuanError as error:
        assert " " in str(error)


def test_every_public_function_is_tried() -> None:
    public = {name: getattr(sanjuan, name) for name in sanjuan.__all__}
    tried = {name.split(",")[0] for name in CALLS}
    assert {name for name, one in public.items() if isfunction(one)} <= tried
    plain = {"Options", "Player", "Question", "Score", "View"}
    errors = {n for n, one in public.items() if isclass(one) and n.endswith("Error")}
    refusals = {"IllegalAnswer", "NothingToUndo", "StaleAnswer", "WrongSeat"}
    assert set(public) - tried == plain | errors | refusals | {"Answer"}


@pytest.mark.parametrize("iterations", [2.5, nan, inf, True, "5", 0])
def test_iterations_are_a_whole_number(iterations: Any) -> None:
    for make in (OF_THE_PACKAGE["player, iterations"], lambda n: Analysis(GAME, n)):
        with pytest.raises(sanjuan.OptionError, match="1 iteration or more"):
            make(iterations)


@pytest.mark.parametrize("card", [-1, 10**6, True, "smithy"])
def test_there_is_no_name_of_no_card(card: Any) -> None:
    with pytest.raises(QueryError, match="There is no card"):
        sanjuan.name_of(card)


numpy_int: Any = np.int64


def same(one: Iterable[object], other: Iterable[object]) -> bool:
    return list(map(repr, one)) == list(map(repr, other))


def test_integers_of_numpy_are_whole_numbers() -> None:
    plain, numpy = Game(3, seed=7), Game(numpy_int(3), seed=numpy_int(7))
    assert numpy.save() == plain.save()
    options = plain.asked().options
    first: Any = options[0]
    given: list[Any] = [np.array([first]), [numpy_int(first)], [np.array(first)]]
    for one in given:
        game = plain.copy()
        game.answer(one, seat=numpy_int(0), ply=numpy_int(0))
        assert game.save()["answers"] == [[first]]
        assert {type(option) for option in game.save()["answers"][0]} == {int}
        assert tuple(one) in plain.asked()
        assert plain.asked().named(one) == plain.asked().named(options[:1])
        assert game.can_undo(numpy_int(0))
        assert same(game.events(numpy_int(0), numpy_int(1)), game.events(0, 1))
    zero, card = numpy_int(0), numpy_int(1)
    assert plain.view(zero) == plain.view(0)
    assert plain.explain(zero, card, goods=zero) == plain.explain(0, int(card))
    assert sanjuan.name_of(card) == sanjuan.name_of(int(card))
    assert plain.dealt_anew(numpy_int(5)).save() == plain.dealt_anew(5).save()


def test_integers_of_numpy_choose_what_is_analysed() -> None:
    save = Game.load((ROOT / "tests/playthroughs/first-2.json").read_text()).save()
    one, other = (
        sanjuan.analyse(save, iterations=n, seats=seats)
        for n, seats in ((numpy_int(1), np.array([1])), (1, [1]))
    )
    ply = next(iter(one)).ply
    assert one.search(numpy_int(ply)) == other.search(ply)
    assert len(one) == len(other)
