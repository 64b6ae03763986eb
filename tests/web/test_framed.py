"""The game in a frame that may do little: it begins, and says what it cannot do."""

import pytest
from playwright.sync_api import FrameLocator, Page, expect

from web.complaints import Complaints
from web.words import ENGLISH

SANDBOX = "allow-scripts allow-same-origin"
"""Neither forms nor downloads."""


@pytest.fixture
def framed(page: Page, site: str, complaints: Complaints) -> FrameLocator:
    complaints.expect("sandbox")
    around = f'<title>Around</title><iframe src="{site}" sandbox="{SANDBOX}" '
    body = f'{around} style="width: 90vw; height: 80vh"></iframe>'
    page.route(
        f"{site}around",
        lambda way: way.fulfill(body=body, content_type="text/html"),
    )
    page.goto(f"{site}around")
    return page.frame_locator("iframe")


def test_the_button_begins_where_no_form_may_be_submitted(framed: FrameLocator) -> None:
    framed.get_by_role("button", name=ENGLISH("new-button")).click()
    framed.locator("[data-question]").wait_for()


def test_enter_in_a_name_begins_with_that_name(framed: FrameLocator) -> None:
    name = framed.get_by_label(ENGLISH("new-name", seat=2))
    name.fill("Ada")
    name.press("Enter")
    framed.locator("[data-question]").wait_for()
    expect(framed.locator(".rival")).to_contain_text("Ada")


def test_a_frame_that_may_forbid_files_is_told_of(framed: FrameLocator) -> None:
    framed.get_by_role("button", name=ENGLISH("new-button")).click()
    framed.locator("[data-question]").wait_for()
    framed.get_by_role("button", name=ENGLISH("menu")).click()
    framed.get_by_role("button", name=ENGLISH("menu-save")).click()
    told = framed.get_by_role("alert")
    expect(told).to_contain_text(ENGLISH("error-framed-file"))
    expect(framed.get_by_role("dialog")).to_have_count(0)


def test_a_dialog_leaves_the_history_of_the_page_around_alone(
    page: Page, framed: FrameLocator
) -> None:
    before = page.evaluate("history.length")
    framed.get_by_role("button", name=ENGLISH("settings-title")).click()
    framed.get_by_role("dialog").wait_for()
    page.keyboard.press("Escape")
    expect(framed.get_by_role("dialog")).to_have_count(0)
    assert page.evaluate("history.length") == before
