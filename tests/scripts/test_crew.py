"""Work on many cores: in order, here or on a cluster, stopped with its caller."""

from functools import partial
from pathlib import Path

import pytest
from distributed import Client

from arena.crew import spread
from arena.playing import Deal, play_deal, setup_of

HOME = "tcp://127.0.0.1"
SETUP = setup_of("greedy", "random")

BOT = """
import sanjuan

class Shy(sanjuan.Player):
    def think(self, view, rng):
        yield 0.5
        question = sanjuan.determinize(view, rng).question
        return question.sample(rng)
"""
FIRST = BOT.replace("question.sample(rng)", "next(iter(question))")
SENT = BOT + "\nassert 'ours-' in sanjuan.__file__, 'not what was sent'\n"


@pytest.mark.slow
def test_results_come_in_the_order_of_the_jobs() -> None:
    assert [*spread(str.upper, "abcdefgh", processes=2)] == [*"ABCDEFGH"]


@pytest.mark.slow
def test_two_processes_play_what_one_does() -> None:
    play = partial(play_deal, SETUP)
    assert [*spread(play, range(4), 2)] == [play(number) for number in range(4)]


def test_nobody_works_on_when_nobody_asks_on() -> None:
    done = spread(abs, range(10**9), processes=1)
    assert next(done) == 0
    done.close()  # type: ignore[attr-defined]


def test_a_cluster_plays_what_this_machine_does(address: str) -> None:
    play = partial(play_deal, SETUP)
    there = [*spread(play, range(6), dask=address)]
    assert there == [play(number) for number in range(6)]


def test_all_workers_of_a_cluster_take_part(address: str) -> None:
    [*spread(partial(play_deal, SETUP), range(12), dask=address)]
    with Client(address) as client:  # type: ignore[no-untyped-call]
        logs = client.run(lambda dask_worker: dask_worker.state.executed_count)
    assert len(logs) == 2
    assert all(logs.values())


def test_a_cluster_plays_other_peoples_players(
    address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "shy.py").write_text(BOT, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    play = partial(play_deal, setup_of("shy:Shy", "random"))
    (there,) = spread(play, [1], dask=address, modules=["shy"])
    assert there == play(1)


def test_the_player_of_a_file_plays_by_what_a_cluster_was_sent(
    address: str, tmp_path: Path
) -> None:
    (tmp_path / "shy.py").write_text(SENT, encoding="utf-8")
    play = partial(play_deal, setup_of(str(tmp_path / "shy.py"), "random"))
    (there,) = spread(play, [1], dask=address)
    assert [game.forfeit for game in there.games] == ["", ""]


def test_a_cluster_plays_by_the_newest_code(
    address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The player changes between two matches."""
    monkeypatch.syspath_prepend(tmp_path)
    play = partial(play_deal, setup_of("fickle:Shy", "random"))
    found: list[Deal] = []
    for text in (BOT, FIRST):
        (tmp_path / "fickle.py").write_text(text, encoding="utf-8")
        found += spread(play, [1], dask=address, modules=["fickle"])
    assert found[0] != found[1]


def test_a_cluster_that_does_not_answer_is_named(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("arena.cluster.PATIENCE", "0.2s")
    with pytest.raises(SystemExit, match=f"No Dask scheduler answers at {HOME}:9"):
        next(spread(abs, [1], dask=f"{HOME}:9"))
