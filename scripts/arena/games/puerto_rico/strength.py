"""The matches of Puerto Rico in docs/strength.md, and the code that decides them."""

from __future__ import annotations

from functools import partial
from typing import Final

from arena.game import Options
from arena.rows import Code, Row
from arena.rows import row as row_of
from puerto_rico.ai.learned.weights import FILE, unpack

row = partial(row_of, "puerto_rico")

STEPS: Final = (("medium", "easy"), ("hard", "medium"), ("expert", "hard"))
"""A level and the one below it."""
BOUND: Final = "62–80 %"

ROWS: Final[list[Row]] = [
    *(row(*pair, 300, BOUND, seats=2) for pair in STEPS),
    *(row(*pair, 300, seats=3) for pair in STEPS),
    *(row(*pair, 300, seats=4) for pair in STEPS),
]


def tables(content: bytes, options: Options) -> object:
    """The weights of such games in a file of weights."""
    return unpack(content, options["seats"])


FROZEN: Final = ("puerto_rico.knowledge.view", "puerto_rico.rules.state")
AT_A_GLANCE: Final = (*FROZEN, "puerto_rico.ai.learned.policy")
SEARCHING: Final = (*AT_A_GLANCE, "puerto_rico.ai.players")

CODE: Final = Code(
    FROZEN,
    {
        "easy": AT_A_GLANCE,
        **dict.fromkeys(("search", "medium", "hard", "expert"), SEARCHING),
    },
    f"py/puerto_rico/ai/learned/{FILE}",
    tables,
)
