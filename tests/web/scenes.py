"""Every screen of the page, one after the other, for tests that examine them."""

from collections.abc import Callable, Iterator
from typing import Final

from playwright.sync_api import Page

from sanjuan import Game
from short_game import short_game
from table_setup import seat, table
from web.choices import CHOICES
from web.historian import Historian
from web.learner import Learner
from web.new_buildings import games
from web.prepared import STAGES, asking, last_decision, over
from web.solver import Solver
from web.visitor import Visitor
from web.words import ENGLISH, Words

HINTS: Final = ("role", "build", "pay", "sell", "discard")
"""Questions with a scene for the hint: answers of none, one and several cards."""


class Scenes:
    """Brings the page from screen to screen, and yields the name of each."""

    def __init__(self, page: Page, site: str, words: Words = ENGLISH) -> None:
        self.page = page
        self.site = site
        self.words = words
        self.person = Visitor(page, words)

    def __iter__(self) -> Iterator[str]:
        for part in PARTS:
            yield from self.part(part)

    def part(self, name: str) -> Iterator[str]:
        """The screens of one part, which begins with the start screen."""
        self.page.emulate_media(reduced_motion="reduce")
        self.person.open(self.site)
        for some in PARTS[name]:
            yield from some(self)

    def start(self) -> Iterator[str]:
        """The start screen and the dialogs over it."""
        yield "start"
        named = {at: f"{at}-button" for at in ("credits", "paste")}
        named["how-to"] = "how-to-title"
        yield from self._dialogs({at: self.words(id) for at, id in named.items()})

    def load(self, game: Game, *kinds: str) -> None:
        """Go to that game."""
        self.person.come_to(game, *kinds)

    def questions(self) -> Iterator[str]:
        """Every question of the first edition, with hints and with a choice made."""
        for stage in STAGES:
            self.load(asking(stage))
            yield f"ask-{stage}"
            if stage in HINTS:
                yield from self._hint(stage)
            yield from self.taken_up(stage)
        self.person.leave()
        yield "start-again"

    def _hint(self, stage: str) -> Iterator[str]:
        self.page.get_by_role("button", name=self.words("hint-button")).click()
        best = self.page.get_by_role("region", name=self.words("advice-title"))
        best.wait_for()
        yield f"hint-{stage}"
        self.page.keyboard.press("Escape")
        best.wait_for(state="detached")

    def new_buildings(self) -> Iterator[str]:
        """Every question of the New Buildings, with a choice made."""
        for name, game in games().items():
            self.load(game)
            yield f"new-{name}"
            for scene in self.taken_up(self.person.seen[-1].stage):
                yield f"new-{name}-{scene}"

    def taken_up(self, stage: str) -> Iterator[str]:
        """The question with a choice made and not yet confirmed."""
        choice = CHOICES.get(stage)
        places = choice(self.person.seen[-1]) if choice else []
        if places:
            self.person.take_up(places)
            taken = self.page.locator("button[aria-pressed=true]")
            taken.nth(len(places) - 1).wait_for()
            yield f"ask-{stage}-chosen"

    def late(self) -> Iterator[str]:
        """The last decision, and the dialogs over the table then."""
        for seats in (2, 3, 4):
            self.load(last_decision(seats))
            yield f"late-{seats}"
        say = self.words
        ben = say("rival-open", name="Ben", buildings=1, hand=1, points=1, goods="")
        city, points = ben.partition(":")[0], say("points-parts")
        yield from self._dialogs({"menu": say("menu"), "points": points, "city": city})
        yield from self._by_key({"settings": ",", "keys": "?"})
        self.page.locator(".city [data-card]").first.click(button="right")
        yield "card"
        self.person.close()

    def book(self) -> Iterator[str]:
        """The pictures of the book, an answer, all cards, a card, rules and prices."""
        self.load(asking("role", seats=4))
        for name, place in BOOK.items():
            self.page.evaluate("place => { location.hash = place }", place)
            self.page.locator(f".leaf[data-at='{place}']").wait_for()
            yield f"book-{name}"
            self.person.close()

    def refused(self) -> Iterator[str]:
        """The reasons of a role and a card that cannot be chosen."""
        at = table(seat("smithy library well", "well"), seat()).role("builder")
        self.load(at.game)
        for name, what in {"role": ".role", "card": ".hand [aria-disabled]"}.items():
            self.page.locator(what).first.dispatch_event("click")
            self.page.get_by_role("dialog").wait_for()
            yield f"refused-{name}"
            self.person.close()

    def two_people(self) -> Iterator[str]:
        """The table while the device changes hands."""
        kinds = ("person", "person", "medium", "medium")
        self.load(asking("role", seats=4), *kinds)
        yield "face-down"
        self.load(asking("keep", seats=4), *kinds)
        yield "handover"
        self.person.leave()

    def wrong(self) -> Iterator[str]:
        """The message about a file that is no save."""
        self.person.give("{}")
        self.page.get_by_role("alert").get_by_role("button").wait_for()
        yield "wrong"

    def end(self) -> Iterator[str]:
        """The end, and the final table."""
        for seats in (2, 4):
            self.load(over(seats))
            yield f"end-{seats}"
            yield from self._dialogs({f"share-{seats}": self.words("share-button")})
            self.person.unfold_buttons()
            self.page.get_by_role("button", name=self.words("show-table")).click()
            self.page.get_by_role("button", name=self.words("show-final")).wait_for()
            yield f"end-{seats}-table"
            self.person.leave()

    def replayed(self) -> Iterator[str]:
        """The replay of a game, a moment after its beginning."""
        self.load(over(4))
        self.person.unfold_buttons()
        self._press("replay-button")
        self._press("replay-round-on")
        yield "replay"
        yield from self._tried()
        self._press("replay-close")
        self.person.leave()

    def reviewed(self) -> Iterator[str]:
        """The review of a short game at a mistake, and its answers unfolded."""
        self.load(short_game())
        self.person.unfold_buttons()
        for name in ("replay-button", "review-button", "replay-last"):
            self._press(name)
        self.page.locator(".mistakes i").first.wait_for(timeout=120_000)
        self.page.keyboard.press("<")
        self.page.locator(".judged .judgement").wait_for()
        yield "review"
        self.page.locator(".judged summary").click()
        yield "review-answers"
        self.page.locator(".judged summary").click()
        self._press("replay-close")
        self.person.leave()

    def _press(self, name: str) -> None:
        self.page.get_by_role("button", name=self.words(name), exact=True).click()

    def _tried(self) -> Iterator[str]:
        """A variation of it, begun and left."""
        self._press("what-if-button")
        self.page.get_by_role("dialog").wait_for()
        yield "what-if"
        self._press("what-if-begin")
        self.person.look()
        yield "variation"
        self.page.keyboard.press("w")
        self.page.get_by_role("dialog").wait_for()
        yield "variations"
        self.person.close()
        self._press("what-if-back")
        self.page.locator("[data-screen=replay]").wait_for()

    def looked_back(self) -> Iterator[str]:
        """The look back on a short game, and one of its decisions unfolded."""
        self.load(short_game())
        self.page.get_by_role("button", name=self.words("look-back-button")).click()
        self.page.locator(".luck ul").wait_for(timeout=120_000)
        yield "look-back"
        self.page.locator("[data-action=whose]").select_option(value="")
        self.page.locator("[data-decision] button").first.click()
        self.page.locator(".candidates").wait_for()
        yield "look-back-decision"
        self.page.locator("[data-action=close-look-back]").click()
        self.person.leave()

    def _by_key(self, keys: dict[str, str]) -> Iterator[str]:
        """The dialog over the page after each key."""
        for name, key in keys.items():
            self.page.keyboard.press(key)
            self.page.get_by_role("dialog").wait_for()
            yield name
            self.person.close()

    def _dialogs(self, buttons: dict[str, str]) -> Iterator[str]:
        """The dialog over the page after each button, where there is one."""
        for name, label in buttons.items():
            button = self.page.get_by_role("button", name=label)
            if button.count():
                button.dispatch_event("click")  # an opponent's lies beneath its city
                self.page.get_by_role("dialog").wait_for()
                yield name
                self.person.close()


BOOK: Final = {
    "how-to": "book=how-to",
    "answer": "rule=ask-hand-limit",
    "cards": "book=cards",
    "card": "card=library",
    "rules": "book=builder",
    "prices": "book=prices",
}
"""Pages of the book among the scenes, by their place."""

PARTS: Final[dict[str, tuple[Callable[[Scenes], Iterator[str]], ...]]] = {
    "questions": (Scenes.start, Scenes.questions),
    "new-buildings": (Scenes.new_buildings, Scenes.two_people, Scenes.wrong),
    "puzzles": (lambda at: Solver(at.page, at.words, "hard").scenes(),),
    "lessons": (lambda at: Learner(at.person, "first").walk(),),
    "late": (Scenes.late, Scenes.book, Scenes.refused, Scenes.end),
    "replays": (
        *(Scenes.replayed, Scenes.reviewed, Scenes.looked_back),
        lambda at: Historian(at.page, at.words).scenes(),
    ),
}
"""All screens, in parts that tests can walk through in parallel."""
