"""The options of a game, declared once: everything else that needs them reads these."""

import re
from typing import Any, Final, NamedTuple, TypeAlias

from tabletop.base.errors import OptionError
from tabletop.base.validation import bad_switch, typed, whole

Choice: TypeAlias = bool | int | str
"""A value of an option."""

SEED: Final = "seed"
"""The name that no option may have: every game has a seed."""

_NAME: Final = re.compile(r"[a-z]+(?:_[a-z]+)*", re.ASCII)
_WORD: Final = re.compile(r"(?!.{17})[a-zA-Z_]\w*", re.ASCII)


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

    def spelt(self, value: object) -> str:
        """The word of a code for that value; empty for a switch that is off."""
        if isinstance(value, bool):
            return self.name if value else ""
        chosen = value if isinstance(value, list) else [value]
        return "-".join([self.name, *map(str, chosen)])

    def read(self, values: str) -> object:
        """The value of a word, from the text after its name; True if that is empty."""
        chosen = [_value(one) for one in values.split("-")] if values else []
        if self.takes_many or len(chosen) > 1:
            return chosen
        return chosen[0] if chosen else True

    def check(self, value: object) -> Any:
        """The choice equal to that value, or the list of choices; else OptionError."""
        given = value if self.takes_many else [value]
        if not isinstance(given, list | tuple):
            raise self._wrong(value)
        chosen = [self._choice(one) for one in given]
        if None in chosen or len({*chosen}) < len(chosen):
            raise self._wrong(value)
        return chosen if self.takes_many else chosen[0]

    def _choice(self, value: object) -> Choice | None:
        """The choice equal to that value and of its type; None if there is none."""
        number = whole(value)
        given = value if number is None else number
        alike = (one for one in self.choices if type(one) is type(given))
        return next((one for one in alike if one == given), None)

    def _wrong(self, value: object) -> OptionError:
        if all(isinstance(one, bool) for one in self.choices):
            return bad_switch(self.name, value)
        kinds = (list, tuple) if self.takes_many else {*map(type, self.choices)}
        shown = typed(value, *kinds)
        return OptionError("bad_option", {"name": self.name, "value": shown})

    @property
    def is_sound(self) -> bool:
        """Whether codes can spell it, and the default is among the choices."""
        words = [one for one in self.choices if isinstance(one, str)]
        if not all(map(_WORD.fullmatch, words)):
            return False
        chosen = self.default if isinstance(self.default, tuple) else (self.default,)
        is_free = self.name != SEED and bool(_NAME.fullmatch(self.name))
        return is_free and set(chosen) <= set(self.choices)


def _value(text: str) -> int | str:
    return int(text) if text.isdecimal() else text
