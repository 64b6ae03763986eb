"""The reasons for an answer: its effects, counted in worlds in which it is played on.

A reason is an id with facts, which locale files word. Every number in it is a count;
effects that all answers share are absent where they explain nothing.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Sequence
from typing import Final, NamedTuple, TypeAlias

from sanjuan.ai.facts import CardArgs, GainsArgs, Until
from sanjuan.ai.learned.points import points
from sanjuan.rules import stages
from sanjuan.rules.buildings import CLASSES, KIND, NONE
from sanjuan.rules.state import State
from tabletop.advice.advisor import Reasons
from tabletop.facts import Told
from tabletop.questions import Answer, Question
from tabletop.search.ismcts import Search
from tabletop.thinking import Thinking

WORLDS: Final = 16
"""Worlds in which an answer is played on."""
LOOKS: Final[dict[Until, int]] = {"role": 0, "round": 2, "end": 1 << 20}
"""By name of a look: the rounds after which the next choice of roles ends it."""


class Gains(NamedTuple):
    """A seat's average gains since the answer, to one decimal."""

    cards: float
    goods: float
    points: float


class Outlook(NamedTuple):
    """The results of an answer up to a moment, over all worlds.

    `gains` is by seat; `built` has, by a building's number, the worlds in which the
    seat that answered has built it since; `lines` is the number of worlds.
    """

    gains: list[Gains]
    built: Counter[int]
    lines: int


def reasons(
    search: Search[State], answers: Sequence[Answer], worlds: int = WORLDS
) -> Thinking[list[Reasons]]:
    """The reasons for each answer, by that many worlds of the search.

    `answers` has the best first. Reasons and their facts:

    * `gains` and `rival` (of the rival with the highest sum): `cards`, `goods`,
      `points`, and `until`: the next choice of a `role` or, if the gains up to it are
      the same for all answers, the end of the next `round`;
    * `keeps` and `gives_up`, compared with the best of the other answers: a `card`,
      and in how many of `lines` it was `built` if kept, `until` the end of the next
      `round` or, if neither card was built by then in any line, the `end` of the game.
    """
    return Thinking(_reasons(search, answers, worlds))


def _reasons(
    search: Search[State], answers: Sequence[Answer], worlds: int
) -> Generator[float, None, list[Reasons]]:
    question = search.question
    dealt = [search.worlds.deal() for _ in range(worlds)]
    rollouts = [Rollouts(search, dealt, answer) for answer in answers]
    for done, each in enumerate(rollouts):
        yield done / len(rollouts) / 2
        each.at("round")
    kept = [_kept(question, answer) for answer in answers]
    sides = [_sides(kept, rollouts, place) for place in range(len(answers))]
    late = [pair for pair in sides if _until(pair) == "end"]
    for each in [each for pair in late for _, _, each in pair]:
        yield 0.5
        each.at("end")
    told = [_cards(pair) for pair in sides]
    gains = _gains(rollouts, question.seat, may_be_alike=not any(told))
    return [about + more for about, more in zip(told, gains, strict=True)]


# ---------------------------------------------------------------- playing on


class Rollouts:
    """An answer played on in each world, no further than the callers look."""

    def __init__(
        self, search: Search[State], worlds: list[State], answer: Answer
    ) -> None:
        self._search = search
        self._worlds = worlds
        self._states = [world.copy() for world in worlds]
        self._seen: dict[Until, Outlook] = {}
        for state in self._states:
            state.step(answer)

    def at(self, look: Until) -> Outlook:
        """The results of the answer at a look; takes the earlier looks on the way."""
        for name, rounds in LOOKS.items():
            if look in self._seen:
                break
            if name not in self._seen:
                self._play_to(self._worlds[0].round + rounds)
                seat = self._search.question.seat
                self._seen[name] = _outlook(seat, self._worlds, self._states)
        return self._seen[look]

    def _play_to(self, last: int) -> None:
        """Play by the policy up to a choice of roles in that round or a later one."""
        policy = self._search.guide.policy
        for state in self._states:
            while (question := state.question) is not None:
                if question.stage == stages.ROLE and state.round >= last:
                    break
                state.step(policy.answer(state))


