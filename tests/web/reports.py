"""A host that also sends the page's policy as a header, and collects its violations."""

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
    """Asks browsers for reports, and collects them."""

    def __init__(self, *args: object, reports: list[Any], own: str, **how: Any) -> None:
        self.reports = reports
        self.own = own
        super().__init__(*args, **how)

    def end_headers(self) -> None:
        """Send the policy, too."""
        rule = f"{self.own}; report-uri {FOLDER}reports"
        self.send_header("Content-Security-Policy", rule)
        super().end_headers()

    def do_POST(self) -> None:
        """Collect a report."""
        length = int(self.headers["Content-Length"])
        self.reports.append(json.loads(self.rfile.read(length)))
        self.send_response(204)
        self.end_headers()


@contextmanager
def reporting(dist: Path) -> Iterator[tuple[str, list[Any]]]:
    """The address of the site, and the browsers' reports while inside."""
    reports: list[Any] = []
    own = policy((dist / "index.html").read_text(encoding="utf-8"))
    handler = partial(Hearing, reports=reports, own=own)
    with served(dist, FOLDER, handler=handler) as address:
        yield address, reports
