"""Codes: a deal or a game as a short text that leads back to the same table."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from browser.games import GAMES
from random_play import play, played
from sanjuan import Game
from sanjuan.game_type import SAN_JUAN
from table_people import COMPUTER, table
from tabletop.base.base64url import MOST_BYTES, compress
from tabletop.base.errors import CodeError, OptionError, SeriousGame, TabletopError
from tabletop.table.codes import LONGEST_CODE, deal_code, game_code, table_of
from tabletop.table.seating import PERSON
from tabletop.table.table import Table
from toolchain.steps import ROOT

GOLDEN = sorted((ROOT / "tests" / "playthroughs").glob("*.json"))
KEPT = ROOT / "tests" / "codes.txt"
LINKS = json.loads((ROOT / "tests" / "links.json").read_text(encoding="utf-8"))
DEAL = deal_code(table(PERSON, "hard", game=Game(seed=7)))
GAME = game_code(table(PERSON, COMPUTER, game=played(30, seed=5)))


def why(code: object) -> str:
    """The id of the error that a code is refused with."""
    with pytest.raises(CodeError) as error:
        table_of(GAMES, code)  # type: ignore[arg-type]
    return error.value.id


# ---------------------------------------------------------------- a deal


def test_a_deal_says_what_was_chosen_who_sits_where_and_the_seed() -> None:
    game = Game(3, "second", expansion=True, seed=42)
    deal = deal_code(table(PERSON, "hard", "expert", game=game))
    words = "sanjuan-1.seats-3.edition-second.expansion.you.hard.expert.42"
    assert re.fullmatch(re.escape(words) + "~c[0-9a-f]{8}", deal)


def test_a_deal_is_dealt_again_by_its_code() -> None:
    there = table_of(GAMES, DEAL)
    assert there.game.digest() == Game(seed=7).digest()
    assert [one.level for one in there.seating] == [None, "hard"]


def test_a_new_table_has_an_identity_of_its_own() -> None:
    assert table_of(GAMES, DEAL).id != table_of(GAMES, DEAL).id


# ---------------------------------------------------------------- a game


@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: file.stem)
def test_a_golden_game_is_told_by_few_letters(file: Path) -> None:
    at = Table.load(SAN_JUAN, file.read_text(encoding="utf-8"))
    code = game_code(at)
    assert table_of(GAMES, code).game.digest() == at.game.digest()
    assert len(code) < 300
    assert re.fullmatch(r"[\w.~-]+", code, re.ASCII), "fit for any address"


def test_who_sits_where_is_told_with_their_names() -> None:
    at = table(PERSON, COMPUTER, PERSON, game=played(20, seats=3))
    at.seating[0] = at.seating[0]._replace(name="Zoë & <b>")
    assert table_of(GAMES, game_code(at)).seating == at.seating


def test_a_game_from_a_position_has_it_in_its_code() -> None:
    game = play(Game.from_position({"seats": [{"hand": ["library"]}, {}]}), 5)
    there = table_of(GAMES, game_code(table(PERSON, COMPUTER, game=game)))
    assert there.game.save() == game.save()


def test_a_serious_game_is_told_once_it_is_over() -> None:
    at = table(PERSON, COMPUTER)
    at.integrity.serious = True
    for tell in (deal_code, game_code):
        with pytest.raises(SeriousGame, match="once it is over"):
            tell(at)
    at.game = play(at.game)
    assert not table_of(GAMES, game_code(at)).serious


@pytest.mark.parametrize("line", KEPT.read_text(encoding="utf-8").splitlines())
def test_a_code_of_an_earlier_version_opens(line: str) -> None:
    digest, code = line.split()
    assert table_of(GAMES, code).game.digest() == digest


@pytest.mark.parametrize("kept", LINKS, ids=lambda kept: kept["link"][:40])
def test_a_link_of_an_earlier_version_leads_to_its_table(kept: Any) -> None:
    code = kept["link"].partition("=")[2].partition("&")[0]
    assert table_of(GAMES, code).game.digest() == kept["digest"]


# ---------------------------------------------------------------- refusals


@pytest.mark.parametrize("code", [None, 7, "", "nonsense", "x" * 99, "<b>-1"])
def test_what_is_no_code_is_refused(code: object) -> None:
    assert why(code) == "not_a_code"


def test_a_code_of_a_later_version_says_so() -> None:
    assert why(DEAL.replace("-1", "-2", 1)) == "newer_code"


def test_a_code_of_another_game_names_it() -> None:
    with pytest.raises(OptionError, match="puerto"):
        table_of(GAMES, DEAL.replace("sanjuan", "puerto"))


@pytest.mark.parametrize("code", [DEAL, GAME], ids=["deal", "game"])
def test_a_code_that_is_cut_is_refused(code: str) -> None:
    begun = len("sanjuan-1")
    reasons = {why(code[:letters]) for letters in range(begun, len(code))}
    assert reasons == {"damaged_code"}


def resealed(code: str) -> str:
    """A changed code with a new check, made by an attacker who knows how."""
    return f"{code}~c00000000"


@pytest.mark.parametrize(
    "part", ["~", "~z1", "~a1", "~a-", "~a1-A", "~nAAAA", "~neNor", "~pAA"]
)
def test_a_damaged_part_is_refused(part: str) -> None:
    assert why(resealed(DEAL.partition("~")[0] + part)) == "damaged_code"


@pytest.mark.parametrize("text", ["[" * 40, '"' + "x" * 200_000, "1" * 5000])
def test_a_position_too_deep_or_too_large_is_that_of_a_damaged_code(text: str) -> None:
    part = f"~p{compress(text)}"
    assert why(resealed(DEAL.partition("~")[0] + part)) == "damaged_code"


def test_a_code_is_opened_out_of_what_is_pasted_with_it() -> None:
    for pasted in (
        f"({DEAL}).",
        f"https://a.host/#deal={DEAL[:30]}\n{DEAL[30:]}&beat=3",
    ):
        assert deal_code(table_of(GAMES, pasted)) == DEAL


def test_a_number_of_thousands_of_digits_is_refused() -> None:
    """Python itself refuses to read an integer of more than 4,300 digits."""
    deal = DEAL.partition("~")[0]
    changed = deal.replace("seats-2", f"seats-{'9' * 5000}")
    assert changed != deal
    assert why(resealed(changed)) == "damaged_code"


def test_another_answer_is_found_out() -> None:
    assert why(GAME.replace("~a1e-", "~a1d-")) == "altered_code"
    assert why(resealed(GAME.rpartition("~c")[0])) == "altered_code"


def test_another_deal_is_found_out() -> None:
    assert why(DEAL.replace(".7~", ".8~")) == "altered_code"
    assert why(DEAL.replace(".hard.", ".easy.")) == "altered_code"


def test_answers_after_the_end_are_found_out() -> None:
    over = play(Game(seed=5))
    code = game_code(table(PERSON, COMPUTER, game=over))
    assert why(code.replace(f"~a{over.ply:x}-", "~a1fff-")) == "altered_code"


def test_more_in_the_number_than_was_answered_is_found_out() -> None:
    assert why(GAME.replace("~a1e-", "~a1-")) == "altered_code"


def test_a_code_is_measured_before_it_is_unpacked() -> None:
    bomb = compress("A" * (MOST_BYTES + 1))
    assert why(resealed(f"{DEAL.partition('~')[0]}~n{bomb}")) == "damaged_code"
    assert why(DEAL + "c" * LONGEST_CODE) == "long_code"


ANY_TEXT = st.text("sanjuan-1.~_youhardexpertPA", max_size=80) | st.text(max_size=30)


@given(ANY_TEXT, st.integers(0, len(GAME)))
def test_no_text_breaks_the_reading_of_codes(text: str, at: int) -> None:
    for code in (text, GAME[:at] + text + GAME[at:], DEAL + "~" + text):
        try:
            table_of(GAMES, code)
        except TabletopError as error:
            assert not str(error).startswith("error-")
