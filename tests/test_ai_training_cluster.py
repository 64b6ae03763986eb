"""Learning on a cluster of two worker processes."""

from pathlib import Path

from test_crew import address  # noqa: F401
from training import train
from training.runs import Run


def test_a_cluster_teaches_the_same(tmp_path: Path, address: str) -> None:  # noqa: F811
    options = ["--steps=1", "--parts=2", "--games=1", "--gating=2"]
    here, there = tmp_path / "here", tmp_path / "there"
    for folder, where in ((here, "--processes=1"), (there, f"--dask={address}")):
        train.main(["--folder", str(folder), *options, where, "--minutes=0.05"])
    generations = Run(there / "2.json", 2, expansion=False).generations
    assert generations[0] == Run(here / "2.json", 2, expansion=False).generations[0]
