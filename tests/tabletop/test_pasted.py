"""Codes are found as mail, chat and Markdown change them; other texts stay."""

import json
from time import process_time
from typing import Any, Final

import pytest

from tabletop.table.pasted import code_in
from tabletop.table.unwrapped import unwrapped
from toolchain.steps import ROOT

CASES: Any = json.loads((ROOT / "tests" / "pasted.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("case", CASES, ids=lambda case: ascii(case["pasted"]))
def test_a_code_is_found_in_what_is_pasted(case: dict[str, str]) -> None:
    assert code_in(case["pasted"]) == case["code"]


@pytest.mark.parametrize(
    "text",
    [
        *("", "hello", "https://a.host/?a=b#c", "sanjuan-1.seats-2.7", "toy-1.7~c0123"),
        *("toy-1.7~c012345678", "toy-1.7~c01234567x", "1~c01234567", "~c01234567"),
    ],
)
def test_what_holds_no_whole_code_stays_as_it_is(text: str) -> None:
    assert code_in(text) == text


LONG: Final = (
    *("a", "a-1.", "~c", "a-1.~c", "=3D", "%25", "\n> ", " ", "\n", "a ", "deal="),
    *("deal=a-1.", "deal = ", "&#61;", "&amp;", "aHR0cHM6Ly", "/v3/__", "/v3/__a__;"),
    *("*", "<b", "<br", "=\n", "\\u003d", "?", "_", "&", "\u2014", "\uff5e", "\u200b"),
    *("urldefense.proofpoint.com/v2/url?u=-3D", "\ufdfa"),
)


@pytest.mark.parametrize("text", LONG)
def test_a_long_text_is_read_in_no_time(text: str) -> None:
    before = process_time()
    code_in(text * (20_000 // len(text)))
    assert process_time() - before < 1


@pytest.mark.parametrize(
    ("wrapped", "text"),
    [
        ("/v3/__https://h/**A~**Bx__;IyM_Pz8!!", " https://h/##~???x !"),
        ("/v3/__https://h/*__;!", " https://h/ "),
        ("aHR0cHM6LyA", " https:/  "),
        ("aHR0cHM6Lyabc", "  "),
        ("&#x3d;&#x110000;&bogus;&lowbar;", "=&#x110000;&bogus;_"),
        ("\\u003d\\_", "=_"),
        ("deal=\nx=\ny", "deal=\nxy"),
    ],
)
def test_a_wrapping_is_undone_as_far_as_it_is_one(wrapped: str, text: str) -> None:
    assert unwrapped(wrapped) == text


def test_blanks_in_a_bare_code_are_none_of_the_sentence_around_it() -> None:
    text = "In version-2. of it, see toy-1.seats-2. you. 7~c 0123 4567, please."
    assert code_in(text) == "toy-1.seats-2.you.7~c01234567"
    assert code_in(text.replace(",", "")) == "toy-1.seats-2.you.7~c01234567"
