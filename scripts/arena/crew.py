"""Work on many cores, here or on a Dask cluster, with results in the order of the jobs.

A cluster's workers need Python, joblib and Dask; our own code is sent to them.
"""

from __future__ import annotations

import pickle
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar
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
    """Yield the result of `work` for each job, in order; leaving early stops the rest.

    `processes` counts cores of this machine, -1 takes all. With `dask`, the address of
    a cluster's scheduler, its workers do the work; they are sent those `modules` too.
    """
    with _backend(dask, processes, modules) as call:
        results = Parallel(return_as="generator")(call(work, job) for job in jobs)
        try:
            yield from results
        finally:
            with catch_warnings(action="ignore", category=UserWarning):
                results.close()  # it warns of work done in vain


@contextmanager
def _backend(
    dask: str | None, processes: int, modules: Iterable[str]
) -> Iterator[Callable[[Any, Any], Any]]:
    """Yield the function that makes a call of some work on a job for the workers."""
    if dask is None:
        with parallel_config("loky", n_jobs=processes):
            yield lambda work, job: delayed(work)(job)
        return
    from arena.cluster import Call, joined

    with joined(dask, modules) as client, parallel_config("dask", client=client):
        yield lambda work, job: delayed(pickle.loads)(pickle.dumps(Call(work, job)))
