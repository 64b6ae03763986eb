"""Every id that the page uses has words, and no words are unused."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, get_args

from event_facts import KNOWN
from locales import WEB, messages, patterns
from raised import RAISED
from sanjuan.ai import LEVELS
from sanjuan.ai.why.amounts import AMOUNTS
from sanjuan.ai.why.facts import REASONS
from sanjuan.explain.citations import ASKED, ASKED_BY, REFUSED, REFUSED_AT
from sanjuan.page.facts import Phase
from sanjuan.rules.buildings import CLASSES, GOODS
from sanjuan.rules.scoring import PARTS
from sanjuan.rules.stages import NAMES, ROLES
from source_words import DISCOUNTS, first_words
from tabletop.table.integrity import Ending
from toolchain import greetings, one_file
from toolchain.embed import OUTSIDE
from toolchain.in_page import UNSTARTED
from toolchain.install import SHORTCUTS
from toolchain.languages import OWN_NAME
from web.causes import LISTED

SCRIPTS = {
    path: path.read_text("utf-8")
    for path in sorted(WEB.rglob("*.js"))
    if WEB / "games" / "puerto_rico" not in path.parents
}
"""The scripts of the site; Puerto Rico, which it lacks yet, has words of its own."""


EXPLAINED = "".join(
    path.read_text("utf-8") for path in WEB.glob("games/*/explanations/index.js")
)


def asked_for() -> set[str]:
    """The ids that the page's scripts write in full in a call for words."""
    call = r"\b(?:t|tell)\(((?:[^,()]|\([^)]*\))*)"
    calls = [found for text in SCRIPTS.values() for found in re.findall(call, text)]
    return {id for call in calls for id in re.findall(r'"([\w.-]+)"', call)}


def templates(text: str) -> set[tuple[str, str, str]]:
    """The templates of ids in a script: the parts around a word, and `.what`."""
    form = r"`([a-z-]*)\$\{[^}`]*\}([a-z-]*)((?:\.[a-z]+)?)`"
    return set(re.findall(form, text))


def dashed(word: str) -> str:
    return word.replace("_", "-")


def quoted(text: str) -> set[str]:
    """The words that a script writes in quotes or uses as keys."""
    found = re.findall(r'"([\w-]+)"|\b(\w+):', text)
    return {dashed(word) for pair in found for word in pair if word}


def nearby(path: Path) -> set[str]:
    """The words in a script, and in the scripts that it imports."""
    found = re.findall(r'from "(\.[^"]+\.js)"', SCRIPTS[path])
    near = [path, *((path.parent / name).resolve() for name in found)]
    return {word for one in near for word in quoted(SCRIPTS[one])}


def faults() -> set[str]:
    """The ids of the page's own errors."""
    form = r'(?:Fault\(|told\((?:\w+, )?|turnAway\(\w+, \w+, |\bid: )"(\w+)"'
    return {id for text in SCRIPTS.values() for id in re.findall(form, text)} | {
        *LISTED
    }


def spoken(lesson: dict[str, Any]) -> Iterator[str]:
    """The name of a lesson, and the sentences of its coach."""
    yield lesson["name"]
    for step in lesson["steps"]:
        yield step["say"]
        yield from filter(None, [step.get("otherwise"), step.get("why")])
        yield from step.get("objections", {}).values()


CITED: Final = {
    rule for rules in (ASKED, ASKED_BY, REFUSED, REFUSED_AT) for rule in rules.values()
}
"""The numbers of the rules whose titles the table shows."""

