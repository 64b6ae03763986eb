"""Worlds that fit the knowledge of a seat: the way back from a view to a state."""

from collections.abc import Iterable, Mapping
from typing import cast

from sanjuan.knowledge.facts import CoveredFacts, StandingFacts, View
from sanjuan.rules import stages
from sanjuan.rules.buildings import BIT, NONE, POWERS, USED_UP
from sanjuan.rules.cards import TILES, deck
from sanjuan.rules.options import Options
from sanjuan.rules.questions import Question
from sanjuan.rules.seat import Seat, owned_bits
from sanjuan.rules.state import State
from tabletop.base.errors import QueryError
from tabletop.base.rng import Chance, by_chance, drawn_seed, shuffle


def determinize(seen: View, rng: Chance, kind: type[State] = State) -> State:
    """Make a whole table that fits a view: a `State` with all hidden cards at random.

    At that table the seat of the view would see the same. Later shuffles follow a new
    seed. Only the view of the seat that must answer has the options of the question.
    `kind` is the class of the state. Raises QueryError unless `seen` is a view and
    `rng` a source of random numbers.
    """
    try:
        return _fitting(seen, rng, kind)
    except (AttributeError, IndexError, KeyError, TypeError, ValueError) as error:
        raise QueryError("not_a_view") from error


def _fitting(seen: View, rng: Chance, kind: type[State]) -> State:
    state = kind(Options(**seen["options"]), seed=0)
    _fill_in(state, seen)
    _deal_unseen(state, seen, rng)
    state.question = _ask_again(state, seen)
    state.seed = drawn_seed(rng)
    return state


def _fill_in(state: State, seen: View) -> None:
    """Set all that the view shows; hidden places stay empty."""
    known = seen["known"]
    state.seats = [_public_seat(seen, number) for number in range(len(seen["seats"]))]
    state.round, state.governor = seen["round"], seen["governor"]
    state.chooser, state.role = seen["chooser"], _role(known["role"])
    state.roles_taken = [stages.ROLES.index(role) for role in seen["roles_taken"]]
    state.privilege, state.sold = known["privilege"], known["sold"]
    state.tile_up, state.tiles_seen = seen["tile"] is not None, known["tiles_seen"]
    state.card, state.cover = _or_nothing(known["card"]), _or_nothing(known["cover"])
    state.paid, state.on_offer = known["paid"], known["on_offer"]
    state.over = known["over"]
    state.stack = [
        (stages.ALL_NAMES.index(step["stage"]), step["seat"]) for step in known["stack"]
    ]


def _role(name: str | None) -> int:
    return NONE if name is None else stages.ROLES.index(name)


def _or_nothing(card: int | None) -> int:
    return NONE if card is None else card


def _public_seat(seen: View, number: int) -> Seat:
    shown, known = seen["seats"][number], seen["known"]
    seat = Seat()
    seat.buildings = [building["card"] for building in shown["buildings"]]
    seat.covered = [
        (other["card"], _or_nothing(other["place"])) for other in shown["covered"]
    ]
    seat.owned = owned_bits(seat)
    resting = sum(BIT[card] for card in known["resting"][number])
    seat.powers = POWERS[seat.owned & ~resting]
    used = cast(Mapping[str, list[bool]], known)
    seat.used = sum(
        bit for name, bit in USED_UP.items() if used[f"{name}_used"][number]
    )
    return seat


def _deal_unseen(state: State, seen: View, rng: Chance) -> None:
    """Deal the unseen cards to all places that the seat cannot look into."""
    unseen = _unseen(seen)
    shuffle(unseen, rng)
    known = seen["known"]
    for number, seat in enumerate(state.seats):
        shown = seen["seats"][number]
        seat.hand = _known_or_dealt(shown["hand"], unseen)
        mine = known["tucked"] if number == seen["seat"] else []
        stowed = known["stowed"][number]
        seat.tucked = mine + _deal(unseen, shown["tucked"] - stowed - len(mine))
        seat.stowed = _deal(unseen, stowed)
        seat.goods = [
            unseen.pop() if place["good"] else NONE for place in shown["buildings"]
        ]
    state.drawn = _known_or_dealt(known["drawn"], unseen)
    _deal_discard(state, seen, unseen, rng)
    state.pile = _deal(unseen, seen["pile"])
    state.tiles = _deal_tiles(seen["tiles_known"], rng)


def _deal(unseen: list[int], count: int) -> list[int]:
    return [unseen.pop() for _ in range(count)]


def _known_or_dealt(cards: list[int] | int, unseen: list[int]) -> list[int]:
    return _deal(unseen, cards) if isinstance(cards, int) else list(cards)


def _deal_discard(state: State, seen: View, unseen: list[int], rng: Chance) -> None:
    known = seen["known"]["discard"]
    bits = state.everybody if seen["seat"] is None else 1 << seen["seat"]
    hidden = _deal(unseen, seen["discard"] - len(known))
    state.discard = known + hidden
    state.discard_seen = [bits] * len(known) + [0] * len(hidden)


def _unseen(seen: View) -> list[int]:
    """The cards whose place the seat does not know."""
    known = seen["known"]
    shown: set[int] = {*known["discard"], *known["tucked"]}
    for seat in seen["seats"]:
        shown.update(_cards(seat["buildings"]), _cards(seat["covered"]))
        if not isinstance(seat["hand"], int):
            shown.update(seat["hand"])
    if not isinstance(known["drawn"], int):
        shown.update(known["drawn"])
    options = seen["options"]
    return [c for c in deck(options["edition"], options["expansion"]) if c not in shown]


def _cards(places: Iterable[StandingFacts | CoveredFacts]) -> list[int]:
    return [place["card"] for place in places]


def _deal_tiles(known: list[str | None], rng: Chance) -> list[str]:
    left = by_chance([tile for tile in TILES if tile not in known], rng)
    return [tile if tile else left.pop() for tile in known]


def _ask_again(state: State, seen: View) -> Question | None:
    asked = seen["question"]
    if asked is None:
        return None
    options = tuple(asked.get("options", ()))
    stage = stages.NAMES.index(asked["name"])
    laden: tuple[int, ...] = ()
    if stage == stages.COVER:
        laden = tuple(
            card for card in state.seats[asked["seat"]].laden() if card in options
        )
    low, high = asked.get("low", 0), asked.get("high", 0)
    return Question(
        asked["seat"], stage, options, low, high, asked.get("source"), laden
    )
