"""The address of `tabletop.base.rng` in version 0.2.0, whose docs showed it."""

from tabletop.base.rng import Chance, check_seed, shuffle, some_seed, stream

__all__ = ["Chance", "check_seed", "shuffle", "some_seed", "stream"]
