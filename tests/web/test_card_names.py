"""Cards of San Juan are called as in its rules, in every language and edition."""

import re

import pytest
from fluent.syntax import ast

from locales import LANGUAGES, parts, patterns, text_of
from sanjuan.rules.buildings import CLASSES
from toolchain.steps import ROOT


def table() -> list[list[str]]:
    """The rows of the tables of cards in the rules: id, English, French, German."""
    text = (ROOT / "docs" / "rules.md").read_text("utf-8").replace("'", "’")
    rows = [line.strip("| ").split(" | ") for line in text.splitlines()]
    ids = {building.id for building in CLASSES}
    return [row[:4] for row in rows if row[0] in ids and len(row) > 4]


def name(language: str, id: str, edition: str) -> str:
    """The name of a card in a language and an edition."""
    pattern = patterns(language)[f"card-{id.replace('_', '-')}"]
    for choice in parts(pattern, ast.SelectExpression):
        variants = {str(variant.key.name): variant.value for variant in choice.variants}
        pattern = variants[edition]
    return text_of(pattern).replace("\u00ad", "")


@pytest.mark.parametrize("row", table(), ids=lambda row: row[0])
def test_a_card_is_called_as_in_the_rules(row: list[str]) -> None:
    id, english, french, german = row
    first, _, second = french.partition(" / ")
    for edition in ("first", "second"):
        assert name("en", id, edition) == english
        assert name("de", id, edition) == german
    assert name("fr", id, "first") == first
    assert name("fr", id, "second") == (second or first)


def test_every_card_has_its_name_in_the_rules() -> None:
    assert [row[0] for row in table()] == [building.id for building in CLASSES]


def test_only_the_term_says_that_printed_cards_are_beige() -> None:
    for language in LANGUAGES:
        said = (
            id
            for id, pattern in patterns(language).items()
            if re.search("beige", str(text_of(pattern)), re.IGNORECASE)
        )
        assert {id.partition(".")[2] for id in said} <= {"word-violet"}
