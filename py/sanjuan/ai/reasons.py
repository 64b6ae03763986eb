"""The reasons for an answer: its effects, counted in worlds in which it is played on.

A reason is an id with facts, which locale files word. Every number in it is a count;
effects that all answers share are absent where they explain nothing.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Sequence
from typing import Final, TypeAlias

from sanjuan.ai.facts import CardArgs, GainsArgs, Until
from sanjuan.ai.why.choice import against, in_favour
from sanjuan.ai.why.claims import Claim, Pair
from sanjuan.ai.why.rollouts import Gains, Rollouts, Tally, mean_gains
from sanjuan.rules import stages
from sanjuan.rules.buildings import CLASSES, KIND
from sanjuan.rules.state import State
from tabletop.advice.advisor import Reasons
from tabletop.base.english import Told
from tabletop.base.tasks import Thinking
from tabletop.bots.search.ismcts import Search
from tabletop.rules.question import Answer, Question

WORLDS: Final = 16
"""Worlds in which an answer is played on."""


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
    rollouts = play_on(search, answers, worlds)
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
    why = [[one.told for one in found] for found in claims(question, rollouts)]
    return [a + b + c for a, b, c in zip(why, told, gains, strict=True)]


def play_on(
    search: Search[State], answers: Sequence[Answer], worlds: int
) -> list[Rollouts]:
    """The answers, ready to be played on in that many worlds of the search."""
    dealt = [search.worlds.deal() for _ in range(worlds)]
    seat, decide = search.question.seat, search.guide.policy.answer
    return [Rollouts(dealt, seat, answer, decide) for answer in answers]


def claims(question: Question, rollouts: list[Rollouts]) -> list[list[Claim]]:
    """The claims for the first answer beside the second, and against the others."""
    if len(rollouts) == 1:
        return [[]]
    first, *others = rollouts
    found = [in_favour(Pair(question, first, others[0]))]
    return found + [against(Pair(question, other, first)) for other in others]


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


def _of_both(tallies: list[Tally], seat: int) -> tuple[Gains, Gains]:
    """The seat's own gains, and those of the rival with the highest sum."""
    rivals = [other for other in range(len(tallies[0].had)) if other != seat]
    others = [mean_gains(tallies, rival) for rival in rivals]
    return mean_gains(tallies, seat), max(others, key=lambda one: (sum(one), one))


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
    built = [each.built("round")[kind] for _, cards, each in sides for kind in cards]
    return "round" if any(built) else "end"


def _cards(sides: list[Side]) -> Reasons:
    until = _until(sides)
    return [_card(*side, until) for side in sides]


def _card(id: str, cards: Counter[int], rollouts: Rollouts, until: Until) -> Told:
    """The reason for the card that is built most often."""
    built, lines = rollouts.built(until), len(rollouts.worlds)
    kind = max(cards, key=lambda kind: (built[kind], -kind))
    name, times = CLASSES[kind].id, built[kind]
    args: CardArgs = {"card": name, "built": times, "lines": lines, "until": until}
    return {"id": id, "args": args}
