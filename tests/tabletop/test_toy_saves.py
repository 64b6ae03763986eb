"""Saves of any game: the version of their rules, and the limits of their work."""

from typing import Any

import pytest
from duel import Game, Rules, State

from tabletop.base.errors import OptionError, SaveError
from tabletop.record.game import MOST_DEALS
from tabletop.table.deal_text import deal_text
from tabletop.table.seating import SeatInfo

Save = dict[str, Any]


def played(plies: int) -> Game:
    """A game of that many passes."""
    game = Game()
    for _ in range(plies):
        game.answer([])
    return game


def saved(game: Game, **changes: object) -> Save:
    return {**game.save(), **changes}


def why(save: object, kind: type[Game] = Game) -> SaveError:
    with pytest.raises(SaveError) as error:
        kind.load(save)
    return error.value


def wrong_key(save: object) -> object:
    """The key that the refusal of a damaged save names."""
    error = why(save)
    assert error.id == "damaged_save"
    return error.facts["key"]


# ---------------------------------------------------------------- rules


class MendedRules(Rules):
    """The toy after a ruling that lets old answers lead elsewhere."""

    version = 2

    def contents(self, state: State) -> object:
        return ["mended", super().contents(state)]


class Mended(Game):
    """A game by the mended rules."""

    rules = MendedRules()


def test_a_save_of_the_first_rules_does_not_tell_them() -> None:
    assert "rules" not in saved(played(1))
    assert Game.load(saved(played(1), rules=1)).save() == played(1).save()


def test_a_save_of_mended_rules_tells_their_version() -> None:
    save = Mended().save()
    assert save["rules"] == 2
    assert Mended.load(save).save() == save


@pytest.mark.parametrize(
    ("save", "kind", "rules"),
    [
        (saved(played(2)), Mended, 1),
        (saved(played(2), answers=[[99]]), Mended, 1),
        (saved(Mended()), Game, 2),
    ],
)
def test_a_save_that_other_rules_lead_elsewhere_is_not_called_altered(
    save: Save, kind: type[Game], rules: int
) -> None:
    error = why(save, kind)
    assert error.id == "other_rules"
    assert error.facts == {"rules": rules, "known": kind.rules.version}


def test_a_save_of_other_rules_loads_where_they_make_no_difference() -> None:
    assert Game.load(saved(played(2), rules=2)).save() == played(2).save()


@pytest.mark.parametrize("rules", [0, -1, "1", 1.0, True, None, []])
def test_a_version_of_rules_there_cannot_be_is_refused(rules: object) -> None:
    assert wrong_key(saved(played(1), rules=rules)) == "rules"


# ---------------------------------------------------------------- new deals


def test_a_game_is_dealt_anew_only_so_often() -> None:
    game = Game()
    for seed in range(MOST_DEALS):
        game = game.dealt_anew(seed)
    assert Game.load(game.save()).save() == game.save()
    with pytest.raises(OptionError, match="16 times"):
        game.dealt_anew(0)


def test_a_save_that_was_dealt_anew_too_often_is_refused_before_all_is_dealt(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    worlds = list[int]()
    make = Game._world

    def count(self: Game, seat: int, rng: Any) -> Any:
        worlds.append(seat)
        return make(self, seat, rng)

    monkeypatch.setattr(Game, "_world", count)
    deals = [{"answers": [], "seed": 1}] * 1000
    assert wrong_key(saved(Game(), dealt_anew=deals)) == "dealt_anew"
    assert len(worlds) <= MOST_DEALS


# ---------------------------------------------------------------- options


class Broken(Game):
    """A toy with a bug where it is made."""

    def __init__(self, seats: int = 2, seed: int = 1) -> None:
        super().__init__(seats, seed)
        len(seats)  # type: ignore[arg-type]


def test_a_bug_where_a_game_is_made_is_no_damaged_save() -> None:
    with pytest.raises(TypeError):
        Broken.load(Game().save())


@pytest.mark.parametrize(
    "options", [None, [], "seats", {"colour": 1}, {"seed": 1}, {"seats": 2, "": 3}]
)
def test_options_there_are_not_are_a_damaged_save(options: object) -> None:
    assert wrong_key(saved(Game(), options=options)) == "options"


# ---------------------------------------------------------------- the record


def test_a_game_tells_how_it_began_and_who_gave_which_answer() -> None:
    game = played(3)
    assert game.origin == {"options": {"seats": 2}, "seed": 1}
    assert (game.answers, game.deciders) == (((), (), ()), (0, 1, 0))
    game.undo(1)
    assert (game.answers, game.deciders) == (((),), (0,))


def test_telling_the_deal_makes_no_save(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tabletop.record.game.Game.save", None)
    assert deal_text(Game(), [SeatInfo("")]) == "duel-1.seats-2.you.1"
    assert Game().dealt_anew(7).origin["dealt_anew"] == [{"answers": [], "seed": 7}]
