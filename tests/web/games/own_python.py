"""A page in which Python itself starts, and computers decide at once; no test."""

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, Page

from web.complaints import Complaints
from web.emptied import still
from web.visitor import AT_ONCE


@contextmanager
def own_python(browser: Browser, *expected: str) -> Iterator[Page]:
    """An empty page of a new profile; only the expected complaints may come."""
    context = still(browser)
    complaints = Complaints(context)
    for complaint in expected:
        complaints.expect(complaint)
    page = context.new_page()
    page.add_init_script(AT_ONCE)
    yield page
    context.close()
    assert complaints.unexpected() == []
