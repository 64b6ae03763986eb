"""A serious game shows its commitment, and checks it at the end."""

import subprocess

import pytest
from playwright.sync_api import Locator, expect

from web.person import Person
from web.prepared import asking, over
from web.test_serious import button, give, serious
from web.words import ENGLISH

FITS, DIFFERS = ENGLISH("commitment-fits"), ENGLISH("commitment-differs")


def shown(person: Person) -> Locator:
    """The dialog behind the badge of a serious game."""
    person.page.locator(".bar [data-action=commitment]").click()
    return person.page.get_by_role("dialog", name=ENGLISH("commitment-title"))


def told(dialog: Locator, what: str) -> str:
    """The text under that name."""
    name = dialog.get_by_role("term").filter(has_text=ENGLISH(f"commitment-{what}"))
    return name.locator("xpath=following-sibling::dd[1]").inner_text()


def test_before_the_end_a_serious_game_shows_only_the_fingerprint(
    person: Person,
) -> None:
    give(person, serious(asking("role")))
    person.look()
    dialog = shown(person)
    assert len(told(dialog, "fingerprint")) == 64
    expect(dialog.get_by_role("term")).to_have_count(1)
    expect(
        dialog.get_by_role("button", name=ENGLISH("commitment-check"))
    ).to_have_count(0)


@pytest.fixture
def opened(person: Person) -> Locator:
    """The commitment of a game that is over."""
    give(person, serious(over()))
    person.look()
    return shown(person)


def check(dialog: Locator, noted: str) -> Locator:
    """Type a fingerprint and check it; return the verdict."""
    dialog.get_by_label(ENGLISH("commitment-noted")).fill(noted)
    dialog.get_by_role("button", name=ENGLISH("commitment-check")).click()
    return dialog.get_by_role("status")


@pytest.mark.first
def test_at_the_end_deal_and_salt_fit_the_fingerprint_that_was_noted(
    opened: Locator,
) -> None:
    noted = told(opened, "fingerprint")
    for letters in (noted, "", noted[:8].upper(), f" {noted[:4]} {noted[4:12]} "):
        expect(check(opened, letters)).to_have_text(FITS)


def test_another_fingerprint_does_not_fit_nor_do_a_few_letters(opened: Locator) -> None:
    noted = told(opened, "fingerprint")
    for letters in ("0" * 64, noted[:7], "a deal"):
        expect(check(opened, letters)).to_have_text(DIFFERS)


def test_the_command_on_show_makes_the_same_fingerprint(opened: Locator) -> None:
    command = told(opened, "shell")
    made = subprocess.run(["sh", "-c", command], capture_output=True, text=True)
    assert made.stdout.split()[0] == told(opened, "fingerprint")


def test_it_is_reached_and_checked_by_keyboard(person: Person) -> None:
    give(person, serious(over()))
    person.look()
    person.page.locator(".bar [data-action=commitment]").focus()
    person.page.keyboard.press("Enter")
    dialog = person.page.get_by_role("dialog")
    dialog.get_by_label(ENGLISH("commitment-noted")).focus()
    person.page.keyboard.press("Enter")
    expect(dialog.get_by_role("status")).to_have_text(FITS)


def test_a_game_of_an_early_version_has_a_badge_that_leads_nowhere(
    person: Person,
) -> None:
    save = serious(asking("role"))
    del save["salt"], save["check"]
    give(person, save)
    person.look()
    expect(person.page.locator(".bar .serious")).to_be_visible()
    expect(person.page.locator(".bar [data-action=commitment]")).to_have_count(0)
    expect(button(person, "menu")).to_be_visible()
