"""Codes are found as mail, chat and Markdown change them; other texts stay."""

import json
from time import process_time
from typing import Any

import pytest

from tabletop.table.pasted import code_in
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


@pytest.mark.parametrize("text", ["a", "a-1.", "~c", "a-1.~c", "=3D", "%25", "\n> "])
def test_a_long_text_is_read_in_no_time(text: str) -> None:
    before = process_time()
    code_in(text * (20_000 // len(text)))
    assert process_time() - before < 1
