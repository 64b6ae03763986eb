"""Tables for tests, set up by building names and played in named steps.

`seat("smithy quarry", "crane indigo_plant+")` is a hand and a city; a `+` is a good.
`table(...)` puts seats round a table where a role is to be chosen. No test is here.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, cast

from sanjuan import Game

Place = dict[str, Any]


def seat(hand: str = "", city: str = "", **more: Any) -> dict[str, Any]:
    """A seat of a position; `more` are its other keys."""
    return {
        "hand": hand.split(),
        "buildings": [_place(b) for b in city.split()],
        **more,
    }


def _place(building: str) -> Place:
    return {"id": building.rstrip("+"), "good": building.endswith("+")}


def table(*seats: dict[str, Any], only: bool = False, **more: Any) -> Table:
    """A game at these seats, a second empty one added to a single seat.

    `pile`, `discard` and `roles_taken` are names in a row, the next card first. With
    `only` the piles hold just the named cards: the rest lies covered at the last seat,
    where it counts for nothing.
    """
    around = [*seats, seat()] if len(seats) == 1 else list(seats)
    lists = {key: value.split() for key, value in more.items() if _is_row(key)}
    position = {"seats": around, **more, **lists}
    if only:
        spare = len(Game.from_position(position).position()["pile"])
        spare -= len(position.get("pile", ()))
        around[-1] = {**around[-1], "covered": spare}
    return Table(Game.from_position(position))


def extended(*seats: dict[str, Any], **more: Any) -> Table:
    """Such a table with New Buildings."""
    return table(*seats, expansion=True, **more)


def _is_row(key: str) -> bool:
    return key in ("pile", "discard", "roles_taken")


class Table:
    """A game and its steps; each step fails unless the game asks for it."""

    def __init__(self, game: Game) -> None:
        self.game = game

    # ------------------------------------------------------------ steps

    def step(self, name: str, *names: str) -> Table:
        """Answer the question of that name by the names of its options."""
        question = self.game.question
        assert question is not None
        assert question.name == name, f"{question} where {name} was expected"
        self.game.answer(question.pick(*names))
        return self

    def role(self, name: str) -> Table:
        return self.step("role", name)

    def library(self, use: bool = True) -> Table:
        return self.step("library", *["library"] * use)

    def build(self, name: str) -> Table:
        return self.step("build", name)

    def cover(self, *name: str) -> Table:
        return self.step("cover", *name)

    def goods(self, *names: str) -> Table:
        return self.step("market", *names)

    def pay(self, *names: str) -> Table:
        return self.step("pay", *names)

    def produce(self, *names: str) -> Table:
        return self.step("produce", *names)

    def sell(self, *names: str) -> Table:
        return self.step("sell", *names)

    def keep(self, *names: str) -> Table:
        return self.step("keep", *names)

    def discard(self, *names: str) -> Table:
        return self.step("discard", *names)

    def refuse(self) -> Table:
        """Pass, at any question."""
        self.game.answer(())
        return self

    def rest(self) -> Table:
        """Let all seats do as little as possible until a role is to be chosen."""
        while self.asked not in ("role", "over"):
            self.least()
        return self

    def until(self, name: str) -> Table:
        """Let all seats do as little as possible until that question comes."""
        while self.asked != name:
            self.least()
        return self

    def least(self) -> Table:
        """Give the first answer with the fewest options."""
        question = self.game.question
        assert question is not None
        self.game.answer(question.options[: question.low])
        return self

    def roles(self, *names: str) -> Table:
        """Let seats take these roles in turn, each doing as little as possible.

        Stops at the first question of a new round.
        """
        for name in names:
            number = self.round
            self.role(name)
            while self.asked not in ("role", "over") and self.round == number:
                self.least()
        return self

    # ------------------------------------------------------------ the question

    @property
    def asked(self) -> str:
        """The name of the open question, or `over`."""
        return self.game.question.name if self.game.question else "over"

    @property
    def round(self) -> int:
        """The number of the round."""
        return int(self.game.view(None)["round"])

    @property
    def seat(self) -> int:
        """The seat that is to decide."""
        assert self.game.question is not None
        return self.game.question.seat

    @property
    def offered(self) -> list[str]:
        """The options by name, in alphabetical order."""
        assert self.game.question is not None
        return sorted(self.game.question.kinds())

    @property
    def why(self) -> int | str | None:
        """The cause of the question: a card, a role or nothing."""
        assert self.game.question is not None
        return self.game.question.source

    @property
    def bounds(self) -> tuple[int, int]:
        """The lowest and the highest number of options in an answer."""
        assert self.game.question is not None
        return self.game.question.low, self.game.question.high

    # ------------------------------------------------------------ the table

    def hand(self, seat: int = 0) -> list[str]:
        """The hand, in alphabetical order."""
        return sorted(self._seat(seat)["hand"])

    def city(self, seat: int = 0) -> list[str]:
        """The uncovered buildings by place, a `+` after those with a good."""
        places = self._seat(seat)["buildings"]
        return [place["id"] + "+" * bool(place["good"]) for place in places]

    def goods_at(self, seat: int = 0) -> list[str]:
        """The buildings with a good, in alphabetical order."""
        return sorted(b.rstrip("+") for b in self.city(seat) if b.endswith("+"))

    def covered(self, seat: int = 0) -> list[str]:
        """The covered buildings, first covered first."""
        return list(self._seat(seat)["covered"])

    def tucked(self, seat: int = 0) -> int:
        """The number of tucked cards that all seats see there."""
        return int(self.game.view(None)["seats"][seat]["tucked"])

    def _seat(self, seat: int) -> Place:
        return dict(self.game.position()["seats"][seat])

    @property
    def pile(self) -> list[str]:
        """The draw pile, the next card first."""
        return list(self.game.position()["pile"])

    @property
    def discarded(self) -> list[str]:
        """The discard pile, in alphabetical order."""
        return sorted(self.game.position()["discard"])

    def cards(self) -> Counter[str]:
        """All cards by name, in every place."""
        position = self.game.position()
        found = Counter(position["pile"] + position["discard"])
        for own in position["seats"]:
            found.update(own["hand"] + own["tucked"] + own["stowed"] + own["covered"])
            for place in own["buildings"]:
                found.update(card for card in (place["id"], place["good"]) if card)
        return found

    def total(self, seat: int = 0) -> int:
        """The seat's points so far."""
        return self.game.scores()[seat].total

    def part(self, name: str, seat: int = 0) -> int:
        """One part of the seat's points."""
        return self.game.scores()[seat].parts[name]

    def price(self, card: str, cover: str | None = None, seat: int = 0) -> int:
        """The price of that card there, as `explain` gives it."""
        places = self.game.view(None)["seats"][seat]["buildings"]
        over = [place["card"] for place in places if place["id"] == cover]
        quote = self.game.explain(seat, card, cover=over[0] if over else None)
        return int(quote["price"])

    def drawn_for(self, cause: str) -> list[int]:
        """The seats that drew for that cause, in order."""
        return [
            cast(int, event["args"]["seat"])
            for event in self.game.events(None)
            if event["id"] == "drew" and event["args"]["cause"] == cause
        ]

    def happened(self, id: str) -> list[dict[str, Any]]:
        """The facts of all events of that kind, as a spectator saw them."""
        return [e["args"] for e in self.game.events(None) if e["id"] == id]
