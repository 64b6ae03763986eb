"""The page's input from outside: messages of host pages, addresses, backups.

It passes any value to the page's own scripts (web/embed/protocol.js,
web/state/address.js, web/state/backup.js), at any game of the registry.
`page_samples` has sound values. One process of node runs the scripts for a whole proof.
"""

import atexit
import json
import os
import shutil
import subprocess
import sys
import tempfile
from functools import cache
from pathlib import Path
from typing import Any, Final

from proofs.with_toys import GAMES
from tabletop.base.errors import TabletopError
from tabletop.page.bridge import Bridge

HEAP: Final = "--max-old-space-size=64"
"""In MB; node dies if it needs more."""
SLOW: Final = 1.0
"""The most seconds of processor time that the page may take."""
WORDS: Final = 2000
SAVE: Final = 1_000_000
"""The most letters of a save in a message; `WORDS` bounds an address."""
REPEATED: Final = 50
"""The most letters that the page repeats of a wrong value, with marks around it."""

TURNS: Final = "\u200b\u200e\u200f\u202a\u202d\u202e\u2066\u2067\u2800\u3164\ufeff"
"""Letters that turn or hide their neighbours; the page draws none of them."""


class Unheard(TabletopError):
    """The page refuses the value; the id is the reason, in words for developers."""

    def __str__(self) -> str:
        return self.id


# ---------------------------------------------------------------- the doors


def hear(game: str, message: Any) -> None:
    """Send a message to a frame; the page accepts only the right shape and size."""
    if fault := made(game, "message", message):
        raise Unheard(fault)
    data = message["data"]
    assert (message["ns"], message["v"]) == ("san-juan", 1)
    assert isinstance(data, dict) and isinstance(message["id"], int | float)
    for key, most in (("with", WORDS), ("text", SAVE)):
        assert len(data.get(key) or "") <= most, key


def go_to(game: str, address: str) -> None:
    """Open an address; its form begins a game, even if values are wrong."""
    read = made(game, "address", address)
    _begin(game, read["form"])
    assert all(len(text) <= REPEATED for text in read["wrong"]), read["wrong"]
    if read["wrong"]:
        raise Unheard("the page tells what it cannot use")


def bring_back(game: str, backup: str) -> None:
    """Import a backup; the page draws its sound part without turning letters."""
    read = made(game, "backup", backup)
    if "refused" in read:
        raise Unheard("the page takes it for no backup")
    _check_drawn(read)


def find_stored(game: str, stored: dict[str, list[Any]]) -> int:
    """Read the records that a browser stored, and draw them; how many games count."""
    read = made(game, "store", stored)
    _check_drawn(read)
    return int(read["games"])


def _check_drawn(read: dict[str, Any]) -> None:
    for text in read["drawn"]:
        assert "undefined" not in text
        turned = [mark for mark in TURNS if mark in text]
        assert not turned, f"{turned!a} in {text!a}"


def bring_back_value(game: str, backup: Any) -> None:
    """Import a backup, written as JSON."""
    bring_back(game, json.dumps(backup).replace("NaN", "1e999"))


def _begin(game: str, form: dict[str, Any]) -> None:
    """Begin the game of a form, as startGame in web/actions/play.js does."""
    chosen = {"seats": form["seats"], **form["options"]}
    options = {**chosen, "seed": int(form["seed"] or 7)}
    who = form["players"][: form["seats"]]
    new = {"type": "new", "game": game, "options": options, "players": who}
    reply = Bridge(GAMES).request(json.dumps({**new, "serious": form["serious"]}))
    assert json.loads(reply)["type"] != "error", reply


def made(game: str, door: str, given: Any) -> Any:
    """The page's result with that game on show.

    JSON has no infinity, but reads 1e999 as one.
    """
    line = json.dumps({"game": game, "door": door, "given": given})
    line = line.replace("NaN", "1e999").replace("Infinity", "1e999")
    talk = _node()
    assert talk.stdin and talk.stdout
    talk.stdin.write(f"{line}\n")
    talk.stdin.flush()
    answer = json.loads(talk.stdout.readline() or "null")
    if not answer:
        _node.cache_clear()
        raise AssertionError("node has died")
    assert "fault" not in answer, answer["fault"]
    assert answer["seconds"] < SLOW, f"took {answer['seconds']} s"
    return answer["made"]


@cache
def _node() -> subprocess.Popen[str]:
    folder = Path(tempfile.mkdtemp())
    atexit.register(shutil.rmtree, folder)
    talk = subprocess.Popen(
        ["node", HEAP, _script(folder), folder],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    atexit.register(_end, talk)
    return talk


def _script(folder: Path) -> str:
    """The bundle of the doors with every game, in that folder."""
    command = [sys.executable, "-m", "proofs.doors_script", str(folder)]
    environment = {**os.environ, "TEST_SITE": "toys"}
    return subprocess.check_output(command, env=environment, text=True).strip()


def _end(talk: subprocess.Popen[str]) -> None:
    talk.kill()
    talk.communicate()
