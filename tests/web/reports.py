"""A host that sends the page's policy as a header, too, and hears what breaks it."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any, Final

from serve import Handler, served
from toolchain.policy import policy

FOLDER: Final = "/games/san-juan/"


class Hearing(Handler):
    """Asks browsers to report, and keeps what they do."""

    def __init__(self, *args: object, reports: list[Any], own: str, **how: Any) -> None:
        self.reports = reports
        self.own = own
        super().__init__(*args, **how)

    def end_headers(self) -> None:
        """Send the policy along."""
        rule = f"{self.own}; report-uri {FOLDER}reports"
        self.send_header("Content-Security-Policy", rule)
        super().end_headers()

    def do_POST(self) -> None:
        """Keep a report."""
        length = int(self.headers["Content-Length"])
        self.reports.append(json.loads(self.rfile.read(length)))
        self.send_response(204)
        self.end_headers()


@contextmanager
def reporting(dist: Path) -> Iterator[tuple[str, list[Any]]]:
    """The address of the site, and what browsers report while inside."""
    reports: list[Any] = []
    own = policy((dist / "index.html").read_text(encoding="utf-8"))
    handler = partial(Hearing, reports=reports, own=own)
    with served(dist, FOLDER, handler=handler) as address:
        yield address, reports
