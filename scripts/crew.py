"""Work on many cores, here or on a Dask cluster, with results in the order of the jobs.

A cluster's workers need Python, joblib and Dask; our own code is sent to them.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, TypeVar
from warnings import catch_warnings
from zipfile import ZipFile

from joblib import Parallel, delayed, parallel_config

from steps import ROOT, fail, files_in, fingerprint

if TYPE_CHECKING:
    from distributed import Client

Job = TypeVar("Job")
Done = TypeVar("Done")

OURS = ("py/sanjuan", "scripts/matches", "scripts/pool", "scripts/steps.py")
PATIENCE = "10s"
"""How long a cluster may take to answer."""


def spread(
    work: Callable[[Job], Done],
    jobs: Iterable[Job],
    processes: int = -1,
    dask: str | None = None,
    modules: Iterable[str] = (),
) -> Iterator[Done]:
    """What `work` makes of each job, in order; leaving early stops the rest.

    `processes` counts cores of this machine, -1 takes all. With `dask`, the address of
    a cluster's scheduler, its workers do the work; they are sent those `modules` too.
    """
    with _backend(dask, processes, modules):
        results = Parallel(return_as="generator")(delayed(work)(job) for job in jobs)
        try:
            yield from results
        finally:
            with catch_warnings(action="ignore", category=UserWarning):
                results.close()  # it warns of work done in vain


@contextmanager
def _backend(
    dask: str | None, processes: int, modules: Iterable[str]
) -> Iterator[None]:
    if dask is None:
        with parallel_config("loky", n_jobs=processes):
            yield
        return
    from distributed import Client

    try:
        client = Client(dask, timeout=PATIENCE)  # type: ignore[no-untyped-call]
    except (OSError, ValueError) as error:
        fail(f"No Dask scheduler answers at {dask}: {error}")
    with client:
        _send_code(client, modules)
        with parallel_config("dask", client=client):
            yield


def _send_code(client: Client, modules: Iterable[str]) -> None:
    """Let every worker, also one that joins later, import what the work needs."""
    import cloudpickle

    files = [*_code(modules)]
    name = f"sanjuan-{fingerprint(file for _, file in files)}.zip"
    tops = {name.partition("/")[0].removesuffix(".py") for name, _ in files}
    with TemporaryDirectory() as folder:
        archive = Path(folder) / name
        with ZipFile(archive, "w") as out:
            for name, file in files:
                out.write(file, name)
        cloudpickle.register_pickle_by_value(sys.modules[__name__])
        client.run(_forget, tops)
        cloudpickle.unregister_pickle_by_value(sys.modules[__name__])
        client.upload_file(str(archive))


def _forget(tops: set[str]) -> None:
    """Drop what a worker has imported of these from an earlier archive."""
    for name in [*sys.modules]:
        if name.partition(".")[0] in tops:
            del sys.modules[name]


def _code(modules: Iterable[str]) -> Iterator[tuple[str, Path]]:
    """The files to send, with their names in the archive."""
    places = [ROOT / place for place in OURS]
    for place in [*places, *map(_source, modules)]:
        for file in files_in(place):
            yield str(file.relative_to(place.parent)), file


def _source(module: str) -> Path:
    """The file of a module, or the folder of its package."""
    spec = find_spec(module.partition(".")[0])
    assert spec is not None and spec.origin is not None
    origin = Path(spec.origin)
    return origin.parent if spec.submodule_search_locations else origin
