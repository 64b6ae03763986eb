"""A look back on a game: the worth of each decision, and the luck of each seat.

It judges every decision by the view of its seat, never by cards hidden from it. Each
decision has random numbers of its own, so neither the order of the searches nor the
worker changes a result.
"""

from __future__ import annotations

from collections.abc import Collection, Generator, Iterator
from typing import Any, Final

from tabletop.advice.accuracy import Accuracy, accuracy, beyond_chance
from tabletop.advice.advise import Advice, advise
from tabletop.advice.advisor import Advisor, ready
from tabletop.advice.review.asked import Asked, asked_in
from tabletop.advice.review.findings import Candidate, Decision, Luck, Point
from tabletop.advice.review.order import Order
from tabletop.base.errors import OptionError, QueryError
from tabletop.base.rng import LOOKS_BACK, stream
from tabletop.base.tasks import Steps, Thinking, thought
from tabletop.base.validation import checked_seat, typed, whole
from tabletop.bots.search.budget import check_iterations
from tabletop.record.game import Game
from tabletop.rules.scoring import shares

ITERATIONS: Final = 200
"""The number of iterations in the search of a decision."""
TURNING_POINTS: Final = 5


class LookBack:
    """The decisions of a game, each searched on demand.

    Iteration searches them in the order of the game; `think` searches them from the end
    of the game and with large gaps first, a few milliseconds at a time. Both can pause
    at any point and resume. `len` is the number of decisions.
    """

    def __init__(
        self,
        game: Game[Any],
        advisor: Advisor,
        iterations: int = ITERATIONS,
        seats: Collection[int] | None = None,
    ) -> None:
        self._game = game
        self._advisor = ready(advisor)
        tries = check_iterations(iterations)
        self._budget = advisor.budget._replace(iterations=tries, playouts=0)
        self._seats = _checked_seats(seats, game.seats)
        self._asked = [m for m in asked_in(game) if m.question.seat in self._seats]
        self._places: dict[int | None, int] = {
            moment.ply: at for at, moment in enumerate(self._asked)
        }
        self._order = Order([moment.question.name for moment in self._asked])
        self._searches = [Thinking(self._search(moment)) for moment in self._asked]
        self._next: int | None = None
        self._thinking = Thinking(self._search_all())

    def __len__(self) -> int:
        return len(self._asked)

    def __getstate__(self) -> tuple[Any, ...]:
        begun = self._game, self._advisor, self._budget.iterations, self._seats
        return *begun, self.decisions

    def __setstate__(self, state: tuple[Any, ...]) -> None:
        *begun, decisions = state
        LookBack.__init__(self, *begun)
        for decision in decisions:
            self.take(decision)

    def __iter__(self) -> Iterator[Decision]:
        """Yield every decision in the order of the game, as soon as it is searched."""
        for search in self._searches:
            yield search.finish()

    def think(self) -> Thinking[None]:
        """The search of all decisions; every call returns the same one."""
        return self._thinking

    def search_next(self, ply: int | None) -> None:
        """Let `think` search that decision next, unless it is known."""
        self._next = self._places.get(whole(ply))

    def search(self, ply: int) -> Decision:
        """Search that decision to the end; raises QueryError for an unknown one."""
        return self._searches[self._place_of(ply)].finish()

    def hand_out(self) -> int | None:
        """The ply of a decision for a helper to search; None if none is left."""
        place = self._order.hand_out()
        return None if place is None else self._asked[place].ply

    def take(self, decision: Decision) -> None:
        """Take a decision that a helper has searched; raises QueryError."""
        place = self._place_of(decision.ply)
        self._searches[place] = thought(decision)
        self._order.end(place)

    def take_back(self) -> None:
        """Let `hand_out` repeat the decisions that have not come back."""
        self._order.take_back()

    def _place_of(self, ply: object) -> int:
        place = self._places.get(whole(ply))
        if place is None:
            shown = typed(ply, int)
            raise QueryError("no_such_moment", {"ply": shown, "last": self._game.ply})
        return place

    @property
    def decisions(self) -> list[Decision]:
        """The decisions found so far, in the order of the game."""
        return [search.result for search in self._searches if search.done == 1]

    @property
    def done(self) -> float:
        """The finished fraction, 0 to 1."""
        return sum(search.done for search in self._searches) / max(1, len(self))

    @property
    def left(self) -> float | None:
        """The seconds left, about; None in the first pass.

        The first pass measures the cost of each kind of decision.
        """
        known = all(
            self._searches[place].done == 1 for place in self._order.first_pass()
        )
        return self._thinking.left if known else None

    def _search_all(self) -> Generator[float, None, None]:
        while (place := self._order.next(self._next)) is not None:
            if self._searches[place].step():
                yield self.done
            else:
                self._order.end(place)

    def _search(self, moment: Asked) -> Steps[Decision]:
        found = yield from self._advice(moment).part(0.0, 1.0)
        return self._decision(moment, found)

    def _advice(self, moment: Asked) -> Thinking[list[Advice]]:
        rng = stream(self._game.seed, LOOKS_BACK[moment.ply])
        view, given = moment.view, moment.answer
        return advise(self._advisor, view, rng, self._budget, given)

    def _decision(self, moment: Asked, found: list[Advice]) -> Decision:
        question = moment.question
        chosen = _place(moment, found)
        loss = found[0].chances[question.seat] - found[chosen].chances[question.seat]
        return Decision(
            ply=moment.ply,
            round=moment.view["round"],
            seat=question.seat,
            stage=question.name,
            source=question.source,
            candidates=[_candidate(moment, one) for one in found],
            chosen=chosen,
            loss=beyond_chance(loss),
        )

    # ------------------------------------------------------------ findings

    def curve(self) -> list[Point]:
        """Every seat's chance at each milestone found, and its share at the end.

        Each chance is the one that the seat to decide could expect there.
        """
        points = [
            Point(one.result.ply, one.result.round, one.result.chances)
            for moment, one in zip(self._asked, self._searches, strict=True)
            if one.done == 1 and self._advisor.milestone(moment.question)
        ]
        return points + self._end() if points else []

    def _end(self) -> list[Point]:
        """The shares of the win as the last point, once the game is over."""
        if not self._game.over:
            return []
        return [Point(self._game.ply, self._game.round, self._shares())]

    def _shares(self) -> list[float]:
        return shares(self._game.winners(), self._game.seats)

    def turning_points(self, most: int = TURNING_POINTS) -> list[Decision]:
        """The decisions found so far that cost most, in the order of the game."""
        number = whole(most)
        if number is None:
            raise QueryError("bad_value", {"key": "most", "value": typed(most, int)})
        dear = sorted(self.decisions, key=lambda one: (-one.loss, one.ply))[:number]
        return sorted([one for one in dear if one.loss], key=lambda one: one.ply)

    def accuracy(self) -> list[Accuracy]:
        """The accuracy of each seat over the decisions found so far."""
        known: list[list[Decision]] = [[] for _ in range(self._game.seats)]
        for one in self.decisions:
            known[one.seat].append(one)
        return [
            accuracy([one.loss for one in its], [one.stake for one in its])
            for its in known
        ]

    def luck(self) -> list[Luck]:
        """The luck of each seat, and the effects of all decisions on its result.

        Empty until the game is over and all decisions of all seats are searched.
        """
        known = 0 < len(self.decisions) == len(self)
        all_seats = len(self._seats) == self._game.seats
        if not (known and all_seats and self._game.over):
            return []
        return [self._luck(seat, end) for seat, end in enumerate(self._shares())]

    def _luck(self, seat: int, end: float) -> Luck:
        start, own, rivals = self.decisions[0].chances[seat], 0.0, 0.0
        for one in self.decisions:
            if one.seat == seat:
                own += one.effects[seat]
            else:
                rivals += one.effects[seat]
        return Luck(start, end, own, rivals, end - start - own - rivals)


def _checked_seats(given: object, seats: int) -> set[int]:
    """The given seats, or all for None; raises OptionError."""
    if given is None:
        return set(range(seats))
    try:
        return {checked_seat(seat, seats) for seat in given}  # type: ignore[attr-defined]
    except TypeError:
        raise OptionError("bad_seat_list", {"seats": given}) from None


# ---------------------------------------------------------------- decisions


def _place(moment: Asked, found: list[Advice]) -> int:
    """The place of the given answer among the candidates."""
    kinds_of = moment.question.kinds_of
    return [kinds_of(one.answer) for one in found].index(kinds_of(moment.answer))


def _candidate(moment: Asked, advice: Advice) -> Candidate:
    """The advice as a candidate, with the given answer's own options where they fit."""
    answer = moment.question.nearest(advice.answer, moment.answer)
    names = moment.question.named(answer)
    return Candidate(answer, names, advice.chances, advice.visits, advice.reasons)
