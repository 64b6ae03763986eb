"""A host that compresses its files, at the far end of a line of known width."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from http import HTTPStatus
from pathlib import Path
from threading import Lock
from time import monotonic, sleep
from typing import Any, Final

from serve import Handler, served
from toolchain.steps import BUILD, digest, run

COMPRESSED: Final = BUILD / "compressed"
COMPRESSOR: Final = Path(__file__).with_name("compress.mjs")

WORTH_IT: Final = (".css", ".html", ".js", ".json", ".mjs", ".svg", ".txt", ".wasm")
"""The endings of files that hosts compress."""

AT_ONCE: Final = 1 << 14
"""Bytes that go down the line in one piece."""


def sent_as(path: Path, encoding: str) -> Path:
    """A file as a host sends it."""
    worth_it = encoding and path.suffix in WORTH_IT
    return compressed(path, encoding) if worth_it else path


def compressed(path: Path, encoding: str) -> Path:
    """A file, compressed; a cache has the files compressed before."""
    made = COMPRESSED / f"{digest(path.read_bytes())}.{encoding}"
    if not made.exists():
        COMPRESSED.mkdir(parents=True, exist_ok=True)
        run("node", COMPRESSOR, encoding, path, made)
    return made


@dataclass
class Line:
    """The line between a host and a visitor, with the bytes it has carried."""

    encoding: str = ""
    bits: float = 0
    """A second; 0: as many as there are."""
    delay: float = 0
    """Seconds from a request to its answer."""
    sent: int = 0
    free: float = 0
    lock: Lock = field(default_factory=Lock)

    def carry(self, size: int) -> None:
        """Wait until `size` bytes are across, behind everything queued before them."""
        with self.lock:
            self.sent += size
            self.free = max(self.free, monotonic())
            self.free += size * 8 / self.bits if self.bits else 0
            over = self.free
        sleep(max(0, over - monotonic()))


class FarHandler(Handler):
    """Answers with files over a line."""

    def __init__(self, *args: Any, line: Line, **more: Any) -> None:
        self.line = line
        super().__init__(*args, **more)

    def do_GET(self) -> None:
        """Send a file, compressed if that is worth it."""
        sleep(self.line.delay)
        path = Path(self.translate_path(self.path))
        path = path / "index.html" if path.is_dir() else path
        if not path.is_file():
            return self.send_error(HTTPStatus.NOT_FOUND)
        return self.pass_on(path, sent_as(path, self.line.encoding))

    def pass_on(self, path: Path, sent: Path) -> None:
        """Send the content of one file as that of another."""
        content = sent.read_bytes()
        mark = f'"{digest(content)}"'
        known = self.headers.get("If-None-Match") == mark
        self.send_response(HTTPStatus.NOT_MODIFIED if known else HTTPStatus.OK)
        self.send_header("ETag", mark)
        if known:
            return self.end_headers()
        return self.send_content(path, sent, content)

    def send_content(self, path: Path, sent: Path, content: bytes) -> None:
        """Send it piece by piece."""
        self.send_header("Content-Type", self.guess_type(path))
        self.send_header("Content-Length", str(len(content)))
        if sent != path:
            self.send_header("Content-Encoding", self.line.encoding)
        self.end_headers()
        for start in range(0, len(content), AT_ONCE):
            self.line.carry(len(content[start : start + AT_ONCE]))
            self.wfile.write(content[start : start + AT_ONCE])


@contextmanager
def behind(line: Line, folder: Path) -> Iterator[str]:
    """Serve a folder over such a line while inside, and give its address."""
    with served(folder, handler=partial(FarHandler, line=line)) as address:
        yield address
