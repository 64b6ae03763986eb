"""On a phone in the hand every decision is whole in view, without scrolling."""

from collections.abc import Iterable, Iterator
from itertools import cycle
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from sanjuan import Game
from table_setup import extended, seat, table
from web.emptied import still
from web.layout import DRAWN, LONGEST_FIRST, by_turns, give_window
from web.prepared import asking
from web.stand_in import stand_in
from web.visitor import Visitor
from web.words import Words

PHONES: Final[dict[str, ViewportSize]] = {
    "390×664": {"width": 390, "height": 664},
    "360×560": {"width": 360, "height": 560},
    "740×360": {"width": 740, "height": 360},
}
"""The space that a phone's browser leaves of its screen: upright, least, sideways."""
MISSING: Final = Path(__file__).with_name("in_view.js").read_text(encoding="utf-8")
PLACES: Final = """() => {
  const parts = [".rivals", ".roles", ".market", ".city", ".hand", ".ask", ".acts"];
  const box = (one) => document.querySelector(one).getBoundingClientRect().toJSON();
  return parts.map((one) => [one, ...Object.values(box(one)).map(Math.round)]);
}"""

CARDS: Final = (
    *("tobacco_storage", "triumphal_arch", "coffee_roaster", "victory_column"),
    *("silver_smelter", "trading_post", "prefecture", "black_market", "market_hall"),
    *("guild_hall", "sugar_mill", "indigo_plant"),
)
"""Cards with long names."""
PRODUCTION: Final = (
    *("tobacco_storage", "coffee_roaster", "silver_smelter", "sugar_mill"),
    *("indigo_plant", "tobacco_storage", "coffee_roaster", "silver_smelter"),
    *("sugar_mill", "indigo_plant", "tobacco_storage"),
)


def of_hand(count: int) -> Iterator[Game]:
    """Questions about the cards of a hand of that size, or about roles beside it."""
    held = " ".join(CARDS[:count])
    yield table(seat(held, "indigo_plant"), seat(), seat(), seat()).game
    dear = "palace" if count > 5 else "poor_house"
    builder = table(seat(f"{dear} {held}", "aqueduct"), seat(), seat()).role("builder")
    yield builder.game.copy()
    if count > 1:
        yield builder.build(dear).game
    start: dict[str, Any] = {"roles_taken": "trader producer"}
    bank = extended(seat(held, "bank"), seat(), **start).role("prospector")
    yield bank.game
    chapel = table(seat(held, "chapel tower"), seat(), **start).role("prospector")
    yield chapel.game


def of_city(count: int) -> Iterator[Game]:
    """Questions whose options are the buildings of a city of that size."""
    hand, built = "hero palace library statue hut", PRODUCTION[: count - 1]
    empty, laden = " ".join(built), " ".join(f"{one}+" for one in built)
    yield extended(seat(hand, f"crane {empty}")).role("builder").build("hero").game
    market = table(seat(hand[:-4], f"black_market {laden}")).role("builder")
    yield market.build("palace").game
    yield table(seat(hand[:-4], f"well {empty}")).role("producer").game
    yield table(seat(hand[:-4], f"well {laden}")).role("trader").game


def of_cards_drawn() -> Iterator[Game]:
    """Questions about cards that are in no hand, and those without any cards."""
    for stage in ("start_hand", "library", "keep", "mine", "discard"):
        yield asking(stage)
    yield asking("keep", seats=4)
    yield table(seat("hero", "library")).role("councillor").library().game


def games(count: int) -> Iterator[Game]:
    """All questions about that many cards."""
    yield from of_hand(count)
    if count > 2:
        yield from of_city(min(count, 11))
    if count == 8:
        yield from of_cards_drawn()


@pytest.fixture(scope="module")
def language(request: pytest.FixtureRequest) -> str:
    """The language with the longest texts, if a test names none."""
    return getattr(request, "param", "fr")


@pytest.fixture(scope="module")
def visitor(language: str, browser: Browser, site: str) -> Iterator[Visitor]:
    context = stand_in(still(browser, language))
    visitor = Visitor(context.new_page(), Words(language))
    visitor.arrive(site)
    yield visitor
    context.close()


def in_languages(name: str, cases: Iterable[object]) -> pytest.MarkDecorator:
    """Each case in one language, by turns."""
    turns = by_turns(cases, LONGEST_FIRST)
    return pytest.mark.parametrize((name, "language"), turns, indirect=["language"])


def missing(page: Page, phone: str) -> list[str]:
    """The parts of the decision that the phone does not show."""
    give_window(page, PHONES[phone])
    page.evaluate(DRAWN)
    found: list[str] = page.evaluate(MISSING)
    return [f"{phone}: {one}" for one in found]


def places(visitor: Visitor, game: Game) -> list[object]:
    """The places of the table's parts and buttons at that question."""
    visitor.come_to(game)
    found: list[object] = visitor.page.evaluate(PLACES)
    return found


