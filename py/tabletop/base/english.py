"""English sentences for people at a Python prompt, from the page's own locale files.

It reads only plain messages with `{ $name }`: errors need no more.
"""

import re
from collections.abc import Mapping
from functools import cache
from pkgutil import get_data
from typing import Final, TypedDict


class Told(TypedDict):
    """A sentence by its id; locale files word it."""

    id: str
    """The id of the sentence."""
    args: Mapping[str, object]
    """The facts that the sentence names, by their keys."""


_PACKAGES: Final = ["tabletop"]


def add_words_of(package: str) -> None:
    """Add the sentences in the `en.ftl` of a package."""
    _PACKAGES.append(package)
    _messages.cache_clear()


@cache
def _messages() -> dict[str, str]:
    return {id: text for package in _PACKAGES for id, text in _read(package)}


def _read(package: str) -> list[tuple[str, str]]:
    try:
        text = (get_data(package, "en.ftl") or b"").decode()
    except OSError:  # a page has no such files: it words errors itself
        return []
    return re.findall(r"^(error-[a-z0-9-]+) = (.+)$", text, re.MULTILINE)


def sentence(id: str, facts: Mapping[str, object]) -> str:
    """The sentence of an id with its facts filled in; the id if there is none."""
    key = id.replace("_", "-")
    return re.sub(
        r"\{ \$(\w+) \}",
        lambda match: str(facts.get(match[1], match[0])),
        _messages().get(key, key),
    )
