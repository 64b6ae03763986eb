"""What holds for every language: nothing missing, unused or left in English."""

import ast as python
import re
from pathlib import Path
from typing import Final

import pytest
from babel import Locale
from fluent.syntax import ast

from locales import (
    LANGUAGES,
    OTHERS,
    entries,
    messages,
    parts,
    patterns,
    text_of,
    variables,
)
from sanjuan.rules.buildings import CLASSES
from sanjuan.rules.scoring import PARTS
from sanjuan.rules.stages import NAMES, ROLES
from test_events import KNOWN

ROOT = Path(__file__).parents[1]
SCRIPTS = [path.read_text("utf-8") for path in sorted((ROOT / "web").rglob("*.js"))]

COMMON: Final = {
    *("app-title", "save-name", "seat-1", "seat-2", "seat-3", "seat-4"),
    *("role-by", "label-why", "good-price", "sum-equals", "tile-unknown.mark"),
    *("lately-role", "continue-when"),
    *("good-indigo.short", "card-statue", "lookback-signed"),
    *("stage-library", "stage-cover", "stage-market", "stage-mine", "stage-office"),
    *("stage-chapel", "stage-bank"),
}
ALIKE: Final = {
    "de": COMMON
    | {"pace-normal", "good-silver.short", "settings-touch"}
    | {"keycap-enter", "keycap-escape"}
    | {"card-park", "card-bank", "prompt-person", "hint-card"}
    | {"stage-for"},
    "fr": COMMON
    | {"menu", "points-label", "kind-P", "good-indigo", "good-sugar.short"}
    | {"stage-produce", "pace-normal"}
    | {"score-total", "key-menu", "settings-touch"},
}
"""What is the same as in English because it is the same word."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_locale_file_can_be_read_to_its_end(language: str) -> None:
    junk = [entry for entry in entries(language) if isinstance(entry, ast.Junk)]
    assert [one.content for one in junk] == []
    names = [message.id.name for message in messages(language)]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_words_what_english_words(language: str) -> None:
    articles = {id for id in patterns(language) if id.endswith(".the")}
    assert set(patterns(language)) - articles == set(patterns("en"))


def facts(pattern: ast.Pattern) -> set[str]:
    """What a sentence tells; a card with its article is the same fact."""
    return {"card" if name == "the" else name for name in variables(pattern)}


@pytest.mark.parametrize("language", OTHERS)
def test_a_sentence_tells_the_facts_of_the_english_one(language: str) -> None:
    for id, english in patterns("en").items():
        told, due = facts(patterns(language)[id]), facts(english)
        assert due - {"who"} <= told <= due | {"who", "edition"}, id


BESIDE_A_NUMBER: Final = {"points-label"}
"""Words that stand beside a number drawn apart from them."""


def counted(pattern: ast.Pattern) -> list[dict[str, ast.Variant]]:
    """The variants of the choices in a sentence that go by a number."""
    choices = [
        {str(getattr(v.key, "name", "")): v for v in choice.variants}
        for choice in parts(pattern, ast.SelectExpression)
    ]
    return [variants for variants in choices if "one" in variants]


@pytest.mark.parametrize("language", OTHERS)
def test_what_english_counts_is_counted(language: str) -> None:
    for id, english in patterns("en").items():
        assert len(counted(patterns(language)[id])) >= len(counted(english)), id


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_is_named_by_number_where_it_means_zero_too(language: str) -> None:
    if Locale(language).plural_form(0) != "one":
        return
    for id, pattern in patterns(language).items():
        for variants in counted(pattern):
            assert variables(variants["one"]) or id in BESIDE_A_NUMBER, id


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_left_in_english(language: str) -> None:
    english = patterns("en")
    alike = {
        id
        for id, pattern in patterns(language).items()
        if id in english and text_of(pattern) == text_of(english[id])
    }
    assert alike == ALIKE.get(language, COMMON)


def written(language: str) -> str:
    """All text of a language, without the names of facts and the choices."""
    found = parts(list(patterns(language).values()), ast.TextElement)
    return "\n".join(element.value for element in found)


def test_french_keeps_its_signs_on_the_line_by_spaces_that_do_not_break() -> None:
    signs = r"[^\u202f][;!?%]|[^\u00a0][:»]|«[^\u00a0]"
    assert re.findall(rf".*(?:{signs}).*", written("fr")) == []


def test_french_has_one_word_for_what_the_builder_does() -> None:
    others = r".*\b(?:bâti(?!ment|sseur)|édifi|érig).*"
    assert re.findall(others, written("fr"), re.IGNORECASE) == []


def test_apostrophes_are_typeset() -> None:
    for language in LANGUAGES:
        assert re.findall(r".*['\"].*", written(language)) == []


# ------------------------------------------------------------------- names


def table() -> list[list[str]]:
    """The rows of the tables of cards in the rules: id, English, French, German."""
    text = (ROOT / "docs" / "rules.md").read_text("utf-8").replace("'", "’")
    rows = [line.strip("| ").split(" | ") for line in text.splitlines()]
    ids = {building.id for building in CLASSES}
    return [row[:4] for row in rows if row[0] in ids and len(row) > 4]


def name(language: str, id: str, edition: str) -> str:
    """What a card is called in a language and an edition."""
    pattern = patterns(language)[f"card-{id.replace('_', '-')}"]
    for choice in parts(pattern, ast.SelectExpression):
        variants = {str(variant.key.name): variant.value for variant in choice.variants}
        pattern = variants[edition]
    return text_of(pattern).replace("\u00ad", "")


@pytest.mark.parametrize("row", table(), ids=lambda row: row[0])
def test_a_card_is_called_as_in_the_rules(row: list[str]) -> None:
    id, english, french, german = row
    first, _, second = french.partition(" / ")
    for edition in ("first", "second"):
        assert name("en", id, edition) == english
        assert name("de", id, edition) == german
    assert name("fr", id, "first") == first
    assert name("fr", id, "second") == (second or first)


def test_every_card_has_its_name_in_the_rules() -> None:
    assert [row[0] for row in table()] == [building.id for building in CLASSES]


# --------------------------------------------------------- used and unused


def asked_for() -> set[str]:
    """The ids that the page's scripts write in full where they word something."""
    call = r"\bt\(((?:[^,()]|\([^)]*\))*)"
    calls = [found for text in SCRIPTS for found in re.findall(call, text)]
    return {id for call in calls for id in re.findall(r'"([\w.-]+)"', call)}


