"""Thinking: work in small steps, which can pause and resume.

The caller decides about the work and its time.
"""

from __future__ import annotations

from collections.abc import Generator
from time import perf_counter
from typing import Final, Generic, TypeAlias, TypeVar

T = TypeVar("T")

NEARLY: Final = 0.99
"""The highest value of `done` until there is a result."""
WAITS: Final = None
"""The value that work yields while it waits for another worker to do a part of it."""
Steps: TypeAlias = Generator[float | None, None, T]
"""Work that yields its finished fraction, 0 to 1, or `WAITS`, and returns a result."""


class Thinking(Generic[T]):
    """Work that ends with a result; `done` grows from 0, and the result makes it 1.

    A generator does the work: it yields the finished fraction, 0 to 1, every few
    milliseconds, and returns the result.

    >>> def count(to):
    ...     for number in range(to):
    ...         yield number / to
    ...     return to
    >>> thinking = Thinking(count(4))
    >>> thinking.step(), thinking.step(), thinking.done
    (True, True, 0.25)
    >>> thinking.finish(), thinking.done
    (4, 1.0)
    """

    def __init__(self, work: Steps[T]) -> None:
        self.done = 0.0
        self.waits = False
        self._spent = 0.0
        self._work = work
        self._result: list[T] = []

    def step(self) -> bool:
        """Think for a few milliseconds; return whether there is more to do."""
        if self._result:
            return False
        try:
            done = next(self._work)
            self.waits = done is WAITS
            self.done = max(self.done, min(done or 0.0, NEARLY))
        except StopIteration as end:
            self.done, self.waits = 1.0, False
            self._result.append(end.value)
        return not self._result

    def for_about(self, seconds: float) -> bool:
        """Think for that long, at least one step; return whether there is more to do.

        It stops sooner if the work `waits` for another worker.
        """
        began = perf_counter()
        while (more := self.step()) and perf_counter() < began + seconds:
            if self.waits:
                break
        self._spent += perf_counter() - began
        return more

    @property
    def left(self) -> float | None:
        """The seconds that the rest takes at the pace of `for_about` so far.

        None while nothing is done.
        """
        return self._spent * (1 - self.done) / self.done if self.done else None

    def finish(self) -> T:
        """Think to the end and return the result."""
        while self.step():
            pass
        return self.result

    @property
    def result(self) -> T:
        """The result, which exists only once all is done."""
        assert self._result, "the thinking is not done"
        return self._result[0]

    def part(self, start: float, end: float) -> Steps[T]:
        """Think to the end, as the part from `start` to `end` of other work.

        Write `result = yield from thinking.part(0.0, 0.5)`.
        """
        for done in self:
            yield WAITS if self.waits else start + (end - start) * done
        return self.result

    def __iter__(self) -> Thinking[T]:
        return self

    def __next__(self) -> float:
        """The finished fraction after one more step; StopIteration after the end."""
        if self.step():
            return self.done
        raise StopIteration


def thought(result: T) -> Thinking[T]:
    """Finished thinking with that result."""
    known = Thinking(_known(result))
    known.step()
    return known


def _known(result: T) -> Steps[T]:
    yield from ()
    return result
