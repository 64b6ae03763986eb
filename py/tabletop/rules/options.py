"""The options of a game, declared once: everything else that needs them reads these."""

import re
from typing import Final, NamedTuple, TypeAlias

Choice: TypeAlias = bool | int | str
"""A value of an option."""

SEED: Final = "seed"
"""The name that no option may have: every game has a seed."""

_NAME: Final = re.compile(r"[a-z]+(?:_[a-z]+)*", re.ASCII)


class Option(NamedTuple):
    """An option of a game: its name, its choices in order, and its default.

    The default is one of the choices, or a tuple of some if any number may be chosen.
    """

    name: str
    choices: tuple[Choice, ...]
    default: Choice | tuple[Choice, ...]

    @property
    def takes_many(self) -> bool:
        """Whether any number of choices may be chosen."""
        return isinstance(self.default, tuple)

    @property
    def is_sound(self) -> bool:
        """Whether codes can spell the name, and the default is among the choices."""
        chosen = self.default if isinstance(self.default, tuple) else (self.default,)
        is_free = self.name != SEED and bool(_NAME.fullmatch(self.name))
        return is_free and set(chosen) <= set(self.choices)
