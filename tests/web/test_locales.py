"""Rules for every language: nothing is missing or left in English."""

import re
from collections import Counter
from typing import Final

import pytest
from babel import Locale
from fluent.syntax import ast

from locales import (
    HOUSE_NAME,
    LANGUAGES,
    OTHERS,
    OWNERS,
    PAGES,
    folders,
    messages_in,
    own_entries,
    own_patterns,
    parts,
    text_of,
    variables,
)

owners: Final = pytest.mark.parametrize("owner", OWNERS)
games: Final = pytest.mark.parametrize("game", PAGES)
languages: Final = pytest.mark.parametrize("language", LANGUAGES)
others: Final = pytest.mark.parametrize("language", OTHERS)

COMMON: Final = {
    *("app-title", "save-name"),
    *("seat-1", "seat-2", "seat-3", "seat-4", "seat-5"),
    *("role-by", "label-why", "good-price", "sum-equals", "tile-unknown.mark"),
    *("lately-role", "continue-when", "setup-times", "commas", "comma", "full-stop"),
    *("good-indigo.short", "card-statue", "look-back-signed", "statistics-plays"),
}
"""Messages that may be the same as in English in any language."""
WORD: Final = re.compile(r"[^\W\d_]{2}")


@owners
def test_each_folder_of_words_has_a_file_for_each_language(owner: str) -> None:
    for folder in folders(owner):
        assert sorted(path.stem for path in folder.iterdir()) == LANGUAGES, folder


@owners
@languages
def test_a_locale_file_can_be_read_to_its_end(owner: str, language: str) -> None:
    entries = own_entries(owner, language)
    assert [one.content for one in entries if isinstance(one, ast.Junk)] == []


@owners
@languages
def test_house_and_game_word_each_message_and_attribute_once(
    owner: str, language: str
) -> None:
    """A game may word one of the house again, in its own terms."""
    messages = messages_in(own_entries(owner, language))
    attributes = [
        (message.id.name, attribute.id.name)
        for message in messages
        for attribute in message.attributes
    ]
    said = [*(message.id.name for message in messages), *attributes]
    assert [one for one, times in Counter(said).items() if times > 1] == []


@games
@languages
def test_the_game_words_all_of_a_message_of_the_house(game: str, language: str) -> None:
    house, own = (
        {
            one.id.name: {attribute.id.name for attribute in one.attributes}
            for one in messages_in(own_entries(owner, language))
        }
        for owner in (HOUSE_NAME, game)
    )
    assert [id for id in house.keys() & own.keys() if house[id] != own[id]] == []


CARDS: Final = re.compile(r"\b(?:cards?|Karten?|cartes?)\b")


def titles() -> set[str]:
    """The titles of all games, in any language."""
    return {
        text_of(own_patterns(game, language)["app-title"])
        for game in PAGES
        for language in LANGUAGES
    }


def test_the_house_names_no_game_and_no_cards() -> None:
    for language in LANGUAGES:
        said = [text_of(one) for one in own_patterns(HOUSE_NAME, language).values()]
        named = [text for text in said if any(title in text for title in titles())]
        assert [*named, *filter(CARDS.search, said)] == []


@owners
@others
def test_a_language_words_what_english_words(owner: str, language: str) -> None:
    said = own_patterns(owner, language)
    articles = {id for id in said if id.endswith(".the")}
    assert set(said) - articles == set(own_patterns(owner, "en"))


def facts(pattern: ast.Pattern) -> set[str]:
    """The facts in a sentence; a card with its article is the same fact."""
    told = (name.removeprefix("the_") for name in variables(pattern))
    return {"card" if name == "the" else name for name in told}


@owners
@others
def test_a_sentence_tells_the_facts_of_the_english_one(
    owner: str, language: str
) -> None:
    for id, english in own_patterns(owner, "en").items():
        told, due = facts(own_patterns(owner, language)[id]), facts(english)
        assert due - {"who"} <= told <= due | {"who", "edition"}, id


RULE: Final = re.compile(r"\b[RP]\d+")


