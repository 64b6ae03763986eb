"""Every sentence with a number is right with 0, 1, 2 and 5."""

import re
from collections.abc import Iterator
from itertools import chain, product
from typing import Final

import pytest
from babel import Locale
from fluent.syntax import ast

from locales import LANGUAGES, parts, patterns, variables
from sanjuan.ai.reasons import WORLDS
from sanjuan.page.briefing import NEAR
from sanjuan.rules.buildings import CLASSES
from sanjuan.rules.options import TURNS
from sanjuan.rules.state import LAST_BUILDING
from tabletop.advice import accuracy
from web.words import bundle_of

NUMBERS: Final = """
accuracy ahead blunder buildings built cities cost count days done faces first
funds games goal hand high inaccuracy income keep kept leaders left limit lines look
looked low mean mistake most now of offered own people percent picked places points
preselected
price roles seats second steps theirs wins
"""
"""The facts that are counts, in some sentences at least."""

NAMES: Final = """
action amount answer asked at authors because best by card cards cause chance date day
deed detail edition effect era file for from game given good goods governor grade group
guest
host id instruction iterations judgement key kind known last lesson level levels luck
more
name names next number once one opponents option options other par phase place ply
prices privilege prompt range reason result rival role round rule rules seat seed share
sign sort source stage standing step text the tiles title to told twice type unit until
use value version way what when which who why wrong
"""
"""The facts that are words, numbers in words, or numbers that name one thing."""

LEAST: Final = {
    "seats": min(TURNS),
    "people": 2,
    "limit": 6,
    "places": LAST_BUILDING,
    "most": LAST_BUILDING - 1,
    "lines": WORLDS,
    "look": 2,
    "days": 30,
    "of": 10,
    "goal": 3,
    "judgement-from games": round(100 * min(accuracy.LEAST.values())),
    "look-back-lost games": round(100 * min(accuracy.LEAST.values())),
    "prompt-start-hand count": 4,
    "look-back-left count": 10,
    "good-count count": 2,
    "ending count": NEAR,
    "ending.short count": NEAR,
    "cities": 1000,
}
"""Facts that are never 1, each with its least value."""

NO_NOUNS: Final = {
    "en": "of or to more in and now at ready chosen solved must can",
    "fr": "sur ou à au de des en et dans choix résolus",
    "de": "von od bis in im und zu mehr der deiner gewählt gelöst bauen gebaut"
    " aufgedeckt Gebäude Produktionsgebäude Treffer",
}
"""Words that follow both 1 and 2."""

MANY: Final = 71
"""The value of a sentence's other counts."""

ARE: Final = re.compile(r"\b(?:are|were|sind|waren|sont|étaient)(?: \w+)? #")
"""A verb in the plural, before a number."""


def keys(choice: ast.SelectExpression) -> set[str | int]:
    """The keys of a choice; in a choice by number, `MANY` stands for `other`."""
    found: set[str | int] = set()
    for key in (variant.key for variant in choice.variants):
        found.add(key.name if isinstance(key, ast.Identifier) else int(key.value))
    if "one" in found or any(isinstance(key, int) for key in found):
        return {MANY} | found - {"one", "other"}
    return found


def ways(pattern: ast.Pattern, name: str) -> Iterator[dict[str, str | int]]:
    """Every set of facts that choose the words of a sentence, except the given fact."""
    by: dict[str, set[str | int]] = {}
    for choice in parts(pattern, ast.SelectExpression):
        for fact in variables(choice.selector) - {name}:
            by[fact] = by.get(fact, set()) | keys(choice)
    some: dict[str, str | int] = dict.fromkeys(variables(pattern), "X")
    for chosen in product(*by.values()):
        yield some | dict(zip(by, chosen, strict=True))


def said(language: str, id: str, facts: dict[str, str | int], count: int) -> str:
    """A sentence with these facts and `#` in place of the count."""
    name, _, attribute = id.partition(".")
    bundle = bundle_of(language)
    message = bundle.get_message(name)
    pattern = message.attributes[attribute] if attribute else message.value
    assert pattern is not None
    text, errors = bundle.format_pattern(pattern, facts)
    assert not errors, (id, facts, errors)
    return re.sub(rf"(?<!\w){count}(?!\w)", "#", str(text))


def nouns(language: str, text: str) -> list[tuple[str, str]]:
    """The words after the number that must agree with it, each with the next word."""
    behind = re.findall(r"#\s([^\W\d]\w*)(?:\s(\w+))?", text)
    others = NO_NOUNS.get(language, "").split()
    return [pair for pair in behind if pair[0] not in others]


def faults(language: str, id: str, name: str) -> Iterator[str]:
    """The sentences that say `1 points`, `there are 1`, or `0` as another number."""
    for facts in ways(patterns(language)[id], name):
        none, one, two, five = (
            said(language, id, facts | {name: count}, count) for count in (0, 1, 2, 5)
        )
        like_none = one if Locale(language).plural_form(0) == "one" else two
        if set(nouns(language, one)) & set(nouns(language, two)) or ARE.search(one):
            yield one
        if nouns(language, none) not in ([], nouns(language, like_none)):
            yield none
        if nouns(language, five) != nouns(language, two):
            yield five


def numbers(language: str) -> Iterator[tuple[str, str]]:
    """Every sentence, with each of its facts that may be 1."""
    for id, pattern in patterns(language).items():
        for name in sorted(variables(pattern) & {*NUMBERS.split()}):
            if max(LEAST.get(name, 0), LEAST.get(f"{id} {name}", 0)) < 2:
                yield id, name


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_words_beside_a_number_agree_with_it(language: str) -> None:
    found = (faults(language, id, name) for id, name in numbers(language))
    wrong = sorted(set(chain.from_iterable(found)))
    assert wrong == [], "A sentence is wrong, or NO_NOUNS lacks a word after a number."


def test_every_fact_is_known_to_count_or_to_name() -> None:
    cards = {building.id for building in CLASSES}
    cards |= {f"the_{card}" for card in cards}
    for language in LANGUAGES:
        told = set().union(*map(variables, patterns(language).values()))
        assert told - cards - {*NAMES.split(), *NUMBERS.split()} == set()
