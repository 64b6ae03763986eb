"""Plays a lesson as a learner does: reads the coach's sentence, and follows it."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Locator, Page, expect

from tabletop.table.lessons.facts import LessonStep
from web import choices
from web.person import Person
from web.pressing import press
from web.screen import Screen
from web.visitor import AT_ONCE, Visitor
from web.waiting import until
from web.words import Words, plain, words_of

GAMES: Final = Path(__file__).parents[2] / "web" / "games"
FOLDER: Final = GAMES / "san_juan" / "lessons"
LONGEST: Final = 60
"""More steps than any lesson has, except a whole game."""
SPEAKS: Final = """(before) => {
  const coach = document.querySelector("[data-refused]");
  const asked = document.querySelector("[data-question], [data-dialog=lessons]");
  const words = coach?.querySelector("[data-words]").textContent;
  const now = `${words} ${coach?.dataset.refused}
    ${document.querySelector("main").dataset.ply}`;
  return (coach || asked) && now !== before && now;
}"""
"""The coach's sentence with the question, once it differs from the one before."""


def opened(page: Page, site: str, who: type[Visitor] = Visitor) -> Visitor:
    """A person at the start screen, in the language of the profile."""
    with page.add_init_script(AT_ONCE):
        page.goto(site)
    person = who(page, words_of(page))
    person.ready()
    return person


def dashed(word: str) -> str:
    return word.replace("_", "-")


class Learner:
    """Plays through a lesson with a person's mouse."""

    game = "san_juan"
    """The folder of the lesson's game."""

    def __init__(self, person: Person, name: str) -> None:
        self.person = person
        self.page = person.page
        self.name = name
        path = GAMES / self.game / "lessons" / f"{name}.json"
        lesson: dict[str, Any] = json.loads(path.read_text())
        self.steps: list[LessonStep] = lesson["steps"]
        begin = lesson["begin"]
        edition = (begin.get("position") or begin["options"]).get("edition", "first")
        language = person.words.language
        self.say = person.words = Words(language, edition, self.game)
        self.met: list[str] = []
        """The sentences of the coach, in their order."""
        self._before = ""
        self._due: LessonStep | None = None
        """The coach's step that is still to be done."""

    def sentence(self, id: str) -> str:
        """The coach's sentence of that id."""
        return self.say(f"lesson-{dashed(id)}")

    # ------------------------------------------------------------ the list

    def open_list(self) -> Locator:
        """The lessons, opened from the start screen."""
        self.press(self.page.locator("[data-action=lessons]").first)
        dialog = self.page.get_by_role("dialog", name=self.say("learn-title"))
        dialog.wait_for()
        return dialog

    def begin(self, action: str = "begin") -> None:
        """Choose the lesson from the list."""
        chosen = f"[data-action=lesson-{action}][data-lesson={self.name}]"
        dialog = self.open_list()
        self.press(dialog.locator(chosen))
        dialog.wait_for(state="hidden")  # until then the lesson is being fetched
        self._before = ""

    # ------------------------------------------------------------ the lesson

    def hear(self) -> LessonStep | None:
        """Wait for the coach's next sentence, or for a question without one."""
        self._before = str(until(self.page, SPEAKS, self._before))
        coach = self.page.locator(".coach > [data-words]")
        if not coach.count():
            return None
        said = plain(coach.inner_text()).strip()
        self.met.append(said)
        return next((s for s in self.steps if self.sentence(s["say"]) == said), None)

    def learn(self, until: str = "") -> None:
        """Follow the coach up to such a step or to the end of the lesson."""
        for _ in range(LONGEST):
            step = self._due or self.hear()
            if step and step["say"] == until and not self._due:
                self._due = step
                return
            self._due = None
            self.follow(step)
            if step is self.steps[-1]:
                return
        raise AssertionError(f"this lesson does not end: {self.met}")

    def walk(self) -> Iterator[str]:
        """The list of lessons, and every other step of this one."""
        self.open_list()
        yield "lessons"
        self.person.close()
        self.begin()
        for step in self.steps[::2]:
            self.learn(until=step["say"])
            yield f"lesson-{step['say']}"
        self.person.leave()

    def follow(self, step: LessonStep | None) -> None:
        """Follow a step; without one, choose sensibly."""
        if step is self.steps[-1]:
            onward = "[data-action=lessons], [data-action=confirm]"
            self.press(self.page.locator(onward).first)
        elif step and step.get("next"):
            self.press(self.page.locator("[data-action=confirm]"))
        elif step and "welcome" in step:
            self.give(step["welcome"][0])
        else:
            self.decide(self.person.look())

    def decide(self, screen: Screen) -> None:
        """Choose sensibly."""
        if screen.stage == "role":
            roles = self.page.get_by_role("region", name=self.say("roles-label"))
            name = re.compile(f"^{choices.role(screen)}")
            return self.press(roles.get_by_role("button", name=name))
        offered = [card.name for card in screen.offered]
        places = choices.CHOICES[screen.stage](screen)
        self.take_up([offered[place] for place in places])
        self.press(self.page.locator("[data-action=confirm], [data-action=pass]").last)
        return None

    def give(self, names: list[str]) -> None:
        """Answer with the options of these names."""
        role = self.page.locator(f"[data-role={(names or ['none'])[0]}]")
        if role.count():
            return self.press(role)
        self.take_up([self.say(f"card-{dashed(name)}") for name in names])
        self.press(self.page.locator("[data-action=confirm], [data-action=pass]").last)
        return None

    def take_up(self, names: list[str]) -> None:
        """Select the cards of these names, and deselect all others."""
        taken = self.page.locator("button[aria-pressed=true]")
        for count in reversed(range(taken.count())):
            self.press(taken.first)
            expect(taken).to_have_count(count)
        for count, name in enumerate(names, 1):
            free = self.page.locator("button[aria-pressed=false]")
            whole = re.compile(f"^{re.escape(name)},")
            self.press(free.and_(self.page.get_by_role("button", name=whole)).first)
            expect(taken).to_have_count(count)

    def press(self, one: Locator) -> None:
        """Press an element in this learner's way."""
        press(one)


class KeyLearner(Learner):
    """Plays through a lesson by keyboard: by the keys shown, else by Tab and Enter."""

    def press(self, one: Locator) -> None:
        """Press its key, if it has one."""
        one.wait_for()
        key = one.get_attribute("aria-keyshortcuts")
        self.page.keyboard.press(key or self._reached(one))

    def _reached(self, one: Locator) -> str:
        for _ in range(LONGEST):
            if one.and_(self.page.locator(":focus")).count():
                return "Enter"
            self.page.keyboard.press("Tab")
        raise AssertionError("Tab does not get there")


class ListeningLearner(Learner):
    """Plays through a lesson by the text that is read out alone."""

    def hear(self) -> LessonStep | None:
        """Wait until the last text read out has the words of the coach."""
        step = super().hear()
        heard = self.page.get_by_role("log", name=self.say("said-label"))
        if step:
            expect(heard).to_contain_text(self.met[-1])
        return step

    def press(self, one: Locator) -> None:
        """Press it as a button that is read out."""
        self.page.get_by_role("button").and_(one).click()
