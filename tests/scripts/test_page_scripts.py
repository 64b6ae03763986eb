"""The scripts that measure the page: their counts and their verdicts."""

import json

import pytest

from bench import page as bench_page
from proofs import lighthouse_scores
from proofs.lighthouse_scores import LEAST, PACKAGE, PROFILES
from toolchain.games import GAMES


def visit(score: float, weight: int = 1) -> lighthouse_scores.Report:
    """A report with that score for everything."""
    audit = {"title": "Letters are large", "score": score, "displayValue": "12 px"}
    refs = [{"id": "letters", "weight": weight}]
    one = {"title": "Seo", "score": score, "auditRefs": refs}
    return {"categories": dict.fromkeys(LEAST, one), "audits": {"letters": audit}}


def test_a_score_is_the_median_of_the_visits() -> None:
    found = lighthouse_scores.scores([visit(0.5), visit(1.0), visit(0.97)])
    assert set(found.values()) == {97}


def test_a_score_below_its_least_is_missed() -> None:
    perfect, poor = dict.fromkeys(LEAST, 100), dict.fromkeys(LEAST, 94)
    assert lighthouse_scores.missed("duel", "desktop", perfect) == []
    missed = lighthouse_scores.missed("duel", "desktop", poor)
    assert "performance of duel is 94 and not 97 on desktop" in missed
    assert len(missed) == len(LEAST)


def test_a_phone_may_be_slower() -> None:
    slow = dict.fromkeys(LEAST, 100) | {"performance": 94}
    assert lighthouse_scores.missed("duel", "mobile", slow) == []


def test_lighthouse_visits_every_game_of_the_site() -> None:
    found = lighthouse_scores.addresses("http://host/")
    assert [*found.values()] == [f"http://host/?play={game}" for game in found]
    assert len(found) == len(GAMES)


def test_only_what_counts_is_a_flaw() -> None:
    flaw = "Seo: Letters are large 12 px"
    assert lighthouse_scores.flaws(visit(0.5)) == [flaw] * len(LEAST)
    assert lighthouse_scores.flaws(visit(0.5, weight=0)) == []
    assert lighthouse_scores.flaws(visit(1.0)) == []


def test_every_profile_has_a_least_for_what_all_must_reach() -> None:
    for category in ("accessibility", "best-practices", "seo"):
        assert LEAST[category] == dict.fromkeys(PROFILES, 100)


def test_the_lock_of_lighthouse_names_no_host_to_fetch_from() -> None:
    lock = json.loads((PACKAGE / "package-lock.json").read_text(encoding="utf-8"))
    assert [name for name, one in lock["packages"].items() if "resolved" in one] == []


def test_tasks_that_ask_the_page_are_not_counted_as_its_own() -> None:
    bench = {
        "clicks": [10.0],
        "tasks": [[0.0, 60.0], [100.0, 70.0]],
        "shifts": 0.0,
        "driven": [[20.0, 30.0]],
    }
    assert bench_page.game(bench, nodes=9, drawings=[1.0]).tasks == [70.0]


@pytest.mark.parametrize(("task", "long"), [(50.0, "0 | 0"), (51.0, "1 | 51")])
def test_a_line_counts_what_takes_longer_than_long(task: float, long: str) -> None:
    games = [bench_page.Game([10.0, 20.0, 30.0], [task], 0.01, 700, [3.0, 4.0])]
    line = bench_page.line("phone", 4.0, games)
    assert line == f"| phone | 4× | 3 | 20 | 38 | {long} | 0.010 | 700 | 3.5 |"
