"""What a computer player is, and the simplest one."""

from collections.abc import Generator

from sanjuan.knowledge.determinize import determinize
from sanjuan.knowledge.facts import View
from tabletop.chance import Chance
from tabletop.questions import Answer
from tabletop.thinking import Thinking


class Player:
    """Chooses an answer from a view; a subclass says how in `think`."""

    def think(self, view: View, rng: Chance) -> Generator[float, None, Answer]:
        """Yield how much of the thinking is done, from 0 to 1; return the answer.

        `view` must be that of the seat to decide.
        """
        raise NotImplementedError

    def start(self, view: View, rng: Chance) -> Thinking[Answer]:
        """Begin to think, to go on step by step."""
        return Thinking(self.think(view, rng))

    def choose(self, view: View, rng: Chance) -> Answer:
        """Think to the end."""
        return self.start(view, rng).finish()


class RandomPlayer(Player):
    """Any legal answer, evenly."""

    def think(self, view: View, rng: Chance) -> Generator[float, None, Answer]:
        """Ask the question for a sample."""
        yield from ()
        question = determinize(view, rng).question
        assert question is not None
        return question.sample(rng)
