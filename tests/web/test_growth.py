"""The examination of grown text finds each kind of fault, and grows text truly."""

import re
from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Page, Playwright

from toolchain.browsers import installed_browser
from web.flags import FLAGS
from web.growth import FAULTS, Grower, Growth
from web.layout import DRAWN

BROKEN: Final = {
    "too wide": "<div style='width: 500px; height: 1px'></div>",
    "cut:": "<p style='width: 3em; overflow: hidden; white-space: nowrap'>Too long</p>",
    'cut: body > p "UpDown"': "<p style='height: 1em; overflow: clip'>Up<br>Down</p>",
    "on each other": "<p>One</p><p style='margin-top: -2.2em'>Two</p>",
    '"San Juan" and body > select': (
        "<select style='width: 200px'><option>Deutsch</select>"
        "<h1 style='margin-top: -1em'>San Juan</h1>"
    ),
    "out of its box": (
        "<span style='display: block; width: 2em; white-space: nowrap; "
        "background: #eee'>Small indigo plant</span>"
    ),
    "beside the window": "<button style='position: absolute; left: -20px'>Go</button>",
    "out of reach": "<button style='position: fixed; top: 2000px'>Go</button>",
    "scrolls sideways": (
        "<div style='overflow: auto; width: 99px'><p style='width: 200px'>Far</p></div>"
    ),
    "in pieces": "<p style='width: 1ch; overflow-wrap: anywhere'>Builder</p>",
}
"""By the fault that the examination must name: a page that has it."""

WHOLE: Final = """<main style='margin: 0'><h1>San Juan</h1><p>A few words that wrap
where they must, <b>some of them bold</b>.</p><button>Play</button>
<button title='A name too long' style='width: 4em; overflow: hidden;
white-space: nowrap; text-overflow: ellipsis'>A name too long</button>
<div style='overflow-y: auto; height: 3em'><p>One</p><p>Two</p><p>Three</p></div>
</main>"""
RULES: Final = """<meta charset='utf-8'><style>
  p { color: rgb(1, 1, 1) }
  @media (width < 37.5rem) { p { color: rgb(2, 2, 2) } }
  @media (width < 20em) { p { color: rgb(3, 3, 3) } }
</style><p>Words"""
LOOK: Final = """() => {
  const { color, fontSize } = getComputedStyle(document.querySelector("p"));
  return [color, fontSize, innerWidth];
}"""


@pytest.fixture(scope="module")
def bare(playwright: Playwright) -> Iterator[Page]:
    """An empty page of a browser."""
    path = installed_browser()
    browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
    yield browser.new_page(viewport={"width": 390, "height": 664})
    browser.close()


@pytest.mark.first("too-wide")
@pytest.mark.parametrize(
    "fault", BROKEN, ids=lambda fault: "-".join(re.findall(r"\w+", fault))
)
def test_a_page_that_is_broken_on_purpose_has_that_fault(
    bare: Page, fault: str
) -> None:
    bare.set_content(BROKEN[fault])
    found: list[str] = bare.evaluate(FAULTS, 390)
    assert [one for one in found if fault in one], found


def test_a_page_that_fits_has_no_fault(bare: Page) -> None:
    bare.set_content(WHOLE)
    assert bare.evaluate(FAULTS, 390) == []


@pytest.mark.parametrize("size", [20, 24, 32])
def test_letters_grow_as_by_the_setting_of_a_browser(
    bare: Page, playwright: Playwright, size: int
) -> None:
    """The size counts in media queries, too."""
    flags = [*FLAGS, f"--blink-settings=defaultFontSize={size}"]
    path = installed_browser()
    browser = playwright.chromium.launch(executable_path=path, args=flags)
    looks = []
    for page in (browser.new_page(), bare):
        page.set_viewport_size({"width": 600, "height": 664})
        page.set_content(RULES)
        if page is bare:
            Grower(page).give(Growth(size))
            page.evaluate(DRAWN)
        looks.append(page.evaluate(LOOK))
    browser.close()
    assert looks[0] == looks[1]
    assert looks[0][1] == f"{size}px"
