"""Messages of the page in, replies out, both as JSON; only this knows of a page."""

import json
from collections.abc import Callable, Mapping
from math import isfinite
from typing import Any, Final

import sanjuan
from sanjuan.ai import LEVELS
from sanjuan.briefing import NEAR
from sanjuan.rules.buildings import CLASSES, GOODS, KIND
from sanjuan.rules.cards import EDITIONS, TILES
from sanjuan.rules.stages import ROLES
from sanjuan.rules.state import LAST_BUILDING
from sanjuan.table import FORMAT, Table
from tabletop.errors import (
    IllegalAnswer,
    MessageError,
    SaveError,
    StaleAnswer,
    TabletopError,
)

Message = Mapping[str, Any]

CUSTOMS: Final = "customs"
"""How the page calls the good of a customs office, which is of no kind (R80)."""

_table: Table | None = None


def catalogue() -> str:
    """The cards, tiles, names and numbers that never change during a visit."""
    facts = {
        "buildings": [
            {
                "id": building.id,
                "cost": building.cost,
                "vp": building.vp,
                "kind": building.kind,
                "good": building.good or (CUSTOMS if building.sells_for else None),
                "star": building.scores,
            }
            for building in CLASSES
        ],
        "cards": KIND,
        "roles": ROLES,
        "goods": GOODS,
        "tiles": TILES,
        "editions": EDITIONS,
        "levels": list(LEVELS),
        "places": LAST_BUILDING,
        "near": NEAR,
        "version": sanjuan.__version__,
    }
    return json.dumps(facts)


def request(text: str) -> str:
    """Do what a message asks; whatever is wrong with it becomes an `error` reply."""
    try:
        return _reply(text)
    except TabletopError as error:
        return json.dumps({"type": "error", "error": error.as_json()})


def _reply(text: str) -> str:
    message = _read(text)
    _HANDLERS[message["type"]](message)
    return _REPLIES.get(message["type"], _view)()


def think(milliseconds: float) -> str:
    """Let a hint, a look back or a computer think about that long; else empty."""
    if _table is None:
        return ""
    if begun := _table.advise(milliseconds / 1000):
        return _analysis() if begun is _table.review else _hint()
    if (seat := _table.thinker()) is None:
        return ""
    done = _table.think(milliseconds / 1000)
    if done is None:
        return _view()
    return json.dumps({"type": "thinking", "seat": seat, "done": done})


def _read(text: str) -> Message:
    try:
        message = _parse(text)
    except _UNREADABLE:
        raise MessageError("bad_message") from None
    if not isinstance(message, dict) or message.get("type") not in list(_HANDLERS):
        raise MessageError("bad_message")
    return message


_UNREADABLE: Final = (TypeError, ValueError, RecursionError)


def _parse(text: str) -> Any:
    """The value of a JSON text, which no page can give NaN or infinity in."""
    return json.loads(text, parse_float=_finite, parse_constant=_finite)


def _finite(text: str) -> float:
    number = float(text)
    if not isfinite(number):
        raise ValueError(text)
    return number


def _view() -> str:
    return json.dumps({"type": "view", "table": _open_table().facts()})


def _hint() -> str:
    hint = _open_table().hint
    assert hint is not None
    return json.dumps({"type": "hint", **hint.facts()})


def _analysis() -> str:
    review = _open_table().review
    assert review is not None
    return json.dumps({"type": "analysis", **review.facts()})


def _open_table() -> Table:
    if _table is None:
        raise StaleAnswer("no_game")
    return _table


def _new(message: Message) -> None:
    global _table
    options = message.get("options")
    if not isinstance(options, dict):
        raise MessageError("bad_message")
    serious = message.get("serious", False)
    _table = Table.new(options, message.get("players"), serious)


def _load(message: Message) -> None:
    global _table
    text = message.get("text", "")
    try:
        save = _parse(text)
    except _UNREADABLE:
        raise SaveError(_what_is_wrong(text)) from None
    _table = Table.load(save)


def _what_is_wrong(text: object) -> str:
    """Why this cannot be read; a save that lost its end still says what it was."""
    was_one = isinstance(text, str) and f'"{FORMAT}"' in text
    return "damaged_save" if was_one else "not_a_save"


def _answer(message: Message) -> None:
    seat, ply = _number(message, "seat"), _number(message, "ply")
    answer = message.get("answer")
    if not isinstance(answer, list):
        raise IllegalAnswer("not_an_answer")
    _open_table().answer(answer, seat, ply)


def _begin_hint(message: Message) -> None:
    seat, ply = _number(message, "seat"), _number(message, "ply")
    _open_table().begin_hint(seat, ply)


def _analyse(_: Message) -> None:
    _open_table().begin_review()


def _undo(message: Message) -> None:
    _open_table().undo(_number(message, "seat"))


def _number(message: Message, key: str) -> int:
    number = message.get(key)
    if type(number) is not int:
        raise MessageError("bad_message")
    return number


_HANDLERS: Final[Mapping[str, Callable[[Message], None]]] = {
    "new": _new,
    "load": _load,
    "answer": _answer,
    "undo": _undo,
    "hint": _begin_hint,
    "analyse": _analyse,
}

_REPLIES: Final = {"hint": _hint, "analyse": _analysis}
"""What is replied, where that is not the table."""
