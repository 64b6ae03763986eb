"""Why an answer: what it brings, counted in worlds in which it is played on.

A reason is an id and its facts, for others to word. Every number in it was counted;
what all the answers have in common is left out where it explains nothing.
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
"""By name of a look: at the next role choice after at least so many rounds."""


class Gains(NamedTuple):
    """What a seat has more of than before, on average, to one decimal."""

    cards: float
    goods: float
    points: float


class Outlook(NamedTuple):
    """What has come of an answer by then, over all the worlds.

    Every seat's gains, in how many worlds the seat that answered has built a building
    since, by its number, and how many worlds there are.
    """

    gains: list[Gains]
    built: Counter[int]
    lines: int


def reasons(
    search: Search[State], answers: Sequence[Answer], worlds: int = WORLDS
) -> Thinking[list[Reasons]]:
    """For each of the answers, the best first, why, by so many of the search's worlds.

    * `gains` and `rival` (of the rival that gains most in all): `cards`, `goods`,
      `points`, and `until`: the next `role` choice or, where that is the same for all
      answers, the end of the next `round`;
    * `keeps` and `gives_up`, beside the best of the other answers: a `card`, and in how
      many of `lines` it was `built` where it was kept, `until` the end of the next
      `round` or, where neither card was by then in any line, the `end` of the game.
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
    """An answer played on in each of the worlds, as far as somebody wants to look."""

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
        """What has come of it by then; the looks before it are taken on the way."""
        for name, rounds in LOOKS.items():
            if look in self._seen:
                break
            if name not in self._seen:
                self._play_to(self._worlds[0].round + rounds)
                seat = self._search.question.seat
                self._seen[name] = _outlook(seat, self._worlds, self._states)
        return self._seen[look]

    def _play_to(self, last: int) -> None:
        """Go on to a role choice of that round or a later one, all by the policy."""
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
"""What is said of some cards, and the rollouts in which they were kept."""


# ---------------------------------------------------------------- what is gained


def _gains(rollouts: list[Rollouts], seat: int, may_be_alike: bool) -> list[Reasons]:
    """What is gained by the next role choice, or later where only that tells."""
    soon = [_of_both(each.at("role"), seat) for each in rollouts]
    if len(rollouts) == 1 or any(pair != soon[0] for pair in soon):
        return [_told(*pair, "role") for pair in soon]
    if not may_be_alike:
        return [[] for _ in rollouts]
    return [_told(*_of_both(each.at("round"), seat), "round") for each in rollouts]


def _of_both(outlook: Outlook, seat: int) -> tuple[Gains, Gains]:
    """The seat's own gains and those of the rival that gains most in all."""
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


# ---------------------------------------------------------------- which cards stay


def _kept(question: Question, answer: Answer) -> Counter[int]:
    """The cards an answer keeps, of those it is about, by building."""
    if question.stage in stages.KEEPING:
        return Counter(KIND[card] for card in answer)
    if question.stage in stages.GIVING:
        return Counter(KIND[card] for card in question.options if card not in answer)
    return Counter()


def _sides(
    kept: list[Counter[int]], rollouts: list[Rollouts], place: int
) -> list[Side]:
    """What an answer alone keeps, and what the best of the others alone does."""
    other = 0 if place else min(1, len(kept) - 1)
    pair = [
        ("keeps", kept[place] - kept[other], rollouts[place]),
        ("gives_up", kept[other] - kept[place], rollouts[other]),
    ]
    return [side for side in pair if side[1]]


def _until(sides: list[Side]) -> Until:
    """When to look: soon, if any of the cards is built by then."""
    built = [each.at("round").built[kind] for _, cards, each in sides for kind in cards]
    return "round" if any(built) else "end"


def _cards(sides: list[Side]) -> Reasons:
    until = _until(sides)
    return [_card(*side, until) for side in sides]


def _card(id: str, cards: Counter[int], rollouts: Rollouts, until: Until) -> Told:
    """The reason for the one of the cards that is built most often."""
    _, built, lines = rollouts.at(until)
    kind = max(cards, key=lambda kind: (built[kind], -kind))
    name, times = CLASSES[kind].id, built[kind]
    args: CardArgs = {"card": name, "built": times, "lines": lines, "until": until}
    return {"id": id, "args": args}
