"""A person's own mistakes in Puerto Rico are puzzles of a shelf of its own."""

import json
from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Browser, expect

from puerto_rico.game_type import PUERTO_RICO
from puzzles.checking import game_of
from puzzles.games.puerto_rico import PUZZLES
from puzzles.page_file import PuzzleFacts, read
from sanjuan.game_type import SAN_JUAN
from tabletop.table.registry import Registry
from web.disk import key
from web.emptied import still
from web.solver import Solver
from web.stand_in import stand_in

BOTH: Final = Registry(SAN_JUAN, PUERTO_RICO)


def choices_of_role() -> list[PuzzleFacts]:
    """Two puzzles that ask for a role, in which one loses more than half the games."""
    found = [one for one in read(PUZZLES.page) if max(one["losses"]) > 30]
    return [one for one in found if game_of(one).asked().name == "role"][:2]


def own(puzzle: PuzzleFacts, when: int) -> dict[str, object]:
    """A stored mistake, at the decision of a puzzle."""
    told = {"stage": "role", "names": ["mayor"], "games": 40, "round": 4}
    facts = {"code": puzzle["code"], "grade": "own", "game": f"game-{when}"}
    return {**facts, "when": when, **told}


@pytest.fixture
def islander(browser: Browser, site: str) -> Iterator[Solver]:
    """A person with two mistakes in earlier games."""
    context = stand_in(still(browser), games=BOTH)
    solver = Solver(context.new_page(), grade="own")
    first, second = choices_of_role()
    kept = json.dumps({"puzzles": {"a": own(first, 2), "b": own(second, 1)}})
    name = key("mistakes-puerto_rico")
    solver.page.add_init_script(f"localStorage.setItem({name}, {kept!r})")
    solver.open(f"{site}?play=puerto-rico")
    yield solver
    context.close()


def heading(solver: Solver, told: str) -> None:
    expect(solver.panel().get_by_role("heading", level=2)).to_have_text(
        solver.words(told)
    )


def test_of_two_own_mistakes_one_is_missed_again_and_one_solved(
    islander: Solver,
) -> None:
    first, second = choices_of_role()
    islander.begin()
    islander.solve(first, "worst")
    heading(islander, "puzzle-wrong")
    expect(islander.explained()).to_have_count(2)
    islander.press("puzzle-next")
    islander.solve(second)
    heading(islander, "puzzle-right")
    solved = islander.words("puzzle-solved", done=1, count=2)
    expect(islander.panel()).to_contain_text(solved)


def test_next_passes_over_a_puzzle_whose_answer_is_not_judged_yet(
    islander: Solver,
) -> None:
    islander.begin()
    shown = islander.page.get_by_role("banner")
    expect(shown).to_contain_text("1/2")
    islander.page.locator("[data-option]").first.click()
    islander.press("puzzle-next")
    expect(shown).to_contain_text("2/2")
