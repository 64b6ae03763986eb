"""Nothing is cut, covered, too wide or jumping, on any screen, at any size."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, Playwright, ViewportSize, expect

from locales import LANGUAGES
from table_setup import seat, table
from toolchain.browsers import installed_browser
from web.conftest import FLAGS, still
from web.layout import DRAWN, SIZES, WINDOWS, faults_in
from web.person import Person
from web.prepared import asking, last_decision, over
from web.scenes import Scenes
from web.stand_in import stand_in
from web.words import Words

LARGE_LETTERS = 32
"""Twice what browsers begin with, in pixels."""
LARGE_WINDOWS: list[ViewportSize] = [
    {"width": 360, "height": 740},
    {"width": 820, "height": 1180},
    {"width": 1280, "height": 720},
]
LOW_WINDOWS = {"568×320": (568, 320), "667×375": (667, 375), "844×390": (844, 390)}
"""Phones on their side."""
FULL = (
    "tobacco_storage+ coffee_roaster+ silver_smelter+ indigo_plant+ market_hall "
    "victory_column triumphal_arch black_market trading_post carpenter prefecture"
)
"""A city with one place left, of long names."""

PARTS = (".rivals", ".roles", ".market", ".city", ".ask")
PLACES = """(parts) => parts.map((part) => {
  const box = document.querySelector(part).getBoundingClientRect();
  const place = [box.left, box.top + scrollY, box.width, box.height];
  return [part, ...place.map(Math.round)];
})"""


def busiest(scenes: Scenes) -> Iterator[str]:
    """The screens with most on them."""
    for stage, seats in (("role", 4), ("build", 3), ("cover", 2), ("keep", 4)):
        scenes.load(asking(stage, seats=seats))
        yield stage
        yield from scenes.taken_up(stage)
        scenes.person.leave()
    scenes.load(table(seat("hero", FULL), seat(), seat()).role("trader").game)
    yield "sell"
    yield from scenes.taken_up("sell")
    scenes.person.leave()
    scenes.load(last_decision(4))
    yield "late"
    scenes.person.leave()
    scenes.load(over(4))
    yield "end"
    scenes.person.leave()
    yield from scenes.looked_back()


def opened(page: Page, site: str, language: str) -> Scenes:
    """The screens of the page, in that language."""
    scenes = Scenes(page, site, Words(language))
    scenes.person.open(site)
    return scenes


def in_windows(
    scenes: Scenes, shown: Iterator[str], windows: list[ViewportSize]
) -> list[str]:
    """What is wrong with screens, in each of these windows."""
    return [
        f"{scene}, {fault}"
        for scene in shown
        for fault in faults_in(scenes.page, windows)
    ]


@pytest.mark.long
def test_the_busiest_screens_fit_every_window_in_the_longest_language(
    browser: Browser, site: str
) -> None:
    page = stand_in(still(browser, "fr")).new_page()
    scenes = opened(page, site, "fr")
    found = in_windows(scenes, busiest(scenes), WINDOWS)
    page.context.close()
    assert not found, "\n".join(found)


@pytest.fixture(scope="module")
def large_letters(playwright: Playwright) -> Iterator[Browser]:
    """A browser of somebody who has set letters twice as large."""
    letters = f"--blink-settings=defaultFontSize={LARGE_LETTERS}"
    browser = playwright.chromium.launch(
        executable_path=installed_browser(), args=[*FLAGS, letters]
    )
    yield browser
    browser.close()


@pytest.mark.parametrize(
    "language",
    [
        pytest.param("en", marks=pytest.mark.long),
        "fr",
        pytest.param("de", marks=pytest.mark.long),
    ],
)
def test_letters_twice_as_large_lose_nothing(
    large_letters: Browser, site: str, language: str
) -> None:
    page = stand_in(still(large_letters, language)).new_page()
    scenes = opened(page, site, language)
    found = in_windows(scenes, busiest(scenes), LARGE_WINDOWS)
    page.context.close()
    assert not found, "\n".join(found)


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_screen_fits_every_window(
    browser: Browser, site: str, language: str
) -> None:
    page = stand_in(still(browser, language)).new_page()
    scenes = opened(page, site, language)
    found = in_windows(scenes, iter(scenes), WINDOWS)
    page.context.close()
    assert not found, "\n".join(found)


def test_the_parts_of_the_table_stay_where_they_are(page: Page, site: str) -> None:
    """From question to question, whatever is laid out to be chosen from."""
    person = Person(page)
    person.open(site)
    person.set_sail("Person", "Computer, medium", "Computer, medium", seed=1)
    person.look()
    person.want_turns_at_once()
    places: dict[str, set[str]] = {size: set() for size in SIZES}
    for _ in range(20):
        screen = person.look()
        for size, window in SIZES.items():
            page.set_viewport_size(window)
            page.evaluate(DRAWN)
            places[size].add(str(page.evaluate(PLACES, PARTS)))
        person.decide(screen)
    assert person.met["keep"]
    assert {size: len(found) for size, found in places.items()} == dict.fromkeys(
        SIZES, 1
    )


@pytest.mark.parametrize("size", LOW_WINDOWS)
@pytest.mark.parametrize("stage", ["pay", "keep"])
def test_the_answer_and_a_hint_are_in_view_in_low_windows(
    page: Page, site: str, size: str, stage: str
) -> None:
    width, height = LOW_WINDOWS[size]
    page.set_viewport_size({"width": width, "height": height})
    scenes = opened(page, site, "en")
    scenes.load(asking(stage, seats=3))
    confirm = page.get_by_role("button", name="Confirm")
    expect(confirm).to_be_in_viewport(ratio=1)
    page.get_by_role("button", name="Hint", exact=True).click()
    best = page.get_by_role("region", name="Best answers")
    expect(best).to_be_in_viewport(ratio=1, timeout=60_000)
    expect(confirm).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("size", LOW_WINDOWS)
def test_cards_drawn_come_into_view_in_low_windows(
    page: Page, site: str, size: str
) -> None:
    width, height = LOW_WINDOWS[size]
    page.set_viewport_size({"width": width, "height": height})
    opened(page, site, "en").load(asking("keep", seats=3))
    tray = page.get_by_role("region", name="Cards drawn")
    expect(tray).to_be_in_viewport(ratio=1)
    prompt = page.locator(".ask").bounding_box()
    cards = tray.bounding_box()
    assert prompt and cards and cards["x"] + cards["width"] <= prompt["x"]


def test_day_and_night_are_laid_out_alike(page: Page, site: str) -> None:
    scenes = opened(page, site, "en")
    for scene in busiest(scenes):
        if scene == "end":
            break
        boxes = []
        for theme in ("light", "dark"):
            page.emulate_media(color_scheme=theme)
            boxes.append(page.evaluate(PLACES, PARTS))
        assert boxes[0] == boxes[1], scene
