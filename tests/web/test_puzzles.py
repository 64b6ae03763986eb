"""Puzzles on the page: answered, judged, explained; by mouse, keyboard and ear."""

from typing import cast

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from puzzles.checking import game_of
from sanjuan import Game
from web.axe import RULES, violations
from web.complaints import Complaints
from web.form import start_button
from web.layout import LONGEST_FIRST, SIZES, faults, one_of_them
from web.solver import Solver, of_grade
from web.typist import Typist
from web.words import Words

# ---------------------------------------------------------------- answering


@pytest.mark.first
def test_the_best_answer_is_right_and_explained(solver: Solver) -> None:
    first, second = of_grade("easy")[:2]
    expect(solver.panel()).to_contain_text(solver.done(0))
    solver.solve(first)
    heading = solver.panel().get_by_role("heading", level=2)
    expect(heading).to_have_text(solver.words("puzzle-right"))
    expect(heading).to_be_focused()
    answers = solver.verdict().get_by_role("listitem")
    expect(answers).to_have_count(len(first["losses"]))
    expect(answers.first).to_contain_text(solver.words("puzzle-best"))
    expect(solver.explained()).to_have_count(1)
    expect(solver.explained().locator(".because")).not_to_be_empty()
    expect(solver.panel()).to_contain_text(solver.done(1))
    solver.press("puzzle-next")
    solver.solve(second)
    expect(solver.panel()).to_contain_text(solver.done(2))


@pytest.mark.first
def test_a_wrong_answer_is_told_what_it_loses_and_comes_again(solver: Solver) -> None:
    first, *others = of_grade("easy")
    solver.solve(first, "worst")
    wrong = solver.words("puzzle-wrong")
    expect(solver.panel().get_by_role("heading", level=2)).to_have_text(wrong)
    given = solver.verdict().locator("[data-given]")
    expect(given).to_contain_text(solver.words("puzzle-given"))
    cost = solver.words("puzzle-cost", games=max(first["losses"]))
    expect(solver.explained().last).to_contain_text(cost)
    for one in (*others[:3], first):
        solver.press("puzzle-next")
        solver.solve(one)
    expect(solver.panel()).to_contain_text(solver.done(3))


@pytest.mark.first
def test_it_says_that_it_is_a_puzzle_and_asks_one_question(solver: Solver) -> None:
    easy = len(of_grade("easy"))
    place = solver.words("puzzle-place", grade="Easy", place="1", count=str(easy))
    expect(solver.page.get_by_role("banner")).to_contain_text(place)
    heading = solver.panel().get_by_role("heading", level=2)
    expect(heading).to_contain_text(solver.words("puzzle-question"))


def test_a_further_try_does_not_count(solver: Solver) -> None:
    first = of_grade("easy")[0]
    solver.solve(first, "worst")
    solver.press("puzzle-again")
    solver.solve(first)
    heading = solver.panel().get_by_role("heading", level=2)
    expect(heading).to_have_text(solver.words("puzzle-right"))
    expect(solver.panel()).to_contain_text(solver.done(0))


def test_one_plays_on_from_it_without_statistics(solver: Solver) -> None:
    solver.solve(of_grade("easy")[0])
    solver.press("puzzle-play-on")
    solver.page.locator(".ask[data-question]").wait_for()
    expect(solver.board()).to_have_count(0)
    assert "branched" in solver.save()


def test_any_puzzle_can_be_chosen_and_is_marked_once_solved(solver: Solver) -> None:
    third = of_grade("easy")[2]
    solver.pick_out(3)
    solver.solve(third)
    solver.press("puzzle-leave")
    solver.press("puzzles-button")
    solver.page.get_by_text(solver.words("puzzle-choose")).first.click()
    label = solver.words("puzzle-entry", place=3, standing="solved")
    expect(solver.page.get_by_role("button", name=label)).to_be_visible()


def test_it_is_answered_once_and_nothing_can_be_taken_back(solver: Solver) -> None:
    for gone in ("hint-button", "undo"):
        expect(
            solver.page.get_by_role("button", name=solver.words(gone))
        ).to_have_count(0)
    solver.solve(of_grade("easy")[0])
    expect(solver.board().locator("button[aria-pressed]")).to_have_count(0)
    expect(solver.panel()).not_to_have_attribute("data-question", "")


def test_the_table_shows_no_card_of_others(solver: Solver) -> None:
    shown = solver.page.locator("[data-card]")
    cards = {
        int(card) for card in shown.evaluate_all("all => all.map(c => c.dataset.card)")
    }
    game = cast(Game, game_of(of_grade("easy")[0]))
    view = game.view(game.asked().seat)
    known = {place["card"] for seat in view["seats"] for place in seat["buildings"]}
    for seat in view["seats"]:
        known.update(seat["hand"] if isinstance(seat["hand"], list) else ())
    drawn = view["known"]["drawn"]
    known.update(drawn if isinstance(drawn, list) else ())
    assert cards <= known | set(view["question"]["options"] if view["question"] else ())


