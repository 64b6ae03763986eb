"""Decisions that another answer beats, found by playing both on to the end."""

import gc
import json
from pathlib import Path
from random import Random
from typing import cast

import pytest

import sanjuan
from arena import blunders
from arena.blunders import Game, moments
from arena.games.san_juan import GAME
from arena.judge import Judged, Look, Moment, compared, judge
from browser.games import GAMES
from sanjuan.ai.players import PolicyPlayer
from sanjuan.ai.search.guide import guide
from sanjuan.ai.search.worlds import Worlds
from table_setup import Table, seat, table
from tabletop.base.rng import Chance
from tabletop.bots.search.playouts import Difference, Playouts
from tabletop.rules.question import Answer
from tabletop.table.codes import table_of

LAST = (
    "smithy gold_mine archive poor_house well market_stand trading_post"
    " black_market chapel tower aqueduct"
)
"""The city of an opponent with one building to go: 15 points with a sugar mill."""
QUICK = Look(16, 0.08)
HEAD = "decision 2, round 1, seat 0, build"


def last_decision() -> Table:
    """Twelve points and the last chance to build: a win takes four more."""
    hand = "victory_column sugar_mill sugar_mill indigo_plant indigo_plant indigo_plant"
    mine = seat(hand, "hero statue library archive")
    at = table(mine, seat("sugar_mill indigo_plant", LAST), governor=1)
    return at.role("builder").build("sugar_mill").until("build")


def of(game: sanjuan.Game) -> Game:
    return Game("it", game, GAME)


def decided(building: str) -> Moment:
    """That moment, when the seat built a building."""
    *_, moment = moments(of(last_decision().build(building).game), everything=False)
    return moment


def played_out(game: sanjuan.Game) -> sanjuan.Game:
    """The game, finished by the policy."""
    policy, rng = sanjuan.player("medium"), Random(1)
    while (question := game.question) is not None:
        game.answer(policy.choose(game.view(question.seat), rng))
    return game


def test_an_answer_that_gives_a_win_away_is_beaten() -> None:
    found = judge(QUICK, decided("sugar_mill"))
    assert (found.answered, found.better) == ("sugar_mill", "victory_column")
    assert found.more is not None and found.more.mean == 1
    assert found.beaten(0.08)
    line = f"{HEAD}: sugar_mill; victory_column wins 100.0 ± 0.5 more games in 100"
    assert str(found) == line


class Noting(sanjuan.Player):
    """A player that counts its decisions, and decides as the policy does."""

    def __init__(self) -> None:
        self.decided = 0

    def choose(self, view: sanjuan.View, rng: Chance) -> Answer:
        self.decided += 1
        return PolicyPlayer().choose(view, rng)


def test_what_is_beaten_a_player_plays_on_and_nothing_else(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    player, by_hard = Noting(), QUICK._replace(by="hard")
    noting = GAME._replace(player=lambda level, iterations: player)
    monkeypatch.setattr("arena.judge.game_of", lambda id: noting)
    assert judge(by_hard, decided("victory_column")).more is None
    assert player.decided == 0
    found = judge(by_hard, decided("sugar_mill"))
    assert found.more is not None and found.more.mean == 1
    assert player.decided > QUICK.worlds


def test_the_best_answer_is_beaten_by_none() -> None:
    found = judge(QUICK, decided("victory_column"))
    assert found.more is None
    assert not found.beaten(0.0)
    assert str(found) == f"{HEAD}: victory_column"


def test_the_same_decision_is_judged_alike() -> None:
    moment = decided("indigo_plant")
    assert judge(QUICK, moment) == judge(QUICK, moment)


@pytest.mark.parametrize(
    ("mean", "error", "beaten"),
    [(0.10, 0.04, True), (0.10, 0.06, False), (0.07, 0.01, False)],
)
def test_beaten_is_what_loses_more_than_was_asked_and_not_by_luck(
    mean: float, error: float, beaten: bool
) -> None:
    more = Difference(mean, error, 400)
    judged = Judged(1, 1, 0, "role", "trader", "builder", more)
    assert judged.beaten(0.08) is beaten


def test_an_answer_that_is_clearly_no_better_is_left_after_a_quarter() -> None:
    moment = decided("victory_column")
    hidden = Worlds(cast(sanjuan.View, moment.view), Random(1))
    other = last_decision().game.asked().pick("sugar_mill")
    playouts = Playouts(hidden, guide(sanjuan.Options()), [moment.answer, other])
    assert compared(playouts, other, moment.answer, Look(80, 0.08)).worlds == 20


def test_roles_and_buildings_are_looked_at_unless_all_is_asked_for() -> None:
    game = played_out(sanjuan.Game(seed=3))
    stages = {moment.view["question"]["name"] for moment in moments(of(game), False)}
    assert stages <= {"role", "build", "library"}
    assert len([*moments(of(game), True)]) == game.ply


def test_games_are_read_from_their_files(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    save = tmp_path / "game.json"
    game = played_out(last_decision().build("sugar_mill").game)
    save.write_text(json.dumps(game.save()), encoding="utf-8")
    blunders.main([str(save), "--worlds", "40", "--processes", "1"])
    name, beaten, told = capsys.readouterr().out.splitlines()
    assert (name, beaten.startswith(f"  {HEAD}: sugar_mill; ")) == ("game.json", True)
    assert told.startswith("all games read: 1 of 3 decisions beaten")


def test_codes_lead_to_what_is_beaten() -> None:
    game = played_out(sanjuan.Game(seed=3))
    (asked, *_) = moments(of(game), everything=False)
    there = table_of(GAMES, blunders.code(of(game), asked.ply)).game
    assert there.view(there.asked().seat) == asked.view


def test_a_game_that_was_dealt_anew_has_no_codes() -> None:
    begun = sanjuan.Game(seed=3).dealt_anew(1)
    assert "no code" in blunders.code(of(played_out(begun)), 2)


@pytest.mark.slow
def test_players_play_games_to_be_judged(capsys: pytest.CaptureFixture[str]) -> None:
    blunders.main(["--play", "medium", "--worlds", "4", "--processes", "1"])
    told = capsys.readouterr().out.splitlines()
    assert told[0] == "medium, deal 1"
    assert "decisions beaten by more than 8 games in 100" in told[-1]


def test_what_is_no_game_ends_in_a_sentence(tmp_path: Path) -> None:
    save = tmp_path / "game.json"
    for text, words in (("{", "cannot be read"), ("{}", "game.json: ")):
        save.write_text(text, encoding="utf-8")
        with pytest.raises(SystemExit, match=words):
            blunders.main([str(save)])
    with pytest.raises(SystemExit, match="Name a saved game"):
        blunders.main([])


@pytest.mark.slow
def test_a_player_with_a_process_of_its_own_leaves_after_its_game() -> None:
    """A process that still runs would warn, and the warning would fail the test."""
    assert blunders.played(GAME.id, "first_expert@1", GAME.checked({}), 1).game.over
    gc.collect()
