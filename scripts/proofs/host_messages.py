"""Messages of a page around the game: sound ones, to be changed; which are heard.

The list of messages is the page's own (web/embed/protocol.js); node runs it.
"""

import json
import subprocess
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

from proofs.samples import saves

SCRIPT: Final = Path(__file__).with_suffix(".mjs")

GAMES: Final = (
    "players=you,hard,hard&edition=second&expansion&choose_four&seed=7",
    "seats=3&level=easy&names=Ada,Ben&serious",
    "",
)


def host_messages() -> list[str]:
    """Sound messages, as JSON."""
    colours = {"accent": "#0b5a65", "surface": "white", "radius": "3px"}
    visit = {"with": "lang=de&theme=dark", "look": colours, "keeps": True}
    said = [
        _message("hello", {"versions": [1]}),
        _message("set", visit),
        *(_message("start", {"with": game}) for game in GAMES),
        *(_message(type, {}) for type in ("restart", "undo", "hint", "save", "done")),
        *(_message("load", {"text": save}) for save in saves()[:5]),
        _message("failed", {"id": "not_done", "message": ""}),
    ]
    return [json.dumps(one) for one in said]


def _message(type: str, data: dict[str, Any]) -> dict[str, Any]:
    return {"ns": "san-juan", "v": 1, "id": 7, "type": type, "data": data}


def faults(messages: Iterable[Any]) -> list[str]:
    """Why each is not heard, in a sentence; empty: it is."""
    lines = "".join(f"{json.dumps(one, allow_nan=False)}\n" for one in messages)
    done = subprocess.run(
        ["node", SCRIPT], input=lines, capture_output=True, text=True, check=True
    )
    return done.stdout.splitlines()
