"""The proof by changed saves, positions, links and messages, and that it can fail."""

import json
from collections.abc import Callable
from random import Random

import pytest

from proofs import hostile, receivers
from proofs.mutations import changed, damaged, respelt
from proofs.samples import codes, saves
from proofs.with_toys import KINDS
from sanjuan import Game
from tabletop.base.errors import CodeError, MessageError
from tabletop.page.bridge import Bridge
from tabletop.table.codes import CHECKED


@pytest.mark.slow
def test_what_is_changed_is_taken_as_valid_or_refused() -> None:
    each = 10
    figures, faults = hostile.run(range(each * len(hostile.turns())))
    assert not faults, faults[0]
    for one in figures.values():
        assert one.tries == one.accepted + one.refused > 0


def test_every_game_gets_every_kind_of_input_that_it_has() -> None:
    games = {kind.name for kind in KINDS}
    for name in hostile.TARGETS:
        having = {game for kind, game in hostile.turns() if kind == name}
        assert having == games or (name.startswith("positions") and having)


@pytest.mark.slow
def test_what_is_not_changed_is_taken() -> None:
    for name, game in hostile.turns():
        sources, change, give = hostile.TARGETS[name]
        text = sources(game)[0]
        give(game, json.loads(text) if change is changed else text)


def test_an_error_of_no_tree_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    tries = range(len(hostile.turns()))
    hostile.run(tries)  # makes the changed data first
    monkeypatch.setattr(Game, "load", {}.__getitem__)
    _, faults = hostile.run(tries)
    assert any("Error" in fault for fault in faults)


def test_a_game_that_is_changed_by_what_it_refuses_is_a_fault(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def spoil(self: Bridge, message: object) -> object:
        self.table = None
        raise MessageError("not_a_save")

    monkeypatch.setattr(Bridge, "_load", spoil)
    with pytest.raises(AssertionError, match="changed"):
        receivers.send_file("sanjuan", "{}")


def test_a_code_whose_check_is_forged_is_opened_if_all_else_is_sound() -> None:
    forged = codes("sanjuan")[1].rpartition("~c")[0] + "~c" + "0" * CHECKED
    with pytest.raises(CodeError):
        receivers.open_code("sanjuan", forged)
    receivers.open_forged("sanjuan", forged)


@pytest.mark.parametrize("game", [kind.name for kind in KINDS])
@pytest.mark.parametrize(
    ("sources", "change"),
    [(saves, changed), (saves, damaged), (codes, respelt)],
)
def test_the_same_try_is_the_same_change(
    game: str, sources: Callable[[str], list[str]], change: hostile.Change
) -> None:
    text = sources(game)[1]
    one, other = (repr(change(text, Random(3))) for _ in range(2))
    assert one == other


@pytest.mark.parametrize("game", [kind.name for kind in KINDS])
def test_a_code_of_any_game_is_respelt_in_every_way(game: str) -> None:
    for number, code in enumerate(codes(game) * 3):
        respelt(code, Random(number))
