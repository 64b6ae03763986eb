"""Write the icons as scripts: one for the start screen, one for a table.

`web/icons/game-icons.json` says which of the game-icons are taken and what we call
them; `web/icons/own.svg` holds our own drawings.
"""

import json
import re
from pathlib import Path
from typing import Final

from toolchain.steps import BUILD, ROOT, fail

SOURCES: Final = ROOT / "web" / "icons"
GAME_ICONS: Final = ROOT / "node_modules" / "@iconify-json" / "game-icons"
WRITTEN: Final = BUILD / "icons"
"""`tsconfig.json` has the page find them there."""

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

MARK: Final = "// @ts-nocheck: `web/assets.d.ts` types it\n"
TEMPLATES: Final = {
    "drawings": 'import {{ html }} from "lit-html";\n'
    "export const drawings = {{\n{}}};\n",
    "emblems": "export const emblems = (html) => ({{\n{}}});\n",
}
"""The emblems are handed `html`: an import would cut lit-html off into a third file."""


def shapes() -> dict[str, tuple[str, str]]:
    """By name: the view box of an icon, and its shapes."""
    own = SYMBOL.findall((SOURCES / "own.svg").read_text("utf-8"))
    return _taken() | {name: (box, inside) for name, box, inside in own}


def _taken() -> dict[str, tuple[str, str]]:
    wanted = json.loads((SOURCES / "game-icons.json").read_text("utf-8"))
    known = json.loads((GAME_ICONS / "icons.json").read_text("utf-8"))["icons"]
    for name in wanted.values():
        if name not in known:
            fail(f"game-icons has no icon named {name}.")
    return {id_: ("0 0 512 512", _plain(known[wanted[id_]]["body"])) for id_ in wanted}


def _plain(body: str) -> str:
    return body.replace(' fill="currentColor"', "")


def _line(name: str, box: str, inside: str) -> str:
    svg = f'<svg class=${{sort}} viewBox="{box}" aria-hidden="true">{inside}</svg>'
    return f'  "{name}": (sort) => html`{svg}`,\n'


def write_icons() -> None:
    """Write both scripts."""
    lines: dict[str, list[str]] = {"drawings": [], "emblems": []}
    for name, (box, inside) in sorted(shapes().items()):
        script = "drawings" if name in AT_START else "emblems"
        lines[script].append(_line(name, box, inside))
    WRITTEN.mkdir(parents=True, exist_ok=True)
    for script, template in TEMPLATES.items():
        text = MARK + template.format("".join(lines[script]))
        _write(WRITTEN / f"{script}.js", text)


def _write(path: Path, text: str) -> None:
    """Leave a file alone that is as it should be: others may be reading it."""
    if not path.exists() or path.read_text("utf-8") != text:
        path.write_text(text, "utf-8")
