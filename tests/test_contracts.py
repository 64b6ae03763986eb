"""The border's types: documented, equal on both sides, and true of real data."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any, TypedDict, get_args

import pytest

from browser import bridge
from contracts import __main__ as contracts
from contracts import reading, schema, typescript
from messages import HINT, LOOK_BACK, NEW, answer, send, thoughts
from puerto_rico.rules.option_facts import OptionName
from puerto_rico.rules.stages import NAMES as STAGES
from random_play import play, played, until
from sanjuan import Game
from sanjuan.ai.advisor import ADVISOR
from sanjuan.ai.why.facts import REASONS
from sanjuan.game_type import SAN_JUAN
from sanjuan.knowledge.facts import Effect, EventFacts
from sanjuan.page.catalogue import Catalogue, catalogue
from sanjuan.page.messages import Message, Reply
from sanjuan.records.facts import Position, Save
from sanjuan.rules.stages import NAMES
from short_game import short_game
from tabletop.advice.hint import Hint
from tabletop.bots.search.budget import Budget
from tabletop.table.save import TableSave
from tabletop.table.seating import SeatInfo
from tabletop.table.table import Table

WEB = Path(__file__).parent.parent / "web"


def misfit(kind: Any, value: object) -> str:
    """The sentence on the part of a value that misfits a type; empty if it fits."""
    return schema.misfit(schema.schema(kind), value)


def types_of(messages: Any) -> set[str]:
    """The `type` of each message of a union."""
    kinds = (reading.record(kind).fields for kind in get_args(messages))
    return {get_args(f.kind)[0] for fields in kinds for f in fields if f.name == "type"}


# ---------------------------------------------------------------- the writers


def test_what_was_written_is_up_to_date() -> None:
    assert contracts.stale(contracts.files()) == []


def test_the_types_of_the_toys_are_up_to_date() -> None:
    environment = {**os.environ, "TEST_SITE": "toys"}
    command = [sys.executable, "-m", "contracts", "--check"]
    assert subprocess.run(command, env=environment).returncode == 0


def test_a_changed_key_is_found_on_the_pages_side(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written = {tmp_path / "facts.d.ts": "export type Told = { id: string };\n"}
    monkeypatch.setattr(contracts, "files", lambda: written)
    with pytest.raises(SystemExit, match=r"facts.d.ts no longer fit the types: run"):
        contracts.main(["--check"])
    contracts.main([])
    contracts.main(["--check"])


class Silent(TypedDict):
    """A type that documents no key."""

    key: int


def test_a_key_without_a_sentence_is_refused() -> None:
    with pytest.raises(reading.UndocumentedError, match=r"Tell below Silent\.key"):
        reading.record(Silent)


class Told(TypedDict):
    """A type with the name of another."""

    key: list[int | None]
    """Some numbers."""


def test_two_types_of_one_name_are_refused() -> None:
    with pytest.raises(ValueError, match="Two types of the border are called Told"):
        reading.reachable(Reply, Told)


def test_a_type_that_json_has_not_is_refused() -> None:
    for said in (typescript.said, schema.said):
        with pytest.raises(TypeError, match="has no type for"):
            said(set[int])


def test_a_list_of_one_or_the_other_is_written_in_brackets() -> None:
    text = typescript.written("About", {}, Told)
    assert "/** About */" in text
    assert "  key: (number | null)[];" in text


# ---------------------------------------------------------------- messages


def test_the_bridge_takes_every_message_there_is() -> None:
    assert types_of(Message) == bridge.BRIDGE.messages


@pytest.mark.parametrize(
    "message",
    [
        {"type": "undo", "seat": 0, "taken": 1},
        {"type": "undo", "seat": "0"},
        {"type": "answer", "ply": 1, "seat": 0},
        {"type": "shout"},
        [],
    ],
)
def test_a_message_the_types_do_not_know_is_told_in_a_sentence(message: Any) -> None:
    assert re.fullmatch(r"This does not fit at \$.*: .+\.", misfit(Message, message))


def test_a_message_the_types_know_fits() -> None:
    assert misfit(Message, {"type": "undo", "seat": 0}) == ""


def test_every_reply_of_a_game_fits_its_type(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bridge.BRIDGE, "table", None)
    replies = [send(NEW), send({**HINT, "seat": 9}), send(HINT)]
    replies += thoughts()
    for _ in range(12):
        shown = next(r for r in reversed(replies) if r["type"] == "view")["table"]
        replies += [send(answer(shown)), *thoughts()]
    assert {reply["type"] for reply in replies} >= {"view", "error", "hint"}
    assert [misfit(Reply, reply) for reply in replies] == [""] * len(replies)


def test_every_reply_of_a_look_back_fits_its_type(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(bridge.BRIDGE, "table", None)
    monkeypatch.setattr("tabletop.advice.review.report.ITERATIONS", 2)
    save = json.dumps(short_game().save())
    send({"type": "load", "text": save})
    replies = [send(LOOK_BACK), *thoughts()]
    assert replies[-1]["luck"]
    assert [misfit(Reply, reply) for reply in replies] == [""] * len(replies)


def test_a_reply_the_types_do_not_know_is_told_in_a_sentence() -> None:
    assert misfit(Reply, {"type": "view", "table": {}}) != ""
    error = {"type": "error", "error": {"id": "no_game", "args": {}}}
    assert misfit(Reply, error) == ""


def test_the_catalogue_fits_its_type() -> None:
    assert misfit(Catalogue, catalogue()) == ""
    assert "'prices' was unexpected" in misfit(Catalogue, {**catalogue(), "prices": 1})


# ---------------------------------------------------------------- facts of a game


@pytest.mark.parametrize("stage", ["role", "build", "pay", "keep", "sell"])
def test_every_reason_of_a_hint_fits_its_type(stage: str) -> None:
    hint = Hint(until(stage), ADVISOR, Budget(16))
    hint.thinking.finish()
    told = [one for answer in hint.facts()["advice"] for one in answer["reasons"]]
    assert told
    found = [misfit(REASONS[one["id"]], one["args"]) for one in told]
    assert found == [""] * len(told)


@pytest.mark.parametrize("viewer", [None, 0, 2])
def test_every_event_fits_its_type(viewer: int | None) -> None:
    game = play(Game(3, "second", expansion=True, choose_four=True, seed=1))
    assert misfit(list[EventFacts], game.events(viewer)) == ""


def test_saves_and_positions_fit_their_types() -> None:
    game = played(60, expansion=True)
    assert misfit(Position, game.position()) == ""
    assert misfit(Save, game.save()) == ""
    table = Table(SAN_JUAN, game, [SeatInfo("Inés")] * 2)
    assert misfit(TableSave, table.save()) == ""


def test_an_event_the_types_do_not_know_is_told_in_a_sentence() -> None:
    event = {"id": "slept", "ply": 1, "args": {}}
    assert "'slept' is not one of" in misfit(EventFacts, event)


# ---------------------------------------------------------------- no rule in scripts

WORDS = [path.parent for path in WEB.glob("games/*/words/names.js")]
"""The folders that may name a stage, to choose a sentence."""
OTHER = WEB / "games" / "puerto_rico"
"""The folder of a game that has stages of its own, some called like these."""
SCRIPTS = [path for path in sorted(WEB.rglob("*.js")) if not {*WORDS} & {*path.parents}]


def naming(names: Iterable[str], kinds: Iterable[str]) -> re.Pattern[str]:
    """A line that names one of these stages; kinds of things may be called like one."""
    own, every = "|".join(sorted({*names} - {*kinds})), "|".join(names)
    return re.compile(
        rf'[!=]==\s*"({own})"|[\[,]\s*"({own})"|\b(name|stage) [!=]== "({every})"'
    )


NAMED = naming(NAMES, get_args(Effect))
NAMED_OTHER = naming(STAGES, get_args(OptionName))
AMOUNT = "(price|cost|vp|total)"
RECKONED = re.compile(rf"\b{AMOUNT} [-+*] |[-+*] \w+\.{AMOUNT}\b")


def found(pattern: re.Pattern[str], scripts: Iterable[Path] = SCRIPTS) -> list[str]:
    """The lines of the page's scripts that match a pattern, each with its file."""
    return [
        f"{path.name}: {line.strip()}"
        for path in scripts
        for line in path.read_text(encoding="utf-8").splitlines()
        if pattern.search(line)
    ]


def test_no_script_names_a_stage() -> None:
    other = [path for path in SCRIPTS if OTHER in path.parents]
    assert found(NAMED, [path for path in SCRIPTS if path not in other]) == []
    assert found(NAMED_OTHER, other) == []


def test_no_script_reckons_with_prices_or_points() -> None:
    assert found(RECKONED) == []


@pytest.mark.parametrize(
    "line",
    ['if (question.name === "build") {', 'const GIVEN = ["chapel"];', '!== "sell"'],
)
def test_a_stage_named_in_a_script_would_be_found(line: str) -> None:
    assert NAMED.search(line)
