"""docs/rules.md and the book of the page have one source."""

from locales import of_part
from sanjuan.rules.buildings import CLASSES
from toolchain import rules_page

PAGE = rules_page.PAGE.read_text(encoding="utf-8")


def test_the_rules_are_told_as_in_the_book() -> None:
    assert rules_page.page(PAGE) == PAGE


def test_every_part_of_the_book_is_among_the_rules() -> None:
    names = [str(one.id.name) for one in of_part("en", "book") if hasattr(one, "id")]
    sections = {name.removeprefix("section-") for name in names if "section-" in name}
    assert {*rules_page.parts(PAGE)} == sections | {"effects"}


def test_a_sentence_that_was_changed_by_hand_is_written_anew() -> None:
    changed = PAGE.replace("| R31 | A Crane is never covered. |", "| R31 | No. |")
    assert changed != PAGE
    assert rules_page.page(changed) == PAGE


def test_what_a_card_says_in_one_edition_only_is_told_apart() -> None:
    assert "keep 1 of your choice. Second edition:" in PAGE
    assert PAGE.count("Second edition: ") == 2


def test_every_card_is_in_some_rule() -> None:
    sections = {*rules_page.parts(PAGE)} - {"effects"}
    said = " ".join(" ".join(rules_page.told(part).values()) for part in sections)
    names = [rules_page.name(building.id) for building in CLASSES]
    assert [name for name in names if name not in said] == []
