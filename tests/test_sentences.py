"""No file breaks the one rule of a sentence in CONTRIBUTING above its ceiling."""

from pathlib import Path

import pytest

from toolchain import prose, sentences


def read(suffix: str, text: str) -> list[str]:
    return [
        " ".join(block.split("\x1e")).strip() for block in prose.READERS[suffix](text)
    ]


@pytest.mark.parametrize("sentence", ["What one seat may know.", "Of each its place."])
def test_a_sentence_that_begins_with_a_relative_breaks_the_rule(sentence: str) -> None:
    assert sentences.is_relative(sentence)


@pytest.mark.parametrize("sentence", ["What is asked?", "The seat that is asked."])
def test_a_question_and_a_noun_keep_the_rule(sentence: str) -> None:
    assert not sentences.is_relative(sentence)


def test_docstrings_and_comments_of_python_are_read() -> None:
    assert read(".py", '"""One."""\na = 1  # Two.\n# Two too.\n') == [
        "One.",
        "Two.\nTwo too.",
    ]


def test_comments_of_a_script_are_read_without_their_types() -> None:
    text = "/** One. @param {{ a: 1 }} two the\n * second */\nlet a; // Three.\n"
    assert [" ".join(one.split()) for one in read(".js", text)] == [
        "One. the second",
        "Three.",
    ]


def test_code_and_quotes_are_no_sentences_of_a_page(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("```\nWhat is code.\n```\n\n* “What one says” is quoted.\n")
    assert list(prose.sentences(page)) == ["… is quoted."]


def test_each_file_keeps_to_its_ceiling_which_may_only_fall() -> None:
    every = sentences.everything()
    found, ceilings = {one.file: one for one in every}, sentences.ceilings()
    above = {
        name: one.beginnings + one.phrases
        for name, one in found.items()
        if one.breaches > ceilings.get(name, 0)
    }
    assert above == {}, "mend these sentences"
    loose = {
        name
        for name, ceiling in ceilings.items()
        if name not in found or found[name].breaches < ceiling
    }
    assert loose == set(), "python -m toolchain.sentences --write lowers them"
    assert max(sentences.shares(every).values()) <= sentences.GOAL
