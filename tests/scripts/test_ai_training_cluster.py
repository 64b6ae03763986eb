"""Learning on a cluster of two worker processes."""

from functools import partial
from pathlib import Path

from arena.crew import spread
from training import train
from training.games.san_juan import LEARNER
from training.runs import Plan, Run

BRIEF = Plan(steps=1, parts=2, games=1, gating=2)


def test_a_cluster_learns_the_same(tmp_path: Path, address: str) -> None:
    here, there = (
        Run(tmp_path / f"{name}.json", LEARNER, LEARNER.sets[0]) for name in "ab"
    )
    on_cluster = partial(spread, processes=-1, dask=address, modules=train.MODULES)
    list(here.advance(BRIEF, partial(spread, processes=1)))
    list(there.advance(BRIEF, on_cluster))
    assert here.generations == there.generations
    assert here.best == there.best
