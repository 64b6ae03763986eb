"""Thinking: step by step, for a time, to the end, and as a part of a whole."""

import doctest
from collections.abc import Generator, Iterable

import pytest

from tabletop.base import tasks
from tabletop.base.tasks import WAITS, Steps, Thinking


def told(*done: float | None) -> Thinking[str]:
    """A thinking that reports these shares and finds something."""
    return Thinking(work(done))


def work(done: Iterable[float | None]) -> Steps[str]:
    yield from done
    return "found"


def test_a_step_says_whether_there_is_more_to_do() -> None:
    one = told(0.0, 0.5)
    assert [one.step(), one.step(), one.step()] == [True, True, False]


def test_done_is_one_only_once_the_result_is_there() -> None:
    one = told(1.0)
    one.step()
    assert one.done < 1
    one.step()
    assert (one.done, one.result) == (1, "found")


def test_done_never_falls() -> None:
    one = told(0.5, 0.25)
    one.step()
    one.step()
    assert one.done == 0.5


def test_a_whole_waits_where_a_part_of_it_does() -> None:
    def whole() -> Steps[str]:
        return (yield from told(0.5, WAITS, 0.6).part(0.0, 0.5))

    one, waits = Thinking(whole()), list[bool]()
    while one.step():
        waits.append(one.waits)
    assert waits == [False, True, False]


def test_steps_after_the_end_change_nothing() -> None:
    one = told()
    assert [one.step(), one.step(), one.finish()] == [False, False, "found"]


def test_a_result_may_be_nothing() -> None:
    def nothing() -> Generator[float, None, None]:
        yield 0.0

    one = Thinking(nothing())
    one.finish()
    assert (one.done, one.result) == (1, None)


def test_there_is_no_result_before_the_end() -> None:
    with pytest.raises(AssertionError):
        _ = told(0.5).result


def test_it_can_be_left_and_taken_up_again() -> None:
    one = told(0.1, 0.2, 0.3)
    one.step()
    assert [next(one), *one] == [0.2, 0.3]


def test_for_about_takes_one_step_at_least() -> None:
    one = told(0.25, 0.5)
    assert one.for_about(0)
    assert one.done == 0.25


def test_for_about_goes_on_until_the_time_is_over(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    clock = iter([0, 0.01, 0.02, 0.06, 0.06])
    monkeypatch.setattr(tasks, "perf_counter", clock.__next__)
    one = told(0.1, 0.2, 0.3, 0.4)
    assert one.for_about(0.05)
    assert one.done == 0.3


def test_what_is_left_takes_as_long_as_what_is_done(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    clock = iter([0, 3, 4, 100, 102, 102])
    monkeypatch.setattr(tasks, "perf_counter", clock.__next__)
    one = told(0.25, 0.5)
    assert one.left is None
    one.for_about(0)
    assert one.left == 4 * 0.75 / 0.25
    one.for_about(0)
    assert one.left == 4 + 2


def test_for_about_ends_with_the_thinking() -> None:
    one = told(0.25, 0.5)
    assert not one.for_about(60)
    assert (one.result, one.left) == ("found", 0)


def test_no_number_says_that_it_waits() -> None:
    one = told(-1.0)
    one.step()
    assert (one.waits, one.done) == (False, 0)


def test_what_waits_for_others_is_left_at_once() -> None:
    one = told(0.25, WAITS, 0.5)
    assert one.for_about(60)
    assert (one.waits, one.done) == (True, 0.25)
    assert not one.for_about(60)
    assert (one.waits, one.result) == (False, "found")


def test_a_part_tells_of_the_whole_and_gives_the_result() -> None:
    def whole() -> Steps[str]:
        first = yield from told(0.0, 0.5).part(0.0, 0.5)
        second = yield from told(0.0, 0.5).part(0.5, 1.0)
        return f"{first} {second}"

    one = Thinking(whole())
    assert list(one) == [0, 0.25, 0.5, 0.75]
    assert one.result == "found found"


def test_the_example_runs() -> None:
    failed, tried = doctest.testmod(tasks)
    assert (failed, tried) == (0, 4)
