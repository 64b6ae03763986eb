"""Work on many cores, here or on a Dask cluster, with results in the order of the jobs.

A cluster's workers need Python, joblib and Dask; our own code is sent to them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import TypeVar
from warnings import catch_warnings

from joblib import Parallel, delayed, parallel_config

Job = TypeVar("Job")
Done = TypeVar("Done")


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
    from cluster import joined

    with joined(dask, modules) as client, parallel_config("dask", client=client):
        yield