def out_of_view(visitor: Visitor, game: Game, phones: Iterable[str]) -> list[str]:
    """The parts of the decision that these phones do not show."""
    stage = visitor.come_to(game).stage
    shown = (missing(visitor.page, phone) for phone in phones)
    return [f"{stage}, {one}" for each in shown for one in each]


@pytest.mark.parametrize(
    ("count", "language"),
    [(8, "fr"), (12, "de"), (1, "fr"), (5, "de"), (3, "en")],
    indirect=["language"],
)
def test_every_decision_is_whole_in_view(visitor: Visitor, count: int) -> None:
    """Each decision on one phone; the phones take turns."""
    turns = zip(games(count), cycle(PHONES))
    shown = (out_of_view(visitor, game, [phone]) for game, phone in turns)
    found = [one for each in shown for one in each]
    assert not found, "\n".join(found)


@pytest.mark.long
@pytest.mark.parametrize("language", LONGEST_FIRST, indirect=True)
@pytest.mark.parametrize("count", [8, 12, 1, 5, 3])
def test_every_decision_is_whole_in_view_on_every_phone(
    visitor: Visitor, count: int
) -> None:
    found = [one for game in games(count) for one in out_of_view(visitor, game, PHONES)]
    assert not found, "\n".join(found)


def test_roles_prices_and_the_log_are_a_tap_away(visitor: Visitor) -> None:
    visitor.come_to(asking("pay"))
    for size in PHONES.values():
        visitor.page.set_viewport_size(size)
        for part in (".roles button", ".market button", "[data-action=log]"):
            visitor.page.locator(part).first.click()
            visitor.close()


def of_builder() -> Iterator[Game]:
    """The choice of a building, of the one it covers, and of the payment."""
    hand, city = "hero palace library statue hut tower", " ".join(PRODUCTION[:7])
    builder = extended(seat(hand, f"crane {city}")).role("builder")
    yield builder.game.copy()
    yield builder.build("hero").game.copy()
    yield builder.cover().game


def with_library(role: str, city: str) -> Iterator[Game]:
    """The choice to use the library, and the one after it."""
    phase = table(seat("hero palace statue", f"library {city}"), seat()).role(role)
    yield phase.game.copy()
    yield phase.library().game


LADEN: Final = "sugar_mill+ coffee_roaster+ indigo_plant+"
PHASES: Final = {
    "builder": list(of_builder()),
    "producer": list(with_library("producer", " ".join(PRODUCTION[:5]))),
    "trader": list(with_library("trader", LADEN)),
    "councillor": list(with_library("councillor", "")),
}
"""Games at the decisions of one seat in one phase."""


@in_languages("phase", PHASES)
def test_nothing_jumps_between_decisions_of_one_phase(
    visitor: Visitor, phase: str
) -> None:
    for name, size in PHONES.items():
        visitor.page.set_viewport_size(size)
        first, *others = (places(visitor, game) for game in PHASES[phase])
        for other in others:
            assert first == other, name


def confirm(visitor: Visitor, what: str) -> None:
    """Set which decisions need confirmation."""
    visitor.page.keyboard.press(",")
    visitor.page.locator("#confirm").select_option(what)
    visitor.close()


@pytest.mark.first
def test_a_role_that_is_to_be_confirmed_is_whole_in_view(visitor: Visitor) -> None:
    visitor.come_to(asking("role"))
    confirm(visitor, "always")
    found = [one for phone in PHONES for one in missing(visitor.page, phone)]
    confirm(visitor, "some")
    assert not found, "\n".join(found)


STRIPS: Final = """() => {
  const box = (one) => document.querySelector(one).getBoundingClientRect();
  const of = ({ left, top, width, height }) => [left, top, width, height];
  const parts = [".rivals", ".roles", ".market", ".hand .card"].map(box).map(of);
  const shape = parts.pop();
  return [...parts, shape.slice(2)].flat().map(Math.round);
}"""
"""The strips above the city, and the shape of a card in hand."""


@pytest.mark.first
def test_roles_prices_and_cards_keep_place_and_shape_all_game(visitor: Visitor) -> None:
    held = " ".join(CARDS[:6])
    chosen = table(seat(held, "indigo_plant"), seat(), seat()).game
    built = table(seat(held, "indigo_plant"), seat(), seat()).role("builder").game
    few = table(seat(CARDS[0], "indigo_plant+"), seat(), seat()).role("trader").game
    for name, size in PHONES.items():
        visitor.page.set_viewport_size(size)
        found = set()
        for game in (chosen, built, few):
            visitor.come_to(game.copy())
            found.add(str(visitor.page.evaluate(STRIPS)))
            assert visitor.page.locator(".city .place").count() == 12
            for pile in visitor.page.locator("[data-pile] .num").all():
                expect(pile).to_be_in_viewport(ratio=1)
        assert len(found) == 1, name
