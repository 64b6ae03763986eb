"""Write what both sides of the border read, or check that it is up to date.

python -m contracts [--check]
"""

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from contracts import schema, typescript
from sanjuan.knowledge.facts import View
from sanjuan.page.facts import Catalogue, Message, Reply
from tabletop.advice.facts import FindingsFacts, HintFacts

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "web" / "engine" / "facts.d.ts"
VIEW = ROOT / "docs" / "view.schema.json"

HEAD = (
    "What crosses between Python and the page. Made by `python -m contracts`: "
    "change the facts.py files in py/."
)
TITLE = "A view of a game of San Juan"
ABOUT = (
    "What one seat may know, as `Game.view(seat)` tells it; a spectator's has the seat "
    "null. Made by `python -m contracts`: change it in py/sanjuan/knowledge/facts.py."
)

MESSAGES: Final = {"Message": Message, "Reply": Reply}


def files() -> dict[Path, str]:
    """What is written where."""
    types = typescript.written(HEAD, MESSAGES, Catalogue, HintFacts, FindingsFacts)
    view = schema.schema(View, TITLE, ABOUT)
    return {PAGE: types, VIEW: json.dumps(view, indent=2) + "\n"}


def stale(made: dict[Path, str]) -> list[str]:
    """What is not as it would be written."""
    return [
        path.name
        for path, text in made.items()
        if not path.exists() or path.read_text(encoding="utf-8") != text
    ]


def main(arguments: Sequence[str] | None = None) -> None:
    """Write all, or end with a sentence if something is not up to date."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true")
    made = files()
    if not parser.parse_args(arguments).check:
        for path, text in made.items():
            path.write_text(text, encoding="utf-8")
    elif found := stale(made):
        names = " and ".join(found)
        sys.exit(f"{names} no longer fit the types: run `python -m contracts`.")


if __name__ == "__main__":
    main()
