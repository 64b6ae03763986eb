"""Puzzles: a decision of a game, and the worth of each answer to it.

The maker of a puzzle judged the loss of each answer, and a page hands the losses in.
A search finds the losses of a puzzle that comes from a person's own game.
The table is redealt from the knowledge of the asked seat, so it reveals no other hand.
"""

from __future__ import annotations

from itertools import islice
from typing import Any, Final, TypedDict

from tabletop.advice.accuracy import AS_GOOD
from tabletop.advice.advise import Advice, advise
from tabletop.advice.advisor import Reasons
from tabletop.base.english import Told
from tabletop.base.errors import MessageError
from tabletop.base.rng import HINTS, some_seed, stream
from tabletop.base.tasks import Thinking
from tabletop.bots.search.budget import Budget
from tabletop.rules.question import Answer
from tabletop.table.codes import table_of
from tabletop.table.registry import Registry
from tabletop.table.table import Table

UNSEARCHED: Final = Budget(1)
"""The budget of a search that is never run: reasons need only its worlds."""


class JudgedFacts(TypedDict):
    """An answer to a puzzle, and its loss."""

    answer: list[int]
    """The options it takes, sorted."""
    names: list[str]
    """The names of these options."""
    loss: int
    """The games of 100 that it wins less than the best answer."""
    reasons: list[Told]
    """The reasons; only for the best, and for the given one or else the second."""


class VerdictFacts(TypedDict):
    """The verdict on an answer to a puzzle, among all answers."""

    done: float
    """The finished fraction of the reasons, 0 to 1."""
    given: int
    """The place of the person's answer."""
    answers: list[JudgedFacts]
    """The best first; the reasons are empty until all is done."""


def table_of_puzzle(games: Registry, code: str) -> Table[Any, Any]:
    """The table at the decision of a code, for the person asked there.

    Raises the errors of `table_of`, and AnswerError if no person is asked.
    """
    true = _true_table(games, code)
    return Table(true.game_type, true.game.dealt_anew(some_seed()), true.seating)


def _true_table(games: Registry, code: str) -> Table[Any, Any]:
    """The table of a code with its own cards, for eyes of one seat only."""
    table = table_of(games, code)
    table.hotseat.check(table.game.asked().seat)
    return table


def playable(games: Registry, code: str) -> Table[Any, Any]:
    """The table of a puzzle to play on at, as a variation of the puzzle's game."""
    true, table = _true_table(games, code), table_of_puzzle(games, code)
    table.branched = {"of": true.id, "ply": true.game.ply}
    return table


class Verdict:
    """An answer to a puzzle among all others: their losses, and reasons.

    `losses` are in games of 100, in the order in which the question yields its answers.
    """

    def __init__(self, table: Table[Any, Any], losses: object, given: object) -> None:
        self._question = question = table.game.asked()
        answers = _answers(table, losses)
        ranked = sorted(answers.items(), key=lambda pair: pair[1])
        self._ranked: list[tuple[Answer, int]] = ranked
        kinds = question.kinds_of(question.check(_listed(given)))
        self._given = [question.kinds_of(one) for one, _ in ranked].index(kinds)
        self._told = [0, self._given or 1]
        self.thinking = self._reasons(table)

    def _reasons(self, table: Table[Any, Any]) -> Thinking[list[Reasons]]:
        """The reasons for the best answer, and for the given one or else the second."""
        game, advisor = table.game, table.game_type.advisor
        view, rng = game.view(self._question.seat), stream(game.seed, HINTS[0])
        search = advisor.search(view, rng, UNSEARCHED)
        return advisor.reasons(search, [self._ranked[n][0] for n in self._told])

    def facts(self) -> VerdictFacts:
        """All answers, the best first; the reasons once they are counted."""
        done = self.thinking.done
        reasons = self.thinking.result if done == 1 else [[], []]
        because = dict(zip(self._told, reasons, strict=True))
        return {
            "done": done,
            "given": self._given,
            "answers": [
                self._judged(*one, because.get(place, []))
                for place, one in enumerate(self._ranked)
            ],
        }

    def _judged(self, answer: Answer, loss: int, reasons: Reasons) -> JudgedFacts:
        return {
            "answer": list(answer),
            "names": self._question.named(answer),
            "loss": loss,
            "reasons": reasons,
        }


def judged(games: Registry, code: str, losses: object, given: object) -> Verdict:
    """The verdict on an answer by the losses that the maker of the puzzle judged."""
    return Verdict(table_of_puzzle(games, code), losses, given)


class SearchedVerdict:
    """An answer to a puzzle among the best ones that a search finds.

    The random numbers follow from the code, so every device finds the same.
    """

    def __init__(self, table: Table[Any, Any], given: object) -> None:
        game = table.game
        self._question = question = game.asked()
        self._given = question.check(_listed(given))
        view, rng = game.view(question.seat), stream(game.seed, HINTS[game.ply])
        advisor = table.game_type.advisor
        self.thinking = advise(advisor, view, rng, advisor.budget, self._given)

    def facts(self) -> VerdictFacts:
        """The answers, the best first, once the search is over; none before."""
        done = self.thinking.done
        found = self.thinking.result if done == 1 else []
        kinds = [self._question.kinds_of(one.answer) for one in found]
        given = kinds.index(self._question.kinds_of(self._given)) if found else 0
        answers = [self._judged(one, found[0]) for one in found]
        return {"done": done, "given": given, "answers": answers}

    def _judged(self, advice: Advice, best: Advice) -> JudgedFacts:
        seat = self._question.seat
        loss = best.chances[seat] - advice.chances[seat]
        return {
            "answer": list(advice.answer),
            "names": self._question.named(advice.answer),
            "loss": round(100 * loss) if loss >= AS_GOOD else 0,
            "reasons": advice.reasons,
        }


def searched(games: Registry, code: str, given: object) -> SearchedVerdict:
    """The verdict on an answer by the losses that a search will find."""
    return SearchedVerdict(_true_table(games, code), given)


def _answers(table: Table[Any, Any], losses: object) -> dict[Answer, int]:
    """The loss of each answer; raises MessageError if the losses do not fit."""
    lost = _listed(losses)
    answers = list(islice(table.game.asked(), len(lost) + 1))
    whole = all(type(loss) is int for loss in lost)
    if len(answers) != len(lost) or len(lost) < 2 or not whole:
        raise MessageError("bad_message")
    return dict(zip(answers, lost, strict=True))


def _listed(given: object) -> list[Any]:
    if not isinstance(given, list):
        raise MessageError("bad_message")
    return given
