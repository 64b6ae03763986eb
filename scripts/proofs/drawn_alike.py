"""Draw games of three people at one device twice: as they are, and dealt anew.

    python -m proofs.drawn_alike                two games
    python -m proofs.drawn_alike --games 1

The same people play the same game on two pages. One is told the table as it is; the
other is told the table with all dealt anew that the viewer may not know, the save
included. Whenever somebody is to do something, all that is drawn, named, read out and
called must be the same, letter by letter.
"""

import argparse
import json
import sys
from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any, Final

from playwright.sync_api import Browser, sync_playwright

import build_site
from proofs.face_down import twin
from serve import served
from tabletop.bridge import Bridge
from toolchain.browsers import installed_browser
from web.person import Person
from web.stand_in import stand_in

DRAWN: Final = """() => {
  const told = (one) =>
    one.nodeType === Node.TEXT_NODE ? one.data
    : one.nodeType !== Node.ELEMENT_NODE ? ""
    : `<${one.localName}${marks(one)}>${[...one.childNodes].map(told).join("")}`;
  const marks = (one) =>
    [...one.attributes].map(({ name, value }) => ` ${name}=${value}`).sort().join("");
  const held = document.activeElement;
  const focus = held.localName + marks(held);
  return [document.title, focus, told(document.body)].join("\\n");
}"""
"""All elements, what they are marked and called by, and all texts, read out or seen."""

OPTIONS: Final[tuple[dict[str, Any], ...]] = (
    {"seed": 4, "expansion": True},
    {"seed": 5, "choose_four": True},
)
NAMES: Final = ("Person", "Person", "Person")


class Dealing(Bridge):
    """A bridge that tells every table with all dealt anew that it may not show."""

    def request(self, text: str) -> str:
        """The reply to a message, retold."""
        reply = json.loads(super().request(text))
        if reply["type"] == "view" and self.table:
            reply["table"] = twin(self.table, Random(self.table.game.ply)).facts()
        return json.dumps(reply)


def screens(person: Person) -> Iterator[str]:
    """All that the page is, each time somebody is to do something, to the end."""
    while not (screen := person.look()).over:
        yield person.page.evaluate(DRAWN)
        person.decide(screen)
    yield person.page.evaluate(DRAWN)


def begun(browser: Browser, site: str, bridge: type[Bridge], options: Any) -> Person:
    """Three people who have set sail at a page with such a bridge behind it."""
    context = browser.new_context(reduced_motion="reduce", locale="en-GB")
    person = Person(stand_in(context, bridge).new_page())
    person.open(site)
    person.set_sail(*NAMES, **options)
    return person


def compare(
    browser: Browser, site: str, options: Any, most: int | None = None
) -> tuple[int, list[str]]:
    """How many screens of a game were compared, and where they differ."""
    pages = [begun(browser, site, bridge, options) for bridge in (Bridge, Dealing)]
    count, faults = 0, list[str]()
    for one, other in islice(zip(*map(screens, pages), strict=True), most):
        count += 1
        if one != other:
            faults.append(f"screen {count}: {difference(one, other)}")
    for person in pages:
        person.page.context.close()
    return count, faults


def difference(one: str, other: str) -> str:
    """Where two screens begin to differ."""
    place = next(
        (n for n, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), 0
    )
    return f"{one[place - 60 : place + 60]!r}, not {other[place - 60 : place + 60]!r}"


def main(arguments: list[str] | None = None) -> None:
    """Print how many screens were compared; fail if any differ."""
    made = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    made.add_argument("--games", type=int, default=len(OPTIONS))
    games = made.parse_args(arguments).games
    build_site.build()
    count, faults = 0, list[str]()
    with served(build_site.DIST) as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=installed_browser(), args=["--no-sandbox"]
        )
        for options in OPTIONS[:games]:
            more, found = compare(browser, site, options)
            count, faults = count + more, faults + found
        browser.close()
    print(f"screens: {count:,}, differences: {len(faults)}")
    if faults:
        sys.exit(faults[0])


if __name__ == "__main__":
    main()
