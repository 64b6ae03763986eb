"""A Dask cluster whose workers have our code.

They and the scheduler need Python, joblib and Dask; what else the work imports is sent.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple

import cloudpickle
from distributed import Client, Worker, WorkerPlugin

from toolchain.steps import ROOT, fail, files_in, fingerprint

OURS = ("scripts/arena", "scripts/toolchain")
"""The folders that are sent, beside all packages of `py`."""
PATIENCE = "10s"
"""The time in which a cluster has to answer."""


@contextmanager
def joined(address: str, modules: Iterable[str] = ()) -> Iterator[Client]:
    """The cluster of the scheduler at that address, our code and `modules` sent."""
    try:
        client = Client(address, timeout=PATIENCE)  # type: ignore[no-untyped-call]
    except (OSError, ValueError) as error:
        fail(f"No Dask scheduler answers at {address}: {error}")
    with client:
        _send(client, _code(modules))
        yield client


class Call(NamedTuple):
    """Work on a job that is done by unpickling it.

    A scheduler unpickles functions, but has none of ours. So it is given `pickle.loads`
    and bytes, and passes the bytes on unread.
    """

    work: Callable[[Any], Any]
    job: object

    def __reduce__(self) -> tuple[Callable[[Any], Any], tuple[object]]:
        return self.work, (self.job,)


class Code(WorkerPlugin):
    """Lets every worker, even one that joins later, import what the work needs.

    Workers have none of our modules before it comes, so its methods may use none.
    """

    name = "ours"

    def __init__(self, files: dict[str, bytes], folder: str) -> None:
        self.files = files
        self.folder = folder

    def setup(self, worker: Worker) -> None:
        """Lay the files down where they are found first."""
        home = Path(worker.local_directory, self.folder)
        for name, content in self.files.items():
            (home / name).parent.mkdir(parents=True, exist_ok=True)
            (home / name).write_bytes(content)
        self._forget()
        sys.path.insert(0, str(home))

    def _forget(self) -> None:
        """Drop the modules that the worker has imported from an earlier folder."""
        tops = {name.partition("/")[0].removesuffix(".py") for name in self.files}
        for name in [*sys.modules]:
            if name.partition(".")[0] in tops:
                del sys.modules[name]


def _code(modules: Iterable[str]) -> Code:
    """Our own code and the code of those modules."""
    packages = [one for one in (ROOT / "py").iterdir() if one.is_dir()]
    places = [*packages, *(ROOT / place for place in OURS)]
    files = {
        str(file.relative_to(place.parent)): file
        for place in [*places, *map(_source, modules)]
        for file in files_in(place)
    }
    contents = {name: file.read_bytes() for name, file in files.items()}
    return Code(contents, f"ours-{fingerprint(files.values())}")


def _source(module: str) -> Path:
    """The file of a module, or the folder of its package."""
    spec = find_spec(module.partition(".")[0])
    assert spec is not None and spec.origin is not None
    origin = Path(spec.origin)
    return origin.parent if spec.submodule_search_locations else origin


def _send(client: Client, code: Code) -> None:
    ours = sys.modules[__name__]
    cloudpickle.register_pickle_by_value(ours)
    try:
        client.register_plugin(code)
    finally:
        cloudpickle.unregister_pickle_by_value(ours)
