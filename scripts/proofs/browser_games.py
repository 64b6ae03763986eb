"""Play a whole game of every option set in a real browser, by reading and clicking.

    python -m proofs.browser_games              each with 2, 3 and 4 seats
    python -m proofs.browser_games --seats 2    one number of seats

A person against medium computers fills in the form, plays to the end and saves the
record. Python replays it, and the page must show the same points. Prints a table, the
questions answered, and the number of games in whose log each building acts. Exit code
1 if a page shows other points, or complains.
"""

import argparse
import re
from collections import Counter
from collections.abc import Iterator
from itertools import product
from typing import Final

from playwright.sync_api import Browser, sync_playwright

import build_site
from sanjuan import Game, Options
from serve import served
from toolchain.browsers import installed_browser
from toolchain.steps import fail
from web.complaints import Complaints
from web.final import final_points, points_of
from web.person import Person
from web.prepared import replayed

SEED: Final = 1
NAMES: Final = ("You", "Tomás", "Diego", "Inés")
CAUSE: Final = re.compile(r"\((?!Prospector)([A-Z][a-z ]+)\)$")
"""The end of a sentence of the log: the building that acted."""


def option_sets(seats: list[int]) -> Iterator[Options]:
    """Every way to fill in the form for a number of seats."""
    for around in product(seats, ("first", "second"), (False, True), (False, True)):
        yield Options(*around)


def title(options: Options) -> str:
    """The options in words."""
    parts = [f"{options.seats} seats", f"{options.edition} edition"]
    parts += ["New Buildings"] * options.expansion
    parts += ["choose four"] * options.choose_four
    return ", ".join(parts)


def play(browser: Browser, site: str, options: Options) -> tuple[Person, Game]:
    """Play such a game to its end; fails unless page and engine agree."""
    context = browser.new_context(viewport={"width": 1440, "height": 900})
    complaints = Complaints(context)
    person = Person(context.new_page())
    person.open(site)
    kinds = ["Person", *["Computer, medium"] * (options.seats - 1)]
    more = {"expansion": options.expansion, "choose_four": options.choose_four}
    person.set_sail(*kinds, edition=options.edition.title(), seed=SEED, **more)
    person.look()
    person.want_turns_at_once()
    person.play()
    game = replayed(person.keep())
    shown, due = final_points(person.page), points_of(game, NAMES[: options.seats])
    context.close()
    if game.options != options or shown != due or complaints.unexpected():
        fail(f"{title(options)}: {shown}, not {due}; {complaints.unexpected()}")
    return person, game


def row(options: Options, person: Person, game: Game) -> str:
    """The line of the table for one game."""
    totals = ", ".join(str(score.total) for score in game.scores())
    decisions, rounds = sum(person.met.values()), game.view(None)["round"]
    return f"| {title(options)} | {rounds} | {decisions} | {totals} |"


def causes(person: Person) -> set[str]:
    """The buildings that act in the log."""
    lines = {line for screen in person.seen for line in screen.log}
    return {said[1] for line in lines if (said := CAUSE.search(line))}


def listed(counts: Counter[str]) -> str:
    """Names and numbers, the most frequent first."""
    return ", ".join(f"{name} {count:,}" for name, count in counts.most_common())


def main() -> None:
    """Play the games and print the figures."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--seats", type=int, choices=(2, 3, 4), nargs="*")
    seats = parser.parse_args().seats or [2, 3, 4]
    build_site.build()
    stages: Counter[str] = Counter()
    named: Counter[str] = Counter()
    print("| option set | rounds | decisions | final points |\n|---|--:|--:|--:|")
    with served(build_site.DIST) as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=installed_browser(), args=["--no-sandbox"]
        )
        for options in option_sets(seats):
            person, game = play(browser, site, options)
            print(row(options, person, game), flush=True)
            stages += person.met
            named.update(causes(person))
        browser.close()
    print(f"\nQuestions answered: {listed(stages)}.")
    print(f"\nGames in which the log names: {listed(named)}.")


if __name__ == "__main__":
    main()
