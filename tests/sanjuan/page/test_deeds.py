"""The deeds of every seat in a game, reported to the statistics at its end."""

from collections import Counter

from random_play import play
from sanjuan import Game
from sanjuan.page.deeds import deeds
from sanjuan.rules.buildings import CLASSES, KIND
from short_game import CITY, short_game

BEGUN_WITH = len(CITY.split())


def test_nobody_is_told_before_the_end() -> None:
    assert deeds(Game(seats=2, seed=1)) == []


def test_every_role_and_every_building_is_counted_for_its_seat() -> None:
    game = play(Game(seats=3, seed=1))
    assert game.over
    told = game.events(None)
    for number, own in enumerate(deeds(game)):
        mine = [one for one in told if one["args"].get("seat") == number]
        built = [one["args"]["card"] for one in mine if one["id"] == "built"]
        names = Counter(CLASSES[KIND[card]].id for card in built)  # type: ignore[index]
        assert own["built"] == names
        roles = [one["args"]["role"] for one in mine if one["id"] == "role_taken"]
        assert own["roles"] == Counter(roles)


def test_what_stood_at_the_beginning_was_not_built() -> None:
    game = short_game()
    for own, seat in zip(deeds(game), game.view(None)["seats"], strict=True):
        assert sum(own["built"].values()) == len(seat["buildings"]) - BEGUN_WITH
