"""Serve a folder on loopback, as a plain static host would.

Used by `make play`, and by the tests, which serve the site from a subfolder.
"""

import argparse
import contextlib
import os
import sys
import threading
import webbrowser
from collections.abc import Callable, Iterator
from functools import partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from toolchain.steps import ROOT, say

FAVOURITE_PORT = 8000

DISPLAYS = ("DISPLAY", "WAYLAND_DISPLAY")


class Handler(SimpleHTTPRequestHandler):
    """Answers with files below a folder, under a path of its own, in silence."""

    protocol_version = "HTTP/1.1"
    timeout = 60

    extensions_map = {  # noqa: RUF012 (as the base class has it)
        "": "application/octet-stream",
        ".css": "text/css; charset=utf-8",
        ".html": "text/html; charset=utf-8",
        ".js": "text/javascript; charset=utf-8",
        ".json": "application/json",
        ".mjs": "text/javascript; charset=utf-8",
        ".svg": "image/svg+xml",
        ".txt": "text/plain; charset=utf-8",
        ".wasm": "application/wasm",
        ".whl": "application/zip",
        ".woff2": "font/woff2",
        ".zip": "application/zip",
    }

    def __init__(self, *args: object, base: str, folder: Path) -> None:
        self.base = base
        self.found = False
        super().__init__(*args, directory=str(folder))  # type: ignore[arg-type]

    def translate_path(self, path: str) -> str:
        """The file of a path; a path outside the base has none."""
        below = path.startswith(self.base)
        return super().translate_path(path.removeprefix(self.base)) if below else ""

    def send_response(self, code: int, message: str | None = None) -> None:
        """Note the status, which decides about caching."""
        self.found = code == HTTPStatus.OK
        super().send_response(code, message)

    def end_headers(self) -> None:
        """Let browsers cache files named by content, and revalidate all others."""
        kept = self.found and "/assets/" in self.path
        rule = "max-age=31536000, immutable" if kept else "no-cache"
        self.send_header("Cache-Control", rule)
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:
        """Say nothing."""


class Server(ThreadingHTTPServer):
    """Answers any number of requests at a time, and ignores broken connections."""

    daemon_threads = True
    request_queue_size = 64

    def handle_error(self, request: object, client_address: object) -> None:
        """Stay silent where a browser hung up; report every other error."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)  # type: ignore[arg-type]


@contextlib.contextmanager
def served(
    folder: Path,
    base: str = "/",
    port: int = 0,
    handler: Callable[..., Handler] = Handler,
) -> Iterator[str]:
    """Serve the folder under `base` while inside, and give its address."""
    answers = partial(handler, base=base, folder=folder)
    with Server(("127.0.0.1", port), answers) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        try:
            yield f"http://127.0.0.1:{server.server_port}{base}"
        finally:
            server.shutdown()


@contextlib.contextmanager
def served_near(folder: Path, port: int) -> Iterator[str]:
    """Serve at this port, so that saves are found again; if it is taken, at any."""
    with contextlib.ExitStack() as stack:
        try:
            address = stack.enter_context(served(folder, port=port))
        except OSError:
            address = stack.enter_context(served(folder))
        yield address


def open_browser(address: str) -> None:
    """Open the address where there is a screen to open it on."""
    if sys.platform != "linux" or any(os.environ.get(name) for name in DISPLAYS):
        webbrowser.open(address)


def main() -> None:
    """Serve until interrupted."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path, default=ROOT / "dist")
    parser.add_argument("--port", type=int, default=FAVOURITE_PORT)
    asked = parser.parse_args()
    with served_near(asked.folder, asked.port) as address:
        say(f"San Juan is at {address} (Ctrl+C ends it).")
        open_browser(address)
        with contextlib.suppress(KeyboardInterrupt):
            threading.Event().wait()


if __name__ == "__main__":
    main()
