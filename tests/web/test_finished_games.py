"""The games that statistics count, their records, and the level they suggest."""

import json
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from short_game import nearly_over
from web.form import open_form
from web.historian import Historian, finished, games_in
from web.learner import Learner
from web.prepared import last_decision, over, table


@pytest.mark.first
def test_a_game_that_ends_here_is_counted_with_what_was_done_in_it(
    historian: Historian,
) -> None:
    historian.finish(last_decision())
    expect(historian.statistics().locator("[data-action=finished]")).to_have_count(1)
    (record,) = historian.records()
    own = record["seats"][0]
    assert own["kind"] == "person"
    assert own["total"] == sum(own["parts"].values())
    assert set(own["deeds"]["roles"]) <= {
        *("builder", "producer", "trader", "councillor", "prospector")
    }
    assert sum(own["deeds"]["built"].values()) >= 1


def test_it_is_counted_once_though_its_end_is_gone_back_to(
    historian: Historian, page: Page
) -> None:
    historian.finish(last_decision())
    before = historian.records()
    page.reload()
    historian.ready()
    page.locator("[data-action=continue]").click()
    page.locator("[data-screen=end]").wait_for()
    expect(games_in(historian.statistics())).to_have_count(1)
    assert historian.records() == before


def test_a_game_that_was_over_when_it_came_is_somebody_elses(
    historian: Historian, page: Page
) -> None:
    historian.come_to(over())
    historian.go_home()
    page.locator("[data-action=continue]").click()
    page.locator("[data-screen=end]").wait_for()
    screen = historian.statistics()
    expect(screen).to_contain_text(historian.words("statistics-none"))
    assert historian.records() == []


def test_neither_a_lesson_nor_a_game_of_computers_counts(
    historian: Historian, page: Page
) -> None:
    computers = json.dumps(table(last_decision(), "medium", "medium"))
    historian.give(computers)
    page.locator("[data-screen=end]").wait_for()
    historian.go_home()
    learner = Learner(historian, "great")
    learner.begin()
    learner.learn()
    page.get_by_role("dialog", name=historian.words("learn-title")).wait_for()
    assert historian.records() == []


def test_how_accurate_somebody_was_is_known_after_a_look_back(
    historian: Historian, page: Page
) -> None:
    historian.finish(nearly_over())
    historian.press("look-back-button")
    page.locator(".luck ul").wait_for(timeout=120_000)
    page.wait_for_function(f"({ACCURACY})()")
    (record,) = historian.records()
    assert 0 <= record["seats"][0]["accuracy_by_stake"] <= 100


ACCURACY: Final = """() => new Promise((done) => {
  const opening = indexedDB.open(`${location.pathname}finished`);
  opening.onsuccess = () => {
    const records = opening.result.transaction("games").objectStore("games").getAll();
    records.onsuccess = () => done(String(records.result).includes("accuracy"));
  };
})"""


# ---------------------------------------------------------------- the next level


@pytest.mark.first
def test_after_enough_victories_the_next_level_is_suggested(
    historian: Historian, page: Page
) -> None:
    historian.remember(*(finished(n, level="medium") for n in range(10)))
    historian.press("statistics-close")
    historian.finish(last_decision())
    say = historian.words
    suggestion = page.locator("[data-place=suggestion]")
    expect(suggestion).to_contain_text(say("kind-hard.short"))
    suggestion.get_by_role("button").click()
    historian.look()
    assert kinds(historian) == ["person", "hard"]


def kinds(historian: Historian) -> list[str]:
    """The player kinds in the save of the table on show."""
    return [one["kind"] for one in json.loads(historian.save())["players"]]


def test_a_level_that_keeps_up_says_which_one_it_picks_and_why(
    historian: Historian, page: Page, site: str
) -> None:
    historian.remember(*(finished(n, level="medium") for n in range(3)))
    page.goto(f"{site}?players=you,adaptive")
    level = {name: historian.words(f"kind-{name}.short") for name in ("medium", "hard")}
    up: dict[str, str | int] = {"way": "up", "wins": 3, "of": 3, "seats": 2}
    why = historian.words("adaptive", **up, level=level["medium"], next=level["hard"])
    open_form(page)
    expect(page.locator("[data-level=adaptive]")).to_have_text(why)
    page.goto(f"{site}?players=you,adaptive&start")
    historian.look()
    assert kinds(historian) == ["person", "hard"]
