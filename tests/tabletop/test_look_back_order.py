"""The order in which a look back searches the decisions of a game: from its end."""

import pytest

from hasty import look_back_in_haste
from sanjuan import Analysis, analyse
from short_game import short_game


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    look_back_in_haste(monkeypatch)


def over() -> Analysis:
    """A look back on a game that ends soon; nothing is searched yet."""
    return analyse(short_game().save(), iterations=2)


def findings(found: Analysis) -> tuple[object, ...]:
    """All findings of a look back."""
    return found.decisions, found.curve(), found.turning_points(), found.luck()


def order(found: Analysis) -> list[int]:
    """The plies of all decisions in the order in which the look back finishes them."""
    known: dict[int, None] = {}
    while found.think().step():
        known.update(dict.fromkeys(one.ply for one in found.decisions))
    return [*known, *{one.ply for one in found.decisions} - known.keys()]


@pytest.mark.slow
def test_whatever_the_order_and_however_often_left_the_findings_are_the_same() -> None:
    straight, backwards, mixed = over(), over(), over()
    assert list(straight) == straight.decisions
    backwards.think().finish()
    for _ in zip(mixed.think(), mixed, range(25), strict=False):
        pass
    mixed.think().finish()
    assert findings(straight) == findings(backwards) == findings(mixed)
    assert straight.done == backwards.done == mixed.done == 1


@pytest.mark.slow
def test_the_latest_decision_of_each_kind_is_known_first() -> None:
    found = over()
    stages = {before.ply: before.asked().name for before, _ in short_game().replay()}
    latest = {stage: ply for ply, stage in stages.items()}
    assert order(found)[: len(latest)] == sorted(latest.values(), reverse=True)


@pytest.mark.slow
def test_the_gaps_between_what_is_known_close(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tabletop.advice.review.order.GAPS", (4, 1))
    found, plies = over(), range(short_game().ply)
    roles = [b.ply for b, _ in short_game().replay() if b.asked().name == "role"]
    known = order(found)
    assert [ply for ply in known if ply in roles[::-4]] == roles[::-4]
    assert max(map(known.index, roles[::-4])) < len(plies) / 2
    assert sorted(known) == list(plies)


@pytest.mark.slow
def test_the_decision_that_is_asked_for_is_known_first() -> None:
    found = over()
    found.search_next(5)
    assert order(found)[0] == 5


@pytest.mark.slow
def test_a_decision_asked_for_on_the_way_is_known_next() -> None:
    found = over()
    while not found.decisions:
        found.think().step()
    found.search_next(3)
    while len(found.decisions) < 2:
        found.think().step()
    assert found.decisions[0].ply == 3
    found.think().finish()
    assert findings(found) == findings_in_order()


@pytest.mark.slow
@pytest.mark.parametrize("ply", [-1, 1_000, None])
def test_to_ask_for_a_decision_there_is_not_changes_nothing(ply: int | None) -> None:
    found = over()
    found.search_next(ply)
    assert order(found) == order(over())


def findings_in_order() -> tuple[object, ...]:
    """The findings on the same game when no decision is requested."""
    found = over()
    found.think().finish()
    return findings(found)


def test_the_curve_ends_with_who_won_as_soon_as_it_has_a_point() -> None:
    found = over()
    assert found.curve() == []
    while not found.curve():
        found.think().step()
    assert [one.ply for one in found.curve()][1:] == [short_game().ply]
