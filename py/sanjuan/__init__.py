"""San Juan, the card game: rules, saves and positions, computer players, analysis.

A `Game` poses a `Question`, takes an `Answer` and gives each seat its `View`. `player`
makes a computer player, `analyse` looks back on the game of a save, `determinize` makes
a whole table that fits a view. Every error of the package is a `SanJuanError`.
"""

import tabletop.base.english
from sanjuan.ai import Player, player
from sanjuan.analysis import Analysis, analyse
from sanjuan.days import deal_of_the_day
from sanjuan.game import Game
from sanjuan.knowledge.determinize import determinize
from sanjuan.knowledge.facts import View
from sanjuan.rules.cards import name_of
from sanjuan.rules.options import Options
from sanjuan.rules.questions import Question
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
    WrongSeat,
)
from tabletop.base.errors import TabletopError as SanJuanError
from tabletop.rules.question import Answer
from tabletop.rules.scoring import Score

__version__ = "0.5.0"

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
    "SanJuanError",
    "SaveError",
    "Score",
    "StaleAnswer",
    "View",
    "WrongSeat",
    "analyse",
    "deal_of_the_day",
    "determinize",
    "name_of",
    "player",
]

tabletop.base.english.add_words_of(__name__)
