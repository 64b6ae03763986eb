"""Write the sentences of the pages of rules: they are those of the book in the page.

It replaces everything between `<!-- made: frame -->` and `<!-- end -->`: the rules of
that part of the book, or a table of buildings. With `--check` it writes nothing and
fails if a page is out of date.
"""

import argparse
import re
import sys
import textwrap
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from fluent.runtime import FluentBundle, FluentResource

from puerto_rico.rules.buildings import tables
from puerto_rico.rules.buildings.building import CLASSES as ISLAND_CLASSES
from sanjuan.rules.buildings import CLASSES
from sanjuan.rules.cards import EDITIONS
from toolchain.steps import ROOT

WEB: Final = ROOT / "web"
LANGUAGE: Final = "en"
MADE: Final = re.compile(r"(<!-- made: ([\w-]+) -->\n)(.*?)(<!-- end -->)", re.DOTALL)
WIDTH: Final = 100
"""In letters, of a line of prose."""


class Book(NamedTuple):
    """The rules of a game: their page, the folder of its words, and its buildings."""

    page: Path
    words: Path
    kind: str
    """The first word of the ids of a building's names."""
    ids: tuple[str, ...]


SAN_JUAN: Final = Book(
    ROOT / "docs" / "rules.md",
    WEB / "games" / "san_juan",
    "card",
    tuple(building.id for building in CLASSES),
)
PUERTO_RICO: Final = Book(
    ROOT / "docs" / "puerto-rico" / "rules.md",
    WEB / "games" / "puerto_rico",
    "building",
    tables.IDS,
)
BOOKS: Final = (SAN_JUAN, PUERTO_RICO)


@cache
def _bundle(book: Book, language: str = LANGUAGE) -> FluentBundle:
    """All sentences of a game, the book's among them."""
    bundle = FluentBundle([language], use_isolating=False)
    name = f"{language}.ftl"
    house, own, law = WEB / "words", book.words, book.words / "book"
    for folder in (house, own, law):
        path = folder / "locales" / name
        if path.exists():
            bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


def _said(book: Book, pattern: Any, facts: Mapping[str, str]) -> str:
    said, errors = _bundle(book).format_pattern(pattern, dict(facts))
    if errors:
        raise ValueError(f"A sentence of the book cannot be said: {errors}")
    return str(said).replace("\u00ad", "").replace("’", "'")


def name(id: str, book: Book = SAN_JUAN, language: str = LANGUAGE) -> str:
    """The name of a building."""
    message = _bundle(book, language).get_message(_key(book, id))
    return _said(book, message.value, {})


def _key(book: Book, id: str) -> str:
    return f"{book.kind}-{id.replace('_', '-')}"


@cache
def _names(book: Book) -> dict[str, str]:
    """The facts of the book's sentences: every card, with and without its article."""
    names = {id: name(id, book) for id in book.ids}
    return names | {f"the_{id}": f"the {name}" for id, name in names.items()}


def told(part: str, book: Book = SAN_JUAN) -> dict[str, str]:
    """The sentences of a part of the book, by number or name, in order."""
    attributes = _bundle(book).get_message(f"section-{part}").attributes
    facts = _names(book)
    return {id: _said(book, pattern, facts) for id, pattern in attributes.items()}


def _effect(id: str, edition: str) -> str:
    message = _bundle(SAN_JUAN).get_message(_key(SAN_JUAN, id))
    return _said(SAN_JUAN, message.attributes["effect"], {"edition": edition})


def _effects() -> str:
    """The table of what each building of San Juan does."""
    rows = ["| id | effect |", "|---|---|"]
    for building in CLASSES:
        said = dict.fromkeys(_effect(building.id, edition) for edition in EDITIONS)
        rows.append(f"| {building.id} | {' Second edition: '.join(said)} |")
    return "\n".join(rows)


def _buildings(set: str) -> str:
    """The buildings of a set of Puerto Rico; † marks a cost of weak sources."""
    rows = ["| id | English | French | German | cost | VP | circles | copies |"]
    rows.append("|---|---|---|---|---|---|---|---|")
    for number in _numbers(set):
        one = ISLAND_CLASSES[number]
        names = [name(one.id, PUERTO_RICO, tag) for tag in ("en", "fr", "de")]
        cost = "7 + players" if one.id == "cathedral" else str(one.cost)
        figures = [cost + " †" * (not one.is_sure), one.vp, one.circles, one.copies]
        rows.append(f"| {' | '.join(map(str, [one.id, *names, *figures]))} |")
    return "\n".join(rows)


def _numbers(set: str) -> tuple[int, ...]:
    if set in tables.SETS:
        return tables.SETS[set]
    listed = {number for numbers in tables.SETS.values() for number in numbers}
    return tuple(one.number for one in ISLAND_CLASSES if one.number not in listed)


def _table(part: str, book: Book) -> str:
    rows = [f"| {rule} | {words} |" for rule, words in told(part, book).items()]
    return "\n".join(["| rule | |", "|---|---|", *rows])


def _listed(part: str, book: Book) -> str:
    items = told(part, book).values()
    return "\n".join(_item("*", words) for words in items)


def _numbered(part: str, book: Book) -> str:
    items = enumerate(told(part, book).values(), start=1)
    return "\n".join(_item(f"{number}.", words) for number, words in items)


def _item(mark: str, words: str) -> str:
    indent = " " * (len(mark) + 1)
    return textwrap.fill(f"{mark} {words}", WIDTH, subsequent_indent=indent)


_DRAWN: Final[dict[str, Callable[[str, Book], str]]] = {
    "words": _listed,
    "rulings": _listed,
    "examples": _numbered,
    "effects": lambda part, book: _effects(),
    "buildings": lambda part, book: _buildings(part.partition("-")[2]),
}
"""The writers of the parts other than tables of rules, by first word."""


def page(before: str, book: Book = SAN_JUAN) -> str:
    """The page with its sentences as the book has them."""

    def made(block: re.Match[str]) -> str:
        start, part, _, end = block.groups()
        draw = _DRAWN.get(part.partition("-")[0], _table)
        return f"{start}\n{draw(part, book)}\n\n{end}"

    return MADE.sub(made, before)


def parts(text: str) -> Iterator[str]:
    """The parts of the book that are on the page."""
    return (block[2] for block in MADE.finditer(text))


def main() -> int:
    """Write the pages, or say which are out of date."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--check", action="store_true", help="write nothing")
    check = parser.parse_args().check
    old = [book.page for book in BOOKS if not _is_written(book, check)]
    for place in old if check else ():
        where = place.relative_to(ROOT)
        print(f"{where} is out of date: run `python -m toolchain.rules_page`.")
    return int(check and bool(old))


def _is_written(book: Book, check: bool) -> bool:
    """Whether a page was as its book has it; writes it unless `check`."""
    before = book.page.read_text(encoding="utf-8")
    after = page(before, book)
    if not check:
        book.page.write_text(after, encoding="utf-8")
    return after == before


if __name__ == "__main__":
    sys.exit(main())
