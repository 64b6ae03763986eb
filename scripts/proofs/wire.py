"""A sample of each message that devices at a table send each other."""

from __future__ import annotations

from typing import Any, Final

Message = dict[str, Any]

SITE: Final = "0.0.0"
"""The version of the site that both devices have."""

ERROR: Final = {"id": "other_device", "args": {"seat": 1}}
HINT: Final = {"done": 0.5, "advice": []}
LISTS: Final = ("decisions", "curve", "turning_points", "accuracy", "luck")
FINDINGS: Final[Message] = {
    "done": 1,
    "left": None,
    "of": 0,
    **{name: [] for name in LISTS},
}
SHOWN: Final[Message] = {
    "view": {"ply": 0, "seat": None, "question": None},
    "viewer": None,
    "players": [{"name": "Zoë", "kind": "person"}],
    "events": [],
    "events_from": 0,
    "save": {"id": "t"},
}
MOMENT: Final = {"ply": 0, "last": 0, "deciders": [], "seat": None, "table": SHOWN}


def hello(token: str | None) -> Message:
    """The first message of a guest."""
    return {"type": "hello", "v": 1, "site": SITE, "token": token, "name": "Zoë"}


def from_guests(seat: int, ply: int, answer: list[int], ask: int) -> list[Message]:
    """The messages of a guest at that seat, of whom the host has asked a consent."""
    at, eyes = {"seat": seat, "ply": ply}, (None, "decider", seat)
    return [
        *(hello(f"token {seat}x"), hello(None), {"type": "beat"}, {"type": "bye"}),
        *({"type": "ack", "n": n} for n in (0, 1, 2)),
        *({"type": "answer", **at, "answer": one} for one in (answer, [0], [])),
        *({"type": kind, **at} for kind in ("undo", "hint")),
        *({"type": "agree", "ask": ask, "yes": yes} for yes in (True, False)),
        {"type": "look_back", "first": None, "again": True},
        {"type": "look_back", "first": ply, "again": False},
        *({"type": "moment", "ply": ply, "eyes": one} for one in eyes),
        {"type": "stop"},
    ]


def from_hosts() -> list[Message]:
    """The messages of a host, none of which a guest may send but beat and bye."""
    return [
        {"type": "welcome", "v": 1, "token": "token 0", "seat": 0, "table": "t"},
        {"type": "shown", "n": 1, "table": SHOWN},
        {"type": "refused", "of": "answer", "error": ERROR},
        {"type": "asked", "ask": 1, "seat": 0},
        {"type": "settled", "ask": 1, "done": True},
        {"type": "hinted", "hint": HINT},
        {"type": "found", "findings": FINDINGS},
        {"type": "replayed", "replay": MOMENT},
        *({"type": kind} for kind in ("elsewhere", "placing", "heard", "signal")),
        *({"type": kind} for kind in ("beat", "bye")),
    ]
