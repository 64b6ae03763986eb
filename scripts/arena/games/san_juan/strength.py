"""The matches of San Juan in docs/strength.md, and the code that decides them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any, Final

from arena.game import Options
from arena.rows import Code, Row
from arena.rows import row as row_of
from sanjuan.ai.learned.weights import FILE, unpack

row = partial(row_of, "san_juan")

STEPS: Final = (("medium", "easy"), ("hard", "medium"))
"""A level and the one below it; they play at every table."""
TABLES: Final[list[tuple[Mapping[str, Any], str]]] = [
    ({"seats": 3}, "47 %, aim 52 %"),
    ({"seats": 4}, "36 %, aim 42 %"),
    ({"edition": "second"}, "65 %, aim 69 %"),
    ({"expansion": True}, "63 %, aim 68 %"),
]
"""Tables other than two seats and the first edition, each with the goal of `expert`."""
BOUND: Final = "65–80 %"

ROWS: Final[list[Row]] = [
    row("expert", "tuned", 1000, "84 %, aim 88 %"),
    row("expert", "greedy", 300, "98 %, aim 99 %"),
    row("expert", "tuned", 300, "55 %, aim 62 %", seats=4),
    row("expert", "first_expert", 300, "55 %, aim 60 %"),
    row("expert", "first_expert", 300, "30 %, aim 36 %", seats=4),
    row("hard", "tuned", 1200, "71 %, aim 75 %"),
    row("master", "expert", 300, "55 %, aim 62 %"),
    row("expert", "production_rush", 300, "80 %, aim 90 %"),
    row("expert", "violet_rush", 300, "80 %, aim 90 %"),
    *(row(*pair, 1000, BOUND) for pair in STEPS),
    row("expert", "hard", 300, BOUND),
    row("tuned", "greedy", 1000, "94 %"),
    row("tuned", "random", 1000, "99.9 %"),
    *(row("expert", "hard", 300, asked, **table) for table, asked in TABLES),
    *(row(a, b, 200, **table) for table, _ in TABLES for a, b in STEPS),
    *(row("expert", "expert", 100, seats=seats) for seats in (2, 3, 4)),
]


def tables(content: bytes, options: Options) -> object:
    """The weights of such games in a file of weights."""
    return unpack(content, options["seats"], options["expansion"])


FROZEN: Final = ("sanjuan.knowledge.view", "sanjuan.rules.state")
AT_A_GLANCE: Final = (*FROZEN, "sanjuan.ai.learned.policy")
SEARCHING: Final = (*AT_A_GLANCE, "sanjuan.ai.players", "sanjuan.ai.levels")

CODE: Final = Code(
    FROZEN,
    {
        **dict.fromkeys(("easy", "medium"), AT_A_GLANCE),
        **dict.fromkeys(("hard", "expert", "master"), SEARCHING),
    },
    f"py/sanjuan/ai/learned/{FILE}",
    tables,
    alike={"735c0ec": "950cbcf"},
)
