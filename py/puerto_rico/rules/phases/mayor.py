"""The mayor phase: colonists land, and each seat puts all of its own to work."""

from puerto_rico.rules import stages
from puerto_rico.rules.buildings.building import CLASSES
from puerto_rico.rules.buildings.tables import MAYOR_TURN, MILLS, PLACES
from puerto_rico.rules.circles import circles, free_in_city
from puerto_rico.rules.codes import COPIES, copies
from puerto_rico.rules.phases import nobility
from puerto_rico.rules.pieces import CORN, FIRST_BUILDING, NONE, QUARRY, SAN_JUAN
from puerto_rico.rules.seat import Seat
from puerto_rico.rules.state import RUN, TAKE, State
from tabletop.rules.question import Answer, Question


def begin(state: State) -> None:
    """First the privilege, then the ship, then each seat places its colonists."""
    state.push(stages.PLACE, state.clockwise(state.chooser))
    state.stack.append((stages.LAND, state.chooser))
    for seat in reversed(state.clockwise(state.chooser)):
        state.act(seat, MAYOR_TURN)
        if state.privilege_of(seat):
            state.stack.append((stages.COLONIST, seat))


def end(state: State) -> None:
    """Fill the ship: one for each empty circle on a building, at least one a seat.

    A noble replaces a colonist. The game ends with the round if the supply has too few
    colonists, but not with nobles in play.
    """
    wanted = max(len(state.seats), sum(map(free_in_city, state.seats)))
    state.ship_nobles = min(1, state.nobles)
    state.nobles -= state.ship_nobles
    wanted -= state.ship_nobles
    state.ship = min(wanted, state.supply)
    state.supply -= state.ship
    state.note("ship_filled", NONE, count=state.ship, nobles=state.ship_nobles)
    if state.ship < wanted and not state.options.has_nobles:
        state.end("colonists")


def _ask_privilege(state: State, seat: int) -> None:
    count = min(state.supply, state.privilege_of(seat))
    if count:
        options = tuple(copies(stages.MAYOR, count))
        state.ask(stages.COLONIST, seat, options, 0, count)
    else:
        state.skip(stages.COLONIST, seat, "no_colonists")


def _take_privilege(state: State, seat: int, answer: Answer) -> None:
    for _ in answer:
        state.hire(seat, SAN_JUAN, "mayor")


def _land(state: State, seat: int) -> None:
    """Hand round the colonists of the ship, one by one; a noble is a choice."""
    if state.ship_nobles:
        nobility.land(state, seat)
        return
    seats = len(state.seats)
    for turn, own in enumerate(state.clockwise(seat)):
        count = (state.ship - turn + seats - 1) // seats
        if count:
            state.seats[own].san_juan += count
            state.note("landed", own, count=count)
    state.ship = 0


def _ask_places(state: State, seat: int) -> None:
    """Ask for as many circles as there are colonists for them."""
    own = state.seats[seat]
    options = [one for place, count in circles(own) for one in copies(place, count)]
    count = min(own.colonists, len(options))
    state.ask(stages.PLACE, seat, tuple(options), count, count)


def _place(state: State, seat: int, answer: Answer) -> None:
    own = state.seats[seat]
    own.san_juan = own.colonists - len(answer)
    own.men = [0] * PLACES
    for option in answer:
        own.men[option // COPIES] += 1
    if answer:
        state.note("placed", seat, circles=answer)
    if any(own.nobles):
        nobility.place(state, seat)


# ---------------------------------------------------------------- a proposal


def proposal(own: Seat, question: Question) -> Answer:
    """A sensible answer: colonists stay at work, and the others go where they help."""
    men, there = [0] * PLACES, dict(circles(own))
    for place, count in there.items():
        men[place] = min(count, own.men[place])
    for _ in range(question.high - sum(men)):
        free = [place for place, count in there.items() if men[place] < count]
        men[max(free, key=lambda place: _worth(men, place))] += 1
    return tuple([one for place in there for one in copies(place, men[place])])


def _worth(men: list[int], place: int) -> int:
    """The worth of one more colonist there: a pair of mill and plantation is best."""
    if place >= FIRST_BUILDING:
        good = CLASSES[place - FIRST_BUILDING].good
        if good == NONE:
            return 5
        at_mills = sum([men[mill] for mill in MILLS[good]])
        return 4 if at_mills < men[good] else 1
    if place in (CORN, QUARRY):
        return 3
    return 4 if men[place] < sum([men[mill] for mill in MILLS[place]]) else 2


RUN[stages.COLONIST] = _ask_privilege
TAKE[stages.COLONIST] = _take_privilege
RUN[stages.LAND] = _land
RUN[stages.PLACE] = _ask_places
TAKE[stages.PLACE] = _place
