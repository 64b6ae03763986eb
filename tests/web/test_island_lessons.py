"""The lessons of Puerto Rico in the browser, by mouse on phones."""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Final, TypeAlias

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from puerto_rico.game_type import PUERTO_RICO
from puerto_rico.rules.buildings.tables import NUMBER, PLACE_NAMES
from puerto_rico.rules.codes import COPIES, HOLDS
from puerto_rico.rules.pieces import GOODS, TILES
from sanjuan.game_type import SAN_JUAN
from tabletop.table.lessons.facts import LessonStep
from tabletop.table.registry import Registry
from web.emptied import still
from web.learner import GAMES, opened
from web.phone_learner import ON_ITS_SIDE, PHONE, SMALL, OnPhone
from web.stand_in import stand_in
from web.waiting import until

BOTH: Final = Registry(SAN_JUAN, PUERTO_RICO)

LESSONS: Final = sorted(
    path.stem for path in (GAMES / "puerto_rico" / "lessons").glob("*.json")
)
SHORT: Final = [name for name in LESSONS if name != "first"]
COPIED: Final = {"tile": TILES, "barrel": GOODS, "craft": GOODS}
COUNTED: Final = {"sell": GOODS, "warehouse": GOODS, "build": tuple(NUMBER)}


def option(stage: str, name: str, copy: int) -> int:
    """The number of an option by its name."""
    if stage == "load":
        good, hold = name.split("_")
        return GOODS.index(good) * HOLDS + int(hold)
    if stage in COUNTED:
        return COUNTED[stage].index(name)
    return COPIED.get(stage, PLACE_NAMES).index(name) * COPIES + copy


class IslandLearner(OnPhone):
    """Plays through a lesson of Puerto Rico."""

    game = "puerto_rico"

    def follow(self, step: LessonStep | None) -> None:
        """Follow a step; without welcome answers, take the first option."""
        if step is self.steps[-1] or (step and step.get("next")):
            return super().follow(step)
        stage = self.page.locator("[data-question]").get_attribute("data-question")
        assert stage
        names = step["welcome"][0] if step and "welcome" in step else []
        if stage == "role":
            self.press(
                self.page.locator(
                    f"[data-role={names[0]}] button"
                    if names
                    else "[data-role] [data-option]"
                ).first
            )
        elif names and stage not in ("colonist", "land_noble"):
            self.take(stage, names)
        else:
            self.take_any()
        return None

    def take(self, stage: str, names: list[str]) -> None:
        """Pick the options of these names, and no others."""
        seen: Counter[str] = Counter()
        wanted = []
        for name in names:
            wanted.append(option(stage, name, seen[name]))
            seen[name] += 1
        picked = self.page.locator(".board [data-option][aria-pressed=true]")
        for count in reversed(range(picked.count())):
            self.press(picked.first)
            expect(picked).to_have_count(count)
        for one in wanted:
            place = self.page.locator(f'.board [data-option="{one}"]').first
            self.press(place)
        self.confirm(stage)

    def take_any(self) -> None:
        """Pick the first option, if the question has any on the board."""
        stage = self.page.locator("[data-question]").get_attribute("data-question")
        first = self.page.locator('.board [data-option]:not([aria-pressed="true"])')
        picked = self.page.locator(".board [data-option][aria-pressed=true]")
        if first.count() and not picked.count():
            self.press(first.first)
        self.confirm(stage or "")

    def confirm(self, stage: str) -> None:
        """Press the button that answers, unless the pick was the answer."""
        self.page.wait_for_timeout(50)
        until(self.page, "!document.querySelector('#app[aria-busy]')")
        button = self.page.locator(f"[data-question={stage}] [data-action=confirm]")
        if button.count():
            self.press(button)


Newcomer: TypeAlias = Callable[[str, str], IslandLearner]


@pytest.fixture
def newcomer(browser: Browser, site: str) -> Iterator[Newcomer]:
    """Opens a lesson for a person of that language."""
    contexts: list[BrowserContext] = []

    def learner(locale: str, lesson: str) -> IslandLearner:
        contexts.append(stand_in(still(browser, locale), games=BOTH))
        page = contexts[-1].new_page()
        return IslandLearner(opened(page, f"{site}?play=puerto-rico"), lesson)

    yield learner
    for context in contexts:
        context.close()


@pytest.mark.parametrize(
    "locale",
    [pytest.param(one, marks=pytest.mark.long) for one in ("en-GB", "de-DE", "fr-FR")],
)
def test_the_first_rounds_are_learnt_on_a_phone(
    newcomer: Newcomer, locale: str
) -> None:
    assert newcomer(locale, "first").faults(PHONE) == []


@pytest.mark.first("ships")
@pytest.mark.parametrize("lesson", SHORT)
@pytest.mark.parametrize(
    "locale",
    [
        "fr-FR",
        *(pytest.param(one, marks=pytest.mark.long) for one in ("en-GB", "de-DE")),
    ],
)
def test_a_lesson_of_the_island_is_learnt_on_the_smallest_phone(
    newcomer: Newcomer, locale: str, lesson: str
) -> None:
    assert newcomer(locale, lesson).faults(SMALL) == []


@pytest.mark.long
@pytest.mark.parametrize("lesson", SHORT)
def test_a_lesson_of_the_island_is_learnt_on_a_phone_on_its_side(
    newcomer: Newcomer, lesson: str
) -> None:
    assert newcomer("en-GB", lesson).faults(ON_ITS_SIDE) == []
