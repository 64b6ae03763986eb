"""Write the icons as scripts: one for the start screen, one for any table, one a game.

`web/icons/game-icons.json`, and `icons.json` of a game, say which of the game-icons are
taken and what we call them; `own.svg`, and `icons.svg`, hold our own drawings. The
picture of a game on the shelf is its `shelf.svg`; a site of one game lacks it. svgo
rounds all of them.
"""

import json
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Final, TypeAlias

from toolchain.game import Game
from toolchain.games import GAMES
from toolchain.steps import ROOT, fail

SOURCES: Final = ROOT / "web" / "icons"
GAME_ICONS: Final = ROOT / "node_modules" / "@iconify-json" / "game-icons"
WRITTEN: Final = ROOT / "build" / "icons"
"""`tsconfig.json` has the page find them there."""

ROUNDER: Final = Path(__file__).with_name("drawings.mjs")

AT_START: Final = frozenset(
    [
        "check",
        "chev",
        "close",
        "load",
        "parrot",
        "pineapple",
        "play",
        "settings",
        "shell",
        "ship",
        "sun",
        "turtle",
    ]
)
"""The icons of the start screen; the others load after it."""

SYMBOL: Final = re.compile(r'<symbol id="(.*?)" viewBox="(.*?)">(.*)</symbol>')

PICTURE: Final = re.compile(r'<svg [^>]*viewBox="(.*?)">(.*)</svg>', re.DOTALL)

MARK: Final = "// @ts-nocheck: `web/assets.d.ts` types it\n"
DRAWINGS: Final = (
    'import {{ html }} from "lit-html";\nexport const drawings = {{\n{}}};\n'
)

Shapes: TypeAlias = dict[str, tuple[str, str]]
"""By name: the view box of an icon, and its shapes."""


def shapes() -> Shapes:
    """All icons, those of the games too."""
    every = (of_house(), *(of_game(game) for game in GAMES))
    return {name: shape for some in every for name, shape in some.items()}


def of_house() -> Shapes:
    """The icons that any game has."""
    return _shapes(SOURCES / "game-icons.json", SOURCES / "own.svg")


def of_game(game: Game) -> Shapes:
    """The icons of a game; a game may have none."""
    return _shapes(game.page / "icons.json", game.page / "icons.svg")


def on_shelf() -> Shapes:
    """The pictures of the games, by their names; of none if there is one game."""
    files = {game.name: game.page / "shelf.svg" for game in GAMES if len(GAMES) > 1}
    return {name: _picture(file) for name, file in files.items() if file.exists()}


def _picture(file: Path) -> tuple[str, str]:
    found = PICTURE.search(file.read_text("utf-8"))
    return (found[1], found[2].strip()) if found else fail(f"{file} is no picture.")


def _shapes(taken: Path, own: Path) -> Shapes:
    drawn = SYMBOL.findall(own.read_text("utf-8")) if own.exists() else []
    return _taken(taken) | {name: (box, inside) for name, box, inside in drawn}


def _taken(file: Path) -> Shapes:
    wanted = json.loads(file.read_text("utf-8")) if file.exists() else {}
    known = json.loads((GAME_ICONS / "icons.json").read_text("utf-8"))["icons"]
    for name in wanted.values():
        if name not in known:
            fail(f"game-icons has no icon named {name}.")
    return {id_: ("0 0 512 512", _plain(known[wanted[id_]]["body"])) for id_ in wanted}


def _plain(body: str) -> str:
    return body.replace(' fill="currentColor"', "")


def rounded(shapes: Shapes) -> Shapes:
    """The same drawings in fewer letters, each coordinate as fine as an icon shows."""
    command = ["node", str(ROUNDER)]
    given = json.dumps(shapes).encode()
    done = subprocess.run(command, input=given, stdout=subprocess.PIPE, check=False)
    if done.returncode:
        fail("The drawings could not be rounded.")
    made = json.loads(done.stdout)
    return {name: (box, inside) for name, (box, inside) in made.items()}


def _lines(shapes: Shapes) -> Iterator[str]:
    """A line for each name; one drawing under several names is there once."""
    first: dict[tuple[str, str], str] = {}
    for name, shape in sorted(shapes.items()):
        same = first.setdefault(shape, name)
        yield _line(name, *shape) if same == name else _again(name, same)


def _again(name: str, same: str) -> str:
    return f'  "{name}": (sort) => drawings["{same}"](sort),\n'


def _line(name: str, box: str, inside: str) -> str:
    svg = f'<svg class=${{sort}} viewBox="{box}" aria-hidden="true">{inside}</svg>'
    return f'  "{name}": (sort) => html`{svg}`,\n'


def write_icons() -> None:
    """Write the scripts of the house, and one for each game."""
    house = of_house()
    start = {name: shape for name, shape in house.items() if name in AT_START}
    rest = {name: shape for name, shape in house.items() if name not in AT_START}
    WRITTEN.mkdir(parents=True, exist_ok=True)
    _write("drawings", start)
    _write("emblems", rest)
    for game in GAMES:
        _write(f"{game.id}_emblems", of_game(game))
    _write_shelf()


def _write_shelf() -> None:
    """Write the pictures of several games; a site of one game leaves them as they are,
    since the build of another site may be reading them.
    """
    if len(GAMES) > 1 or not (WRITTEN / "shelf.js").exists():
        _write("shelf", on_shelf())


def _write(script: str, shapes: Shapes) -> None:
    """Write a script; leave one alone that is right, since others may be reading it."""
    lines = "".join(_lines(rounded(shapes)))
    text, path = MARK + DRAWINGS.format(lines), WRITTEN / f"{script}.js"
    if not path.exists() or path.read_text("utf-8") != text:
        path.write_text(text, "utf-8")
