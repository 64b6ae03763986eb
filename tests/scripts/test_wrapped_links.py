"""Links and codes of every game open as mail, chat, redirectors and copying write them.

Each way of `wrappings` is tried with each kind of link of each game, on the page and in
Python.
"""

from functools import cache
from typing import Any, Final

import pytest

from proofs.page_doors import made
from proofs.samples import codes, positions
from proofs.with_toys import GAMES, KINDS
from tabletop.table.codes import game_code
from tabletop.table.pasted import code_in
from tabletop.table.table import Table
from wrappings import OF_TEXT, WITH_GAPS, WRAPPINGS

PAGE: Final = "https://a.host/san-juan/"
LONG: Final = f"{PAGE}?lang=de#theme=dark"
ALL: Final = [kind.name for kind in KINDS]
every_game: Final = pytest.mark.parametrize("game", ALL)


@cache
def links_of(game: str) -> list[tuple[str, dict[str, Any]]]:
    """The parameters of each kind of link with a code, and the link that they mean."""
    kind, last = GAMES.named(game), codes(game)
    found = [
        ("deal", last[0]),
        ("deal", last[24]),
        ("game", last[25]),
        ("game", last[-1]),
    ]
    if positions(game):
        begun = kind.game.from_position(positions(game)[0])
        found.append(("game", game_code(Table.load(kind, begun.save()))))
    return [
        (f"{of}={code}{more}", {"of": of, "code": code, "at": 0, "beat": None, **told})
        for of, code in found
        for more, told in (("", {}), _more(of))
    ]


def _more(of: str) -> tuple[str, dict[str, int]]:
    return ("&at=12", {"at": 12}) if of == "game" else ("&beat=34", {"beat": 34})


@pytest.mark.parametrize("way", WRAPPINGS)
@every_game
def test_a_link_opens_its_code_in_whatever_it_came(game: str, way: str) -> None:
    for behind, link in links_of(game):
        is_bare = behind.endswith(link["code"])
        if way in WITH_GAPS and not is_bare:
            continue
        pasted = WRAPPINGS[way](f"{PAGE}#{behind}" if is_bare else f"{LONG}&{behind}")
        assert code_in(pasted) == link["code"]
        read = made(game, "pasted", pasted)
        assert (read["link"], read["wrong"]) == (link, [])
        assert read["game"] == game


@pytest.mark.parametrize("way", OF_TEXT)
@every_game
def test_a_bare_code_opens_in_whatever_it_came(game: str, way: str) -> None:
    for code in {link["code"] for _, link in links_of(game)}:
        pasted = OF_TEXT[way](code)
        assert code_in(pasted) == code
        assert made(game, "pasted", pasted)["link"]["code"] == code


@pytest.mark.parametrize("way", [way for way in WRAPPINGS if way not in WITH_GAPS])
@every_game
def test_a_link_to_a_page_or_a_game_opens_in_whatever_it_came(
    game: str, way: str
) -> None:
    known = made(game, "places", None)
    for page in known["places"]:
        read = made(game, "pasted", WRAPPINGS[way](f"{PAGE}#{page}"))
        assert (read["place"]["at"], read["wrong"]) == (page, [])
    read = made(game, "pasted", WRAPPINGS[way](f"{PAGE}?play={known['play']}"))
    assert (read["game"], read["wrong"]) == (game, [])


@pytest.mark.parametrize("times", range(1, 7))
@every_game
def test_an_encoded_address_opens_as_the_plain_one(game: str, times: int) -> None:
    """A redirector encodes it, or a program that opens a browser."""
    encode = WRAPPINGS["percent signs"]
    for behind, link in links_of(game):
        address = behind
        for _ in range(times):
            address = encode(address)
        read = made(game, "arrival", address)
        assert (read["link"], read["wrong"]) == (link, [])
        assert read["game"] == game
