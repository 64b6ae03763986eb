"""Finds the processes of a browser, and slows them down; needs Linux."""

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import Event, Thread
from time import sleep
from typing import Final

RUNNING: Final = 0.01
"""The seconds that a slowed process runs at a time."""


def of_profile(folder: str) -> list[int]:
    """The browser with its profile in this folder, and all processes below it."""
    commands = Path("/proc").glob("[0-9]*/cmdline")
    roots = [int(path.parent.name) for path in commands if folder in _read(path)]
    return sorted({each for root in roots for each in (root, *started_by(root))})


def started_by(process: int) -> Iterator[int]:
    """The children of a process, and their children."""
    for path in Path(f"/proc/{process}/task").glob("*/children"):
        for child in map(int, _read(path).split()):
            yield child
            yield from started_by(child)


def _read(path: Path) -> str:
    with suppress(OSError):  # it may end meanwhile
        return path.read_text()
    return ""


@contextmanager
def slowed(folder: str, times: float) -> Iterator[None]:
    """Let the browser of that profile run only a part of the time, with all threads."""
    over = Event()
    beat = Thread(target=_beat, args=(folder, times, over))
    beat.start()
    try:
        yield
    finally:
        over.set()
        beat.join()


def _beat(folder: str, times: float, over: Event) -> None:
    while not over.is_set():
        processes = of_profile(folder)
        _tell(processes, signal.SIGSTOP)
        sleep(RUNNING * (times - 1))
        _tell(processes, signal.SIGCONT)
        sleep(RUNNING)


def _tell(processes: list[int], what: signal.Signals) -> None:
    for process in processes:
        with suppress(ProcessLookupError):
            os.kill(process, what)
