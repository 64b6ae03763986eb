"""Write the sentences of docs/rules.md: they are those of the book in the page.

It replaces everything between `<!-- made: frame -->` and `<!-- end -->`: the rules of
that part of the book, or the effects of the buildings, as their cards say it. With
`--check` it writes nothing and fails if the page is out of date.
"""

import argparse
import re
import sys
import textwrap
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from sanjuan.rules.buildings import CLASSES
from sanjuan.rules.cards import EDITIONS
from toolchain import languages
from toolchain.steps import ROOT

PAGE: Final = ROOT / "docs" / "rules.md"
LANGUAGE: Final = "en"
MADE: Final = re.compile(r"(<!-- made: ([\w-]+) -->\n)(.*?)(<!-- end -->)", re.DOTALL)
WIDTH: Final = 100
"""In letters, of a line of prose."""


@cache
def _bundle() -> FluentBundle:
    """All English sentences, the book's among them."""
    bundle = FluentBundle([LANGUAGE], use_isolating=False)
    bundle.add_resource(FluentResource(languages.sentences(LANGUAGE)))
    bundle.add_resource(FluentResource(languages.late_sentences(LANGUAGE, "book")))
    return bundle


def _said(pattern: Any, facts: Mapping[str, str]) -> str:
    said, errors = _bundle().format_pattern(pattern, dict(facts))
    if errors:
        raise ValueError(f"A sentence of the book cannot be said: {errors}")
    return str(said).replace("\u00ad", "").replace("’", "'")


def name(id: str) -> str:
    """The name of a building."""
    pattern = _bundle().get_message(f"card-{id.replace('_', '-')}").value
    return _said(pattern, {})


@cache
def _names() -> dict[str, str]:
    """The facts of the book's sentences: every card, with and without its article."""
    names = {building.id: name(building.id) for building in CLASSES}
    return names | {f"the_{id}": f"the {name}" for id, name in names.items()}


def told(part: str) -> dict[str, str]:
    """The sentences of a part of the book, by number or name, in order."""
    attributes = _bundle().get_message(f"section-{part}").attributes
    return {id: _said(pattern, _names()) for id, pattern in attributes.items()}


def _effect(id: str, edition: str) -> str:
    message = _bundle().get_message(f"card-{id.replace('_', '-')}")
    return _said(message.attributes["effect"], {"edition": edition})


def _effects() -> str:
    """The table of what each building does."""
    rows = ["| id | effect |", "|---|---|"]
    for building in CLASSES:
        said = dict.fromkeys(_effect(building.id, edition) for edition in EDITIONS)
        rows.append(f"| {building.id} | {' Second edition: '.join(said)} |")
    return "\n".join(rows)


def _table(part: str) -> str:
    rows = [f"| {rule} | {words} |" for rule, words in told(part).items()]
    return "\n".join(["| rule | |", "|---|---|", *rows])


def _listed(part: str) -> str:
    items = told(part).values()
    return "\n".join(_item("*", words) for words in items)


def _numbered(part: str) -> str:
    items = enumerate(told(part).values(), start=1)
    return "\n".join(_item(f"{number}.", words) for number, words in items)


def _item(mark: str, words: str) -> str:
    indent = " " * (len(mark) + 1)
    return textwrap.fill(f"{mark} {words}", WIDTH, subsequent_indent=indent)


_DRAWN: Final[dict[str, Callable[[str], str]]] = {
    "words": _listed,
    "rulings": _listed,
    "examples": _numbered,
    "effects": lambda part: _effects(),
}
"""The writers of the parts other than tables of rules."""


def page(before: str) -> str:
    """The page with its sentences as the book has them."""

    def made(block: re.Match[str]) -> str:
        start, part, _, end = block.groups()
        return f"{start}\n{_DRAWN.get(part, _table)(part)}\n\n{end}"

    return MADE.sub(made, before)


def parts(text: str) -> Iterator[str]:
    """The parts of the book that are on the page."""
    return (block[2] for block in MADE.finditer(text))


def main() -> int:
    """Write the page, or say that it is out of date."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--check", action="store_true", help="write nothing")
    before = PAGE.read_text(encoding="utf-8")
    after = page(before)
    if parser.parse_args().check and after != before:
        print("docs/rules.md is out of date: run `python -m toolchain.rules_page`.")
        return 1
    PAGE.write_text(after, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
