"""Errors: their tree, and that each has a sentence that says its facts."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import sanjuan
from tabletop import errors, words
from tabletop.words import sentence

PACKAGE = Path(sanjuan.__file__).parent
ROOMS = (PACKAGE, Path(words.__file__).parent)
FAMILY = {
    name
    for name, thing in vars(errors).items()
    if isinstance(thing, type) and issubclass(thing, errors.TabletopError)
}


def raised(*rooms: Path) -> Iterator[tuple[str, frozenset[str]]]:
    """The id and the names of the facts of every error that is made."""
    for path in (path for room in rooms for path in room.rglob("*.py")):
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(call, ast.Call) and getattr(call.func, "id", "") in FAMILY:
                yield from _made(call)


def _made(call: ast.Call) -> Iterator[tuple[str, frozenset[str]]]:
    """An error made of another's id has been made before."""
    if isinstance(call.args[0], ast.Constant):
        facts = call.args[1] if len(call.args) > 1 else ast.Dict([], [])
        assert isinstance(facts, ast.Dict), f"line {call.lineno}: facts out of sight"
        names = [key.value for key in facts.keys if isinstance(key, ast.Constant)]
        yield str(call.args[0].value), frozenset(map(str, names))


RAISED = sorted(set(raised(*ROOMS)), key=lambda made: made[0])


def english() -> dict[str, str]:
    return {id: text for room in ROOMS for id, text in sentences_of(room).items()}


def sentences_of(room: Path) -> dict[str, str]:
    text = (room / "en.ftl").read_text(encoding="utf-8")
    return dict(re.findall(r"^error-(\S+) = (.+)$", text, re.MULTILINE))


def test_errors_are_found() -> None:
    ids = [id for id, _ in RAISED]
    assert {"not_offered", "bad_seats", "altered_save", "no_game"} <= set(ids)


def test_what_any_game_refuses_is_worded_by_the_house() -> None:
    house = Path(words.__file__).parent
    ids = {id.replace("_", "-") for id, _ in raised(house)}
    assert ids - set(sentences_of(house)) == set()


def test_an_id_always_comes_with_the_same_facts() -> None:
    ids = [id for id, _ in RAISED]
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize(("id", "facts"), RAISED, ids=[id for id, _ in RAISED])
def test_an_error_has_a_sentence_that_says_its_facts(
    id: str, facts: frozenset[str]
) -> None:
    words = english()[id.replace("_", "-")]
    assert set(re.findall(r"\{ \$(\w+) \}", words)) == facts
    assert words.endswith((".", "}"))


@pytest.mark.parametrize("id", sorted(english()))
def test_a_sentence_needs_no_more_than_the_small_reader_knows(id: str) -> None:
    left = re.sub(r"\{ \$\w+ \}", "", english()[id])
    assert "{" not in left
    assert "}" not in left


def test_an_error_speaks_english_at_a_prompt() -> None:
    error = errors.OptionError("bad_seats", {"seats": 9})
    assert str(error) == "San Juan is for 2 to 4 seats, not 9."


def test_an_error_without_a_sentence_shows_its_id() -> None:
    assert str(errors.TabletopError("un_heard_of")) == "error-un-heard-of"


def test_a_fact_that_is_missing_stays_visible() -> None:
    assert sentence("error-bad-seats", {}).endswith("not { $seats }.")


def test_an_error_crosses_the_border_as_data() -> None:
    error = errors.NothingToUndo("nothing_to_undo", {"seat": 1})
    assert error.as_json() == {"id": "nothing_to_undo", "args": {"seat": 1}}
    assert errors.SaveError("not_a_save").as_json()["args"] == {}


@pytest.mark.parametrize(
    ("child", "parent"),
    [
        ("AnswerError", "SanJuanError"),
        ("IllegalAnswer", "AnswerError"),
        ("StaleAnswer", "AnswerError"),
        ("WrongSeat", "AnswerError"),
        ("OptionError", "SanJuanError"),
        ("QueryError", "OptionError"),
        ("SaveError", "SanJuanError"),
        ("PositionError", "SanJuanError"),
        ("NothingToUndo", "SanJuanError"),
    ],
)
def test_the_tree_is_as_promised(child: str, parent: str) -> None:
    assert getattr(sanjuan, child).__bases__ == (getattr(sanjuan, parent),)


def test_the_tree_is_drawn_whole_at_the_top_of_its_file() -> None:
    drawing = errors.__doc__ or ""
    assert all(name in drawing for name in FAMILY)
