"""The JSON Schemas of positions and records accept the files that the engine uses."""

import json
import re
from itertools import islice, product
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from jsonschema import Draft202012Validator
from referencing import Registry, Resource

from contracts.schema import misfit
from proofs.playthroughs import FOLDER
from random_play import play, played
from sanjuan import Game, Options, PositionError, SaveError
from sanjuan.game_type import SAN_JUAN
from sanjuan.rules.buildings import CLASSES
from sanjuan.rules.cards import EDITIONS
from sanjuan.rules.options import TURNS
from sanjuan.rules.stages import NAMES
from strategies import games, spoilt
from tabletop.table.seating import SeatInfo
from tabletop.table.table import Table
from toolchain.steps import ROOT

DOCS = ROOT / "docs"
VIEW = json.loads((DOCS / "view.schema.json").read_text(encoding="utf-8"))
POSITION = json.loads((DOCS / "position.schema.json").read_text(encoding="utf-8"))
RECORD = json.loads((DOCS / "record.schema.json").read_text(encoding="utf-8"))

OPTIONS = [
    Options(*chosen)
    for chosen in product(TURNS, EDITIONS, (False, True), (False, True))
]

_files: Registry[Any] = Registry()
_files = _files.with_resource("position.schema.json", Resource.from_contents(POSITION))
positions = Draft202012Validator(POSITION)
records = Draft202012Validator(RECORD, registry=_files)


def examples(page: str) -> list[Any]:
    """The JSON examples of a page of the docs."""
    text = (DOCS / page).read_text(encoding="utf-8")
    return [json.loads(found) for found in re.findall(r"```json\n(.*?)```", text, re.S)]


def test_the_schemas_are_schemas() -> None:
    Draft202012Validator.check_schema(POSITION)
    Draft202012Validator.check_schema(RECORD)
    Draft202012Validator.check_schema(VIEW)


def test_the_schema_knows_every_building_and_stage() -> None:
    definitions = POSITION["$defs"]
    assert definitions["building"]["enum"] == [building.id for building in CLASSES]
    assert definitions["stage"]["enum"] == list(NAMES)


@pytest.mark.slow
@given(games())
def test_every_position_told_fits_the_schema(game: Game) -> None:
    positions.validate(game.position())


@pytest.mark.slow
@given(games())
def test_every_view_fits_the_schema(game: Game) -> None:
    for viewer in (None, *range(game.options.seats)):
        assert misfit(VIEW, game.view(viewer)) == ""


@pytest.mark.slow
@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_views_of_all_option_sets_fit_the_schema(options: Options) -> None:
    game = play(Game(*options, seed=3))
    assert misfit(VIEW, game.view(0)) == ""
    for now, _ in islice(game.replay(), 0, None, 9):
        assert misfit(VIEW, now.view(now.asked().seat)) == ""


def test_a_view_that_does_not_fit_says_where() -> None:
    seen = {**Game(seed=1).view(0), "weather": "fine"}
    assert misfit(VIEW, seen) == (
        "A view of a game of San Juan does not fit at $: Additional properties are "
        "not allowed ('weather' was unexpected)."
    )


@given(games(most=60))
def test_every_save_fits_the_schema(game: Game) -> None:
    records.validate(game.save())


@given(spoilt({"edition": "second", **played(40, seats=3).position()}))
def test_a_position_that_is_read_fits_the_schema(position: Any) -> None:
    try:
        Game.from_position(position)
    except PositionError:
        return
    positions.validate(position)


@given(spoilt(played(4, seed=5).save()))
def test_a_save_that_is_read_fits_the_schema(save: Any) -> None:
    try:
        Game.load(save)
    except SaveError:
        return
    records.validate(save)


def test_a_save_from_a_position_fits_the_schema() -> None:
    game = Game.from_position({"seats": [{"tucked": 2}, {"covered": ["well"]}]})
    records.validate(play(game, 5).save())


def test_a_tables_save_fits_the_schema() -> None:
    table = Table(SAN_JUAN, played(9), [SeatInfo("Inés")] * 2, serious=True)
    records.validate(table.save())
    table.integrity.lapse("older_state", "another-table")
    records.validate(table.save())
    records.validate(Table(SAN_JUAN, played(9), [SeatInfo("Inés")] * 2).save())


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.json")), ids=lambda p: p.stem)
def test_golden_saves_fit_the_schema(path: Path) -> None:
    records.validate(json.loads(path.read_text(encoding="utf-8")))


def test_kept_branches_fit_the_schema() -> None:
    kept = json.loads((FOLDER.parent / "branches.json").read_text(encoding="utf-8"))
    for one in kept.values():
        records.validate(one["save"])


def test_the_example_of_the_positions_page_can_be_read() -> None:
    (example,) = examples("positions.md")
    positions.validate(example)
    game = Game.from_position(example)
    assert [score.total for score in game.scores()] == [6, 1]


def test_the_examples_of_the_records_page_have_the_keys_of_saves() -> None:
    game, table = examples("records.md")
    assert set(game) == set(played(1).save())
    assert set(table) == set(Table(SAN_JUAN, played(1), [SeatInfo("")] * 2).save())


def test_every_key_is_explained_on_its_page() -> None:
    told = (DOCS / "positions.md").read_text(encoding="utf-8")
    keys = [*POSITION["properties"], *POSITION["$defs"]["seat"]["properties"]]
    assert [key for key in keys if f"| `{key}` |" not in told] == []