def templates() -> set[tuple[str, str, str]]:
    """How scripts put ids together: what is before a word, after it, and `.what`."""
    form = r"`([a-z-]*)\$\{[^}`]*\}([a-z-]*)((?:\.[a-z]+)?)`"
    return {found for text in SCRIPTS for found in re.findall(form, text)}


def said_words() -> set[str]:
    """Every word the engine or the page knows: ids of errors, goods, steps, levels."""
    trees = [python.parse(p.read_text("utf-8")) for p in (ROOT / "py").rglob("*.py")]
    constants = [n for t in trees for n in python.walk(t)]
    engine = {n.value for n in constants if isinstance(n, python.Constant)}
    page = {word for text in SCRIPTS for word in re.findall(r'"([\w-]+)"', text)}
    return {str(word).replace("_", "-") for word in engine | page} | set("1234")


EXACT: Final[dict[str, set[str]]] = {
    "card-": {building.id for building in CLASSES},
    "event-": set(KNOWN),
    "prompt-": set(NAMES),
    "role-": set(ROLES),
    "score-": set(PARTS),
}
"""The kinds of ids of which the engine has a list."""


def can_be_made(ids: set[str]) -> set[str]:
    """Those of the ids that the page makes out of some word it knows."""
    words = said_words()
    known = {
        kind: {id.replace("_", "-") for id in list} for kind, list in EXACT.items()
    }
    return {
        id
        for id in ids
        for start, end, _ in templates()
        if start and id.startswith(start) and id.endswith(end)
        if id[len(start) : len(id) - len(end)] in known.get(start, words)
    }


def test_every_id_a_script_asks_for_has_words() -> None:
    assert asked_for() - set(patterns("en")) == set()


def test_no_message_is_unused() -> None:
    names = {message.id.name for message in messages("en")}
    asked = {id.partition(".")[0] for id in asked_for()}
    assert names - asked - can_be_made(names) == set()


def test_no_attribute_is_unused() -> None:
    attributes = {id for id in patterns("en") if "." in id} - asked_for()
    ends = {attribute for _, _, attribute in templates()}
    assert {id for id in attributes if f".{id.partition('.')[2]}" not in ends} == set()
