"""What comes to the page from outside: messages of a page around it, and addresses.

Sound ones, to be changed, and what the page makes of any. Its own scripts decide
(web/embed/protocol.js, web/state/address.js); node runs them, one for the whole proof.
"""

import atexit
import json
import subprocess
from functools import cache
from pathlib import Path
from typing import Any, Final

from proofs.samples import saves
from sanjuan.bridge import GAMES
from sanjuan.page.catalogue import catalogue
from tabletop.bridge import Bridge
from tabletop.errors import TabletopError

SCRIPT: Final = Path(__file__).with_suffix(".mjs")
LANGUAGES: Final = json.dumps({tag: {"file": "", "lost": ""} for tag in ("de", "en")})
HEAP: Final = "--max-old-space-size=64"
"""In MB; a node that needs more dies."""
SLOW: Final = 1.0
"""So many seconds of its own time the page may take."""
WORDS: Final = 2000
SAVE: Final = 1_000_000
"""So many letters an address, and a save, may have in a message."""
REPEATED: Final = 50
"""So many letters of what is wrong in an address may be told, marks around it too."""

ADDRESSES: Final = (
    "players=you,hard,hard&edition=second&expansion&choose_four&seed=7",
    "seats=3&level=easy&names=Ada,Ben&serious&lang=de-AT&theme=dark",
    "players=you,easy&names=%3Cb%3E,%E2%80%AEAda&start&embed=1&muted=on&save=one",
    "",
)


class Unheard(TabletopError):
    """The page does not take it; the id is its reason, as developers are told."""

    def __str__(self) -> str:
        return self.id


# ---------------------------------------------------------------- sound ones


def addresses() -> list[str]:
    """What stands behind the addresses of the page."""
    return list(ADDRESSES)


@cache
def host_messages() -> list[str]:
    """Sound messages, as JSON."""
    colours = {"accent": "#0b5a65", "surface": "white", "radius": "3px"}
    visit = {"with": "lang=de&theme=dark", "look": colours, "keeps": True}
    said = [
        _message("hello", {"versions": [1]}),
        _message("set", visit),
        *(_message("start", {"with": game}) for game in ADDRESSES),
        *(_message(type, {}) for type in ("restart", "undo", "hint", "save", "done")),
        *(_message("load", {"text": save}) for save in saves()[:5]),
        _message("failed", {"id": "not_done", "message": ""}),
    ]
    return [json.dumps(one) for one in said]


def _message(type: str, data: dict[str, Any]) -> dict[str, Any]:
    return {"ns": "san-juan", "v": 1, "id": 7, "type": type, "data": data}


# ---------------------------------------------------------------- the doors


def hear(message: Any) -> None:
    """As a message to a frame; one that is heard is of its shape and size."""
    if fault := _made("message", message):
        raise Unheard(fault)
    data = message["data"]
    assert (message["ns"], message["v"]) == ("san-juan", 1)
    assert isinstance(data, dict) and isinstance(message["id"], int | float)
    for key, most in (("with", WORDS), ("text", SAVE)):
        assert len(data.get(key) or "") <= most, key


def go_to(address: str) -> None:
    """As an address; the form that it fills in begins a game, whatever is wrong."""
    made = _made("address", address)
    _begin(made["form"])
    assert all(len(text) <= REPEATED for text in made["wrong"]), made["wrong"]
    if made["wrong"]:
        raise Unheard("the page tells what it cannot use")


def _begin(form: dict[str, Any]) -> None:
    """Begin the game of a form, as startGame in web/actions/play.js does."""
    chosen = ("seats", "edition", "expansion", "choose_four")
    options = {**{name: form[name] for name in chosen}, "seed": int(form["seed"] or 7)}
    who = form["players"][: form["seats"]]
    new = {"type": "new", "options": options, "players": who}
    reply = Bridge(GAMES).request(json.dumps({**new, "serious": form["serious"]}))
    assert json.loads(reply)["type"] != "error", reply


def _made(door: str, given: Any) -> Any:
    """What the page makes of it. JSON has no infinity, but reads 1e999 as one."""
    line = json.dumps({"door": door, "given": given})
    line = line.replace("NaN", "1e999").replace("Infinity", "1e999")
    talk = _node()
    assert talk.stdin and talk.stdout
    talk.stdin.write(f"{line}\n")
    talk.stdin.flush()
    answer = json.loads(talk.stdout.readline() or "null")
    assert answer, "node has died"
    assert answer["seconds"] < SLOW, f"took {answer['seconds']} s"
    return answer["made"]


@cache
def _node() -> subprocess.Popen[str]:
    known = json.dumps(catalogue())
    talk = subprocess.Popen(
        ["node", HEAP, SCRIPT, LANGUAGES, known],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    atexit.register(_end, talk)
    return talk


def _end(talk: subprocess.Popen[str]) -> None:
    talk.kill()
    talk.communicate()
