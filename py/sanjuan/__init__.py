"""San Juan, the card game: the rules, saves and positions, and computer players."""

from sanjuan.ai import Player, player
from sanjuan.cards import name_of
from sanjuan.errors import (
    AnswerError,
    IllegalAnswer,
    NothingToUndo,
    OptionError,
    PositionError,
    SanJuanError,
    SaveError,
    StaleAnswer,
    WrongSeat,
)
from sanjuan.game import Game
from sanjuan.lookback import Analysis, analyse
from sanjuan.options import Options
from sanjuan.questions import Answer, Question
from sanjuan.scoring import Score
from sanjuan.view import View, determinize

__version__ = "0.1.0"

__all__ = [
    "Analysis",
    "Answer",
    "AnswerError",
    "Game",
    "IllegalAnswer",
    "NothingToUndo",
    "OptionError",
    "Options",
    "Player",
    "PositionError",
    "Question",
    "SanJuanError",
    "SaveError",
    "Score",
    "StaleAnswer",
    "View",
    "WrongSeat",
    "analyse",
    "determinize",
    "name_of",
    "player",
]
