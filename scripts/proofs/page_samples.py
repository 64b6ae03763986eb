"""Sound addresses, host messages and backups of any game, to be changed.

The options that a game declares make its addresses, and the page itself writes the
records of its games.
"""

import json
from collections.abc import Iterator
from functools import cache
from typing import Any, Final

from proofs.page_doors import made
from proofs.samples import codes, saves, tables
from proofs.with_toys import GAMES
from tabletop.page.bridge import Bridge
from tabletop.rules.options import Option
from toolchain.steps import ROOT

OLD_BACKUP: Final = ROOT / "tests" / "backup.json"
"""The backup of 0.2.0, which knew one game."""
OLD_GAME: Final = "sanjuan"
VISIT: Final = "lang=de-AT&theme=dark"
NAMES: Final = "names=%3Cb%3E,%E2%80%AEAda"
DAY: Final = "2026-11-20"


def _spelt(option: Option) -> str:
    """An option in an address, with its last choice."""
    value = option.choices[-1]
    if value is True:
        return option.name
    return f"{option.name}={value}"


@cache
def addresses(name: str) -> list[str]:
    """Parameters of addresses of the page."""
    kind = GAMES.named(name)
    options = [_spelt(one) for one in kind.game.rules.options if one.name != "seats"]
    seats = tables(name)[0].game.seats
    players = ",".join(["you", *[kind.rival] * (seats - 1)])
    return [
        "&".join([f"players={players}", *options, "seed=7"]),
        f"seats={seats}&level={kind.rival}&names=Ada,Ben&serious&{VISIT}",
        f"players={players}&{NAMES}&start&embed=1&muted=on&save=one",
        f"deal={codes(name)[0]}&beat=30",
        f"game={codes(name)[1]}&at=3",
        "",
    ]


@cache
def host_messages(name: str) -> list[str]:
    """Sound messages, as JSON."""
    return [json.dumps(one) for one in _host_messages(name)]


def _host_messages(name: str) -> Iterator[dict[str, Any]]:
    colours = {"accent": "#0b5a65", "surface": "white", "radius": "3px"}
    visit = {"with": "lang=de&theme=dark", "look": colours, "keeps": True}
    yield _message("hello", {"versions": [1]})
    yield _message("set", visit)
    yield from (_message("start", {"with": game}) for game in addresses(name))
    plain = ("restart", "undo", "hint", "save", "done")
    yield from (_message(type, {}) for type in plain)
    yield from (_message("load", {"text": save}) for save in saves(name)[:5])
    yield _message("failed", {"id": "not_done", "message": ""})


def _message(type: str, data: dict[str, Any]) -> dict[str, Any]:
    return {"ns": "san-juan", "v": 1, "id": 7, "type": type, "data": data}


# ---------------------------------------------------------------- backups


@cache
def records(name: str) -> dict[str, Any]:
    """The records of a finished game and of an open one, as the page writes them."""
    *_, begun, over = tables(name)
    of_open, of_over = (made(name, "records", drawn(one)) for one in (begun, over))
    save = json.dumps(over.save())
    finished = {**of_over["finished"], "save": save}
    return {"finished": finished, "table": of_open["table"]}


def drawn(table: Any) -> Any:
    """The table as Python sends it to a page."""
    load = {"type": "load", "text": json.dumps(table.save())}
    return json.loads(Bridge(GAMES).request(json.dumps(load)))["table"]


def backup_of(name: str, finished: list[Any], tables: list[Any]) -> dict[str, Any]:
    """A backup of version 2 with these records and one of every other kind."""
    one = _own(name)
    own = one if name == OLD_GAME else {"games": {name: one}}
    settings = {"settings": {"pace": 0, "language": "de"}}
    return {
        "format": "sanjuan-backup",
        "version": 2,
        "finished": finished,
        "tables": tables,
        "beat": {f"{name}: person": 34},
        "preferences": {**settings, "form": _form(name)},
        **own,
    }


def _own(name: str) -> dict[str, Any]:
    """The single records that a game has for itself."""
    played = {"table": "t", "counts": True, "points": 30, "place": 1, "seats": 2}
    progress = {"answers": [[1]], "done": [0], "steps": 5, "finished": False}
    return {
        "days": {"days": {DAY: played}, "pars": {DAY: 28}},
        "lessons": {"first": progress},
        "puzzles": {"answered": 1, "tried": {"01234567": {"left": 0, "due": 1}}},
        "mistakes": {"puzzles": {"01234567": _mistake(name)}},
        "form": _form(name),
    }


def _mistake(name: str) -> dict[str, Any]:
    question = tables(name)[0].game.question
    assert question is not None
    return {
        "code": codes(name)[1],
        "grade": "own",
        "game": "t",
        "round": 3,
        "stage": question.name,
        "names": ["library"],
        "games": 7,
        "when": 1_795_000_000_000,
    }


def _form(name: str) -> dict[str, Any]:
    """A form, as the page stores it."""
    kind = GAMES.named(name)
    options = {one.name: _usual(one) for one in kind.game.rules.options}
    seats = options.pop("seats")
    rivals = [{"name": f"Name {n}", "kind": kind.rival} for n in range(4)]
    return {"seats": seats, "options": options, "serious": False, "players": rivals}


def _usual(option: Option) -> Any:
    return [*option.default] if isinstance(option.default, tuple) else option.default


@cache
def backups(name: str) -> list[str]:
    """Backups of a game; of the first one, the file of 0.2.0 as well."""
    found = records(name)
    one, open_one = found["finished"], [found["table"]]
    enough = [{**one, "id": f"game-{n}", "when": n} for n in range(12)]
    made = [
        backup_of(name, [one], open_one),
        backup_of(name, [one], []),
        backup_of(name, [], []),
        backup_of(name, enough, open_one),
        *([_old_backup()] if name == OLD_GAME else []),
    ]
    return [json.dumps(one) for one in made]


def _old_backup() -> dict[str, Any]:
    """The file of 0.2.0, with one record of every other kind."""
    written = json.loads(OLD_BACKUP.read_text(encoding="utf-8"))
    own = _own(OLD_GAME)
    form = {**own.pop("form"), "edition": "first", "expansion": False}
    preferences = {"settings": {"pace": 0, "language": "de"}, "form": form}
    for player in (one for table in written["tables"] for one in table["players"]):
        player["kind"] = "hard"
    beat = {"person hard first false false 7": 34}
    return {**written, **own, "preferences": preferences, "beat": beat}
