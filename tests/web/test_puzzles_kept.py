"""The browser's memory of puzzles: the solved ones, and those that return."""

import json
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from short_game import nearly_over
from web.disk import key
from web.historian import Historian
from web.layout import one_of_them
from web.solver import Solver, of_grade

REFUSED: Final = """for (const name of ["getItem", "setItem"])
  Storage.prototype[name] = () => { throw new DOMException("", "SecurityError") }"""


@pytest.mark.first
def test_what_was_solved_is_remembered(solver: Solver) -> None:
    first, second = of_grade("easy")[:2]
    solver.solve(first)
    solver.page.reload()
    solver.ready()
    entry = solver.page.get_by_role("region", name=solver.words("puzzles-title"))
    expect(entry).to_contain_text(solver.words("puzzles-done", count=1))
    solver.begin()
    solver.solve(second)
    expect(solver.panel()).to_contain_text(solver.done(2))


@pytest.mark.own_profile
def test_a_browser_that_keeps_nothing_remembers_for_the_visit(
    page: Page, site: str
) -> None:
    page.add_init_script(REFUSED)
    solver = Solver(page)
    solver.open(site)
    solver.begin()
    for count, one in enumerate(of_grade("easy")[:2], 1):
        solver.solve(one)
        expect(solver.panel()).to_contain_text(solver.done(count))
        solver.press("puzzle-next")


@one_of_them("spoilt", ["{", "7", '{"tried": {"a": 7}}'])
def test_what_is_spoilt_in_the_browser_hides_nothing(
    page: Page, site: str, spoilt: str
) -> None:
    solver = Solver(page)
    solver.open(site)
    page.evaluate(f"one => localStorage.setItem({key('puzzles')}, one)", spoilt)
    page.reload()
    solver.ready()
    solver.begin()
    expect(solver.panel()).to_contain_text(solver.done(0))


def test_once_all_are_solved_the_grades_are_shown(page: Page, site: str) -> None:
    solver = Solver(page)
    solver.open(site)
    _, *others = [one["code"][-8:] for one in of_grade("easy")]
    tried = {id: {"left": 0, "due": 1} for id in others}
    kept = json.dumps({"answered": len(others), "tried": tried})
    page.evaluate(f"one => localStorage.setItem({key('puzzles')}, one)", kept)
    page.reload()
    solver.ready()
    solver.begin()
    solver.solve(of_grade("easy")[0])
    solver.press("puzzle-next")
    dialog = page.get_by_role("dialog", name=solver.words("puzzles-title"))
    expect(dialog).to_contain_text(solver.done(len(others) + 1))
    easy = solver.words("puzzle-solve-grade", grade=solver.words("puzzle-grade-easy"))
    expect(dialog.get_by_role("button", name=easy)).to_be_disabled()


# ---------------------------------------------------------------- own mistakes


TRADER: Final = (2,)


MY_SHELF: Final = "details:has(.own-mistakes) > summary"


def own(number: int, **more: object) -> dict[str, object]:
    """A stored mistake, at the decision of an easy puzzle."""
    code, game = of_grade("easy")[number]["code"], f"game-{number}"
    told = {"stage": "build", "names": ["crane"], "games": 40, "round": 4}
    return {"code": code, "grade": "own", "game": game, "when": number, **told, **more}


@pytest.mark.first
def test_own_mistakes_are_a_shelf_and_damaged_ones_are_told(
    page: Page, site: str
) -> None:
    solver = Solver(page, grade="own")
    solver.open(site)
    kept = json.dumps({"puzzles": {"a": own(0), "b": own(1, when=None), "c": 7}})
    page.evaluate(f"one => localStorage.setItem({key('mistakes')}, one)", kept)
    solver.press("puzzles-button")
    dialog = page.get_by_role("dialog", name=solver.words("puzzles-title"))
    expect(dialog).to_contain_text(solver.words("mistakes-lost", count=2))
    dialog.locator(MY_SHELF).click()
    dialog.locator(".own-mistakes button").click()
    solver.solve(of_grade("easy")[0], "worst")
    expect(solver.explained()).to_have_count(2)
    solved = solver.words("puzzle-solved", done=0, count=1)
    expect(solver.panel()).to_contain_text(solved)


def test_a_mistake_that_no_longer_opens_is_told_and_can_be_removed(
    page: Page, site: str
) -> None:
    solver = Solver(page, grade="own")
    solver.open(site)
    old = own(0, code=f"{of_grade('easy')[0]['code'][:-8]}00000000")
    kept = json.dumps({"puzzles": {"a": old, "b": own(1)}})
    page.evaluate(f"one => localStorage.setItem({key('mistakes')}, one)", kept)
    solver.press("puzzles-button")
    dialog = page.get_by_role("dialog", name=solver.words("puzzles-title"))
    dialog.locator(MY_SHELF).click()
    dialog.locator(".own-mistakes button").last.click()
    expect(dialog).to_contain_text(solver.words("mistake-gone"))
    solver.press("mistake-remove")
    expect(dialog).not_to_contain_text(solver.words("mistake-gone"))
    expect(dialog.locator(".own-mistakes button")).to_have_count(1)


def test_a_look_back_makes_puzzles_of_the_mistakes_in_a_game_played_here(
    historian: Historian,
) -> None:
    page, game = historian.page, nearly_over()
    game.answer(TRADER)  # a blunder
    historian.finish(game)
    page.locator("[data-action=look-back]").click()
    page.locator("[data-screen=look_back] [data-action=puzzles]").click()
    page.locator(MY_SHELF).click()
    page.locator(".own-mistakes button").first.click()
    page.locator("[data-screen=puzzle]").wait_for()
