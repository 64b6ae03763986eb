"""What one seat may know, as JSON-ready data, and worlds that fit what it knows.

`view` is all that players get of the engine; `determinize` is the way back.
"""

from collections.abc import Iterable
from typing import Any, TypeAlias

from sanjuan.rules import stages
from sanjuan.rules.buildings import BIT, NONE, POWERS
from sanjuan.rules.cards import deck, name_of
from sanjuan.rules.options import Options
from sanjuan.rules.questions import Question
from sanjuan.rules.seat import Seat, owned_bits
from sanjuan.rules.state import State
from tabletop.chance import Chance, shuffle

View: TypeAlias = dict[str, Any]


def view(state: State, seat: int | None, ply: int = 0) -> View:
    """All that the seat may know (R9, R10); None: what a spectator may."""
    return {
        "seat": seat,
        "options": state.options._asdict(),
        "ply": ply,
        "round": state.round,
        "governor": state.governor,
        "chooser": state.chooser,
        "roles_taken": [stages.ROLES[role] for role in state.roles_taken],
        "tile": state.tiles[0] if state.tile_up else None,
        "tiles_known": _tiles_known(state),
        "pile": len(state.pile),
        "discard": len(state.discard),
        "seats": [_seat(own, n == seat) for n, own in enumerate(state.seats)],
        "question": _question(state, seat),
        "known": _known(state, seat),
    }


def _tiles_known(state: State) -> list[str | None]:
    """The prices to come, next first; what nobody has seen is None (R47)."""
    if state.tiles_seen >= 4:
        return list(state.tiles)
    gone = state.tiles_seen - state.tile_up
    return [
        tile if (place == 0 and state.tile_up) or place >= 5 - gone else None
        for place, tile in enumerate(state.tiles)
    ]


def _seat(own: Seat, open_handed: bool) -> dict[str, Any]:
    return {
        "hand": list(own.hand) if open_handed else len(own.hand),
        "buildings": [
            {"id": name_of(card), "card": card, "good": good != NONE}
            for card, good in zip(own.buildings, own.goods, strict=True)
        ],
        "tucked": len(own.tucked) + len(own.stowed),
        "covered": [
            {"id": name_of(card), "card": card, "place": place if place >= 0 else None}
            for card, place in own.covered
        ],
    }


def _question(state: State, seat: int | None) -> dict[str, Any] | None:
    question = state.question
    if question is None:
        return None
    facts: dict[str, Any] = {"seat": question.seat, "name": question.name}
    if question.seat == seat:
        facts |= {
            "options": list(question.options),
            "low": question.low,
            "high": question.high,
            "source": question.source,
        }
    return facts


def _known(state: State, seat: int | None) -> dict[str, Any]:
    """What else a player may use: its memory, and where the phase stands."""
    question = state.question
    deciding = question is not None and question.seat == seat
    revealed = question is not None and question.stage == stages.MINE
    bits = state.everybody if seat is None else 1 << seat
    seen = zip(state.discard, state.discard_seen, strict=True)
    choosing_build = state.role == stages.BUILDER and state.card != NONE
    return {
        "discard": sorted(card for card, who in seen if who & bits == bits),
        "tucked": [] if seat is None else list(state.seats[seat].tucked),
        "stowed": [len(own.stowed) for own in state.seats],
        "drawn": list(state.drawn) if deciding or revealed else len(state.drawn),
        "resting": [
            [card for card in own.buildings if BIT[card] & ~own.powers.mask]
            for own in state.seats
        ],
        "library_used": [own.library_used for own in state.seats],
        "bank_used": [own.bank_used for own in state.seats],
        "on_offer": state.on_offer,
        "over": state.over,
        "role": state.role,
        "privilege": state.privilege,
        "sold": state.sold,
        "tiles_seen": min(state.tiles_seen, 5),
        "card": state.card if choosing_build and deciding else NONE,
        "cover": state.cover if deciding else NONE,
        "paid": state.paid,
        "stack": [list(entry) for entry in state.stack],
    }


# ---------------------------------------------------------------- worlds


def determinize(seen: View, rng: Chance, kind: type[State] = State) -> State:
    """A state in which the seat that holds this view would see the same.

    What the seat cannot see is dealt at random. The question is whole only if the
    view is that of the seat to decide. `kind` is the class of the state.
    """
    state = kind(Options(**seen["options"]), seed=0)
    _fill_in(state, seen)
    _deal_unseen(state, seen, rng)
    state.question = _ask_again(state, seen)
    return state


def _fill_in(state: State, seen: View) -> None:
    """Bring the state as far as the view shows it, hidden places empty."""
    known = seen["known"]
    state.seats = [_public_seat(seen, number) for number in range(len(seen["seats"]))]
    state.round, state.governor = seen["round"], seen["governor"]
    state.chooser, state.role = seen["chooser"], known["role"]
    state.roles_taken = [stages.ROLES.index(role) for role in seen["roles_taken"]]
    state.privilege, state.sold = known["privilege"], known["sold"]
    state.tile_up, state.tiles_seen = seen["tile"] is not None, known["tiles_seen"]
    state.card, state.cover = known["card"], known["cover"]
    state.paid, state.on_offer = known["paid"], known["on_offer"]
    state.over = known["over"]
    state.stack = [(stage, seat) for stage, seat in known["stack"]]


def _public_seat(seen: View, number: int) -> Seat:
    shown, known = seen["seats"][number], seen["known"]
    seat = Seat()
    seat.buildings = [building["card"] for building in shown["buildings"]]
    seat.covered = [
        (other["card"], NONE if other["place"] is None else other["place"])
        for other in shown["covered"]
    ]
    seat.owned = owned_bits(seat)
    resting = sum(BIT[card] for card in known["resting"][number])
    seat.powers = POWERS[seat.owned & ~resting]
    seat.library_used = known["library_used"][number]
    seat.bank_used = known["bank_used"][number]
    return seat


def _deal_unseen(state: State, seen: View, rng: Chance) -> None:
    """Deal what the seat has not seen to every place it cannot look into."""
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


def _cards(places: Iterable[dict[str, Any]]) -> list[int]:
    return [place["card"] for place in places]


def _deal_tiles(known: list[str | None], rng: Chance) -> list[str]:
    left = [tile for tile in "ABCDE" if tile not in known]
    left.sort(key=lambda tile: rng.random())
    return [tile if tile else left.pop() for tile in known]


def _ask_again(state: State, seen: View) -> Question | None:
    asked = seen["question"]
    if asked is None:
        return None
    options = tuple(asked.get("options", ()))
    stage = stages.NAMES.index(asked["name"])
    laden = ()
    if stage == stages.COVER:
        laden = tuple(
            card for card in state.seats[asked["seat"]].laden() if card in options
        )
    low, high = asked.get("low", 0), asked.get("high", 0)
    return Question(
        asked["seat"], stage, options, low, high, asked.get("source"), laden
    )
