"""The proof by changed saves, positions and messages, in small; and that it fails."""

import json
from random import Random

import pytest

from proofs import hostile
from proofs.mutations import changed, damaged
from proofs.samples import saves
from sanjuan import Game
from tabletop.bridge import Bridge
from tabletop.errors import MessageError


def test_what_is_changed_is_taken_as_valid_or_refused() -> None:
    figures, faults = hostile.run(range(350))
    assert not faults, faults[0]
    for one in figures.values():
        assert one.tries == one.accepted + one.refused == 50


def test_what_is_not_changed_is_taken() -> None:
    for name, (sources, _, give) in hostile.TARGETS.items():
        text = sources()[0]
        give(json.loads(text) if name.endswith("values") else text)


def test_an_error_of_no_tree_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    hostile.run(range(7))  # what is changed is made before
    monkeypatch.setattr(Game, "load", {}.__getitem__)
    _, faults = hostile.run(range(7))
    assert any("Error" in fault for fault in faults)


def test_a_game_that_is_changed_by_what_it_refuses_is_a_fault(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def spoil(self: Bridge, text: object) -> object:
        self.table = None
        raise MessageError("not_a_save")

    monkeypatch.setattr(Bridge, "_read_save", spoil)
    with pytest.raises(AssertionError, match="changed"):
        hostile.send_file("{}")


@pytest.mark.parametrize("change", [changed, damaged])
def test_the_same_try_is_the_same_change(change: hostile.Change) -> None:
    text = saves()[0]
    one, other = (repr(change(text, Random(3))) for _ in range(2))
    assert one == other
