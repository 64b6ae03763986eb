"""Judges one decision: finds the answer that beats it if all seats follow the policy.

The view of the seat is determinized to many worlds, and the policy plays on after every
candidate. The best candidate then meets the given answer in other worlds, so that luck
in the first ones does not decide. The policy sees less than a search: if it finds a
better answer, a player may play both answers on once more.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple, TypeAlias

from arena.entrants import Entrant
from arena.figures import Z
from arena.game import FIRST, ArenaGame, game_of
from arena.playing import AFTERWARDS
from tabletop.base.rng import GUESTS, stream
from tabletop.base.tasks import Thinking
from tabletop.bots.search.ismcts import Search
from tabletop.bots.search.playouts import Difference, Playouts
from tabletop.rules.question import Answer

FIRST_LOOK: Final = 4
"""The divisor of the number of worlds in the first look."""
CLEARLY: Final = 2.0
"""The standard errors by which an answer is behind when the race drops it."""
TEMPERATURE: Final = 1.0

Looked: TypeAlias = Search[Any]
"""The search of a decision, for its worlds and its guide; it is not run."""


class PlayedBy(Playouts[Any]):
    """Playouts in which a player decides by the view of each seat, not the policy."""

    def __init__(
        self, looked: Looked, answers: Iterable[Answer], game: ArenaGame, by: Entrant
    ) -> None:
        super().__init__(looked.worlds, looked.guide, answers, game.horizon)
        self._view = game.rules.view
        self._by = by

    def play_on(self, state: Any, answer: Answer) -> None:
        """Play that state to its end, by the same random numbers in the same world."""
        rng = stream(state.seed, GUESTS[0])
        state.step(answer)
        left = -1 if self.horizon is None else self.horizon
        while left and (question := state.question) is not None:
            state.step(self._by.choose(self._view(state, question.seat, 0), rng))
            left -= 1


class Look(NamedTuple):
    """The precision of the judgement, and the level that has the last word.

    `least` is the share of games lost from which on a decision counts as beaten. If the
    policy finds a decision beaten, the level `by`, if any, judges it instead. `game` is
    the id of the game.
    """

    worlds: int
    least: float
    by: str | None = None
    game: str = FIRST


class Moment(NamedTuple):
    """The view of a seat at a decision, and its answer."""

    seed: int
    ply: int
    view: Mapping[str, Any]
    answer: Answer


class Judged(NamedTuple):
    """A decision, and the answer that is most likely to beat it.

    `more` says by how much the better one wins more; None if nothing looked better.
    """

    ply: int
    round: int
    seat: int
    stage: str
    answered: str
    better: str
    more: Difference | None

    def beaten(self, least: float) -> bool:
        """Whether the other wins by more than that, and not by luck alone."""
        return self.more is not None and is_beaten(self.more, least)

    def __str__(self) -> str:
        """The decision in a line, for people."""
        head = (
            f"decision {self.ply}, round {self.round}, seat {self.seat}, {self.stage}"
        )
        if self.more is None:
            return f"{head}: {self.answered}"
        gain, reach = 100 * self.more.mean, 100 * Z * self.more.error
        better = f"{self.better} wins {gain:.1f} ± {reach:.1f} more games in 100"
        return f"{head}: {self.answered}; {better}"


def judge(look: Look, moment: Moment) -> Judged:
    """Play that decision on to the end, and the one that is most likely to beat it."""
    looked = looked_at(look, moment)
    question = looked.question
    other = rival(look, looked, moment.answer)
    same = other == moment.answer
    return Judged(
        moment.ply,
        moment.view["round"],
        question.seat,
        question.name,
        named(question.named(moment.answer)),
        named(question.named(other)),
        None if same else found(look, looked, other, moment.answer),
    )


def looked_at(look: Look, moment: Moment) -> Looked:
    """The search of that decision."""
    rng = stream(moment.seed, AFTERWARDS[moment.ply % len(AFTERWARDS)])
    game = game_of(look.game)
    looked = game.type.advisor.search(moment.view, rng, game.type.advisor.budget)
    looked.guide = game.guide(looked, rng)
    return looked


def rival(look: Look, looked: Looked, answer: Answer) -> Answer:
    """The answer that wins most in a first look at all candidates."""
    question, way = looked.question, looked.guide
    same = question.kinds_of(answer)
    thought_of = way.candidates(looked.worlds.base, TEMPERATURE)
    others = [one for one, _ in thought_of if question.kinds_of(one) != same]
    playouts = played(look, looked, [answer, *others])
    return Thinking(playouts.race(look.worlds // FIRST_LOOK, CLEARLY)).finish()


def played(look: Look, looked: Looked, answers: Iterable[Answer]) -> Playouts[Any]:
    """Playouts of these answers by the policy."""
    horizon = game_of(look.game).horizon
    return Playouts(looked.worlds, looked.guide, answers, horizon)


def found(look: Look, looked: Looked, other: Answer, answer: Answer) -> Difference:
    """The lead of the other answer; a player confirms it if the policy finds one."""
    both = [answer, other]
    more = compared(played(look, looked, both), other, answer, look)
    if look.by is None or not is_beaten(more, look.least):
        return more
    game = game_of(look.game)
    by_player = PlayedBy(looked, both, game, game.player(look.by, None))
    return compared(by_player, other, answer, look)


def compared(
    playouts: Playouts[Any], other: Answer, answer: Answer, look: Look
) -> Difference:
    """The lead of the other answer; ends after a quarter if it is clearly behind."""
    quarter = look.worlds // 4
    for part in (quarter, look.worlds - quarter):
        Thinking(playouts.meet(part)).finish()
        more = playouts.difference(other, answer)
        if more.mean + CLEARLY * more.error < look.least:
            break
    return more


def is_beaten(more: Difference, least: float) -> bool:
    """Whether that is more than so much, and not by luck alone."""
    return more.mean > least and more.exceeds(0, Z)


def named(words: Sequence[str]) -> str:
    """An answer, for people."""
    return " ".join(words) or "nothing"
