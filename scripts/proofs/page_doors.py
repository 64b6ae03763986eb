"""The page's input from outside: messages of host pages, addresses, backups.

This module has sound values for a proof to change, and passes any value to the page's
own scripts (web/embed/protocol.js, web/state/address.js, web/state/backup.js). One
process of node runs them for the whole proof.
"""

import atexit
import json
import shutil
import subprocess
import tempfile
from functools import cache
from pathlib import Path
from typing import Any, Final

from browser.games import GAMES
from proofs.samples import saves
from tabletop.base.errors import TabletopError
from tabletop.page.bridge import Bridge
from toolchain import facts, languages
from toolchain.greetings import NO_BROWSER
from toolchain.icons import write_icons
from toolchain.page_script import bundle_for_node
from toolchain.steps import ROOT

SCRIPT: Final = Path(__file__).with_suffix(".mjs")
BACKUP: Final = ROOT / "tests" / "backup.json"
HEAP: Final = "--max-old-space-size=64"
"""In MB; node dies if it needs more."""
SLOW: Final = 1.0
"""The most seconds of processor time that the page may take."""
WORDS: Final = 2000
SAVE: Final = 1_000_000
"""The most letters of a save in a message; `WORDS` bounds an address."""
REPEATED: Final = 50
"""The most letters that the page repeats of a wrong value, with marks around it."""

ADDRESSES: Final = (
    "players=you,hard,hard&edition=second&expansion&choose_four&seed=7",
    "seats=3&level=easy&names=Ada,Ben&serious&lang=de-AT&theme=dark",
    "players=you,easy&names=%3Cb%3E,%E2%80%AEAda&start&embed=1&muted=on&save=one",
    "",
)


TURNS: Final = "\u200b\u200e\u200f\u202a\u202d\u202e\u2066\u2067\u2800\u3164\ufeff"
"""Letters that turn or hide their neighbours; the page draws none of them."""

FORM: Final[dict[str, Any]] = {
    "seats": 2,
    "edition": "first",
    "expansion": False,
    "choose_four": False,
    "serious": False,
    "players": [{"name": f"Name {n}", "kind": "easy"} for n in range(4)],
}


MISTAKE: Final[dict[str, Any]] = {
    "code": "sanjuan-1~c01234567",
    "grade": "own",
    "game": "t",
    "round": 3,
    "stage": "build",
    "names": ["library"],
    "games": 7,
    "when": 1_795_000_000_000,
}


class Unheard(TabletopError):
    """The page refuses the value; the id is the reason, in words for developers."""

    def __str__(self) -> str:
        return self.id


# ---------------------------------------------------------------- sound values


def addresses() -> list[str]:
    """Parameters of addresses of the page."""
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


def backups() -> list[str]:
    """Backups: the file of 0.2.0 with one record of every other kind."""
    written = json.loads(BACKUP.read_text(encoding="utf-8"))
    played = {"table": "t", "counts": True, "points": 30, "place": 1, "seats": 2}
    progress = {"answers": [[1]], "done": [0], "steps": 5, "finished": False}
    more = {
        "days": {"days": {"2026-11-20": played}, "pars": {"2026-11-20": 28}},
        "lessons": {"first": progress},
        "puzzles": {"answered": 1, "tried": {"01234567": {"left": 0, "due": 1}}},
        "mistakes": {"puzzles": {"01234567": MISTAKE}},
        "beat": {"person hard first false false 7": 34},
        "preferences": {"settings": {"pace": 0, "language": "de"}, "form": FORM},
    }
    for player in (one for table in written["tables"] for one in table["players"]):
        player["kind"] = "hard"
    empty = {**written, "finished": [], "tables": []}
    one = {**empty, "finished": written["finished"][:1]}
    second = {
        **one,
        "version": 2,
        "beat": {"sanjuan: person hard first": 34},
        "finished": [_second(written["finished"][0])],
    }
    made = (
        {**written, **more},
        {**empty, **more},
        {**empty, "days": more["days"]},
        one,
        second,
    )
    return [json.dumps(backup) for backup in made]


def _second(record: dict[str, Any]) -> dict[str, Any]:
    """A game record of version 1, as version 2 writes it."""
    first = dict(record)
    names = ("edition", "expansion", "choose_four")
    options = {name: first.pop(name) for name in names}
    seats = [
        {"deeds": {name: seat.pop(name) for name in ("built", "roles")}, **seat}
        for seat in map(dict, first["seats"])
    ]
    era = {"era": first.pop("rounds"), "options": options, "seats": seats}
    return {**first, **era, "version": 2, "game": "sanjuan"}


# ---------------------------------------------------------------- the doors


def hear(message: Any) -> None:
    """Send a message to a frame; the page accepts only the right shape and size."""
    if fault := _made("message", message):
        raise Unheard(fault)
    data = message["data"]
    assert (message["ns"], message["v"]) == ("san-juan", 1)
    assert isinstance(data, dict) and isinstance(message["id"], int | float)
    for key, most in (("with", WORDS), ("text", SAVE)):
        assert len(data.get(key) or "") <= most, key


def go_to(address: str) -> None:
    """Open an address; its form begins a game, even if values are wrong."""
    made = _made("address", address)
    _begin(made["form"])
    assert all(len(text) <= REPEATED for text in made["wrong"]), made["wrong"]
    if made["wrong"]:
        raise Unheard("the page tells what it cannot use")


def bring_back(backup: str) -> None:
    """Import a backup; the page draws its sound part without turning letters."""
    made = _made("backup", backup)
    if "refused" in made:
        raise Unheard("the page takes it for no backup")
    for text in made["drawn"]:
        turned = [mark for mark in TURNS if mark in text]
        assert not turned, f"{turned!a} in {text!a}"


def bring_back_value(backup: Any) -> None:
    """Import a backup, written as JSON."""
    bring_back(json.dumps(backup).replace("NaN", "1e999"))


def _begin(form: dict[str, Any]) -> None:
    """Begin the game of a form, as startGame in web/actions/play.js does."""
    chosen = {"seats": form["seats"], **form["options"]}
    options = {**chosen, "seed": int(form["seed"] or 7)}
    who = form["players"][: form["seats"]]
    new = {"type": "new", "options": options, "players": who}
    reply = Bridge(GAMES).request(json.dumps({**new, "serious": form["serious"]}))
    assert json.loads(reply)["type"] != "error", reply


def _made(door: str, given: Any) -> Any:
    """The page's result. JSON has no infinity, but reads 1e999 as one."""
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
    folder = Path(tempfile.mkdtemp())
    atexit.register(shutil.rmtree, folder)
    write_icons()
    names = {**NO_BROWSER, **facts.names()}
    script = bundle_for_node(SCRIPT, folder, **names)
    sentences = folder / "sentences"
    said = [languages.sentences("en"), languages.late_sentences("en", "statistics")]
    sentences.write_text("\n".join(said), encoding="utf-8")
    talk = subprocess.Popen(
        ["node", HEAP, script, sentences],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    atexit.register(_end, talk)
    return talk


def _end(talk: subprocess.Popen[str]) -> None:
    talk.kill()
    talk.communicate()
