"""Puerto Rico, the board game: rules, views and saves.

A `Game` poses a `Question`, takes an `Answer` and gives each seat its `View`;
`determinize` makes a whole table that fits a view. Every error of the package is a
`TabletopError`.
"""

from puerto_rico.game import Game
from puerto_rico.knowledge.determinize import determinize
from puerto_rico.knowledge.facts import View
from puerto_rico.rules.options import Options
from puerto_rico.rules.questions import Question
from tabletop.base.errors import TabletopError
from tabletop.rules.question import Answer
from tabletop.rules.scoring import Score

__all__ = [
    "Answer",
    "Game",
    "Options",
    "Question",
    "Score",
    "TabletopError",
    "View",
    "determinize",
]
