"""The constants of a game that the build puts into the page's scripts."""

import json
from typing import Any

from sanjuan.page.catalogue import catalogue
from toolchain.steps import ROOT

GAME = ROOT / "web" / "games" / "san_juan"


def options() -> list[dict[str, Any]]:
    """The options that the game declares: name, values or switch, default."""
    declared: list[dict[str, Any]] = json.loads((GAME / "options.json").read_text())
    return declared


def constants() -> str:
    """The catalogue with the declared options, as JSON for the scripts."""
    return json.dumps({**catalogue(), "options": options()})
