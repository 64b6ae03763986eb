"""The deal at a table as a text, and the commitment to it in a serious game.

Before the first decision the page shows a fingerprint of the deal and of a salt; after
the last one it shows both. A player who noted the fingerprint can then check that the
deal never changed. The salt prevents a search for the seed that fits the fingerprint.
"""

import json
from collections.abc import Mapping, Sequence
from hashlib import sha256
from random import SystemRandom
from typing import Any, Final

from tabletop.base.base64url import compress
from tabletop.facts import CommitmentFacts
from tabletop.record.game import Game
from tabletop.sitters import Sitter

VERSION: Final = 1
"""The version of codes; codes of a higher one are refused."""
YOU: Final = "you"
"""The word for a person in a code."""


def deal_text(name: str, game: Game[Any], sitters: Sequence[Sitter]) -> str:
    """Options, players and seed as a text, such as `toy-1.seats-2.you.hard.7`.

    `name` is the name of the game. A position at which the game begins comes last.
    """
    origin = game.origin
    options: Mapping[str, object] = origin.get("options", {})
    chosen = (_word(name, value) for name, value in options.items())
    kinds = [one.level or YOU for one in sitters]
    words = [*filter(None, chosen), *kinds, str(game.seed)]
    text = ".".join([f"{name}-{VERSION}", *words])
    if "position" in origin:
        text += f"~p{compress(json.dumps(origin['position']))}"
    return text


def _word(name: str, value: object) -> str:
    """The word for an option; empty if it is off."""
    return (name if value else "") if isinstance(value, bool) else f"{name}-{value}"


# ---------------------------------------------------------------- commitments


def some_salt() -> str:
    """A random salt: 128 bits in hexadecimal digits."""
    return f"{SystemRandom().getrandbits(128):032x}"


def commitment(
    name: str, game: Game[Any], sitters: Sequence[Sitter], salt: str | None
) -> CommitmentFacts | None:
    """The commitment, with deal and salt only after the game; None without a salt."""
    if salt is None:
        return None
    deal = deal_text(name, game, sitters)
    told: CommitmentFacts = {"fingerprint": fingerprint(deal, salt)}
    return {**told, "deal": deal, "salt": salt} if game.over else told


def fingerprint(deal: str, salt: str) -> str:
    """The SHA-256 of deal and salt, joined by a space, in hexadecimal digits."""
    return sha256(f"{deal} {salt}".encode()).hexdigest()
