"""A host that can be told to answer wrongly. Its files are those of the real one."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from threading import Event

from serve import Handler, served

FOLDER = "/a/b/"


@dataclass
class Host:
    """What is wrong with a host: parts of names, and what comes instead."""

    missing: str = ""
    paged: str = ""
    """What a page is sent for instead, as if all were well."""
    mistyped: str = ""
    silent: str = ""
    policy: str = ""
    address: str = ""
    asked: list[str] = field(default_factory=list)
    """The paths that were asked for."""
    over: Event = field(default_factory=Event)

    def heal(self) -> None:
        """Nothing is wrong any more."""
        self.missing = self.paged = self.mistyped = self.silent = self.policy = ""


class FaultyHandler(Handler):
    """Answers as its host is told to."""

    def __init__(self, *args: object, host: Host, base: str, folder: Path) -> None:
        self.host = host
        super().__init__(*args, base=base, folder=folder)

    def do_GET(self) -> None:
        """Answer, or what a broken host does instead."""
        host = self.host
        host.asked.append(self.path)
        if host.silent and host.silent in self.path:
            host.over.wait(60)
        elif host.missing and host.missing in self.path:
            self.send_error(404)
        elif host.paged and host.paged in self.path:
            self.path = FOLDER
            super().do_GET()
        else:
            super().do_GET()

    def guess_type(self, path: object) -> str:
        """The type of a file; a plain one, where it is to be wrong."""
        mistyped = self.host.mistyped
        if mistyped and mistyped in str(path):
            return "text/plain"
        return super().guess_type(path)  # type: ignore[arg-type]

    def end_headers(self) -> None:
        """Add the policy of the host."""
        if self.host.policy:
            self.send_header("Content-Security-Policy", self.host.policy)
        super().end_headers()


@contextmanager
def faulty(dist: Path) -> Iterator[Host]:
    """A host of the site with an address of its own."""
    host = Host()
    with served(dist, FOLDER, handler=partial(FaultyHandler, host=host)) as address:
        host.address = address
        yield host
        host.over.set()
