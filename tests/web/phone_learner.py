"""A learner on a phone, who checks whether all of each step can be seen."""

from typing import Final

from playwright.sync_api import ViewportSize

from tabletop.table.lessons.facts import LessonStep
from web.learner import Learner

PHONE: Final[ViewportSize] = {"width": 390, "height": 664}
SMALL: Final[ViewportSize] = {"width": 360, "height": 560}
ON_ITS_SIDE: Final[ViewportSize] = {"width": 740, "height": 360}

COVERED: Final = """() => {
  const box = (one) => one.getBoundingClientRect();
  const coach = document.querySelector(".coach");
  if (!coach) return [];
  const words = box(coach);
  const pointed = [...document.querySelectorAll("[data-pointed]")].map(box);
  const over = pointed.filter((one) => one.height
    && one.top < words.bottom && words.top < one.bottom
    && one.left < words.right && words.left < one.right);
  const isOver = document.querySelector("[data-screen=end]"); // read from top to bottom
  const height = isOver ? 0 : document.documentElement.scrollHeight;
  return [
    ...over.map(({ top }) => `covers what it points at: ${words.top} ${top}`),
    ...(words.bottom > innerHeight || words.top < 0 ? ["is not in the window"] : []),
    ...(coach.scrollHeight > coach.clientHeight + 1 ? ["is cut"] : []),
    ...(height > innerHeight ? [`the page scrolls: ${height}`] : []),
  ];
}"""
"""The faults of the coach's place on a phone."""


class OnPhone(Learner):
    """Checks at each step whether all of it can be seen."""

    found: list[str]

    def look(self) -> None:
        said = self.met[-1] if self.met else ""
        self.found += [f"{said}: {one}" for one in self.page.evaluate(COVERED)]

    def hear(self) -> LessonStep | None:
        step = super().hear()
        self.look()
        if step and step.get("why"):
            self.wonder()
        return step

    def wonder(self) -> None:
        """Ask for the reason of the step, and come back."""
        why = self.page.locator("[data-action=why]")
        self.press(why)
        self.look()
        self.press(why)

    def faults(self, size: ViewportSize) -> list[str]:
        """All faults on the way through the lesson."""
        self.found = []
        self.page.set_viewport_size(size)
        self.begin()
        self.learn()
        assert self.met[-1] == self.sentence(self.steps[-1]["say"])
        return self.found
