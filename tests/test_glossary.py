"""The glossary gives each word one meaning; the page uses the terms of translators."""

import re
from collections.abc import Iterator
from typing import Final, NamedTuple

import pytest
from babel import Locale

import sanjuan
from locales import LANGUAGES, patterns, text_of
from toolchain.games import GAMES
from toolchain.steps import ROOT

GLOSSARY: Final = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
TERMS: Final = (ROOT / "docs" / "translating.md").read_text(encoding="utf-8")
PYTHON: Final = "Names in Python"
SECOND_MEANING: Final = re.compile(
    r"\balso\b|\btoo\b|; in (?:a|the|`)|\bor else\b|; at (?:a|the)\b"
)
"""Words that begin a second meaning."""


class Row(NamedTuple):
    """A line of a table of the glossary."""

    section: str
    word: str
    meaning: str


def rows() -> Iterator[Row]:
    section = ""
    for line in GLOSSARY.splitlines():
        if line.startswith("## "):
            section = line.removeprefix("## ")
        elif found := re.fullmatch(r"\| (.+?) \| (.+) \|", line):
            yield Row(section, found[1], found[2])


ROWS: Final = [row for row in rows() if row.word != "word"]


def plain(word: str) -> str:
    """A word without the marks of code."""
    return word.strip("`").removesuffix("()")


def order(word: str) -> str:
    return word.strip("`").lower()


def test_a_word_has_one_row() -> None:
    words = [row.word for row in ROWS]
    assert sorted(words) == sorted(set(words))
    assert not [word for word in words if "," in word]


def test_the_words_of_a_section_are_in_alphabetical_order() -> None:
    for section in {row.section for row in ROWS}:
        words = [row.word for row in ROWS if row.section == section]
        assert words == sorted(words, key=order), section


def test_no_row_gives_a_second_meaning() -> None:
    assert [row.word for row in ROWS if SECOND_MEANING.search(row.meaning)] == []


def test_every_public_name_has_a_row() -> None:
    names = {plain(row.word) for row in ROWS if row.section == PYTHON}
    assert names == set(sanjuan.__all__)


def terms(title: str, language: str) -> list[str]:
    """The terms of a game in the column of a language."""
    _, _, section = TERMS.partition(f"### {title}\n")
    section, _, _ = section.partition("\n#")
    lines = [line for line in section.splitlines() if line.startswith("|")]
    assert lines, f"docs/translating.md needs the terms of {title}."
    head, _, *rows = [line.strip("| ").split(" | ") for line in lines]
    name = Locale(language).english_name
    assert name in head, f"docs/translating.md needs a column “{name}”."
    column = head.index(name)
    return [term.strip() for row in rows for term in row[column].split(", ")]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [game.id for game in GAMES])
def test_the_page_uses_the_terms_of_translators(game: str, language: str) -> None:
    title = text_of(patterns("en", game)["app-title"])
    said = "\n".join(text_of(one) for one in patterns(language, game).values())
    said = said.replace("\u00ad", "").lower()
    due = [term.lower() for term in terms(title, language)]
    assert [term for term in due if term not in said] == []
