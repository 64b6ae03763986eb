"""The page's sentences, from its locale files, for tests that act as people do."""

import re
from functools import cache
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from playwright.sync_api import Page

from toolchain import languages


def plain(text: str) -> str:
    """The text for comparison: without soft hyphens, each white space the same."""
    return re.sub(r"\s+", " ", text.replace("\u00ad", ""))


@cache
def bundle_of(language: str, game: str = "san_juan") -> FluentBundle:
    """All sentences of that language, cached: reading takes a sixth of a second."""
    bundle = FluentBundle([language], use_isolating=False)
    texts = languages.files(language)
    late = [
        texts[f"{game}-{part}"] for part in languages.OF_GAME if part in _parts(game)
    ]
    house = [texts[part] for part in languages.OF_HOUSE]
    for text in (languages.sentences(language, game), *late, *house):
        bundle.add_resource(FluentResource(text), allow_overrides=True)
    return bundle


def _parts(game: str) -> set[str]:
    """The parts of which a game has sentences that load lazily."""
    begin = f"{game}-"
    found = languages.sources(languages.languages()[0])
    return {name.removeprefix(begin) for name in found if name.startswith(begin)}


class Words:
    """The sentences of one language, in a game of one edition."""

    def __init__(
        self, language: str, edition: str = "first", game: str = "san_juan"
    ) -> None:
        self.language = language
        self.edition = edition
        self._bundle = bundle_of(language, game)

    def __call__(self, id: str, **facts: str | int) -> str:
        """The words for `message` or `message.attribute`."""
        name, _, attribute = id.partition(".")
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None, id
        said, errors = self._bundle.format_pattern(
            pattern, {"edition": self.edition, **facts}
        )
        assert not errors, (id, errors)
        return plain(str(said))

    def like(self, id: str, **facts: str) -> re.Pattern[str]:
        """The pattern of the words for an id; each fact is a pattern, found by name."""
        marks = {name: chr(0xE000 + place) for place, name in enumerate(facts)}
        form = re.escape(self(id, **marks))
        for name, mark in marks.items():
            form = form.replace(mark, f"(?P<{name}>{facts[name]})")
        return re.compile(form)


ENGLISH: Final = Words("en")


def language_of(page: Page) -> str:
    """The language that the page says it is in, once it is drawn."""
    page.locator("main").first.wait_for()
    return str(page.evaluate("document.documentElement.lang"))


def words_of(page: Page, edition: str = "first") -> Words:
    """The sentences of the page in its present language."""
    return Words(language_of(page), edition)
