"""The scripts that stand in the page itself: they cannot wait for others to come."""

import json
from collections.abc import Mapping
from html import escape
from typing import Final

from toolchain.bundle import bundle
from toolchain.stage import WEB
from toolchain.steps import BUILD

TOLD: Final = (
    "--define:LANGUAGES=document.currentScript.dataset.languages",
    "--define:import.meta.url=document.baseURI",
)
"""What a module would know of itself."""


def slash() -> str:
    """The script about the slash, for no address leads to it where that is missing."""
    return f"<script>{_bundled('slash')}</script>"


def early(files: Mapping[str, str]) -> str:
    """The script that has the sentences fetched.

    It stays the same whatever these say, and so does the policy that lets it in.

    Args:
        files: by language, where its sentences are.
    """
    told = json.dumps({tag: {"file": place} for tag, place in files.items()})
    place = f'data-languages="{escape(told)}"'
    return f"<script {place}>{_bundled('early', *TOLD)}</script>"


def _bundled(name: str, *options: str) -> str:
    """A script whose names are its own."""
    made = bundle(WEB / f"{name}.js", BUILD / name, *options)
    return f"(()=>{{{made.read_text(encoding='utf-8').strip()}}})()"
