"""The pages of rules and the books of the games have one source."""

import pytest
from fluent.syntax import parse

from puerto_rico.rules.buildings import tables
from toolchain import rules_page
from toolchain.rules_page import BOOKS, PUERTO_RICO, SAN_JUAN, Book

PAGE = SAN_JUAN.page.read_text(encoding="utf-8")
MADE = {
    SAN_JUAN: {"effects"},
    PUERTO_RICO: {f"buildings-{one}" for one in ("production", *tables.SETS)},
}
"""By book: the parts of the page that the book lacks."""

of_both = pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.words.name)


def sections(book: Book) -> set[str]:
    text = (book.words / "book" / "locales" / "en.ftl").read_text(encoding="utf-8")
    names = [str(one.id.name) for one in parse(text).body if hasattr(one, "id")]
    return {name.removeprefix("section-") for name in names if "section-" in name}


@of_both
def test_the_rules_are_told_as_in_the_book(book: Book) -> None:
    page = book.page.read_text(encoding="utf-8")
    assert rules_page.page(page, book) == page


@of_both
def test_every_part_of_the_book_is_among_the_rules(book: Book) -> None:
    page = book.page.read_text(encoding="utf-8")
    assert {*rules_page.parts(page)} == sections(book) | MADE[book]


def test_a_sentence_that_was_changed_by_hand_is_written_anew() -> None:
    changed = PAGE.replace("| R31 | A Crane is never covered. |", "| R31 | No. |")
    assert changed != PAGE
    assert rules_page.page(changed) == PAGE


def test_what_a_card_says_in_one_edition_only_is_told_apart() -> None:
    assert "keep 1 of your choice. Second edition:" in PAGE
    assert PAGE.count("Second edition: ") == 2


def test_a_cost_of_weak_sources_has_a_dagger() -> None:
    page = PUERTO_RICO.page.read_text(encoding="utf-8")
    assert "| tower | Tower | Tour | Turm | 5 † |" in page
    assert page.count(" † |") == 5


@of_both
def test_every_card_is_in_some_rule(book: Book) -> None:
    told = [rules_page.told(part, book).values() for part in sections(book)]
    said = " ".join(map(" ".join, told))
    names = [rules_page.name(id, book) for id in book.ids]
    assert [name for name in names if name not in said] == []
