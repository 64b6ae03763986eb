"""Puerto Rico, the board game: rules, saves and positions, players, analysis.

A `Game` poses a `Question`, takes an `Answer` and gives each seat its `View`. `player`
makes a computer player, `analyse` looks back on the game of a save, `determinize` makes
a whole table that fits a view. Every error of the package is a `TabletopError`.
"""

from puerto_rico.ai import Player, player
from puerto_rico.analysis import Analysis, analyse
from puerto_rico.days import deal_of_the_day
from puerto_rico.game import Game
from puerto_rico.knowledge.determinize import determinize
from puerto_rico.knowledge.facts import View
from puerto_rico.rules.options import Options
from puerto_rico.rules.questions import Question
from tabletop.base.errors import (
    AnswerError,
    CodeError,
    IllegalAnswer,
    NothingToUndo,
    OptionError,
    PositionError,
    QueryError,
    SaveError,
    StaleAnswer,
    TabletopError,
    WrongSeat,
)
from tabletop.rules.question import Answer
from tabletop.rules.scoring import Score

__all__ = [
    "Analysis",
    "Answer",
    "AnswerError",
    "CodeError",
    "Game",
    "IllegalAnswer",
    "NothingToUndo",
    "OptionError",
    "Options",
    "Player",
    "PositionError",
    "QueryError",
    "Question",
    "SaveError",
    "Score",
    "StaleAnswer",
    "TabletopError",
    "View",
    "WrongSeat",
    "analyse",
    "deal_of_the_day",
    "determinize",
    "player",
]
