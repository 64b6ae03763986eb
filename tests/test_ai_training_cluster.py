"""Learning on a cluster of two worker processes."""

from pathlib import Path

from test_crew import address  # noqa: F401
from training import train
from training.course import Course


def test_a_cluster_teaches_the_same(tmp_path: Path, address: str) -> None:  # noqa: F811
    options = ["--batches=1", "--lessons=2", "--games=1", "--trials=2"]
    here, there = tmp_path / "here", tmp_path / "there"
    for folder, where in ((here, "--processes=1"), (there, f"--dask={address}")):
        train.main(["--folder", str(folder), *options, where, "--minutes=0.05"])
    generations = Course(there / "2.json", 2, expansion=False).generations
    assert generations[0] == Course(here / "2.json", 2, expansion=False).generations[0]
