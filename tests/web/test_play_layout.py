"""Nothing is cut, covered, too wide or jumping, on any screen, at any size."""

from collections.abc import Iterator
from itertools import cycle

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from locales import LANGUAGES
from table_setup import seat, table
from web.emptied import still
from web.layout import DRAWN, SIZES, WINDOWS, faults_in
from web.prepared import asking, last_decision, over
from web.scenes import Scenes
from web.stand_in import stand_in
from web.visitor import Visitor
from web.words import Words, language_of

LARGE_LETTERS = 32
"""Twice the browsers' default, in pixels."""
LARGE_WINDOWS: list[ViewportSize] = [
    {"width": 360, "height": 740},
    {"width": 820, "height": 1180},
    {"width": 1280, "height": 720},
]
LOW_WINDOWS: dict[str, ViewportSize] = {
    "568×320": {"width": 568, "height": 320},
    "667×375": {"width": 667, "height": 375},
    "844×390": {"width": 844, "height": 390},
}
"""Phones on their side."""
FULL = (
    "tobacco_storage+ coffee_roaster+ silver_smelter+ indigo_plant+ market_hall "
    "victory_column triumphal_arch black_market trading_post carpenter prefecture"
)
"""A city with one place left, of buildings with long names."""

MIDDLES: dict[str, ViewportSize] = {
    **{size: SIZES[size] for size in ("tablet", "desktop")},
    "800×900": {"width": 800, "height": 900},
    "1088×800": {"width": 1088, "height": 800},
    "1280×800": {"width": 1280, "height": 800},
}
"""Windows larger than a phone, some of them with little room."""

PARTS = (".rivals", ".roles", ".market", ".city", ".ask")
PLACES = """(parts) => parts.map((part) => {
  const box = document.querySelector(part).getBoundingClientRect();
  const place = [box.left, box.top + scrollY, box.width, box.height];
  return [part, ...place.map(Math.round)];
})"""


def busiest(scenes: Scenes) -> Iterator[str]:
    """The fullest screens."""
    for stage, seats in (("role", 4), ("build", 3), ("cover", 2), ("keep", 4)):
        scenes.load(asking(stage, seats=seats))
        yield stage
        yield from scenes.taken_up(stage)
    scenes.load(table(seat("hero", FULL), seat(), seat()).role("trader").game)
    yield "sell"
    yield from scenes.taken_up("sell")
    scenes.load(last_decision(4))
    yield "late"
    scenes.load(over(4))
    yield "end"
    yield from scenes.looked_back()


def opened(page: Page, site: str, language: str) -> Scenes:
    """The screens of the page, in that language."""
    scenes = Scenes(page, site, Words(language))
    scenes.person.open(site)
    return scenes


def in_windows(
    scenes: Scenes, shown: Iterator[str], windows: list[ViewportSize]
) -> list[str]:
    """The faults of screens, in each of these windows."""
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


def with_large_letters(page: Page, site: str, language: str) -> Scenes:
    """The screens of the page with letters twice as large."""
    sizes = {"standard": LARGE_LETTERS, "fixed": LARGE_LETTERS}
    session = page.context.new_cdp_session(page)
    session.send("Page.setFontSizes", {"fontSizes": sizes})
    scenes = opened(page, site, language)
    assert page.evaluate("getComputedStyle(document.documentElement).fontSize") == (
        f"{LARGE_LETTERS}px"
    )
    return scenes


@pytest.mark.long
@pytest.mark.own_profile
@pytest.mark.parametrize("context", ["fr"], indirect=True)
def test_letters_twice_as_large_lose_nothing(page: Page, site: str) -> None:
    """Each screen in one window; the windows take turns."""
    scenes = with_large_letters(page, site, "fr")
    turns = zip(busiest(scenes), cycle(LARGE_WINDOWS))
    found = [
        f"{scene}, {one}" for scene, size in turns for one in faults_in(page, [size])
    ]
    assert not found, "\n".join(found)


@pytest.mark.long
@pytest.mark.own_profile
@pytest.mark.parametrize("context", LANGUAGES, indirect=True)
def test_letters_twice_as_large_lose_nothing_in_any_window(
    page: Page, site: str
) -> None:
    page.goto(site)
    scenes = with_large_letters(page, site, language_of(page))
    found = in_windows(scenes, busiest(scenes), LARGE_WINDOWS)
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


