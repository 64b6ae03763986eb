"""Play in a browser whose stores and host fail in every way; count the losses.

    python -m proofs.faults                       every fault
    python -m proofs.faults --only indexedDB      those of one store

Under each fault play has to continue, as often as a person decides, leaves the table
and comes back. A table that the page cannot store has to say so, a stored one must not.
A page that cannot start has to say why, and start once its host is sound again. Exit
code 1 if any trial fails.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from typing import Final

from playwright.sync_api import Browser, expect, sync_playwright

import build_site
from proofs.faulty_stores import IN_PAGE, IN_WORKER
from proofs.trials import Row
from proofs.trials_of_hosts import of_hosts
from proofs.trials_of_records import of_records
from proofs.trials_of_stores import STEADY, of_stores, of_workers
from serve import served
from toolchain.browsers import installed_browser

HEAD: Final = "| where | fault | play | what is said |\n|---|---|---|---|"


def rows(browser: Browser, only: str = "") -> Iterator[Row]:
    """All trials, one after the other."""
    with served(build_site.DIST) as site:
        yield from of_stores(browser, site, only)
        yield from of_records(browser, site, only)
        yield from of_workers(browser, site, only)
    if only in ("", "fetch"):
        yield from of_hosts(browser)


def is_wrong(row: Row) -> bool:
    """Whether play stopped, or something was said that is not so, or the page broke."""
    return not row.plays or bool(row.wrong)


def main(arguments: Sequence[str] | None = None) -> None:
    """Try every fault asked for; fail if any does harm."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    names = [*IN_PAGE, *IN_WORKER, "fetch"]
    parser.add_argument("--only", choices=names, default="", help="one store")
    asked = parser.parse_args(arguments)
    build_site.build()
    expect.set_options(timeout=STEADY)
    print(HEAD)
    wrong = 0
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=installed_browser(), args=["--no-sandbox"]
        )
        for row in rows(browser, asked.only):
            print(row, flush=True)
            wrong += is_wrong(row)
        browser.close()
    if wrong:
        sys.exit(f"{wrong} faults do harm.")


if __name__ == "__main__":
    main()
