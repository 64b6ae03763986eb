"""What a page at a shared device draws and reads out tells nothing it may not."""

import pytest
from playwright.sync_api import Browser

from proofs import drawn_alike
from tabletop.bridge import Bridge


@pytest.mark.long
def test_the_page_is_the_same_under_a_new_deal(browser: Browser, site: str) -> None:
    count, faults = drawn_alike.compare(browser, site, drawn_alike.OPTIONS[0], 9)
    assert not faults, faults[0]
    assert count == 9
    assert issubclass(drawn_alike.Dealing, Bridge)
