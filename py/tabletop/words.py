"""English sentences for people at a Python prompt, from the page's own locale files.

Only plain messages with `{ $name }` in them are read: errors need no more than that.
"""

import re
from collections.abc import Mapping
from functools import cache
from pkgutil import get_data
from typing import Final

_PACKAGES: Final = ["tabletop"]


def add_words_of(package: str) -> None:
    """Let sentences be found in the `en.ftl` of that package, too."""
    _PACKAGES.append(package)
    _messages.cache_clear()


@cache
def _messages() -> dict[str, str]:
    return {id: text for package in _PACKAGES for id, text in _read(package)}


def _read(package: str) -> list[tuple[str, str]]:
    try:
        text = (get_data(package, "en.ftl") or b"").decode()
    except OSError:  # in a page they are not there, and nobody reads them
        return []
    return re.findall(r"^(error-[a-z0-9-]+) = (.+)$", text, re.MULTILINE)


def sentence(id: str, facts: Mapping[str, object]) -> str:
    """The sentence of that id with its facts filled in; the bare id if it has none."""
    key = id.replace("_", "-")
    return re.sub(
        r"\{ \$(\w+) \}",
        lambda match: str(facts.get(match[1], match[0])),
        _messages().get(key, key),
    )
