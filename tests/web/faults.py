"""A host that can be told to answer wrongly. Its files are those of the real one."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from threading import Event
from typing import Final, TypeAlias

from serve import Handler, served

FOLDER = "/a/b/"


@dataclass
class Host:
    """What is wrong with a host: parts of paths, and what comes instead."""

    refused: str = ""
    missing: str = ""
    halved: str = ""
    """It hangs up in the middle."""
    shortened: str = ""
    """It sends half, and calls it the whole."""
    paged: str = ""
    """It sends a page instead, as if all were well."""
    mistyped: str = ""
    silent: str = ""
    policy: str = ""
    address: str = ""
    asked: list[str] = field(default_factory=list)
    """The paths that were asked for."""
    is_silent: Event = field(default_factory=Event)
    """Somebody is told nothing."""
    over: Event = field(default_factory=Event)

    def heal(self) -> None:
        """Nothing is wrong any more."""
        for name in (*ANSWERS, "mistyped", "policy"):
            setattr(self, name, "")

    def answer_to(self, path: str) -> "Answer | None":
        """What comes instead of that file; None: nothing is wrong."""
        wrong = {name: getattr(self, name) for name in ANSWERS}
        return next(
            (ANSWERS[name] for name, part in wrong.items() if part and part in path),
            None,
        )


class FaultyHandler(Handler):
    """Answers as its host is told to."""

    def __init__(self, *args: object, host: Host, base: str, folder: Path) -> None:
        self.host = host
        super().__init__(*args, base=base, folder=folder)

    def do_GET(self) -> None:
        """Answer, or what a broken host does instead."""
        self.host.asked.append(self.path)
        answer = self.host.answer_to(self.path) or Handler.do_GET
        answer(self)

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

    def content(self) -> bytes:
        """The file that is asked for."""
        path = Path(self.translate_path(self.path))
        return path.read_bytes() if path.is_file() else b""

    def send_part(self, content: bytes, length: int) -> None:
        """Send that, and say that so much is to come."""
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(self.path))
        self.send_header("Content-Length", str(length))
        self.end_headers()
        self.wfile.write(content)


def asset(host: Host, dist: Path, name: str) -> str:
    """The address of the one file of such a name."""
    (path,) = (dist / "assets").glob(name)
    return f"{host.address}{path.relative_to(dist).as_posix()}"


Answer: TypeAlias = Callable[[FaultyHandler], None]


def refuse(handler: FaultyHandler) -> None:
    """Hang up."""
    handler.close_connection = True


def miss(handler: FaultyHandler) -> None:
    """There is no such file."""
    handler.send_error(404)


def halve(handler: FaultyHandler) -> None:
    """Hang up in the middle."""
    content = handler.content()
    handler.send_part(content[: len(content) // 2], len(content))
    handler.close_connection = True


def shorten(handler: FaultyHandler) -> None:
    """Send half, and call it the whole."""
    content = handler.content()
    handler.send_part(content[: len(content) // 2], len(content) // 2)


def send_page(handler: FaultyHandler) -> None:
    """Send the page, as hosts do that know no missing file."""
    handler.path = handler.base
    Handler.do_GET(handler)


def be_silent(handler: FaultyHandler) -> None:
    """Say nothing until all is over."""
    handler.host.is_silent.set()
    handler.host.over.wait(60)


ANSWERS: Final[dict[str, Answer]] = {
    "refused": refuse,
    "missing": miss,
    "halved": halve,
    "shortened": shorten,
    "paged": send_page,
    "silent": be_silent,
}
"""By the attribute of a host that says to which files."""


@contextmanager
def faulty(dist: Path) -> Iterator[Host]:
    """A host of the site with an address of its own."""
    host = Host()
    with served(dist, FOLDER, handler=partial(FaultyHandler, host=host)) as address:
        host.address = address
        yield host
        host.over.set()
