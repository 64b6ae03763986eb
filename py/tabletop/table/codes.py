"""Codes: a deal or a whole game as a short text, fit for an address and a QR code.

A code begins with its game and version, its options, players and seed:
`sanjuan-1.seats-2.edition-first.you.hard.7`. After that come parts, each with a letter
of its own; the code of a deal has no `~n` and no `~a`:

    ~s   the players, where a word could also name an option
    ~p   the position at which the game begins
    ~n   the names of the players
    ~a   the number of answers, and all answers as one number
    ~c   a check of the code before it, and of the table that it leads to

A code stores each answer as its number among all legal answers, so a game of four has
about 300 letters. A reader trusts no code: it limits the size, parses every letter, and
plays the answers again.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from itertools import zip_longest
from typing import Any, Final, NamedTuple

from tabletop.base.base64url import compress, decode_number, decompress, encode_number
from tabletop.base.errors import CodeError, SaveError, SeriousGame
from tabletop.base.json_limits import parse_limited
from tabletop.base.validation import Fields
from tabletop.record import saves
from tabletop.record.game import Game
from tabletop.record.history import History
from tabletop.rules.options import Option
from tabletop.rules.ranking import rank, unrank
from tabletop.table.deal_text import VERSION, deal_text
from tabletop.table.pasted import code_in
from tabletop.table.registry import GameType, Registry
from tabletop.table.seating import PERSON, SAVED_NAME_LENGTH, YOU, seating
from tabletop.table.table import Table

LONGEST_CODE: Final = 20_000
"""The largest number of letters in a code; the longest known has about 3,000."""
MOST_ANSWERS: Final = 1 << 13
"""The largest number of answers in a code; the longest known game has 1,968."""

CHECKED: Final = 8
"""The number of letters in a check."""

_BEGIN: Final = re.compile(r"[a-z_]+-\d")
_DEAL: Final = re.compile(
    r"([a-z_]+)-(\d{1,3})((?:\.[a-z_]+(?:-\w{1,16})*)*)\.(\d{1,16})", re.A
)
_PART: Final = re.compile(r"([a-z])([\w-]*)", re.A)
_ANSWERS: Final = re.compile(r"([0-9a-f]{1,4})-([\w-]*)", re.A)


class Deal(NamedTuple):
    """The head of a code, before its first part."""

    game: str
    words: list[str]
    """The chosen options, and the players by seat."""
    seed: int


# ---------------------------------------------------------------- writing


def deal_code(table: Table[Any, Any]) -> str:
    """The code of the deal at a table.

    Raises SeriousGame until a serious game is over, and CodeError for a redealt game.
    """
    return _checked(_deal_of(table), History(table.game).at(0))


def game_code(table: Table[Any, Any]) -> str:
    """The code of the game at a table; raises the errors of `deal_code`."""
    names = compress("\n".join(one.name for one in table.seating))
    answers = f"{table.game.ply:x}-{encode_number(_told(table.game))}"
    return _checked(f"{_deal_of(table)}~n{names}~a{answers}", table.game)


def codes_at(table: Table[Any, Any], plies: Iterable[int]) -> list[str]:
    """The code of the game up to each of these moments.

    Raises the errors of `game_code`, and QueryError for a moment that never was.
    """
    history = History(table.game)
    return [
        game_code(Table(table.game_type, history.at(ply), table.seating))
        for ply in plies
    ]


def _deal_of(table: Table[Any, Any]) -> str:
    if table.serious and not table.game.over:
        raise SeriousGame("serious_code")
    if "dealt_anew" in table.game.origin:
        raise CodeError("dealt_anew_code")
    return deal_text(table.game, table.seating, table.game_type.seats_apart)


def _checked(code: str, game: Game[Any]) -> str:
    return f"{code}~c{_check(code, game)}"


def _check(code: str, game: Game[Any]) -> str:
    return saves.digest([code, game.digest()]).removeprefix("sha256:")[:CHECKED]


def _told(game: Game[Any]) -> int:
    """All answers as one number in mixed radix, the first in the lowest digit.

    A digit is an answer number; its base is the count of answers to the question.
    """
    given = [(before.asked(), answer) for before, answer in game.replay()]
    number = 0
    for question, answer in reversed(given):
        number = number * question.count() + rank(question, answer)
    return number


# ---------------------------------------------------------------- reading


def table_of(games: Registry, code: str) -> Table[Any, Any]:
    """The table of a code, which is at its first question if the code is of a deal.

    Raises CodeError for a code that is cut, altered or of a later version, and
    OptionError for an unknown game, option or level.
    """
    body, check = _measured(code)
    head, *rest = body.split("~")
    deal, parts = _deal(head), _parts(rest)
    game_type = games.named(deal.game)
    kinds, words = _kinds(game_type, deal, parts)
    game = _begun(game_type.game, deal.seed, words, parts)
    names = decompress(parts.get("n", "")).split("\n")
    _play(game, parts)
    if check != _check(body, game):
        raise CodeError("altered_code")
    players = [
        {"name": name, "kind": PERSON if kind == YOU else kind}
        for name, kind in zip_longest(names, kinds, fillvalue="")
    ]
    around = seating(players, game.seats, game_type.levels, SAVED_NAME_LENGTH)
    return Table(game_type, game, around)


def _measured(code: object) -> tuple[str, str]:
    """The code in a text, split into its body and its check."""
    if isinstance(code, str) and len(code) <= LONGEST_CODE:
        code = code_in(code)
    if not isinstance(code, str) or not _BEGIN.match(code):
        raise CodeError("not_a_code")
    if len(code) > LONGEST_CODE:
        raise CodeError("long_code", {"most": LONGEST_CODE})
    body, _, check = code.rpartition("~c")
    if not body or len(check) != CHECKED:
        raise CodeError("damaged_code")
    return body, check


def _deal(head: str) -> Deal:
    found = _DEAL.fullmatch(head)
    if found is None:
        raise CodeError("damaged_code")
    game, version, words, seed = found.groups()
    if int(version) > VERSION:
        raise CodeError("newer_code", {"version": int(version), "known": VERSION})
    return Deal(game, words.split(".")[1:], int(seed))


def _parts(texts: list[str]) -> dict[str, str]:
    """The parts after the deal, by their letters."""
    found = [_PART.fullmatch(text) for text in texts]
    parts = {one[1]: one[2] for one in found if one}
    if len(parts) < len(texts) or not parts.keys() <= {"s", "p", "n", "a"}:
        raise CodeError("damaged_code")
    return parts


def _kinds(
    game_type: GameType[Any, Any], deal: Deal, parts: Mapping[str, str]
) -> tuple[list[str], list[str]]:
    """The words for the players by seat, and those for the options."""
    if game_type.seats_apart:
        return parts.get("s", "").split("-"), deal.words
    players = (YOU, *game_type.levels)
    kinds = [word for word in deal.words if word in players]
    return kinds, [word for word in deal.words if word not in players]


def _begun(
    kind: type[Game[Any]], seed: int, words: list[str], parts: Mapping[str, str]
) -> Game[Any]:
    """The game before its first answer."""
    declared = {option.name: option for option in kind.rules.options}
    chosen = dict(_option(declared, word) for word in words)
    origin: dict[str, object] = {"options": chosen, "seed": seed}
    if "p" in parts:
        origin = {"position": _position_in(parts["p"])}
    try:
        return kind.begun_as(Fields(origin, saves.damaged))
    except SaveError:
        raise CodeError("damaged_code") from None


def _position_in(part: str) -> object:
    """The position in a part; raises CodeError for any fault."""
    try:
        return parse_limited(decompress(part), CodeError, "damaged_code")
    except CodeError:
        raise CodeError("damaged_code") from None


def _option(declared: Mapping[str, Option], word: str) -> tuple[str, object]:
    """The name of an option, and its value if there is such an option."""
    name, _, values = word.partition("-")
    return name, declared[name].read(values) if name in declared else None


def _play(game: Game[Any], parts: Mapping[str, str]) -> None:
    """Give the answers in the code."""
    if "a" not in parts:
        return
    found = _ANSWERS.fullmatch(parts["a"])
    if found is None or int(found[1], 16) > MOST_ANSWERS:
        raise CodeError("damaged_code")
    left = decode_number(found[2])
    for _ in range(int(found[1], 16)):
        left = _answer(game, left)
    if left:
        raise CodeError("altered_code")


def _answer(game: Game[Any], number: int) -> int:
    """Give the answer in the lowest digit; return the number without that digit."""
    question = game.question
    if question is None:
        raise CodeError("altered_code")
    left, digit = divmod(number, question.count())
    game.answer(unrank(question, digit))
    return left
