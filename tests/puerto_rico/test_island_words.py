"""The words of Puerto Rico that its buildings, refusals and explanations need."""

import re
from typing import Final

import pytest
from fluent.syntax import ast

from locales import HOUSE_NAME, LANGUAGES, own_patterns, variables
from puerto_rico.explain.citations import REFUSED
from puerto_rico.explain.facts import RefusalArgs
from puerto_rico.rules.buildings.tables import IDS
from toolchain.rules_page import PUERTO_RICO
from toolchain.steps import ROOT

ISLANDS: Final = "puerto_rico"
WEB: Final = ROOT / "web"
CALL: Final = re.compile(r"\b(?:t|tell)\(((?:[^,()]|\([^)]*\))*)")
"""A call for words, up to its first comma."""

EXPLAINED: Final = re.compile(r"""data-what=("\w+"|\$\{[^}`]*\})|what\(([^)]*)\)""")
"""The name of an explanation, where a script draws the part that it explains."""

RULE: Final = re.compile(r"\bP\d+")


def patterns(language: str) -> dict[str, ast.Pattern]:
    """The sentences of Puerto Rico alone."""
    return own_patterns(ISLANDS, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_building_and_every_refusal_has_words(language: str) -> None:
    said = patterns(language)
    ids = [f"building-{id}" for id in IDS] + [f"reason-{id}" for id in REFUSED]
    assert [id for id in ids if id.replace("_", "-") not in said] == []
    reasons = [pattern for id, pattern in said.items() if id.startswith("reason-")]
    facts = {name for pattern in reasons for name in variables(pattern)}
    assert facts <= {*RefusalArgs.__annotations__}


@pytest.mark.slow
def test_puerto_rico_words_all_that_any_screen_says() -> None:
    scripts = [path for path in WEB.rglob("*.js") if "games" not in path.parts]
    calls = [found for path in scripts for found in CALL.findall(path.read_text())]
    said = {id for call in calls for id in re.findall(r'"([a-z]+(?:-[\w-]+)+)"', call)}
    assert said - patterns("en").keys() - own_patterns(HOUSE_NAME, "en").keys() == set()


def test_every_part_of_the_table_that_explains_itself_has_facts_and_words() -> None:
    game = PUERTO_RICO.words
    house = ("screens/bar.js", "screens/table/ask.js", "parts/seal.js")
    scripts = [*game.glob("*.js"), *(WEB / name for name in house)]
    text = "".join(path.read_text("utf-8") for path in scripts)
    names = " ".join(a + b for a, b in EXPLAINED.findall(text))
    said = set(re.findall(r'"([a-z]+)"', names)) | {"strict", "lapsed"}
    ends = {f"end-{end}" for end in ("points", "colonists", "city")}
    explained = (game / "explanations" / "index.js").read_text("utf-8")
    facts = set(re.findall(r'^  "?([\w-]+)"?: \{', explained, re.MULTILINE))
    assert facts == said | ends
    assert {id for id in patterns("en") if re.fullmatch("what-[a-z-]+", id)} == {
        f"what-{id}" for id in facts
    }


def test_rules_cite_rules_that_there_are() -> None:
    page = (ROOT / "docs" / "puerto-rico" / "rules.md").read_text(encoding="utf-8")
    known = {*re.findall(r"^\| (P\d+) \|", page, re.MULTILINE)}
    assert {*RULE.findall(page)} - known <= {"P15"}
