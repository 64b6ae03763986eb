"""The whole game in one file, opened from a disk, where a page may fetch nothing."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from short_game import short_game
from toolchain import in_page, languages, one_file, policy
from web.complaints import Complaints
from web.form import start_button
from web.visitor import Visitor
from web.words import Words

LONG = 60_000

MOST_BYTES = 7_500_000
"""docs/hosting.md promises about 7 MB."""


@pytest.fixture
def file(dist: Path, tmp_path: Path) -> Path:
    """A copy of the file, alone in its folder."""
    copy = tmp_path / one_file.NAME
    copy.write_bytes((dist / one_file.NAME).read_bytes())
    return copy


@pytest.fixture
def visitor(page: Page, complaints: Complaints, file: Path) -> Visitor:
    complaints.expect(f"^foreign request: {file.as_uri()}$")
    visitor = Visitor(page)
    visitor.open(file.as_uri())
    return visitor


@pytest.mark.pyodide
def test_it_is_played_saved_and_loaded_from_a_disk(visitor: Visitor) -> None:
    visitor.set_sail("Person", "Computer, medium", seed=3)
    visitor.look()
    visitor.want_turns_at_once()
    for _ in range(4):
        visitor.decide(visitor.look())
    before = visitor.look()
    save = visitor.save()
    visitor.leave()
    visitor.give(save)
    assert visitor.look() == before
    visitor.page.get_by_role("button", name="Hint").click()
    expect(visitor.page.locator(".advised-answer")).not_to_have_count(0, timeout=LONG)


@pytest.mark.long
@pytest.mark.pyodide
def test_it_says_that_its_links_open_here_alone(visitor: Visitor) -> None:
    visitor.come_to(short_game())
    visitor.page.get_by_role("button", name="Share", exact=True).click()
    said = Words("en")("share-file")
    expect(visitor.page.get_by_role("dialog")).to_contain_text(said)


@pytest.mark.long
@pytest.mark.pyodide
def test_a_look_back_every_language_and_the_licences_are_in_it(
    visitor: Visitor,
) -> None:
    page = visitor.page
    for tag in (*languages.languages(), "en"):
        page.locator("#language").select_option(tag)
        start_button(page).wait_for()
    visitor.come_to(short_game())
    page.get_by_role("button", name="Look back").click()
    expect(page.locator("[data-decision]")).not_to_have_count(0, timeout=LONG)
    page.reload()
    page.get_by_role("button", name="Credits").click()
    page.get_by_role("link", name="All licences").click()
    expect(page.get_by_text("Mozilla Public License Version 2.0")).to_be_visible()


@pytest.mark.first
def test_it_says_without_a_script_why_it_does_not_start(dist: Path) -> None:
    page = (dist / one_file.NAME).read_text(encoding="utf-8")
    for tag in languages.languages():
        said = languages.sentence(tag, one_file.UNSTARTED)
        assert f'<p lang="{tag}">{said}</p>' in page


@pytest.mark.first
def test_nothing_in_it_names_another_file(dist: Path) -> None:
    page = (dist / one_file.NAME).read_text(encoding="utf-8")
    head, _, body = page.partition("<style>")
    assert re.findall(r'(?:href|src)="(?!data:)([^"]*)', head) == []
    assert (
        re.findall(r"url\((?!\"?data:)([^)]{,40})", body.partition("</style>")[0]) == []
    )


@pytest.mark.first
def test_its_policy_lets_nothing_in_but_what_it_has_in_it(dist: Path) -> None:
    page = (dist / one_file.NAME).read_text(encoding="utf-8")
    own = policy.policy(page, policy.ONE_FILE)
    assert own in page.partition("<title>")[0]
    assert not re.search(r"unsafe-inline|'unsafe-eval'|'self'|https?:", own)
    assert own.count("sha256-") == 2
    assert "blob:" not in own.partition("script-src")[2].partition(";")[0]


@pytest.mark.first
def test_it_is_as_large_as_the_docs_say(dist: Path) -> None:
    assert (dist / one_file.NAME).stat().st_size < MOST_BYTES


def test_a_text_that_would_end_the_page_is_refused(tmp_path: Path) -> None:
    script = tmp_path / "a.js"
    script.write_text("'</script>'")
    with pytest.raises(SystemExit, match=r"a\.js cannot stand in a page"):
        in_page.inline(script)
