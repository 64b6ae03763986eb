"""The matches of Puerto Rico in docs/strength.md, and the code that decides them."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from arena.game import Options
from arena.rows import Code, Row, sooner
from arena.rows import row as row_of
from puerto_rico.ai.learned.weights import FILE, unpack

row = partial(row_of, "puerto_rico")

HEURISTICS: Final = (
    *("greedy", "shipper", "builder", "quarry_builder", "trade_builder"),
    "action_value",
)
"""The players of the pool that do not search."""
STEPS: Final = (("medium", "easy"), ("hard", "medium"), ("expert", "hard"))
"""A level and the one below it."""
BOUND: Final = "62–80 %"
EQUAL: Final = 140
"""The tries of `expert` that reach about 1,500 positions, as `plain_search` does."""
SETS: Final[list[dict[str, Any]]] = [
    {"sets": ["new_buildings"], "draft": True},
    {"sets": ["nobles"]},
    {"sets": ["new_buildings", "nobles", "tibs"]},
]

ROWS: Final[list[Row]] = [
    *(row("easy", one, 300, seats=2) for one in HEURISTICS),
    *(row("medium", one, 300, seats=2) for one in HEURISTICS),
    *(sooner(row("expert", one, 300, seats=2), 90, 95) for one in HEURISTICS),
    *(sooner(row("expert", one, 300, seats=3), 70, 85) for one in HEURISTICS),
    *(sooner(row("expert", one, 300, seats=4), 50, 60) for one in HEURISTICS),
    sooner(row(f"expert@{EQUAL}", "plain_search", 300, seats=2), 60, 65),
    *(row(*pair, 300, BOUND, seats=2) for pair in STEPS),
    *(sooner(row(*pair, 300, seats=3), 33, 43) for pair in STEPS),
    *(sooner(row(*pair, 300, seats=4), 25, 35) for pair in STEPS),
    *(
        sooner(row(*pair, 300, seats=2, **sets), 50, 60)
        for sets in SETS
        for pair in STEPS
    ),
    *(row("expert", "expert", 60, seats=seats) for seats in (3, 4)),
]


def tables(content: bytes, options: Options) -> object:
    """The weights of such games in a file of weights."""
    return unpack(content, options["seats"])


FROZEN: Final = ("puerto_rico.knowledge.view", "puerto_rico.rules.state")
SEARCHING: Final = (
    *(*FROZEN, "puerto_rico.ai.learned.policy"),
    *("puerto_rico.ai.players", "puerto_rico.ai.levels"),
)

CODE: Final = Code(
    FROZEN,
    dict.fromkeys(("easy", "search", "medium", "hard", "expert"), SEARCHING),
    f"py/puerto_rico/ai/learned/{FILE}",
    tables,
    # The search remembers tables since the first, with the same golden decisions. The
    # levels below expert were set again since the others, and played again.
    dict.fromkeys(("8004538e", "cca2390a", "f4ac9615"), "9e2867d0"),
)
