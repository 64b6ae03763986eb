"""The share of winning cities with a building, as the book shows it."""

import json

from proofs.won_cities import WRITTEN, Won, figures, options_of, play
from sanjuan.rules.buildings import CLASSES


def test_every_table_takes_its_turn() -> None:
    tables = {options_of(game) for game in range(12)}
    assert len(tables) == 12
    assert {one.seats for one in tables} == {2, 3, 4}


def test_a_game_tells_the_city_that_won() -> None:
    (won, *_) = play(("easy", 1))
    assert won.expansion
    assert {"indigo_plant"} <= won.city <= {building.id for building in CLASSES}


def test_buildings_are_counted_in_a_hundred_cities_of_their_games() -> None:
    cities = [Won(False, frozenset(["well", "crane"])), Won(False, frozenset(["well"]))]
    told = figures("easy", [*cities, Won(True, frozenset(["hut"]))])
    basic, expansion = told["basic"], told["expansion"]
    assert isinstance(basic, dict) and isinstance(expansion, dict)
    assert (basic["cities"], expansion["cities"]) == (2, 1)
    assert (basic["percent"]["well"], basic["percent"]["crane"]) == (100, 50)
    assert "hut" not in basic["percent"] and expansion["percent"]["hut"] == 100


def test_the_book_has_the_figures_of_every_building() -> None:
    told = json.loads(WRITTEN.read_text(encoding="utf-8"))
    new = [building.id for building in CLASSES if building.expansion]
    ids = [building.id for building in CLASSES]
    assert list(told["expansion"]["percent"]) == ids
    assert list(told["basic"]["percent"]) == [id for id in ids if id not in new]
