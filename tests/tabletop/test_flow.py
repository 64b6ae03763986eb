"""A game runs its stages one by one, and asks only where there is a choice."""

from __future__ import annotations

import pytest

from tabletop.rules.event import Note, Secret
from tabletop.rules.flow import Flow
from tabletop.rules.question import Answer, Question

DRAW, PICK = range(2)


class Pairs(Question):
    """Two options in a row are of one kind."""

    def kind(self, option: int) -> int:
        return option // 2


class Market(Flow):
    """Each seat draws, and then takes one of the numbers on offer."""

    seats: list[int]

    def __init__(self, *offers: Answer) -> None:
        super().__init__()
        self.seats, self.offers, self.round = [0, 0, 0], list(offers), 1
        self.always, self.log = False, []
        self.push(PICK, self.clockwise(1)[: len(offers)])
        self.push(DRAW, [0])

    def draw(self, seat: int) -> None:
        self.note("drew", seat, (7, 8), deck=Secret((9,), 0b11), left=3, faces=(1,))

    def ask_pick(self, seat: int) -> None:
        offer = self.offers.pop(0)
        low = min(1, len(offer))
        self.pose(Pairs(seat, PICK, offer, low, low), self.always)

    def pick(self, seat: int, answer: Answer) -> None:
        self.seats[seat] = sum(answer)

    runs = draw, ask_pick
    takes = (lambda state, seat, answer: None), pick


def test_stages_run_in_turn_up_to_the_next_choice() -> None:
    state = Market((2, 4), (5, 6))
    state.run()
    assert state.question
    assert (state.question.seat, state.seats) == (1, [0, 0, 0])
    state.step((4,))
    assert state.question.seat == 2
    state.step((5,))
    assert not state.question
    assert state.seats == [0, 4, 5]


@pytest.mark.parametrize(
    ("offer", "taken"), [((), 0), ((9,), 9), ((4, 5), 4), ((5, 4), 5)]
)
def test_the_only_choice_is_taken_silently(offer: Answer, taken: int) -> None:
    state = Market(offer)
    state.run()
    assert (state.question, state.seats) == (None, [0, taken, 0])


def test_a_reaction_is_asked_even_without_a_choice() -> None:
    state = Market(())
    state.always = True
    state.run()
    assert state.question
    assert () in state.question
    state.step(())
    assert state.question is None


def test_an_event_says_who_saw_each_secret() -> None:
    state = Market()
    state.run()
    secrets = {"cards": Secret((7, 8), 0b1), "deck": Secret((9,), 0b11)}
    noted = Note("drew", 0, {"left": 3, "faces": (1,)}, secrets)
    assert state.log == [noted]


def test_a_copy_has_lists_of_its_own_and_no_log() -> None:
    state = Market((2, 4), (5, 6))
    state.run()
    copy = state.copy()
    assert copy.log is None
    copy.step((4,))
    assert (state.seats, len(state.offers), len(state.stack)) == ([0, 0, 0], 1, 1)
    assert (copy.seats, len(copy.offers), len(copy.stack)) == ([0, 4, 0], 0, 0)


def test_a_state_that_fits_a_view_asks_the_question_of_the_view_again() -> None:
    state = Market((2, 4), (5, 6))
    state.run()
    assert state.question
    view, state.offers = state.question.facts(1), [(2, 4), (5, 6)]
    state.ask_again(view, ("draw", "1"))
    assert (state.log, state.question.seat) == (None, 1)
    state.ask_again(None, ())
    assert not state.question
