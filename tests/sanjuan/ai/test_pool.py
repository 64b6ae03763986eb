"""The pool: never changed, legal in every game, each player as good as it should be."""

import ast
import hashlib
import re
from itertools import product
from pathlib import Path
from random import Random

import pytest

import sanjuan
from arena import pool
from arena.entrants import at_a_glance, entrant
from arena.playing import Setup, play_deal
from toolchain.steps import ROOT, files_in

FOLDER = Path(pool.__file__).parent
PINNED = ROOT / "tests" / "pool.sha256"
"""The digests, as `sha256sum` writes them from within the folder.

Measurements against these players stay comparable only if the players never change.
"""

PRIVATE = re.compile("_(?!_)")
FROZEN = sorted(at_a_glance())
GAMES = [
    sanjuan.Options(*choice)
    for choice in product((2, 3, 4), ("first", "second"), (False, True), (False, True))
]


def test_the_pool_is_as_it_ever_was() -> None:
    found = {
        f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.relative_to(FOLDER)}"
        for path in files_in(FOLDER)
    }
    assert found == set(PINNED.read_text(encoding="utf-8").splitlines())


@pytest.mark.parametrize(
    "path", sorted(FOLDER.rglob("*.py")), ids=lambda path: path.stem
)
def test_a_frozen_player_stands_on_what_does_not_change(path: Path) -> None:
    """It imports no level, no rules of the game, and only public names."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom):
            assert not (node.module or "").startswith(("sanjuan.ai", "sanjuan.game"))
            assert not any(PRIVATE.match(alias.name) for alias in node.names)
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            assert node.value.id == "self" or not PRIVATE.match(node.attr)


@pytest.mark.parametrize("name", FROZEN)
@pytest.mark.parametrize("options", GAMES, ids=str)
def test_it_answers_legally_in_every_game(name: str, options: sanjuan.Options) -> None:
    game = sanjuan.Game(**options._asdict(), seed=3)
    player, rng = entrant(name), Random(1)
    while (question := game.question) is not None:
        game.answer(player.choose(game.view(question.seat), rng))
    assert game.over


@pytest.mark.parametrize("name", FROZEN)
def test_it_decides_by_what_its_seat_sees(name: str) -> None:
    """Its decision is the same for all deals of the hidden cards."""
    game = sanjuan.Game(3, "second", expansion=True, seed=5)
    player, rng = entrant(name), Random(1)
    while (question := game.question) is not None:
        seen = game.view(question.seat)
        first, second = player.choose(seen, rng), player.choose(seen, rng)
        assert first == second
        game.answer(first)


@pytest.mark.parametrize(
    ("a", "b", "least"),
    [
        ("greedy", "random", 0.93),
        ("production_rush", "greedy", 0.6),
        ("violet_rush", "greedy", 0.6),
    ],
)
def test_each_beats_the_one_it_should(a: str, b: str, least: float) -> None:
    shares = [play_deal(Setup(a, b), deal).share for deal in range(12)]
    assert sum(shares) / len(shares) >= least