@owners
@others
def test_a_sentence_names_the_rules_of_the_english_one(
    owner: str, language: str
) -> None:
    for id, english in own_patterns(owner, "en").items():
        told = RULE.findall(text_of(own_patterns(owner, language)[id]))
        assert sorted(told) == sorted(RULE.findall(text_of(english))), id


BESIDE_A_NUMBER: Final = {"points-label"}
"""Words beside a number that is drawn separately."""


def key_of(variant: ast.Variant) -> str:
    """The case of a choice: a word, or a number."""
    key = variant.key
    return str(key.name if isinstance(key, ast.Identifier) else key.value)


def counted(pattern: ast.Pattern) -> list[dict[str, ast.Variant]]:
    """The variants of the choices in a sentence that depend on a number."""
    choices = [
        {key_of(variant): variant for variant in choice.variants}
        for choice in parts(pattern, ast.SelectExpression)
    ]
    return [variants for variants in choices if "one" in variants]


@owners
@others
def test_what_english_counts_is_counted(owner: str, language: str) -> None:
    for id, english in own_patterns(owner, "en").items():
        said = own_patterns(owner, language)[id]
        assert len(counted(said)) >= len(counted(english)), id


@owners
@languages
def test_one_is_named_by_number_where_it_means_zero_too(
    owner: str, language: str
) -> None:
    if Locale(language).plural_form(0) != "one":
        return
    for id, pattern in own_patterns(owner, language).items():
        for variants in counted(pattern):
            is_named = "0" in variants or variables(variants["one"])
            assert is_named or id in BESIDE_A_NUMBER, id


def same_words(owner: str, language: str) -> set[str]:
    """The messages that the files of a language list as the same in English."""
    entries = own_entries(owner, language)
    comments = [str(e.content) for e in entries if isinstance(e, ast.Comment)]
    said = re.findall(r"^As in English: (.+)$", "\n".join(comments), re.MULTILINE)
    return {id for line in said for id in line.split()}


def has_words(pattern: ast.Pattern) -> bool:
    """Whether the sentence says anything beside what other sentences say."""
    return any(WORD.search(one.value) for one in parts(pattern, ast.TextElement))


@owners
@others
def test_nothing_is_left_in_english(owner: str, language: str) -> None:
    english = own_patterns(owner, "en")
    alike = {
        id
        for id, pattern in own_patterns(owner, language).items()
        if id in english and text_of(pattern) == text_of(english[id])
        if has_words(pattern)
    }
    assert alike - COMMON == same_words(owner, language) - COMMON


def written(owner: str, language: str) -> str:
    """All text of a language, without the names of facts and the choices."""
    found = parts(list(own_patterns(owner, language).values()), ast.TextElement)
    return "\n".join(element.value for element in found)


@pytest.mark.slow
@owners
def test_french_keeps_its_signs_on_the_line_by_spaces_that_do_not_break(
    owner: str,
) -> None:
    signs = r"[^\u202f][;!?%]|[^\u00a0][:»]|«[^\u00a0]"
    assert re.findall(rf".*(?:{signs}).*", written(owner, "fr")) == []


SEARCHED: Final = ("book-keywords", "book-language.same")
"""The words that people may search for, beside those of the page."""


@pytest.mark.slow
@owners
def test_french_has_one_word_for_what_the_builder_does(owner: str) -> None:
    others = re.compile(r"\b(?:bâti(?!ment|sseur)|édifi|érig)", re.IGNORECASE)
    said = own_patterns(owner, "fr").items()
    found = [id for id, pattern in said if others.search(text_of(pattern))]
    assert {id for id in found if not id.startswith(SEARCHED)} == set()


@owners
def test_french_names_the_button_that_confirms(owner: str) -> None:
    assert re.findall(r".*confirm.*", written(owner, "fr"), re.IGNORECASE) == []


@pytest.mark.slow
@owners
@languages
def test_apostrophes_are_typeset(owner: str, language: str) -> None:
    assert re.findall(r".*['\"].*", written(owner, language)) == []
