"""The arena plays every game that has a package there, by what the game declares."""

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from arena import again, blunders, match
from arena.command import asked_game
from arena.game import FIRST, game_of, ids
from arena.judge import Look, judge
from arena.playing import play_deal, setup_of
from arena.report import options
from tabletop.bots.search.budget import Budget
from toolchain.steps import ROOT

GENERIC = [
    path
    for folder in ("arena", "training", "puzzles")
    for path in (ROOT / "scripts" / folder).rglob("*.py")
    if not {"games", "pool"} & {*path.relative_to(ROOT / "scripts" / folder).parts}
]
NAMING = re.compile(
    r"^(?!    python -m ).*(sanjuan|san_juan|puerto_rico)", re.MULTILINE
)


@pytest.mark.parametrize("path", GENERIC, ids=lambda path: "-".join(path.parts[-2:]))
def test_no_line_names_a_game(path: Path) -> None:
    assert not NAMING.search(path.read_text(encoding="utf-8"))


def test_the_first_game_is_meant_unless_another_is_named() -> None:
    assert ids()[0] == FIRST == "san_juan"
    assert asked_game(["--seats", "3"]).id == FIRST
    assert asked_game(["--seats", "3", "--game", "puerto_rico"]).id == "puerto_rico"
    with pytest.raises(SystemExit, match="no game “chess”: there are san_juan"):
        game_of("chess")


def test_options_that_make_no_game_end_in_a_sentence() -> None:
    with pytest.raises(SystemExit, match="No such game is played"):
        setup_of("random", "random", seats=7)


def test_the_words_of_a_match_are_those_of_its_options() -> None:
    many: dict[str, Any] = {
        "seats": 5,
        "sets": ["new_buildings", "nobles"],
        "draft": True,
    }
    setup = setup_of("random", "random", game="puerto_rico", **many)
    assert options(setup) == "5 seats, New Buildings, nobles, draft"
    assert options(setup_of("a", "b", seats=3, choose_four=True)) == (
        "3 seats, first edition, choose-four"
    )


@pytest.mark.slow
def test_another_game_is_played_from_every_seat(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = ["--file", str(tmp_path / "match.jsonl")]
    words = ["random", "random", "--game", "puerto_rico", "--seats", "3"]
    match.main([*words, "--games", "3", "--processes", "1", *file])
    told = capsys.readouterr().out
    assert told.startswith("random in one seat against random in two seats\n")
    assert "games            3, 3 seats\n" in told
    assert "33.3% (par 33%)" in told


@pytest.mark.slow
def test_a_deal_of_another_game_is_the_same_again() -> None:
    setup = setup_of("random", "random", game="puerto_rico", seats=2)
    assert play_deal(setup, 4) == play_deal(setup, 4)


@pytest.mark.slow
def test_decisions_of_another_game_are_asked_again_and_judged(
    capsys: pytest.CaptureFixture[str],
) -> None:
    game = ["--game", "puerto_rico", "--seats", "2", "--games", "1", "--processes", "1"]
    again.main(["--level", "random", *game])
    assert "every question" in capsys.readouterr().out
    entry = game_of("puerto_rico")
    options = entry.checked({"seats": 2})
    played = blunders.played(entry.id, "random", options, 1)
    (*_, last) = blunders.moments(played, everything=True)
    look = Look(4, 0.08, "random", entry.id)
    assert judge(look, last).ply == played.game.ply - 1


@pytest.mark.parametrize(("id", "draws"), [("san_juan", False), ("puerto_rico", True)])
def test_playouts_draw_answers_where_worlds_are_too_much_alike(
    id: str, draws: bool
) -> None:
    entry, rng = game_of(id), Random(1)
    game = entry.dealt(entry.checked({"seats": 2}), 1)
    seen = game.view(game.asked().seat)
    looked = entry.type.advisor.search(seen, rng, Budget(1))
    policy, state = entry.guide(looked, rng).policy, looked.worlds.base
    drawn = 0
    for _ in range(12):
        drawn += len({policy.answer(state) for _ in range(20)}) > 1
        state.step(policy.answer(state))
    assert (drawn > 0) is draws
