"""A host that answers wrongly on request. Its files are those of the real one."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from threading import Event
from typing import Final, TypeAlias

from serve import Handler, served

FOLDER = "/a/b/"

SIGN_IN: Final = "/sign-in"


@dataclass
class Host:
    """The faults of a host: parts of paths, and the answer in their place."""

    refused: str = ""
    missing: str = ""
    halved: str = ""
    """It hangs up in the middle."""
    shortened: str = ""
    """It sends half, with the length of that half."""
    paged: str = ""
    """It sends a page instead, with status 200."""
    denied: str = ""
    """It refuses, with status 403."""
    elsewhere: str = ""
    """It redirects to another page, as for a sign-in."""
    signed_out: str = ""
    """It sends a page for a sign-in, with status 200."""
    mistyped: str = ""
    silent: str = ""
    policy: str = ""
    address: str = ""
    asked: list[str] = field(default_factory=list)
    """The requested paths."""
    is_silent: Event = field(default_factory=Event)
    """Set once a request waits for an answer that never comes."""
    over: Event = field(default_factory=Event)

    def heal(self) -> None:
        """Remove all faults."""
        for name in (*ANSWERS, "mistyped", "policy"):
            setattr(self, name, "")

    def answer_to(self, path: str) -> "Answer | None":
        """The faulty answer for that file, or None."""
        wrong = {name: getattr(self, name) for name in ANSWERS}
        return next(
            (ANSWERS[name] for name, part in wrong.items() if part and part in path),
            None,
        )


class FaultyHandler(Handler):
    """Answers with the faults of its host."""

    def __init__(self, *args: object, host: Host, base: str, folder: Path) -> None:
        self.host = host
        super().__init__(*args, base=base, folder=folder)

    def do_GET(self) -> None:
        """Answer, or fail as the host does."""
        self.host.asked.append(self.path)
        answer = self.host.answer_to(self.path) or Handler.do_GET
        if self.path == SIGN_IN:
            answer = send_sign_in
        answer(self)

    def guess_type(self, path: object) -> str:
        """The type of a file; a plain one, if it is to be wrong."""
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
        """The requested file."""
        path = Path(self.translate_path(self.path))
        return path.read_bytes() if path.is_file() else b""

    def send_part(self, content: bytes, length: int) -> None:
        """Send part of a file, after a header with that length."""
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(self.path.partition("?")[0]))
        self.send_header("Content-Length", str(length))
        self.end_headers()
        self.wfile.write(content)


def asset(host: Host, dist: Path, name: str) -> str:
    """The address of the only asset with such a name."""
    (path,) = (dist / "assets").glob(name)
    return f"{host.address}{path.relative_to(dist).as_posix()}"


Answer: TypeAlias = Callable[[FaultyHandler], None]


def refuse(handler: FaultyHandler) -> None:
    """Hang up."""
    handler.close_connection = True


def miss(handler: FaultyHandler) -> None:
    """Answer that there is no such file."""
    handler.send_error(404)


def halve(handler: FaultyHandler) -> None:
    """Hang up in the middle."""
    content = handler.content()
    handler.send_part(content[: len(content) // 2], len(content))
    handler.close_connection = True


def shorten(handler: FaultyHandler) -> None:
    """Send half, with the length of that half."""
    content = handler.content()
    handler.send_part(content[: len(content) // 2], len(content) // 2)


def send_page(handler: FaultyHandler) -> None:
    """Send the page, as hosts do for missing files."""
    handler.path = handler.base
    Handler.do_GET(handler)


def deny(handler: FaultyHandler) -> None:
    """Answer that the file is not for this person."""
    handler.send_error(403)


def lead_elsewhere(handler: FaultyHandler) -> None:
    """Lead to the page for a sign-in."""
    handler.send_response(302)
    handler.send_header("Location", SIGN_IN)
    handler.send_header("Content-Length", "0")
    handler.end_headers()


def send_sign_in(handler: FaultyHandler) -> None:
    """Send a page for a sign-in."""
    content = b"<!doctype html><title>Sign in</title>"
    handler.send_response(200)
    handler.send_header("Content-Type", "text/html")
    handler.send_header("Content-Length", str(len(content)))
    handler.end_headers()
    handler.wfile.write(content)


def be_silent(handler: FaultyHandler) -> None:
    """Send nothing until the test is over."""
    handler.host.is_silent.set()
    handler.host.over.wait(60)
    handler.close_connection = True


ANSWERS: Final[dict[str, Answer]] = {
    "refused": refuse,
    "missing": miss,
    "halved": halve,
    "shortened": shorten,
    "paged": send_page,
    "denied": deny,
    "elsewhere": lead_elsewhere,
    "signed_out": send_sign_in,
    "silent": be_silent,
}
"""By the attribute of a host that selects the files."""


@contextmanager
def faulty(dist: Path) -> Iterator[Host]:
    """A host of the site with an address of its own."""
    host = Host()
    with served(dist, FOLDER, handler=partial(FaultyHandler, host=host)) as address:
        host.address = address
        yield host
        host.over.set()
