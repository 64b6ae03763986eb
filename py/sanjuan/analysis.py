"""The look back on a game of San Juan, from its save."""

from sanjuan.ai.advisor import ADVISOR
from sanjuan.game import Game
from tabletop.advice.review.analysis import SavedLookBack


class Analysis(SavedLookBack):
    """The decisions of a game, each searched when the caller asks for it.

    `analyse` makes one from a save. Iterate over it, or let `think` run for a few
    milliseconds at a time; both can pause at any point and resume. `len` is the number
    of decisions.
    """

    kind = Game
    advisor = ADVISOR


analyse = Analysis.analyse
