"""Count a player's buildings in many games against itself, and the use of each.

A building is used when it gives its owner something: a card, a discount, a good more, a
point of its own. Monuments give only their printed points. All is read from the events.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import sanjuan
from arena.game import Options
from sanjuan.rules.buildings import CLASSES, NUMBER
from tabletop.base.rng import GUESTS, stream
from tabletop.rules.event import Event

Args = dict[str, Any]

CAUSES = {
    **dict.fromkeys(("revealed", "tucked", "drew"), frozenset(NUMBER)),
    "discarded": frozenset({"archive"}),
}
"""By event: the buildings that are used when they are named as its cause."""
PLANTS = {building.id for building in CLASSES if building.group == "P"}
SCORED = tuple(building.id for building in CLASSES if building.scores)


class Tally:
    """The events of one game, seat by seat; `uses` counts by building."""

    def __init__(self, seats: int) -> None:
        self.uses: Counter[str] = Counter()
        self.built: Counter[str] = Counter()
        self.cities: list[set[str]] = [set() for _ in range(seats)]
        self.works: list[set[str]] = [set() for _ in range(seats)]
        self.chooser = -1
        self.role = ""
        self.doubled = False

    def read(self, event: Event) -> None:
        """Take one event into account."""
        id, args = event["id"], event["args"]
        if (cause := args.get("cause")) in CAUSES.get(id, ()):
            self.uses[str(cause)] += 1
        take = getattr(self, f"_{id}", None)
        if take:
            take(args.get("seat", -1), args)

    def look(self, view: sanjuan.View) -> None:
        """See whose tower lets them begin a round with more than seven cards."""
        question = view["question"]
        if question and question["name"] == "role" and not view["roles_taken"]:
            for seat, shown in enumerate(view["seats"]):
                hand = shown["hand"]
                assert isinstance(hand, int), "a spectator sees no cards"
                self._helps(seat, "tower", hand > 7)

    def _helps(self, seat: int, building: str, helped: bool = True) -> None:
        if helped and building in self.works[seat]:
            self.uses[building] += 1

    def _privilege(self, seat: int) -> int:
        return (1 + self.doubled) if seat == self.chooser else 0

    def _role_taken(self, seat: int, args: Args) -> None:
        self.chooser, self.role, self.doubled = seat, args["role"], False
        self.works = [set(city) for city in self.cities]

    def _library_used(self, seat: int, args: Args) -> None:
        self.doubled = True
        self.uses["library"] += 1

    def _built(self, seat: int, args: Args) -> None:
        name = sanjuan.name_of(args["card"])
        production = name in PLANTS
        self.built[name] += 1
        self._helps(seat, "smithy" if production else "quarry")
        self.uses["black_market"] += args["goods"]
        if args["over"] is not None:
            under = sanjuan.name_of(args["over"])
            self.uses["crane"] += 1
            self._helps(seat, "park", under == "park")
            self.cities[seat].discard(under)
            self.works[seat].discard(under)
        self.cities[seat].add(name)

    def _produced(self, seat: int, args: Args) -> None:
        names = [sanjuan.name_of(card) for card in args["buildings"]]
        self.uses.update(names)
        more = len(names) > 1 + self._privilege(seat)
        self._helps(seat, "aqueduct", more and self.role == "producer")

    def _sold(self, seat: int, args: Args) -> None:
        more = len(args["buildings"]) > 1 + self._privilege(seat)
        self._helps(seat, "trading_post", more)

    def _stowed(self, seat: int, args: Args) -> None:
        self.uses["harbor"] += 1

    def _kept(self, seat: int, args: Args) -> None:
        self._helps(seat, "prefecture", _number(args["cards"]) > 1)

    def _discarded(self, seat: int, args: Args) -> None:
        if args["cause"] == "archive":
            drawn = 2 + 3 * self._privilege(seat)
            self._helps(seat, "prefecture", drawn - _number(args["cards"]) > 1)
        if args["cause"] == "hand_limit":
            for other in range(len(self.cities)):
                self._helps(other, "guard_room", other != seat)


def _number(cards: object) -> int:
    return len(cards) if isinstance(cards, list) else int(str(cards))


def play(level: str, options: Options, seed: int) -> Tally:
    """One game of that level against itself."""
    game = sanjuan.Game(**options, seed=seed)
    player, rng = sanjuan.player(level), stream(seed, GUESTS[0])
    tally = Tally(game.seats)
    told = 0
    while (question := game.question) is not None:
        tally.look(game.view(None))
        game.answer(player.choose(game.view(question.seat), rng))
        for event in game.events(None, told + 1):
            tally.read(event)
        told = game.ply
    for score in game.scores():
        tally.uses.update(id for id in SCORED if score.parts[id])
    return tally


def table(tallies: Sequence[Tally]) -> str:
    """Built and used, by building."""
    built = sum((tally.built for tally in tallies), Counter[str]())
    uses = sum((tally.uses for tally in tallies), Counter[str]())
    rows = [f"{'building':18}{'built':>8}{'uses':>8}"]
    for building in CLASSES:
        used = "-" if building.group == "M" else str(uses[building.id])
        rows.append(f"{building.id:18}{built[building.id]:8}{used:>8}")
    return "\n".join(rows)
