"""Makes the whole game one file that plays from a disk, where a page may fetch nothing.

The page holds each file of the site as text. The modules of `web/one_file/`, which
`imports` of package.json puts in the place of others, read it from there.

    python -m toolchain.one_file                 one file with all games of the site
    ONLY=san_juan python -m toolchain.one_file   one file with the games named
"""

import base64
import gzip
import json
import os
import re
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final, cast

import build_wheel
from toolchain import facts, in_page, languages, policy, pyodide_files
from toolchain.bundle import bundle
from toolchain.game import Game
from toolchain.games import GAMES
from toolchain.icons import write_icons
from toolchain.in_page import checked, filled, inline
from toolchain.inputs import of_site
from toolchain.licences import LICENCES
from toolchain.page_script import bundled
from toolchain.runtime import place_runtime
from toolchain.stage import ASSETS, STAGE
from toolchain.steps import BUILD, OF_SITE, ROOT, TEST_SITE, Step, empty, say
from toolchain.style_sheets import of_games, write_style_sheets

WEB: Final = ROOT / "web"
MADE: Final = OF_SITE / "one-file"
NAME: Final = f"{GAMES[0].name}.html"
FILE: Final = OF_SITE / NAME

UNSTARTED: Final = "unstarted-file"
"""The sentences, in every language, that show until the page's script has drawn."""

WHOLE: Final = (
    "--splitting=false",
    "--conditions=one-file",
    "--loader:.woff2=dataurl",
)
"""Options for the page's script and styles."""

CLASSIC: Final = (
    *WHOLE,
    "--format=iife",
    '--define:import.meta.url="https://page.invalid/"',
    f"--alias:pyodide/pyodide.asm.mjs={pyodide_files.SCRIPT}",
)
"""Options for the worker: it may be no module, and has no address."""

NOTHING: Final = "data:,"
"""The address of the Python of each game: the worker has it already."""

ELSEWHERE: Final = re.compile(r"^<(?:link|script)\b.*\n", re.MULTILINE)
"""The lines in the page of the site that name another file."""


def build() -> None:
    """Build the file of these games, if anything it is made of has changed."""
    build_wheel.build_for_page()
    step = Step("one-file", of_site(), [FILE], str(GAMES), within=OF_SITE)
    if step.is_done():
        return
    say("Building the one file …")
    empty(STAGE)
    write_icons()
    write_style_sheets()
    write(place_runtime(), FILE)
    step.done()


def build_alone(game: Game) -> Path:
    """Build the file of one game in a process of its own, which knows no other game."""
    command = [sys.executable, "-m", "toolchain.one_file"]
    subprocess.run(command, env={**os.environ, "ONLY": game.id}, check=True)
    return BUILD / TEST_SITE / f"only-{game.id}" / f"{game.name}.html"


def write(runtime: dict[str, object], target: Path) -> None:
    """Write the file; `runtime` says where in the assets Python starts from."""
    compiled = cast(dict[str, str], runtime["parts"]).values()
    started_from = (str(runtime["wasm"]), str(runtime["library"]), *compiled)
    paths = [ASSETS / name for name in started_from]
    parts = {path.name: path for path in paths}
    text = page(in_page.template(), parts, LICENCES, RUNTIME=runtime)
    target.write_text(text, encoding="utf-8")


def page(
    template: str,
    parts: Mapping[str, Path],
    licences: Mapping[str, Path],
    **names: object,
) -> str:
    """The one file, made of the page of the site.

    Args:
        template: that page.
        parts: the files that Python starts from, by the names in RUNTIME.
        licences: all of them, by name.
        names: RUNTIME, as in the site.
    """
    texts = {
        "parts": _at_its_head(parts),
        "worker": _packed(_worker(**names)),
        "licences": _all(licences),
    }
    blocks = [_block(id, text) for id, text in texts.items()]
    body = "\n".join(
        [*blocks, f'<script {policy.AS_IT_IS} type="module">{_app(**names)}</script>']
    )
    left_out = dict.fromkeys(
        ("slash", "early", "dress", "greeting", "fonts", "modules"), ""
    )
    said = {"unstarted": languages.paragraphs(UNSTARTED), **left_out}
    whole = ELSEWHERE.sub("", filled(template, said))
    whole = whole.replace("</head>", f"{_head()}\n</head>")
    whole = whole.replace("</body>", f"{body}\n</body>")
    return policy.with_policy(whole, policy.ONE_FILE)


def _app(**names: object) -> str:
    """The page's script; sentences are put in last, for no shell passes on so much."""
    said: dict[str, str] = {}

    def place(name: str, sentences: str) -> str:
        mark = f"words:{name};"
        said[mark] = _data("text/plain", sentences.encode())
        return mark

    python = json.dumps({game.name: NOTHING for game in GAMES})
    names |= {"LANGUAGES": languages.listed(place), "PYTHON": python, **facts.names()}
    (made,) = bundled(MADE, {"conditions": ["one-file"]}, **names)
    script = inline(ROOT / made)
    for mark, data in said.items():
        script = script.replace(mark, data)
    return script


def _head() -> str:
    icon = _data("image/svg+xml", (WEB / "icons" / "icon.svg").read_bytes())
    sheets = (OF_SITE / "styles" / "styles.css", *of_games().values())
    styles = "".join(inline(bundle(sheet, MADE, *WHOLE)) for sheet in sheets)
    return f'<link rel="icon" href="{icon}">\n<style>{styles}</style>'


def _worker(**names: object) -> Path:
    """The worker's script, with Pyodide's own in it."""
    entry = WEB / "one_file" / "worker" / "index.js"
    return bundle(entry, MADE, *CLASSIC, **names)


def _at_its_head(parts: Mapping[str, Path]) -> str:
    """The code at the head of the worker: all that it would fetch."""
    packed = {name: _packed(path) for name, path in parts.items()}
    return f"const PARTS={json.dumps(packed)};\n"


def _packed(path: Path) -> str:
    """A file as gzipped text; some files are gzipped already."""
    content = path.read_bytes()
    gzipped = content if path.suffix == ".bin" else gzip.compress(content, mtime=0)
    return base64.b64encode(gzipped).decode()


def _all(licences: Mapping[str, Path]) -> str:
    """All licences as one text."""
    texts = [f"{name}\n\n{path.read_text('utf-8')}" for name, path in licences.items()]
    return f"\n{'=' * 80}\n".join(texts)


def _data(kind: str, content: bytes) -> str:
    return f"data:{kind};base64,{base64.b64encode(content).decode()}"


def _block(id: str, text: str) -> str:
    """A text in the page that no browser shows or runs."""
    return f'<script type="text/plain" id="{id}">{checked(id, text)}</script>'


if __name__ == "__main__":
    build()
    say(f"The one file is {FILE.relative_to(ROOT)}.")
