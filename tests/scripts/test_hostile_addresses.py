"""Hostile values in the address of any game: the page names them, and uses none."""

from itertools import product
from typing import Any, Final
from urllib.parse import quote

import pytest

from proofs.page_doors import go_to, made
from proofs.with_toys import GAMES, KINDS

ALL: Final = [kind.name for kind in KINDS]
every_game: Final = pytest.mark.parametrize("game", ALL)

PROTOTYPES: Final = (
    *("__proto__", "constructor", "toString", "valueOf", "hasOwnProperty"),
    *("isPrototypeOf", "__defineGetter__", "length", "name", "prototype", "then"),
)
HOSTILE: Final = (
    *PROTOTYPES,
    *("zzz", "-1", "1e9", "NaN", "null", "undefined", "[object Object]", "{}", "[]"),
    *(
        "<b onclick=x>",
        "\u202ebold",
        "\u0000",
        "\ud7ff",
        "../..",
        "x" * 999,
        "%",
        "%25",
    ),
    *("__proto__,__proto__", "__proto__-constructor", "$x", "{ $x }"),
)
PARAMETERS: Final = ("seats", "players", "level", "seed", "serious", "theme", "lang")


def names_of(game: str) -> list[str]:
    """The parameters of a game that take some values alone."""
    options = [one.name for one in GAMES.named(game).game.rules.options]
    return [*dict.fromkeys([*PARAMETERS, *options])]


def read(game: str, name: str, value: str) -> Any:
    return made(game, "address", f"{name}={quote(value)}")


@every_game
def test_no_parameter_takes_a_hostile_value(game: str) -> None:
    usual = made(game, "address", "")["form"]
    for name, value in product(names_of(game), HOSTILE):
        found = read(game, name, value)
        assert found["form"] == usual, (name, value)
        assert len(found["wrong"]) == 1, (name, value)


@every_game
def test_a_hostile_name_of_a_game_is_told(game: str) -> None:
    for value in HOSTILE:
        found = read(game, "play", value)
        assert len(found["wrong"]) == 1, value
        assert made(game, "arrival", f"play={quote(value)}").get("game") is None


@every_game
def test_an_option_of_another_game_is_told(game: str) -> None:
    own = names_of(game)
    others = [name for other in ALL for name in names_of(other) if name not in own]
    for name in others:
        assert made(game, "address", f"{name}=1&seed=7")["wrong"] == [f"{name}=1"]


@every_game
@pytest.mark.parametrize("of", ["deal", "game", "names", "save", "at", "beat", "zzz"])
def test_a_hostile_text_begins_the_usual_game(game: str, of: str) -> None:
    for value in HOSTILE:
        made(game, "arrival", f"{of}={quote(value)}")
        made(game, "pasted", f"https://a.host/#{of}={value}")


@every_game
def test_a_parameter_with_the_name_of_a_prototype_is_ignored(game: str) -> None:
    for name in PROTOTYPES:
        go_to(game, f"{name}=1&seed=7")
