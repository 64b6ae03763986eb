"""A Dask cluster of two worker processes on this machine."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from subprocess import DEVNULL, Popen

import pytest
from distributed import Client

OPTIONS = ["--host=127.0.0.1", "--no-dashboard", "--scheduler-file=scheduler.json"]
WORKERS = ["--nworkers=2", "--nthreads=1"]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark tests with a cluster as long: the cluster has to start."""
    for item in items:
        if "address" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.long)


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The scheduler of two workers, reachable from this machine alone.

    They start as any Dask cluster does, and know nothing of this repository.
    """
    folder = tmp_path_factory.mktemp("cluster")
    with (
        started("scheduler", folder, ["--port=0"]),
        started("worker", folder, WORKERS),
    ):
        file = str(folder / "scheduler.json")
        with Client(scheduler_file=file) as client:  # type: ignore[no-untyped-call]
            client.wait_for_workers(2)
            found = client.scheduler.address
        yield str(found)


@contextmanager
def started(part: str, folder: Path, options: list[str]) -> Iterator[None]:
    """A process of the cluster, until the tests are over."""
    command = [sys.executable, "-m", f"distributed.cli.dask_{part}"]
    process = Popen([*command, *OPTIONS, *options], cwd=folder, stderr=DEVNULL)
    try:
        yield
    finally:
        process.terminate()
        process.wait()
