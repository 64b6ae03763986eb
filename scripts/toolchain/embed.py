"""Places the files for host pages: embed.js, its types, and examples to copy."""

import json
import re
from typing import Final

from toolchain import languages
from toolchain.bundle import bundle
from toolchain.constants import options
from toolchain.stage import STAGE, WEB, copy, font_file
from toolchain.steps import ROOT, files_in

OUTSIDE: Final = {
    **{word: f"embed-{word}" for word in ("play", "silent", "src", "mode", "gone")},
    "large": "error-too-large",
}
"""The sentences that embed.js says outside of its frame."""

OWN_NAME: Final = ("--format=iife", "--splitting=false", "--entry-names=[name]")
"""Options for a script of a fixed name that host pages load."""

EXAMPLES: Final = files_in(ROOT / "examples")
"""Pages of others with the game in them."""


def place_embed() -> None:
    """Place the script that host pages load, its types, and the list of origins."""
    said = {
        tag: {word: languages.sentence(tag, id) for word, id in OUTSIDE.items()}
        for tag in languages.languages()
    }
    embed = WEB / "embed"
    script = embed / "host" / "embed.js"
    names = {"EMBED_WORDS": json.dumps(said), "EMBED_OPTIONS": json.dumps(options())}
    bundle(script, STAGE, *OWN_NAME, **names)
    for name in ("embed.d.ts", "embed-origins.json"):
        copy(embed / name, STAGE / name)


def place_examples() -> None:
    """Copy pages to copy, which use the fonts of the site."""

    def renamed(match: re.Match[str]) -> str:
        return f'url("../{font_file(match[1])}")'

    for path in EXAMPLES:
        text = path.read_text(encoding="utf-8")
        target = STAGE / "examples" / path.name
        target.parent.mkdir(exist_ok=True)
        target.write_text(re.sub(r'url\("([\w-]+)\.woff2"\)', renamed, text), "utf-8")
