"""Every sentence with a number is right with 0, 1, 2 and 5."""

import re
from collections.abc import Iterator
from itertools import chain, product
from typing import Final

import pytest
from babel import Locale
from fluent.syntax import ast

from locales import LANGUAGES, OWNERS, bundle, own_patterns, parts, variables
from puerto_rico.rules.buildings.tables import IDS
from sanjuan.ai.reasons import WORLDS
from sanjuan.page.briefing import NEAR
from sanjuan.rules.buildings import CLASSES
from sanjuan.rules.options import TURNS
from sanjuan.rules.state import LAST_BUILDING
from tabletop.advice import accuracy

NUMBERS: Final = """
accuracy ahead blunder buildings built cities cost count days done faces first
funds games goal hand high inaccuracy income keep kept leaders left limit lines look
looked low mean mistake most now of offered own people percent picked places points
preselected
price roles seats second steps theirs wins
aside circles coins column deck doubloons kinds lost men refill supply whole
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
bell building dice directive does each filled hold must needed occupant row ship status
tile was
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
    "en": "of or to more in and now at ready chosen solved must can"
    " left on face laid instead",
    "fr": "sur ou à au de des en et dans choix résolus seulement face",
    "de": "von od bis in im und zu mehr der deiner gewählt gelöst bauen gebaut"
    " aufgedeckt Gebäude Produktionsgebäude Treffer Bewohner"
    " ist an da statt verdeckt abgelegt verkauft verladen verloren",
}
"""Words that follow both 1 and 2."""

ANYTHING: Final = "X"
"""The value of facts that are words."""

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
    known = [*NAMES.split(), *NUMBERS.split(), *variables(pattern)]
    some: dict[str, str | int] = dict.fromkeys(known, ANYTHING)
    for chosen in product(*by.values()):
        yield some | dict(zip(by, chosen, strict=True))


def said(
    owner: str, language: str, id: str, facts: dict[str, str | int], count: int
) -> str:
    """A sentence with these facts and `#` in place of the count."""
    name, _, attribute = id.partition(".")
    words = bundle(owner, language)
    message = words.get_message(name)
    pattern = message.attributes[attribute] if attribute else message.value
    assert pattern is not None
    text, errors = words.format_pattern(pattern, facts)
    assert not errors, (id, facts, errors)
    return re.sub(rf"(?<!\w){count}(?!\w)", "#", str(text))


def nouns(language: str, text: str) -> list[tuple[str, str]]:
    """The words after the number that must agree with it, each with the next word."""
    behind = re.findall(r"#\s([^\W\d]\w*)(?:\s(\w+))?", text)
    others = [*NO_NOUNS.get(language, "").split(), ANYTHING]
    return [pair for pair in behind if pair[0] not in others]


def faults(owner: str, language: str, id: str, name: str) -> Iterator[str]:
    """The sentences that say `1 points`, `there are 1`, or `0` as another number."""
    for facts in ways(own_patterns(owner, language)[id], name):
        none, one, two, five = (
            said(owner, language, id, facts | {name: count}, count)
            for count in (0, 1, 2, 5)
        )
        like_none = one if Locale(language).plural_form(0) == "one" else two
        if set(nouns(language, one)) & set(nouns(language, two)) or ARE.search(one):
            yield one
        if nouns(language, none) not in ([], nouns(language, like_none)):
            yield none
        if nouns(language, five) != nouns(language, two):
            yield five


def numbers(owner: str, language: str) -> Iterator[tuple[str, str]]:
    """Every sentence, with each of its facts that may be 1."""
    for id, pattern in own_patterns(owner, language).items():
        for name in sorted(variables(pattern) & {*NUMBERS.split()}):
            if max(LEAST.get(name, 0), LEAST.get(f"{id} {name}", 0)) < 2:
                yield id, name


@pytest.mark.slow
@pytest.mark.parametrize("owner", OWNERS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_words_beside_a_number_agree_with_it(owner: str, language: str) -> None:
    found = (faults(owner, language, *one) for one in numbers(owner, language))
    wrong = sorted(set(chain.from_iterable(found)))
    assert wrong == [], "A sentence is wrong, or NO_NOUNS lacks a word after a number."


@pytest.mark.parametrize("owner", OWNERS)
def test_every_fact_is_known_to_count_or_to_name(owner: str) -> None:
    cards = {building.id for building in CLASSES} | {*IDS}
    cards |= {f"the_{card}" for card in cards}
    for language in LANGUAGES:
        told = set().union(*map(variables, own_patterns(owner, language).values()))
        assert told - cards - {*NAMES.split(), *NUMBERS.split()} == set()
