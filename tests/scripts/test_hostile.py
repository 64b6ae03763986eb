"""The proof by changed saves, positions, links and messages, and that it can fail."""

import json
from random import Random

import pytest

from proofs import hostile
from proofs.mutations import changed, damaged, respelt
from proofs.samples import codes, saves
from sanjuan import Game
from tabletop.base.errors import CodeError, MessageError
from tabletop.page.bridge import Bridge
from tabletop.table.codes import CHECKED


@pytest.mark.slow
def test_what_is_changed_is_taken_as_valid_or_refused() -> None:
    each = 30
    figures, faults = hostile.run(range(each * len(hostile.TARGETS)))
    assert not faults, faults[0]
    for one in figures.values():
        assert one.tries == one.accepted + one.refused == each


@pytest.mark.slow
def test_what_is_not_changed_is_taken() -> None:
    for sources, change, give in hostile.TARGETS.values():
        text = sources()[0]
        give(json.loads(text) if change is changed else text)


def test_an_error_of_no_tree_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    hostile.run(range(len(hostile.TARGETS)))  # makes the changed data first
    monkeypatch.setattr(Game, "load", {}.__getitem__)
    _, faults = hostile.run(range(len(hostile.TARGETS)))
    assert any("Error" in fault for fault in faults)


def test_a_game_that_is_changed_by_what_it_refuses_is_a_fault(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def spoil(self: Bridge, message: object) -> object:
        self.table = None
        raise MessageError("not_a_save")

    monkeypatch.setattr(Bridge, "_load", spoil)
    with pytest.raises(AssertionError, match="changed"):
        hostile.send_file("{}")


def test_a_code_whose_check_is_forged_is_opened_if_all_else_is_sound() -> None:
    forged = codes()[1].rpartition("~c")[0] + "~c" + "0" * CHECKED
    with pytest.raises(CodeError):
        hostile.open_code(forged)
    hostile.open_forged(forged)


@pytest.mark.parametrize(
    ("text", "change"),
    [(saves()[0], changed), (saves()[0], damaged), (codes()[1], respelt)],
)
def test_the_same_try_is_the_same_change(text: str, change: hostile.Change) -> None:
    one, other = (repr(change(text, Random(3))) for _ in range(2))
    assert one == other
