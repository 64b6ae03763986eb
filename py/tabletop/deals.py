"""The deal at a table as a text, and the commitment to it in a serious game.

Before the first decision the page shows a fingerprint of the deal and of a salt; after
the last one it shows both. Whoever noted the fingerprint can then check that nothing
was dealt otherwise meanwhile. The salt keeps others from trying seed after seed until
the fingerprint fits.
"""

import json
from collections.abc import Mapping, Sequence
from hashlib import sha256
from random import SystemRandom
from typing import Any, Final

from tabletop.facts import CommitmentFacts
from tabletop.game import Game
from tabletop.packing import packed
from tabletop.sitters import Sitter

VERSION: Final = 1
"""Of how deals and games are told; codes of a higher one are refused."""
YOU: Final = "you"
"""What a person is called."""


def deal_text(name: str, game: Game[Any], sitters: Sequence[Sitter]) -> str:
    """What was chosen, who sits where, the seed: `toy-1.seats-2.you.hard.7`.

    `name` is that of the kind of game. A position that the game begins at comes last.
    """
    origin = game.origin
    options: Mapping[str, object] = origin.get("options", {})
    chosen = (_word(name, value) for name, value in options.items())
    kinds = [one.level or YOU for one in sitters]
    words = [*filter(None, chosen), *kinds, str(game.seed)]
    text = ".".join([f"{name}-{VERSION}", *words])
    if "position" in origin:
        text += f"~p{packed(json.dumps(origin['position']))}"
    return text


def _word(name: str, value: object) -> str:
    """How an option is told; not at all if it is off."""
    return (name if value else "") if isinstance(value, bool) else f"{name}-{value}"


# ---------------------------------------------------------------- commitments


def some_salt() -> str:
    """What nobody can guess: 128 bits in hexadecimal digits."""
    return f"{SystemRandom().getrandbits(128):032x}"


def commitment(
    name: str, game: Game[Any], sitters: Sequence[Sitter], salt: str | None
) -> CommitmentFacts | None:
    """What may be told of it: deal and salt only once the game is over."""
    if salt is None:
        return None
    deal = deal_text(name, game, sitters)
    told: CommitmentFacts = {"fingerprint": fingerprint(deal, salt)}
    return {**told, "deal": deal, "salt": salt} if game.over else told


def fingerprint(deal: str, salt: str) -> str:
    """The SHA-256 of both with a space between, in hexadecimal digits."""
    return sha256(f"{deal} {salt}".encode()).hexdigest()
