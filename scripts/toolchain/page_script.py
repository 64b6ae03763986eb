"""Bundles the page's script: one file for the house, one for each game."""

import json
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from toolchain.bundle import TARGETS
from toolchain.game import Game
from toolchain.games import GAMES
from toolchain.languages import languages, title
from toolchain.stage import WEB
from toolchain.steps import ROOT, fail

BUNDLER: Final = Path(__file__).with_name("bundle_page.mjs")
ENTRY: Final = WEB / "app.js"
PHONES: Final = (
    WEB / "phones.js",
    WEB / "devices" / "pairing" / "reader.js",
)
"""The lazy scripts for several devices at a table."""

HOUSE: Final = "house:app.js"
"""The source of the page's script, as the bundler tells it."""

NAMED: Final = "[name]-[hash]"


class PageScripts(NamedTuple):
    """The script of the house; that of each game; all files of each game alone, and
    those for several devices."""

    house: Path
    games: dict[str, list[Path]]
    owned: dict[str, list[Path]]
    phones: list[Path]


def bundle_page(
    folder: Path, sheets: Mapping[str, Path] = {}, /, **names: object
) -> PageScripts:
    """Bundle the page's script with a file for each lazy part; names become values.

    `sheets` are the style sheets of games, in the same folder, that load with them.
    """
    styles = {id: f"./{path.name}" for id, path in sheets.items()}
    cards = [_card(game, styles.get(game.id)) for game in GAMES]
    outputs = bundled(folder, {"splitting": True}, cards, **names)
    entry = _entries(outputs)[HOUSE]
    (house,) = _imports(outputs, entry)
    (ROOT / entry).unlink()
    games = {game.id: _of_game(outputs, str(game.page), house) for game in GAMES}
    owned = {game.id: _owned(outputs, game.page) for game in GAMES}
    phones = [ROOT / _entries(outputs)[f"lazy:{path}"] for path in PHONES]
    return PageScripts(ROOT / house, games, owned, phones)


def bundle_for_node(script: Path, folder: Path, /, **names: object) -> Path:
    """Bundle a script that draws parts of the page in Node, with the list of games."""
    target = TARGETS[script.suffix].split(",")
    options = {"entry": str(script), "platform": "node", "target": target}
    return ROOT / _entries(bundled(folder, options, **names))[HOUSE]


def bundled(
    folder: Path,
    options: dict[str, Any],
    cards: Sequence[Mapping[str, object]] = (),
    /,
    **names: object,
) -> dict[str, Any]:
    """Bundle the page's script by options of esbuild; what it made, by file."""
    cards = cards or [*map(_card, GAMES)]
    how = {
        "entry": str(ENTRY),
        "outdir": str(folder),
        "bundle": True,
        "minify": True,
        "format": "esm",
        "metafile": True,
        "logLevel": "warning",
        "chunkNames": NAMED,
        "entryNames": NAMED,
        "absWorkingDir": str(ROOT),
        "target": TARGETS[".js"].split(","),
        "define": {name: json.dumps(value) for name, value in names.items()},
        "games": [
            {"folder": str(game.page), "card": card}
            for game, card in zip(GAMES, cards, strict=True)
        ],
        **options,
    }
    command = ["node", str(BUNDLER)]
    given = json.dumps(how).encode()
    done = subprocess.run(command, input=given, stdout=subprocess.PIPE)
    if done.returncode:
        fail("The page's script could not be bundled.")
    outputs: dict[str, Any] = json.loads(done.stdout)["outputs"]
    return outputs


def _card(game: Game, styles: str | None = None) -> dict[str, object]:
    """All that the page knows of a game before it loads the game."""
    sheet = {"styles": styles} if styles else {}
    if len(GAMES) == 1:
        return {**game.card(), **sheet}
    titles = {tag: title(tag, game) for tag in languages()}
    options = [option["name"] for option in game.catalogue()["options"]]
    facts = {"titles": titles, "seats": game.seats(), "options": options}
    return {**game.card(), **sheet, **facts}


def _entries(outputs: dict[str, Any]) -> dict[str, str]:
    """The output of each script that another file may ask for, by its source."""
    entries = ((out.get("entryPoint"), name) for name, out in outputs.items())
    return {source: name for source, name in entries if source}


def _imports(outputs: dict[str, Any], name: str) -> list[str]:
    """The outputs that an output imports at its start."""
    found = outputs[name]["imports"]
    return [one["path"] for one in found if one["kind"] == "import-statement"]


def _owned(outputs: dict[str, Any], folder: Path) -> list[Path]:
    """The outputs with something of a game in them."""
    within, icons = folder.relative_to(ROOT).as_posix(), f"{folder.name}_emblems.js"
    own = (f"{within}/", f"lazy:{folder}", f"build/icons/{icons}")
    return [
        ROOT / name
        for name, out in outputs.items()
        if any(source.startswith(own) for source in out["inputs"])
    ]


def _of_game(outputs: dict[str, Any], folder: str, house: str) -> list[Path]:
    """The script of a game, and all that it imports but the house."""
    found, due = [], [_entries(outputs)[f"lazy:{folder}"]]
    while due:
        found.append(name := due.pop())
        due += [
            one for one in _imports(outputs, name) if one not in (house, *found, *due)
        ]
    return [ROOT / name for name in found]
