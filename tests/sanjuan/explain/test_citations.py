"""Each question and each refusal cites a rule of the book."""

from typing import get_args

from proofs.rule_table import rules
from sanjuan.explain.citations import ASKED, ASKED_BY, REFUSED, REFUSED_AT
from sanjuan.explain.facts import RefusalName
from sanjuan.rules.stages import NAMES
from source_words import first_words


def test_every_question_follows_a_rule() -> None:
    assert list(ASKED) == list(NAMES)
    assert {*ASKED.values(), *ASKED_BY.values()} <= {*rules()}


def test_every_refusal_follows_a_rule() -> None:
    assert set(REFUSED) == {*get_args(RefusalName)} == first_words("_why")
    assert {*REFUSED.values(), *REFUSED_AT.values()} <= {*rules()}


def test_a_rule_of_one_question_belongs_to_a_question_and_a_refusal() -> None:
    for key in REFUSED_AT:
        question, reason = key.split(".")
        assert question in ASKED and reason in REFUSED, key
