"""The proofs by kills, faults and many games, in small, and that they can fail."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright

from bench import keeping
from proofs import (
    heap,
    killable,
    kills,
    many_tables,
    trials_of_hosts,
    trials_of_records,
    trials_of_stores,
)
from proofs.faults import is_wrong
from proofs.faulty_stores import IN_PAGE, Fault
from proofs.killable import Seen
from proofs.resumed import Tried
from web.person import Person

ROLE = Seen(8, "role", "Choose a role", ("Smithy",), ())
PAY = Seen(9, "pay", "Pay for it", ("Smithy",), ("Smithy",))


# ------------------------------------------------------------ kills


@pytest.mark.long
@pytest.mark.pyodide
def test_what_was_on_show_is_there_again_after_a_kill(
    playwright: Playwright, site: str
) -> None:
    tried = list(kills.tries(playwright, site, random=1, early=1))
    assert [one.what for one in tried] == ["browser", "tab"]
    assert "LOST" not in [one.became for one in tried]


ASK = """() => {
  const [ours, warmUp] = [1, 2].map(() => new Worker("data:text/javascript,"));
  ours.postMessage({ type: "ping", id: 1 });
  warmUp.postMessage("helper");
  return window.worker === ours;
}"""


@pytest.mark.first
def test_a_kill_ends_the_worker_of_the_game_and_not_a_later_one(
    browser: Browser,
) -> None:
    with browser.new_page() as page:
        page.add_init_script(killable.TELL)
        page.goto("about:blank")
        assert page.evaluate(ASK)


def tried(before: Seen, after: Seen, follows: bool = True) -> str:
    """The outcome of a kill after a role was chosen."""
    return Tried("tab", False, ROLE, before, after, follows).became


def test_a_question_that_was_seen_has_to_come_again() -> None:
    assert tried(PAY, PAY) == "same"
    assert tried(PAY, ROLE) == "LOST"
    assert tried(PAY, PAY._replace(hand=("Well",))) == "LOST"
    assert tried(PAY, PAY._replace(ply=10)) == "LOST"


def test_what_was_decided_may_have_been_kept_before_it_was_seen() -> None:
    assert tried(ROLE, ROLE) == "same"
    assert tried(ROLE, PAY) == "went on"
    assert tried(ROLE, PAY, follows=False) == "LOST"


def test_a_decision_that_nothing_followed_yet_may_be_asked_for_again() -> None:
    sent = ROLE._replace(question="", offered=())
    assert tried(sent, ROLE) == "same"
    assert tried(sent, PAY) == "went on"
    assert tried(sent, ROLE._replace(hand=("Well",))) == "LOST"


# ------------------------------------------------------------ faults


@pytest.mark.long
def test_a_store_that_answers_no_more_does_no_harm(
    context: BrowserContext, site: str
) -> None:
    fault = next(one for one in IN_PAGE["locks"] if one.name == "silent")
    row = trials_of_stores.of_store(context, site, "locks", fault)
    assert row.says == "not kept, told"
    assert not is_wrong(row), row


@pytest.mark.long
@pytest.mark.parametrize(
    "name", ["half of what is read", "a wrong type of what is read"]
)
def test_what_a_store_tells_damaged_is_written_anew(
    context: BrowserContext, site: str, name: str
) -> None:
    fault = next(one for one in IN_PAGE["indexedDB"] if one.name == name)
    row = trials_of_stores.of_store(context, site, "indexedDB", fault)
    assert row.says == "kept, not told"
    assert not is_wrong(row), row


LIES = """IDBObjectStore.prototype.put = function (record, key) {
  return this.get(key);
};"""


@pytest.mark.long
def test_a_table_that_is_lost_in_silence_is_found(
    context: BrowserContext, site: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(trials_of_stores, "STEADY", 0)
    row = trials_of_stores.of_store(context, site, "indexedDB", Fault("a lie", LIES))
    assert row.says == "not kept, not told"
    assert is_wrong(row)


def test_a_finished_game_that_is_not_kept_is_told(
    context: BrowserContext, site: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(trials_of_records, "KNOWN", 0)
    fault = next(one for one in IN_PAGE["indexedDB"] if one.name == "full")
    row = trials_of_records.of_record(context, site, fault)
    assert row.says == "1 counted, not kept, refused; a file is given"
    assert not is_wrong(row), row


@pytest.mark.parametrize("told", ["", "damaged"])
def test_a_finished_game_that_is_lost_in_silence_is_found(told: str) -> None:
    assert not trials_of_records.is_true(told, counted=1, kept=0)
    assert trials_of_records.is_true(told, counted=1, kept=1)
    assert trials_of_records.is_true(told, counted=0, kept=1) == (told != "")


@pytest.mark.long
@pytest.mark.pyodide
@pytest.mark.usefixtures("dist")
@pytest.mark.parametrize("part", trials_of_hosts.LATER)
def test_a_part_that_is_wanted_later_is_told_if_it_does_not_come(
    browser: Browser, part: str
) -> None:
    with trials_of_hosts.visited(browser) as (context, host):
        row = trials_of_hosts.of_later_part(context, host, part, "half as if whole")
    assert not is_wrong(row), row


@pytest.mark.long
@pytest.mark.pyodide
@pytest.mark.usefixtures("dist")
@pytest.mark.parametrize(
    ("part", "fault"),
    [
        ("game", "half as if whole"),
        ("game", "missing"),
        ("game", "a page instead"),
        ("emblems", "half as if whole"),
    ],
)
def test_a_part_that_does_not_come_whole_is_named_and_fetched_again(
    browser: Browser, part: str, fault: str
) -> None:
    with trials_of_hosts.visited(browser) as (context, host):
        row = trials_of_hosts.of_part(context, host, f"{part}-", fault)
    assert f"The file {part}" in row.says
    assert not is_wrong(row), row


# ------------------------------------------------------------ many games


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Play very few games before the page is weighed, without rest."""
    monkeypatch.setattr(heap, "FIRST", 1)
    monkeypatch.setattr(heap, "IDLE", 0)


@pytest.mark.long
@pytest.mark.usefixtures("few")
def test_a_page_is_weighed_between_its_games(page: Page, site: str) -> None:
    weights = list(heap.many_games(page, site, 2))
    assert [one.games for one in weights] == [1, 1, 2]
    assert all(one.heap > 1 and one.nodes > 100 for one in weights)


@pytest.mark.long
def test_tables_on_one_page_come_to_their_ends(page: Page, site: str) -> None:
    assert many_tables.many_tables(page, site, 2).startswith("| 2 | 2 | 0 |")


# ------------------------------------------------------------ storage


@pytest.fixture
def measured(page: Page, site: str) -> Iterator[keeping.Times]:
    page.add_init_script(keeping.WATCH)
    Person(page).open(site)
    yield keeping.play(page, seed=1)


@pytest.mark.long
def test_each_table_of_a_game_is_timed(measured: keeping.Times) -> None:
    assert len(measured.drawn) > 20
    assert len(measured.written) + measured.unwritten >= len(measured.drawn)
    assert all(time > 0 for time in (*measured.written, *measured.drawn))