# ---------------------------------------------------------------- coming, leaving


def test_it_is_left_for_the_start_screen(solver: Solver) -> None:
    solver.press("puzzle-leave")
    start_button(solver.page).wait_for()
    solver.begin()
    solver.menu()
    solver.page.get_by_role("dialog").locator("[data-action=leave-puzzle]").click()
    start_button(solver.page).wait_for()


def test_a_puzzle_is_neither_kept_nor_shared(solver: Solver) -> None:
    solver.menu()
    dialog = solver.page.get_by_role("dialog")
    for gone in ("share", "save", "replay"):
        expect(dialog.locator(f"[data-action={gone}]")).to_have_count(0)
    solver.close()
    solver.page.reload()
    solver.ready()
    again = solver.page.get_by_role("button", name=solver.words("continue-button"))
    expect(again).to_have_count(0)


def test_a_link_leads_out_of_it(solver: Solver, site: str) -> None:
    code = of_grade("easy")[0]["code"]
    solver.page.evaluate("to => { location.hash = to }", f"game={code}&at=0")
    solver.page.locator("[data-screen=replay]").wait_for()


def test_puzzles_are_fetched_once_they_are_wanted(page: Page, site: str) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    solver = Solver(page)
    solver.open(site)
    assert not [url for url in asked if "puzzles" in url]
    solver.begin()
    assert len([url for url in asked if "/puzzles-" in url]) == 1


def test_where_they_cannot_be_fetched_that_is_told(
    page: Page, site: str, complaints: Complaints
) -> None:
    complaints.expect("ERR_FAILED")
    page.route("**/puzzles-*.js*", lambda route: route.abort())
    solver = Solver(page)
    solver.open(site)
    solver.press("puzzles-button")
    expect(page.get_by_role("alert")).to_contain_text("puzzles")


def test_a_page_inside_another_one_has_none(page: Page, site: str) -> None:
    page.goto(f"{site}?embed")
    Solver(page).ready()
    expect(page.locator("[data-action=puzzles]")).to_have_count(0)


# ---------------------------------------------------------------- accessibility


def test_it_is_solved_by_keyboard_alone(typist: Typist) -> None:
    typist.go_to("button", typist.words("puzzles-button"))
    typist.press("Enter")
    easy = typist.words("puzzle-solve-grade", grade=typist.words("puzzle-grade-easy"))
    typist.go_to("button", easy)
    typist.press("Enter")
    solver = Solver(typist.page)
    solver.board().wait_for()
    typist.decide(typist.look())
    solver.verdict().wait_for()
    typist.go_to("button", typist.words("puzzle-next"))
    typist.press("Enter")
    expect(solver.verdict()).to_have_count(0)


def test_the_verdict_is_read_out(solver: Solver) -> None:
    solver.solve(of_grade("easy")[0])
    said = solver.panel().get_by_role("status").filter(has_not_text="chosen")
    expect(said).to_contain_text(solver.words("puzzle-right"))
    assert violations(solver.page, RULES) == []


@one_of_them("language", LONGEST_FIRST)
def test_it_is_worded_in_each_language(page: Page, site: str, language: str) -> None:
    page.goto(f"{site}?lang={language}")
    solver = Solver(page, Words(language))
    solver.ready()
    solver.begin()
    solver.solve(of_grade("easy")[0], "worst")
    expect(solver.panel()).to_contain_text(solver.done(0))
    expect(solver.verdict()).to_contain_text(solver.words("puzzle-best"))
    for size in ("phone", "tablet", "desktop"):
        page.set_viewport_size(SIZES[size])
        assert list(faults(page)) == []
    page.set_viewport_size(SIZES["desktop"])


@one_of_them("language", LONGEST_FIRST)
def test_a_verdict_is_whole_in_view_on_the_least_phone(
    page: Page, site: str, language: str
) -> None:
    page.goto(f"{site}?lang={language}")
    solver = Solver(page, Words(language), "hard")
    solver.ready()
    solver.begin()
    solver.solve(of_grade("hard")[0], "worst")
    page.set_viewport_size({"width": 360, "height": 560})
    expect(solver.explained().last).to_be_in_viewport(ratio=1)
    page.set_viewport_size(SIZES["desktop"])


@pytest.mark.long
@pytest.mark.pyodide
def test_puzzles_are_solved_without_a_network(
    page: Page, context: BrowserContext, site: str
) -> None:
    solver = Solver(page)
    solver.open(site)
    page.evaluate("() => navigator.serviceWorker.ready.then(() => null)")
    context.set_offline(True)
    solver.begin()
    solver.solve(of_grade("easy")[0])
    because = solver.verdict().locator(".because")
    expect(because.first).not_to_be_empty()
