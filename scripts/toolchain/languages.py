"""The sentences of every language, as the page fetches them: one file for each."""

import re

from toolchain.steps import ROOT, fail, files_in

HOUSE = ROOT / "web" / "words" / "locales"
"""What any game says."""

GAMES = ROOT / "web" / "games"
"""Each game's own sentences are in its folder `locales`."""


def languages() -> list[str]:
    """The tags of all languages."""
    return sorted(path.stem for path in files_in(HOUSE))


def sentences(language: str) -> str:
    """All sentences of a language, the games' after the house's, without comments."""
    games = sorted(GAMES.glob(f"*/locales/{language}.ftl"))
    files = [HOUSE / f"{language}.ftl", *games]
    text = "\n".join(path.read_text(encoding="utf-8") for path in files)
    return re.sub(r"^(?:#.*)?\n", "", text, flags=re.MULTILINE)


def sentence(language: str, id: str) -> str:
    """One sentence without facts, for what the page says before it has the others."""
    found = re.search(f"^{id} = (.+)$", sentences(language), re.MULTILINE)
    return found[1] if found else fail(f"{language} has no sentence {id}.")
