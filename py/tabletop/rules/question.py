"""A question to one seat, and the answers that it accepts.

An answer is a sorted tuple of `low` to `high` options. Only the game knows the meaning
of the options, and which of them are alike: a subclass defines both.
"""

from collections.abc import Container, Iterable, Iterator, Sequence
from itertools import pairwise
from math import comb
from typing import ClassVar, TypeAlias

from tabletop.base.english import Told
from tabletop.base.errors import IllegalAnswer
from tabletop.base.rng import Chance
from tabletop.base.validation import whole
from tabletop.rules.facts import AskedFacts, Form, Source

Answer: TypeAlias = tuple[int, ...]


class Question:
    """A choice of `low` to `high` of the `options`.

    `stage` is the game's number for the question, and `name` its name; `source` is the
    cause of the question. Options of one kind are the same choice.
    """

    __slots__ = ("high", "low", "options", "seat", "source", "stage")

    NAMES: ClassVar[Sequence[str]] = ()
    """By stage: its name; without any, its number is its name."""
    SECRET: ClassVar[Container[int]] = ()
    """The stages whose options only the seat asked may see."""

    def __init__(
        self,
        seat: int,
        stage: int,
        options: Answer,
        low: int,
        high: int,
        source: Source = None,
    ) -> None:
        self.seat = seat
        self.stage = stage
        self.options = options
        self.low = low
        self.high = high
        self.source = source

    def __repr__(self) -> str:
        choice = f"{self.low} to {self.high} of {self.kinds()}"
        return f"<{self.name}: seat {self.seat}, {choice}>"

    # ------------------------------------------------------------ the game's knowledge

    @property
    def name(self) -> str:
        """The stage's name."""
        return self.NAMES[self.stage] if self.NAMES else str(self.stage)

    @property
    def secret(self) -> bool:
        """Whether only the seat asked may see the options."""
        return self.stage in self.SECRET

    @property
    def form(self) -> Form:
        """The form of an answer, by the number of options that it takes."""
        if self.high != 1:
            return "some"
        if self.low == 1:
            return "one"
        return "consent" if len(self.options) == 1 else "some"

    def kinds(self) -> list[str]:
        """The names of the options' kinds, in the order of the options."""
        return [str(self.kind(option)) for option in self.options]

    def kind(self, option: int) -> int:
        """The number of an option's kind."""
        return option

    def told(self) -> list[Told]:
        """The options for a page's words, in their order: an id and facts for each."""
        return [{"id": name, "args": {}} for name in self.kinds()]

    def facts(self, viewer: int | None) -> AskedFacts[str, str]:
        """The question as that seat may know it, JSON-ready; None: a spectator.

        The form would tell others how many options a secret question has.
        """
        is_open = viewer == self.seat or not self.secret
        facts: AskedFacts[str, str] = {
            "seat": self.seat,
            "name": self.name,
            "form": self.form if is_open else "some",
            "secret": self.secret,
        }
        if viewer == self.seat:
            facts["options"], facts["source"] = list(self.options), self.source
            facts["low"], facts["high"] = self.low, self.high
        return facts

    # ------------------------------------------------------------ answers

    def only(self) -> Answer | None:
        """The answer, if all that the question accepts are one choice; else None."""
        low, options = self.low, self.options
        if low != self.high:
            return None
        if low == 0 or low == len(options) or self.alike():
            return tuple(sorted(options[:low]))
        return None

    def alike(self) -> bool:
        """Whether all options are of one kind."""
        kind, first = self.kind, self.kind(self.options[0])
        return all(kind(option) == first for option in self.options)

    def count(self) -> int:
        """The number of answers; options of one kind count as different."""
        options, chosen = len(self.options), range(self.low, self.high + 1)
        return sum([comb(options, number) for number in chosen])

    def __contains__(self, answer: object) -> bool:
        """Whether the answer is legal; the check does not list all answers."""
        given = _whole_numbers(answer) if isinstance(answer, tuple) else None
        return given is not None and self._takes(given)

    def _takes(self, given: Sequence[int]) -> bool:
        return (
            self.low <= len(given) <= self.high
            and all(a < b for a, b in pairwise(given))
            and set(self.options).issuperset(given)
        )

    def check(self, answer: Iterable[int]) -> Answer:
        """The answer as a sorted tuple; raises IllegalAnswer."""
        options = _whole_numbers(answer)
        if options is None:
            raise IllegalAnswer("not_an_answer")
        given = tuple(sorted(options))
        if not self._takes(given):
            raise self._wrong_option(given) or self._wrong_number(len(given))
        return given

    def _wrong_option(self, given: Answer) -> IllegalAnswer | None:
        """The error for one of these sorted options; None if all are right."""
        stage = self.name
        if strange := set(given).difference(self.options):
            option = min(strange)
            return IllegalAnswer("not_offered", {"stage": stage, "option": option})
        if len(set(given)) < len(given):
            option = next(a for a, b in pairwise(given) if a == b)
            return IllegalAnswer("chosen_twice", {"stage": stage, "option": option})
        return None

    def _wrong_number(self, count: int) -> IllegalAnswer:
        stage, low, high = self.name, self.low, self.high
        if count < low:
            return IllegalAnswer(
                "too_few", {"stage": stage, "low": low, "count": count}
            )
        return IllegalAnswer("too_many", {"stage": stage, "high": high, "count": count})

    def __iter__(self) -> Iterator[Answer]:
        """Yield one answer for each choice of kinds, fewest options first."""
        groups: dict[int, list[int]] = {}
        for option in self.options:
            groups.setdefault(self.kind(option), []).append(option)
        for count in range(self.low, self.high + 1):
            for answer in _multisets(list(groups.values()), count):
                yield tuple(sorted(answer))

    def kinds_of(self, answer: Answer) -> tuple[int, ...]:
        """The kinds of an answer's options, sorted: equal for equal choices."""
        return tuple(sorted([self.kind(option) for option in answer]))

    def nearest(self, answer: Answer, other: Answer) -> Answer:
        """The same choice as `answer`, with options of `other` if their kind fits."""
        left = sorted(self.options, key=lambda option: option not in other)
        taken = []
        for kind in self.kinds_of(answer):
            taken.append(next(one for one in left if self.kind(one) == kind))
            left.remove(taken[-1])
        return tuple(sorted(taken))

    def named(self, answer: Answer) -> list[str]:
        """The names of an answer's options, in its order; raises IllegalAnswer."""
        names = dict(zip(self.options, self.kinds(), strict=True))
        given = _whole_numbers(answer)
        if given is None:
            raise IllegalAnswer("not_an_answer")
        if wrong := self._wrong_option(tuple(sorted(given))):
            raise wrong
        return [names[option] for option in given]

    def pick(self, *names: str) -> Answer:
        """The answer that takes one option for each name; names may repeat.

        Raises IllegalAnswer for a name without an option left.
        """
        left = list(zip(self.kinds(), self.options, strict=True))
        picked = []
        for name in names:
            there = (pair for pair in left if pair[0] == name)
            found = next(there, None) if isinstance(name, str) else None
            if found is None:
                raise IllegalAnswer("no_such_option", {"name": name})
            left.remove(found)
            picked.append(found[1])
        return tuple(sorted(picked))

    def sample(self, rng: Chance) -> Answer:
        """A random legal answer: a uniform number of options, then uniform options."""
        options, count = self.options, self.low
        random = rng.random
        if count != self.high:
            count += int(random() * (self.high - count + 1))
        if count == 1:
            return (options[int(random() * len(options))],)
        if count == 0:
            return ()
        left = list(options)
        picked = [left.pop(int(random() * len(left))) for _ in range(count)]
        picked.sort()
        return tuple(picked)


def _whole_numbers(answer: object) -> list[int] | None:
    """The whole numbers of an answer; None if it holds anything else."""
    try:
        numbers = [whole(option) for option in answer]  # type: ignore[attr-defined]
    except TypeError:
        return None
    found = [number for number in numbers if number is not None]
    return found if len(found) == len(numbers) else None


def _multisets(groups: list[list[int]], count: int) -> Iterator[Answer]:
    """Yield every way to take `count` options; equal options make one way."""
    if not groups:
        if count == 0:
            yield ()
        return
    first, *rest = groups
    for number in range(min(count, len(first)), -1, -1):
        for tail in _multisets(rest, count - number):
            yield (*first[:number], *tail)
