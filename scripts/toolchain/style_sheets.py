"""Write the style sheets as browsers read them.

Named windows are spelt out. `web/styles/widths.css` names them, as in `@custom-media
--phone (width < 37.5rem)`. No browser knows such names yet, and esbuild leaves them
alone.

The sheets of a game lie under its name, so that they style nothing of another game. The
root of the page has that name: `<html data-game="…">`. They load with that game, after
those of the page, whose list has declared the layers.
"""

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from toolchain.games import GAMES
from toolchain.steps import OF_SITE, ROOT, fail

WEB: Final = ROOT / "web"
WRITTEN: Final = OF_SITE / "styles"
NAMING: Final = re.compile(r"@custom-media (--[\w-]+) ([^;]+);")
CONDITION: Final = re.compile(r"@media[^{]+")
NAME: Final = re.compile(r"\((--[\w-]+)\)")
KEYFRAMES: Final = re.compile(r"@keyframes [\w-]+ \{(?:[^{}]*\{[^{}]*\})*\s*\}")
SHELF: Final = "screens/start/shelf.css"
"""The styles of the row of games, which a site of one game lacks."""

LIST: Final = "styles.css"
"""A sheet of that name lists others."""


def named(sheets: dict[Path, str]) -> dict[str, str]:
    """The windows that have a name, and what each stands for."""
    return dict(pair for text in sheets.values() for pair in NAMING.findall(text))


def spelt_out(text: str, names: dict[str, str]) -> str:
    """A style sheet without names of windows."""

    def meaning(name: re.Match[str]) -> str:
        return names.get(name[1]) or fail(f"No window is called {name[1]}.")

    def condition(found: re.Match[str]) -> str:
        return NAME.sub(meaning, found[0])

    return CONDITION.sub(condition, NAMING.sub("", text))


def game_of(place: Path) -> str:
    """The game of a style sheet with rules; empty for a sheet of the page."""
    folders = place.parts
    return folders[1] if folders[0] == "games" and folders[-1] != LIST else ""


def under(game: str, text: str) -> str:
    """The rules under the name of a game, which weighs nothing.

    `&` at the start of a selector is then the root of the page. Keyframes stay outside,
    as nested ones mean nothing.
    """
    rules = KEYFRAMES.sub("", text)
    outside = "\n".join(KEYFRAMES.findall(text))
    return f':where([data-game="{game}"]) {{\n{rules}}}\n{outside}' if game else text


def sources() -> dict[Path, str]:
    """All style sheets by their places: those of the page, and of games elsewhere."""
    sheets = _within(WEB)
    if len(GAMES) == 1:
        sheets[Path(SHELF)] = ""
    others = [game for game in GAMES if not game.page.is_relative_to(WEB)]
    for game in others:
        place = Path("games", game.id)
        sheets |= {place / name: text for name, text in _within(game.page).items()}
    return sheets | _lists(sheets)


def _lists(sheets: Mapping[Path, str]) -> dict[Path, str]:
    """The list of the sheets of each game that has any."""
    own = [game.id for game in GAMES if Path("games", game.id, LIST) in sheets]
    return {Path(f"{id}.css"): f'@import "./games/{id}/{LIST}";\n' for id in own}


def _within(folder: Path) -> dict[Path, str]:
    paths = sorted(folder.rglob("*.css"))
    return {path.relative_to(folder): path.read_text("utf-8") for path in paths}


def of_games() -> dict[str, Path]:
    """The list of sheets of each game, which load with that game."""
    paths = ((game.id, WRITTEN / f"{game.id}.css") for game in GAMES)
    return {id: path for id, path in paths if path.exists()}


def write_style_sheets() -> Path:
    """Write all style sheets of the page; the one that lists them."""
    sheets = sources()
    names = named(sheets)
    for place, text in sheets.items():
        target = WRITTEN / place
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(under(game_of(place), spelt_out(text, names)), "utf-8")
    return WRITTEN / LIST
