"""The words of Puerto Rico: nothing is missing in a language, or left in English."""

import re
from typing import Final

import pytest
from fluent.syntax import ast, parse

from locales import LANGUAGES, OTHERS, parts, text_of, variables
from puerto_rico.explain.citations import REFUSED
from puerto_rico.explain.facts import RefusalArgs
from puerto_rico.rules.buildings.tables import IDS
from toolchain.rules_page import PUERTO_RICO
from toolchain.steps import ROOT

FILES: Final = [
    PUERTO_RICO.words / "locales",
    PUERTO_RICO.words / "book" / "locales",
    PUERTO_RICO.words / "answers" / "locales",
    PUERTO_RICO.words / "explanations" / "locales",
]
WEB: Final = ROOT / "web"
CALL: Final = re.compile(r"\b(?:t|tell)\(((?:[^,()]|\([^)]*\))*)")
"""A call for words, up to its first comma."""

EXPLAINED: Final = re.compile(r"""data-what=("\w+"|\$\{[^}`]*\})|what\(([^)]*)\)""")
"""The name of an explanation, where a script draws the part that it explains."""

RULE: Final = re.compile(r"\bP\d+")
VARIABLE: Final = re.compile(r"\{[^{}]*\}")
WORD: Final = re.compile(r"[^\W\d_]{2}")


def patterns(language: str) -> dict[str, ast.Pattern]:
    """The sentences of a language by id; attributes by message and name."""
    found: dict[str, ast.Pattern] = {}
    for folder in FILES:
        text = (folder / f"{language}.ftl").read_text(encoding="utf-8")
        body = parse(text).body
        assert not [one for one in body if isinstance(one, ast.Junk)]
        for one in body:
            if isinstance(one, ast.Message):
                if one.value:
                    found[one.id.name] = one.value
                for part in one.attributes:
                    found[f"{one.id.name}.{part.id.name}"] = part.value
    return found


def has_words(text: str) -> bool:
    """Whether the sentence says anything beside what other sentences say."""
    within = VARIABLE.sub("", text)
    return bool(WORD.search(VARIABLE.sub("", within)))


@pytest.mark.slow
@pytest.mark.parametrize("language", OTHERS)
def test_a_language_words_what_english_words_of_puerto_rico(language: str) -> None:
    english, other = patterns("en"), patterns(language)
    assert [*other] == [*english]
    for id, pattern in english.items():
        assert {*variables(other[id])} == {*variables(pattern)}, id
        theirs, ours = RULE.findall(text_of(other[id])), RULE.findall(text_of(pattern))
        assert sorted(theirs) == sorted(ours), id


@pytest.mark.slow
@pytest.mark.parametrize("language", OTHERS)
def test_nothing_of_puerto_rico_is_left_in_english(language: str) -> None:
    english = patterns("en")
    alike = {
        id
        for id, pattern in patterns(language).items()
        if text_of(pattern) == text_of(english[id]) and has_words(text_of(pattern))
    }
    texts = ((folder / f"{language}.ftl").read_text("utf-8") for folder in FILES)
    text = "".join(texts)
    listed = re.findall(r"^# As in English: (.+)$", text, re.MULTILINE)
    assert alike == {id for line in listed for id in line.split()}


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
    assert said - patterns("en").keys() - house() == set()


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


def house() -> set[str]:
    """The ids that the house words for any game."""
    every = sorted(WEB.rglob("locales/en.ftl"))
    files = [path for path in every if "games" not in path.parts]
    bodies = [parse(file.read_text(encoding="utf-8")).body for file in files]
    return {o.id.name for body in bodies for o in body if isinstance(o, ast.Message)}


@pytest.mark.slow
def test_french_of_puerto_rico_keeps_its_signs_on_the_line() -> None:
    found = parts([*patterns("fr").values()], ast.TextElement)
    text = "\n".join(element.value for element in found)
    signs = r"[^\u202f][;!?%]|[^\u00a0][:»]|«[^\u00a0]"
    assert re.findall(rf".*(?:{signs}).*", text) == []


def test_rules_cite_rules_that_there_are() -> None:
    page = (ROOT / "docs" / "puerto-rico" / "rules.md").read_text(encoding="utf-8")
    known = {*re.findall(r"^\| (P\d+) \|", page, re.MULTILINE)}
    assert {*RULE.findall(page)} - known <= {"P15"}