def _outlook(seat: int, worlds: list[State], states: list[State]) -> Outlook:
    sums = [[0, 0, 0] for _ in states[0].seats]
    built: Counter[int] = Counter()
    for before, after in zip(worlds, states, strict=True):
        _add(sums, before, after)
        cards = set(after.seats[seat].buildings) - set(before.seats[seat].buildings)
        built.update({KIND[card] for card in cards})
    lines = len(worlds)
    return Outlook([_mean(each, lines) for each in sums], built, lines)


def _add(total: list[list[int]], before: State, after: State) -> None:
    for seat, sums in enumerate(total):
        pairs = zip(_has(after, seat), _has(before, seat), strict=True)
        for place, (now, then) in enumerate(pairs):
            sums[place] += now - then


def _has(state: State, seat: int) -> tuple[int, int, int]:
    own = state.seats[seat]
    goods = len(own.goods) - own.goods.count(NONE)
    return len(own.hand), goods, points(state, seat)


def _mean(sums: list[int], lines: int) -> Gains:
    return Gains(*(round(total / lines, 1) for total in sums))


Side: TypeAlias = tuple[str, Counter[int], Rollouts]
"""The id of a reason about some cards, the cards, and the rollouts that kept them."""


# ---------------------------------------------------------------- gains


def _gains(rollouts: list[Rollouts], seat: int, may_be_alike: bool) -> list[Reasons]:
    """The gains up to the next choice of roles, or later if only those differ."""
    soon = [_of_both(each.at("role"), seat) for each in rollouts]
    if len(rollouts) == 1 or any(pair != soon[0] for pair in soon):
        return [_told(*pair, "role") for pair in soon]
    if not may_be_alike:
        return [[] for _ in rollouts]
    return [_told(*_of_both(each.at("round"), seat), "round") for each in rollouts]


def _of_both(outlook: Outlook, seat: int) -> tuple[Gains, Gains]:
    """The seat's own gains, and those of the rival with the highest sum."""
    rivals = outlook.gains[:seat] + outlook.gains[seat + 1 :]
    return outlook.gains[seat], max(rivals, key=lambda one: (sum(one), one))


def _told(own: Gains, rival: Gains, until: Until) -> Reasons:
    return [
        {"id": "gains", "args": _args(own, until)},
        {"id": "rival", "args": _args(rival, until)},
    ]


def _args(gains: Gains, until: Until) -> GainsArgs:
    cards, goods, points = gains
    return {"cards": cards, "goods": goods, "points": points, "until": until}


# ---------------------------------------------------------------- cards that stay


def _kept(question: Question, answer: Answer) -> Counter[int]:
    """The cards that an answer keeps, among those in the question, by building."""
    if question.stage in stages.KEEPING:
        return Counter(KIND[card] for card in answer)
    if question.stage in stages.GIVING:
        return Counter(KIND[card] for card in question.options if card not in answer)
    return Counter()


def _sides(
    kept: list[Counter[int]], rollouts: list[Rollouts], place: int
) -> list[Side]:
    """The cards that only this answer keeps, and those of only the best other one."""
    other = 0 if place else min(1, len(kept) - 1)
    pair = [
        ("keeps", kept[place] - kept[other], rollouts[place]),
        ("gives_up", kept[other] - kept[place], rollouts[other]),
    ]
    return [side for side in pair if side[1]]


def _until(sides: list[Side]) -> Until:
    """The look to take: the early one, if any of the cards is built by then."""
    built = [each.at("round").built[kind] for _, cards, each in sides for kind in cards]
    return "round" if any(built) else "end"


def _cards(sides: list[Side]) -> Reasons:
    until = _until(sides)
    return [_card(*side, until) for side in sides]


def _card(id: str, cards: Counter[int], rollouts: Rollouts, until: Until) -> Told:
    """The reason for the card that is built most often."""
    _, built, lines = rollouts.at(until)
    kind = max(cards, key=lambda kind: (built[kind], -kind))
    name, times = CLASSES[kind].id, built[kind]
    args: CardArgs = {"card": name, "built": times, "lines": lines, "until": until}
    return {"id": id, "args": args}
