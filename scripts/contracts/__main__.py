"""Write what both sides of the border read, or check that it is up to date.

python -m contracts [--check]
"""

import argparse
import json
import sys
from collections.abc import Mapping, Sequence
from os.path import relpath
from pathlib import Path
from typing import Final, TypeAlias

from contracts import schema, typescript
from contracts.reading import reachable, record
from puerto_rico.knowledge import facts as islands
from sanjuan.knowledge.facts import UsedUp, View
from sanjuan.rules import stages
from sanjuan.rules.buildings import CATHEDRAL, CLASSES, KIND
from tabletop.advice.hint import HintFacts
from tabletop.advice.review.facts import FindingsFacts
from tabletop.page import messages, replies
from tabletop.page.facts import CatalogueFacts, Table
from tabletop.table.lessons.facts import LessonFacts
from tabletop.table.puzzles import VerdictFacts
from toolchain.game import Game
from toolchain.games import GAMES
from toolchain.steps import TEST_SITE

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "web" / "engine" / "facts.d.ts"
VIEW = ROOT / "docs" / "view.schema.json"
ISLAND_VIEW = ROOT / "docs" / "puerto-rico" / "view.schema.json"
POSITION = ROOT / "docs" / "position.schema.json"
LESSON = ROOT / "docs" / "lesson.schema.json"

HEAD = (
    "The types of any game in the data between Python and the page. Made by "
    "`python -m contracts`: change the types in py/."
)
HEAD_OF_GAME = (
    "The types of this game in the data between Python and the page. Made by "
    "`python -m contracts`: change the types in py/."
)
TITLE = "A view of a game of San Juan"
ISLAND_TITLE = "A view of a game of Puerto Rico"
ABOUT = (
    "What one seat may know, as `Game.view(seat)` tells it; a spectator's has the seat "
    "null. Made by `python -m contracts`: change it in py/{}/knowledge/facts.py."
)
LESSON_TITLE = "A lesson"
ABOUT_LESSON = (
    "A game that teaches, as its file tells it (docs/lessons.md). Made by "
    "`python -m contracts`: change it in py/tabletop/table/lessons/facts.py."
)

Message: TypeAlias = messages.Message[Mapping[str, object]]
Reply: TypeAlias = replies.Reply[Table]
UNIONS: Final = {"Message": Message, "Reply": Reply}
WHOLE: Final = (CatalogueFacts, HintFacts, FindingsFacts, VerdictFacts)
"""The types that no message and no reply has."""


def files() -> dict[Path, str]:
    """The text of each generated file."""
    house = typescript.written(HEAD, UNIONS, *WHOLE)
    types = {game.page / "facts.d.ts": _facts_of(game) for game in GAMES}
    own = {path: text for path, text in types.items() if "export" in text}
    view = schema.schema(View, TITLE, ABOUT.format("sanjuan"))
    about = ABOUT.format("puerto_rico")
    island_view = schema.schema(islands.View, ISLAND_TITLE, about)
    position = named(json.loads(POSITION.read_text(encoding="utf-8")))
    lesson = schema.schema(LessonFacts, LESSON_TITLE, ABOUT_LESSON)
    schemas = {VIEW: view, POSITION: position, LESSON: lesson}
    schemas[ISLAND_VIEW] = island_view
    return {
        PAGE: house,
        **own,
        **{path: _lines(one) for path, one in schemas.items()},
    }


def _facts_of(game: Game) -> str:
    """The types of a game alone: its tables, and its catalogue if it has one."""
    kinds = reachable(*UNIONS.values(), *WHOLE)
    place = relpath(PAGE.parent / "facts", game.page)
    above = typescript.Above(place, kinds)
    return typescript.written(HEAD_OF_GAME, {}, *game.types(), above=above)


def _lines(of: schema.Schema) -> str:
    return json.dumps(of, indent=2) + "\n"


def named(position: schema.Schema) -> schema.Schema:
    """The schema of positions, written by hand but for its lists of names."""
    parts, names = position["$defs"], [building.id for building in CLASSES]
    parts["building"]["enum"] = names
    parts["drawn"]["enum"] = [name for name in names if name != names[KIND[CATHEDRAL]]]
    parts["stage"]["enum"] = list(stages.NAMES)
    parts["role"]["enum"] = list(stages.ROLES)
    parts["seat"]["properties"] |= {
        key.name: {"description": key.doc, "type": "boolean", "default": False}
        for key in record(UsedUp).fields
    }
    return position


def stale(made: dict[Path, str]) -> list[str]:
    """The files that differ from their generated text."""
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
        names, build = " and ".join(found), f"TEST_SITE={TEST_SITE} " * bool(TEST_SITE)
        sys.exit(f"{names} no longer fit the types: run `{build}python -m contracts`.")


if __name__ == "__main__":
    main()
