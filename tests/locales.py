"""The locale files as trees, and the parts of these trees."""

from collections.abc import Iterator
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, parse
from fluent.syntax.serializer import serialize_pattern
from fluent.syntax.visitor import Visitor

from toolchain.games import GAMES
from web.toys.games import GAMES as TOYS

WEB: Final = Path(__file__).parents[1] / "web"
HOUSE: Final = WEB / "words" / "locales"
LANGUAGES: Final = sorted(path.stem for path in HOUSE.glob("*.ftl"))
OTHERS: Final = [language for language in LANGUAGES if language != "en"]

HOUSE_NAME: Final = "house"
PAGES: Final = {game.id: game.page for game in (*GAMES, *TOYS)}
"""By game: its folder on the page; games of the site, then those of tests."""
OWNERS: Final = (HOUSE_NAME, *PAGES)
"""The house and each game: each has words of its own."""
FIRST: Final = GAMES[0].id


def folders(owner: str) -> list[Path]:
    """The folders with the words of the house or of a game."""
    if owner != HOUSE_NAME:
        return sorted(PAGES[owner].rglob("locales"))
    found = sorted(WEB.rglob("locales"))
    return [path for path in found if WEB / "games" not in path.parents]


@cache
def own_entries(owner: str, language: str) -> list[Any]:
    """All entries in the files of the house alone, or of a game alone."""
    files = (folder / f"{language}.ftl" for folder in folders(owner))
    return list(chain.from_iterable(_entries(file) for file in files))


def entries(language: str, game: str = FIRST) -> list[Any]:
    """All entries of a page: those of the house, then those of a game."""
    return [*own_entries(HOUSE_NAME, language), *own_entries(game, language)]


def _entries(path: Path) -> list[Any]:
    return parse(path.read_text(encoding="utf-8")).body


def messages(language: str, game: str = FIRST) -> list[ast.Message]:
    """The messages of a page in a language."""
    return messages_in(entries(language, game))


def messages_in(entries: list[Any]) -> list[ast.Message]:
    """The messages among entries."""
    return [entry for entry in entries if isinstance(entry, ast.Message)]


@cache
def patterns(language: str, game: str = FIRST) -> dict[str, ast.Pattern]:
    """The patterns of a page by `message` and `message.attribute`."""
    return dict(_patterns(messages(language, game)))


@cache
def own_patterns(owner: str, language: str) -> dict[str, ast.Pattern]:
    """The patterns of the house alone, or of a game alone."""
    return dict(_patterns(messages_in(own_entries(owner, language))))


@cache
def bundle(owner: str, language: str) -> FluentBundle:
    """The sentences of the house, and those of a game over them."""
    found = FluentBundle([language], use_isolating=False)
    for one in dict.fromkeys((HOUSE_NAME, owner)):
        for folder in folders(one):
            text = (folder / f"{language}.ftl").read_text(encoding="utf-8")
            found.add_resource(FluentResource(text), allow_overrides=True)
    return found


def _patterns(messages: list[ast.Message]) -> Iterator[tuple[str, ast.Pattern]]:
    for message in messages:
        if message.value:
            yield message.id.name, message.value
        for attribute in message.attributes:
            yield f"{message.id.name}.{attribute.id.name}", attribute.value


def text_of(pattern: ast.Pattern) -> str:
    """The pattern as the file has it."""
    return str(serialize_pattern(pattern)).strip()


class _Parts(Visitor):
    def __init__(self) -> None:
        self.found: list[Any] = []

    def generic_visit(self, node: Any) -> None:
        self.found.append(node)
        super().generic_visit(node)


def parts(node: Any, kind: type[Any]) -> list[Any]:
    """All parts of a tree that are of this kind."""
    visitor = _Parts()
    visitor.visit(node)
    return [part for part in visitor.found if isinstance(part, kind)]


def variables(node: Any) -> set[str]:
    """The names of the facts that a tree uses."""
    return {part.id.name for part in parts(node, ast.VariableReference)}
