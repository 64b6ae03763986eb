"""Messages to the bridge and its replies, as data. No test is here."""

import json
from collections.abc import Iterator
from typing import Any

from browser import bridge

Reply = dict[str, Any]

PERSON = {"name": "Marisol", "kind": "person"}
COMPUTER = {"name": "Diego", "kind": "random"}
NEW: Reply = {
    "id": 1,
    "type": "new",
    "options": {"seats": 2, "edition": "first", "expansion": False, "seed": 7},
    "players": [PERSON, COMPUTER],
}
HINT: Reply = {"id": 3, "type": "hint", "seat": 0, "ply": 0}
LOOK_BACK: Reply = {"id": 4, "type": "look_back"}


def send(message: object) -> Reply:
    """The reply to a message."""
    reply: Reply = json.loads(bridge.request(json.dumps(message)))
    return reply


def table(message: object) -> Reply:
    """The table in the reply to a message."""
    shown: Reply = send(message)["table"]
    return shown


def why(message: object) -> str:
    """The id of the error in the reply to a message."""
    reply = send(message)
    assert reply["type"] == "error"
    return str(reply["error"]["id"])


def thoughts(slice_ms: float = 50) -> Iterator[Reply]:
    """The replies of the computer players until a person is to decide."""
    while text := bridge.think(slice_ms):
        yield json.loads(text)


def answer(shown: Reply) -> Reply:
    """The message with a person's shortest answer to the table's question."""
    question = shown["view"]["question"]
    chosen = question["options"][: question["low"]]
    ply, seat = shown["view"]["ply"], question["seat"]
    return {"id": 2, "type": "answer", "ply": ply, "seat": seat, "answer": chosen}