EXACT: Final[dict[str, set[str]]] = {
    "advice-": {*REASONS} - {"gains", "rival"},
    "amount-": {*AMOUNTS},
    "answer-": set(NAMES),
    "card-": {building.id for building in CLASSES},
    "cause-": {"sale", "hand_limit", "start_hand"},
    "changed-": {"new", "good", "sold"},
    "deeds-": {"built", "roles"},
    "did-": set(NAMES),
    "edition-": {"first", "second"},
    "error-": {id for id, _ in RAISED} | faults() | {*get_args(Ending)},
    "event-": set(KNOWN),
    "forecast-": set(ROLES),
    "gain-": {"cards", "goods", "points"},
    "good-": {*GOODS, "customs"},
    "key-": {
        word
        for path, text in SCRIPTS.items()
        if path.name in {"keys.js", "shortcuts.js"}
        for word in quoted(text)
    },
    "kind-": {"person", "adaptive", "phone", *LEVELS},
    "group-": {building.group for building in CLASSES},
    "learn-": {"first", "whole"},
    "lesson-": {
        dashed(word)
        for path in (WEB / "games").glob("*/lessons/*.json")
        for word in spoken(json.loads(path.read_text("utf-8")))
    },
    "level-": {"phone", *LEVELS},
    "limit-": {"plain", "guarded", "raised"},
    "new-edition-": {"first", "second"},
    "pairing-": {
        word
        for path, text in SCRIPTS.items()
        if path.name == "fault.js" and path.parent.name == "pairing"
        for word in re.findall(r'"(\w+)"', text)
    },
    "part-": {
        *("cost", "builder", "library", "crane", "goods"),
        *(building.id for building in DISCOUNTS),
    },
    "phase-": set(get_args(Phase)),
    "prompt-": set(NAMES),
    "reason-": first_words("_why"),
    "role-": set(ROLES),
    "rule-": {*CITED},
    "score-": set(PARTS),
    "seat-": set("12345"),
    "stage-": set(NAMES),
    "what-": {
        *re.findall(r'^  "?([a-z-]+)"?: \{', EXPLAINED, re.MULTILINE),
        *("title", "more", "before", "next"),
    },
    "step-": {"download", "python", "game"},
}
"""The words of the engine, by the ids that are made of them."""

OF_BOOK: Final = ("section-", "answers-", "how-panels", "book-keywords")
"""The beginnings of ids that belong to the book, which lists its parts itself."""


def made() -> Iterator[str]:
    """The ids that scripts can make of the words they have."""
    for path, text in SCRIPTS.items():
        for start, end, _ in templates(text):
            words = EXACT.get(start) or nearby(path)
            if start:
                yield from (f"{start}{dashed(word)}{end}" for word in words)


def test_every_id_a_script_asks_for_has_words() -> None:
    assert asked_for() - set(patterns("en")) == set()


def test_every_computer_player_has_words() -> None:
    needed = ("kind-{}", "kind-{}.short", "level-{}")
    words = {form.format(level) for form in needed for level in LEVELS}
    assert words <= set(patterns("en"))


def test_every_shortcut_has_words() -> None:
    tables = [text for path, text in SCRIPTS.items() if path.name == "shortcuts.js"]
    names = {*re.findall(r'name: "([\w-]+)", key', "\n".join(tables))}
    assert {"confirm", "prices"} <= names
    assert {f"key-{name}" for name in names} <= set(patterns("en"))


def test_every_part_that_names_an_explanation_has_one() -> None:
    named = {
        id
        for text in SCRIPTS.values()
        for place in re.findall(r'data-what=("[\w-]+"|\$\{[^}]*\})', text)
        for id in re.findall(r'"([a-z-]+)"', place)
    }
    assert {"hand", "price-now", "star"} <= named
    assert named <= EXACT["what-"]


def test_no_message_is_unused() -> None:
    names = {message.id.name for message in messages("en")}
    early = {UNSTARTED, one_file.UNSTARTED, greetings.UNSTARTED, OWN_NAME}
    early |= {*OUTSIDE.values(), *SHORTCUTS}
    asked = {id.partition(".")[0] for id in asked_for()} | early
    unused = names - asked - set(made())
    assert {id for id in unused if not id.startswith(OF_BOOK)} == set()


def test_no_attribute_is_unused() -> None:
    attributes = {id for id in patterns("en") if "." in id} - asked_for()
    ends = {end for text in SCRIPTS.values() for _, _, end in templates(text)}
    unused = {id for id in attributes if f".{id.partition('.')[2]}" not in ends}
    assert {id for id in unused if not id.startswith(OF_BOOK)} == set()


GLUED: Final = re.compile(
    r"""join\("[,.:] "\)"""
    r"""|\[", ","""
    r"""|\$\{[^{}`]*\([^{}`]*(?:\{[^{}]*\}[^{}`]*)?\}(?:</\w+>)?"""
    r"""[,.:;!?](?:[ <]|`[;,)])""",
)
"""The code with which a script adds a punctuation mark to words."""

SPEAKING: Final = ("actions", "dialogs", "effects", "games", "screens")


def test_punctuation_stands_in_locale_files() -> None:
    glued = [
        f"{path.relative_to(WEB)}: {found[0]}"
        for path, text in SCRIPTS.items()
        if path.relative_to(WEB).parts[0] in SPEAKING
        for found in GLUED.finditer(text)
    ]
    assert glued == []
