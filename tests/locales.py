"""The locale files as trees, and the parts of these trees."""

from collections.abc import Iterator
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Any, Final

from fluent.syntax import ast, parse
from fluent.syntax.serializer import serialize_pattern
from fluent.syntax.visitor import Visitor

from toolchain import languages
from toolchain.games import GAMES

WEB: Final = Path(__file__).parents[1] / "web"
HOUSE: Final = WEB / "words" / "locales"
SAN_JUAN: Final = WEB / "games" / "san_juan" / "locales"
LANGUAGES: Final = sorted(path.stem for path in HOUSE.glob("*.ftl"))
OTHERS: Final = [language for language in LANGUAGES if language != "en"]


@cache
def entries(language: str) -> list[Any]:
    """All entries in the files of a language."""
    parts = (of_part(language, part) for part in languages.PARTS)
    return [*of_house(language), *of_game(language), *chain(*parts)]


@cache
def of_house(language: str) -> list[Any]:
    """The words that are common to all games."""
    return _entries(HOUSE / f"{language}.ftl")


@cache
def of_game(language: str) -> list[Any]:
    """The words of San Juan alone."""
    return _entries(SAN_JUAN / f"{language}.ftl")


@cache
def of_part(language: str, part: str) -> list[Any]:
    """The words of one part of the page, such as the book."""
    sources = languages.sources(language)
    names = (part, f"{GAMES[0].id}-{part}")
    return list(
        chain.from_iterable(_entries(sources[n]) for n in names if n in sources)
    )


def _entries(path: Path) -> list[Any]:
    return parse(path.read_text(encoding="utf-8")).body


def messages(language: str) -> list[ast.Message]:
    """The messages of a language."""
    return [entry for entry in entries(language) if isinstance(entry, ast.Message)]


@cache
def patterns(language: str) -> dict[str, ast.Pattern]:
    """The patterns of a language by `message` and `message.attribute`."""
    return dict(_patterns(language))


def _patterns(language: str) -> Iterator[tuple[str, ast.Pattern]]:
    for message in messages(language):
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
