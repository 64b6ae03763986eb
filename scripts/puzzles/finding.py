"""The puzzles in a game of computer players: decisions with one clear best answer.

A quick search tells which decisions of the game may be such; those that promise most
are judged.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import islice
from typing import Any, Final, NamedTuple

from arena.playing import Game
from puzzles.difficulty import ease
from puzzles.game import PuzzleGame
from puzzles.judging import Judge, Judged, is_clear
from tabletop.base.rng import GUESTS, Chance, stream
from tabletop.bots.search.budget import Budget
from tabletop.bots.search.ismcts import Search
from tabletop.rules.question import Answer, Question
from tabletop.table.codes import game_code
from tabletop.table.seating import SeatInfo
from tabletop.table.table import Table

QUICK: Final = Budget(160)
COMPARED: Final = 60
"""Visits in which the best two of the quick search meet once more."""
SURE: Final = 0.9
"""The policy's probability from which on an answer makes no puzzle."""
GAP: Final = 0.08
"""The least lead of the best answer in the quick search."""
BIG_GAP: Final = 0.2
"""The lead beyond which a puzzle gets no better."""
UNSEEN: Final = 0.15
"""The bonus if the policy does not see the best answer."""
RARE: Final = 0.05
"""The bonus of a rare kind of question."""

ANSWERS: Final = range(2, 9)
"""The numbers of answers that a puzzle may have: all of them are judged."""
STEP: Final = 2
"""The step between the decisions of a game that are looked at."""
TRIED: Final = 6
"""The most decisions of a game that are judged."""
KEPT: Final = 2
"""The most puzzles of one game."""

SEARCHES: Final = GUESTS[64:]
JUDGINGS: Final = GUESTS[2048:]
CHECKINGS: Final = GUESTS[8192:]
"""Random numbers by the number of answers given before."""


class Candidate(NamedTuple):
    """A decision that may be a puzzle: the game before it, and its promise."""

    game: Game
    promise: float


class Found(NamedTuple):
    """A puzzle.

    `losses` has the loss of each answer beside the best, in games of 100, in the order
    of the question. `ease` is the share of tries of quick players that find the best.
    """

    code: str
    stage: str
    losses: list[int]
    ease: float


def found_in(source: PuzzleGame, number: int) -> list[Found]:
    """The puzzles in the game of that number."""
    promising = sorted(_candidates(source, number), key=lambda one: -one.promise)
    puzzles = (puzzle_at(source, one.game) for one in promising[:TRIED])
    return list(islice(filter(None, puzzles), KEPT))


# ---------------------------------------------------------------- the game


def _candidates(source: PuzzleGame, number: int) -> Iterator[Candidate]:
    """Play the game of that number; yield what may be a puzzle in it."""
    game = source.entry.dealt(source.options_of(number), number)
    player = source.entry.player(source.level, None)
    chances = [stream(number, GUESTS[seat]) for seat in range(game.seats)]
    promise_of = partial(_promise, source)
    while (question := game.question) is not None:
        view = game.view(question.seat)
        looked_at = game.ply % STEP == number % STEP
        rng = stream(number, SEARCHES[game.ply])
        if looked_at and (promise := promise_of(question, view, rng)):
            yield Candidate(game.copy(), promise)
        game.answer(player.choose(view, chances[question.seat]))


def _promise(
    source: PuzzleGame, question: Question, view: Any, rng: Chance
) -> float | None:
    """The score of a decision as a puzzle by a quick search, if it may be one."""
    if question.stage in source.dull or not source.hides_enough(view):
        return None
    if len(answers_to(question)) not in ANSWERS:
        return None
    looked = source.entry.type.advisor.search(view, rng, QUICK)
    if len(looked.edges) < 2 or looked.edges[0].prior > SURE:
        return None
    glance = looked.guide.policy.answer(looked.worlds.base)
    gap, best = _gap(looked)
    if gap < GAP:
        return None
    unseen = question.kinds_of(glance) != question.kinds_of(best)
    rare = question.stage not in source.common
    return min(gap, BIG_GAP) + UNSEEN * unseen + RARE * rare


def _gap(looked: Search[Any]) -> tuple[float, Answer]:
    """The best answer of a search, yet to be run, and by how much it is the best."""
    looked.run().finish()
    best, second, *_ = [one.answer for one in looked.estimates()]
    looked.compare([best, second], COMPARED).finish()
    first, other = (one.chances[looked.question.seat] for one in looked.estimates())
    return first - other, best


def answers_to(question: Question) -> list[Answer]:
    """The answers that choose different things; of too many, one more than may be."""
    return list(islice(question, ANSWERS.stop))


# ---------------------------------------------------------------- judging


def puzzle_at(source: PuzzleGame, game: Game) -> Found | None:
    """The puzzle at that moment of a game, if its best answer is clear.

    Luck makes some of many decisions look clear, so other worlds have to agree.
    """
    judged = judged_at(source, game, JUDGINGS[game.ply])
    if not is_clear(judged) or not is_best(source, game, judged[0].answer):
        return None
    asked, loss = game.asked(), {one.answer: one.loss for one in judged}
    losses = [round(100 * loss[answer]) for answer in answers_to(asked)]
    easy = round(ease(source, game, judged[0].answer), 2)
    return Found(_code(source, game), asked.name, losses, easy)


def is_best(source: PuzzleGame, game: Game, answer: Answer) -> bool:
    """Whether it is the best in other worlds, too, however clearly."""
    return judged_at(source, game, CHECKINGS[game.ply])[0].answer == answer


def judged_at(source: PuzzleGame, game: Game, number: int) -> list[Judged]:
    """All answers to the open question, judged with the random numbers of a stream."""
    question = game.asked()
    view, rng = game.view(question.seat), stream(game.seed, number)
    return Judge(source.entry, view, rng, answers_to(question)).judge()


def _code(source: PuzzleGame, game: Game) -> str:
    """The code of the game, with a person where somebody is asked."""
    asked = game.asked().seat
    levels = [None if seat == asked else source.level for seat in range(game.seats)]
    seating = [SeatInfo("", level) for level in levels]
    return game_code(Table(source.entry.type, game, seating))
