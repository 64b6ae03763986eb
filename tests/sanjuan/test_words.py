"""The English locale file has words for every id that leaves the engine."""

import re
from pathlib import Path

import pytest

import sanjuan
from event_facts import KNOWN
from sanjuan.rules.buildings import CLASSES
from sanjuan.rules.scoring import PARTS
from sanjuan.rules.stages import NAMES, ROLES
from source_words import DISCOUNTS, first_words

PACKAGE = Path(sanjuan.__file__).parent
ENGLISH = (PACKAGE / "en.ftl").read_text(encoding="utf-8")
MESSAGES = set(re.findall(r"^([a-z][a-z0-9-]*) =", ENGLISH, re.MULTILINE))


def has_words(kind: str, id: str) -> bool:
    return f"{kind}-{id.replace('_', '-')}" in MESSAGES


@pytest.mark.parametrize("id", [building.id for building in CLASSES])
def test_a_building_has_a_name_and_says_what_it_does(id: str) -> None:
    name = id.replace("_", "-")
    assert re.search(rf"^card-{name} = .+\n    \.effect = .+", ENGLISH, re.MULTILINE)


@pytest.mark.parametrize("id", NAMES)
def test_a_question_has_a_prompt(id: str) -> None:
    assert has_words("prompt", id)


@pytest.mark.parametrize("id", ROLES)
def test_a_role_has_a_name(id: str) -> None:
    assert has_words("role", id)


@pytest.mark.parametrize("id", PARTS)
def test_a_part_of_a_score_has_a_name(id: str) -> None:
    assert has_words("score", id)


@pytest.mark.parametrize(
    "id",
    ["cost", "builder", "library", "crane", "goods", *(b.id for b in DISCOUNTS)],
)
def test_a_part_of_a_price_has_a_name(id: str) -> None:
    assert has_words("part", id)


@pytest.mark.parametrize("id", sorted(KNOWN))
def test_an_event_has_a_sentence(id: str) -> None:
    assert has_words("event", id)


def test_the_events_told_of_are_those_there_are() -> None:
    assert first_words("note") == set(KNOWN)


@pytest.mark.parametrize("id", sorted(first_words("_why")))
def test_a_reason_has_a_sentence(id: str) -> None:
    assert has_words("reason", id)


@pytest.mark.parametrize("id", ["plain", "guarded", "raised"])
def test_a_hand_limit_has_a_sentence(id: str) -> None:
    assert has_words("limit", id)


@pytest.mark.parametrize(
    "cause", sorted(first_words("draw_to", 2) | first_words("shed", 2))
)
def test_a_cause_is_a_building_a_role_or_has_a_name(cause: str) -> None:
    assert any(has_words(kind, cause) for kind in ("card", "role", "cause"))