def test_the_parts_of_the_table_stay_where_they_are(visitor: Visitor) -> None:
    """The parts stay from question to question; on a phone, the city gives way."""
    visitor.come_to(asking("role", seats=3))
    for size, window in SIZES.items():
        visitor.page.set_viewport_size(window)
        visitor.page.evaluate(DRAWN)
        parts = [one for one in PARTS if size != "phone" or one != ".city"]
        assert len({*places_while_deciding(visitor, 5, parts)}) == 1, size
    assert visitor.met["keep"]


def places_while_deciding(
    visitor: Visitor, times: int, parts: list[str]
) -> Iterator[str]:
    """The places of these parts of the table at each of that many questions."""
    for _ in range(times):
        screen = visitor.look()
        yield str(visitor.page.evaluate(PLACES, parts))
        visitor.decide(screen)


@pytest.mark.first
@pytest.mark.parametrize("size", LOW_WINDOWS)
@pytest.mark.parametrize("stage", ["pay", "keep"])
def test_the_answer_and_a_hint_are_in_view_in_low_windows(
    visitor: Visitor, size: str, stage: str
) -> None:
    page = visitor.page
    page.set_viewport_size(LOW_WINDOWS[size])
    visitor.come_to(asking(stage, seats=3))
    confirm = page.get_by_role("button", name="Confirm")
    expect(confirm).to_be_in_viewport(ratio=1)
    page.get_by_role("button", name="Hint", exact=True).click()
    best = page.get_by_role("region", name="Best moves")
    expect(best).to_be_in_viewport(ratio=1, timeout=60_000)
    expect(confirm).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("size", LOW_WINDOWS)
def test_cards_drawn_come_into_view_in_low_windows(visitor: Visitor, size: str) -> None:
    visitor.page.set_viewport_size(LOW_WINDOWS[size])
    visitor.come_to(asking("role"))
    visitor.come_to(asking("keep", seats=3))
    tray = visitor.page.get_by_role("region", name="Cards drawn")
    expect(tray).to_be_in_viewport(ratio=1)
    prompt = visitor.page.locator(".ask").bounding_box()
    cards = tray.bounding_box()
    assert prompt and cards and cards["x"] + cards["width"] <= prompt["x"]


def test_cards_drawn_cover_nothing_of_the_city(visitor: Visitor) -> None:
    """They cover neither its title nor the word on a building that has a new good."""
    producer = table(seat("hero", "indigo_plant"), seat()).role("producer")
    visitor.come_to(producer.role("councillor").least().game)
    tray = visitor.page.get_by_role("region", name="Cards drawn")
    city = visitor.page.locator(".city")
    title = city.get_by_role("heading", name="Your city")
    badge = city.get_by_text("new good", exact=True)
    for size, window in MIDDLES.items():
        visitor.page.set_viewport_size(window)
        visitor.page.evaluate(DRAWN)
        above, cards = tray.bounding_box(), tray.get_by_role("list").bounding_box()
        assert above and cards
        lowest = max(box["y"] + box["height"] for box in (above, cards))
        for part in (title, badge):
            expect(part).to_be_visible()
            box = part.bounding_box()
            assert box and lowest <= box["y"], size


@pytest.mark.first
def test_many_cards_drawn_have_room_for_what_is_on_them(visitor: Visitor) -> None:
    keeper = table(seat("hero", "library"), seat()).role("councillor").library()
    visitor.come_to(keeper.game)
    assert len(visitor.seen[-1].offered) == 8
    found = faults_in(visitor.page, [{"width": 1280, "height": 900}])
    assert not found, "\n".join(found)


@pytest.mark.long
def test_day_and_night_are_laid_out_alike(page: Page, site: str) -> None:
    scenes = opened(page, site, "en")
    for scene in busiest(scenes):
        if scene == "sell":
            break
        boxes = []
        for theme in ("light", "dark"):
            page.emulate_media(color_scheme=theme)
            boxes.append(page.evaluate(PLACES, PARTS))
        assert boxes[0] == boxes[1], scene
