"""Errors: their tree, and a message with its facts for each."""

import re
from pathlib import Path

import pytest

import sanjuan
import tabletop
from raised import FAMILY, RAISED, ROOMS, raised
from tabletop.base import english, errors
from tabletop.base.english import sentence


def worded() -> dict[str, str]:
    return {id: text for room in ROOMS for id, text in sentences_of(room).items()}


def sentences_of(room: Path) -> dict[str, str]:
    text = (room / "en.ftl").read_text(encoding="utf-8")
    return dict(re.findall(r"^error-(\S+) = (.+)$", text, re.MULTILINE))


def test_errors_are_found() -> None:
    ids = [id for id, _ in RAISED]
    assert {"not_offered", "bad_seats", "altered_save", "no_game"} <= set(ids)


@pytest.mark.slow
def test_what_any_game_refuses_is_worded_by_the_house() -> None:
    house = Path(tabletop.__file__).parent
    ids = {id.replace("_", "-") for id, _ in raised(house)}
    assert ids - set(sentences_of(house)) == set()


def test_an_id_always_comes_with_the_same_facts() -> None:
    ids = [id for id, _ in RAISED]
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize(("id", "facts"), RAISED, ids=[id for id, _ in RAISED])
def test_an_error_has_a_sentence_that_says_its_facts(
    id: str, facts: frozenset[str]
) -> None:
    words = worded()[id.replace("_", "-")]
    assert set(re.findall(r"\{ \$(\w+) \}", words)) == facts
    assert words.endswith((".", "}"))


@pytest.mark.parametrize("id", sorted(worded()))
def test_a_sentence_needs_no_more_than_the_small_reader_knows(id: str) -> None:
    left = re.sub(r"\{ \$\w+ \}", "", worded()[id])
    assert "{" not in left
    assert "}" not in left


def test_an_error_speaks_english_at_a_prompt() -> None:
    error = errors.OptionError("bad_seats", {"seats": 9})
    assert str(error) == "San Juan is for 2 to 4 seats, not 9."


def test_where_the_sentences_are_left_out_an_error_shows_its_id(
    monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> None:
    request.addfinalizer(english._messages.cache_clear)
    monkeypatch.setattr(english, "_PACKAGES", ["tabletop.bots.search"])
    english._messages.cache_clear()
    assert sentence("bad_seats", {"seats": 9}) == "bad-seats"


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
