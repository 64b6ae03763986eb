"""Lessons in the browser: by mouse on a phone, by keyboard, by screen reader."""

from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from web.learner import FOLDER, KeyLearner, Learner, ListeningLearner, opened
from web.phone_learner import PHONE, SMALL, OnPhone
from web.prepared import asking
from web.typist import Typist
from web.visitor import Visitor
from web.words import words_of

LESSONS: Final = sorted(path.stem for path in FOLDER.glob("*.json"))
SHORT: Final = [name for name in LESSONS if name not in ("first", "whole")]


@pytest.mark.first
@pytest.mark.parametrize(
    "context",
    [
        "de-DE",
        *(pytest.param(one, marks=pytest.mark.long) for one in ("en-GB", "fr-FR")),
    ],
    indirect=True,
)
def test_the_first_game_is_learnt_by_mouse_on_a_phone(page: Page, site: str) -> None:
    assert OnPhone(opened(page, site), "first").faults(PHONE) == []


@pytest.mark.long
@pytest.mark.parametrize("context", ["en-GB", "de-DE", "fr-FR"], indirect=True)
@pytest.mark.parametrize("lesson", SHORT)
def test_a_lesson_is_learnt_by_mouse_on_the_smallest_phone(
    page: Page, site: str, lesson: str
) -> None:
    assert OnPhone(opened(page, site), lesson).faults(SMALL) == []


@pytest.mark.long
@pytest.mark.parametrize("context", ["de-DE"], indirect=True)
def test_a_lesson_is_learnt_by_keyboard_alone(page: Page, site: str) -> None:
    learner = KeyLearner(opened(page, site, Typist), "first")
    learner.begin()
    learner.learn()
    expect(page.get_by_role("dialog")).to_be_visible()


@pytest.mark.parametrize("context", ["fr-FR"], indirect=True)
def test_a_lesson_is_learnt_by_what_is_read_out(page: Page, site: str) -> None:
    learner = ListeningLearner(opened(page, site), "violet")
    learner.begin()
    learner.learn()
    assert len(learner.met) == len(learner.steps)


# ------------------------------------------------------------ wrong answers


@pytest.fixture
def learner(page: Page, site: str) -> Iterator[Learner]:
    """A person in the first lesson."""
    learner = Learner(opened(page, site), "first")
    learner.begin()
    yield learner


def test_another_role_is_answered_kindly_and_changes_nothing(learner: Learner) -> None:
    learner.learn(until="first-builder")
    learner.press(learner.page.locator("[data-role=trader]"))
    learner.hear()
    assert learner.met[-1] == learner.sentence("first-not-yet")
    expect(learner.page.locator("main")).to_have_attribute("data-ply", "0")
    expect(learner.page.get_by_role("alert")).to_be_empty()


def test_the_same_mistake_is_answered_as_often_as_it_is_made(learner: Learner) -> None:
    learner.learn(until="first-builder")
    log = learner.page.get_by_role("log", name=learner.say("said-label"))
    for times in (1, 2):
        learner.press(learner.page.locator("[data-role=trader]"))
        learner.hear()
        said = log.get_by_text(learner.sentence("first-not-yet"))
        expect(said).to_have_count(times)


# ------------------------------------------------------------ leaving


def test_a_lesson_that_was_left_goes_on_where_it_was(learner: Learner) -> None:
    learner.learn(until="first-produce")
    learner.page.reload()
    learner.person.ready()
    learner.begin("go-on")
    learner.hear()
    assert learner.met[-1] == learner.sentence("first-produce")


def test_it_can_be_begun_anew(learner: Learner) -> None:
    learner.learn(until="first-produce")
    learner.person.leave()
    learner.begin("anew")
    learner.hear()
    assert learner.met[-1] == learner.sentence("first-welcome")


def test_a_lesson_is_no_game_to_go_on_with(learner: Learner) -> None:
    learner.learn(until="first-produce")
    learner.person.leave()
    expect(learner.page.locator("[data-action=continue]")).to_have_count(0)


def test_the_lesson_that_comes_next_is_offered(page: Page, site: str) -> None:
    learner = Learner(opened(page, site), "second")
    learner.begin()
    learner.learn()
    expect(page.locator("[data-lesson=second]")).to_have_text(
        learner.say("lesson-again")
    )
    expect(page.locator(".main[data-lesson]")).to_have_attribute("data-lesson", "first")


@pytest.mark.long
def test_without_storage_a_lesson_is_learnt_all_the_same(page: Page, site: str) -> None:
    denied = "Object.defineProperty(window, 'localStorage', { get() { throw 1; } })"
    page.add_init_script(denied)
    learner = Learner(opened(page, site), "great")
    learner.person.want_turns_at_once()
    learner.begin()
    learner.learn()
    assert learner.met[-1] == learner.sentence("great-end")


# ------------------------------------------------------------ starting a lesson


@pytest.mark.first
def test_learning_is_offered_first_to_somebody_who_has_never_played(
    person: Visitor,
) -> None:
    page = person.page
    expect(page.locator(".main")).to_have_attribute("data-action", "learn")
    person.come_to(asking("role"))
    person.leave()
    expect(page.locator(".main")).to_have_attribute("data-action", "continue")
    expect(page.locator("[data-action=learn]")).to_be_visible()


def test_the_menu_leads_to_the_lessons(visitor: Visitor) -> None:
    visitor.come_to(asking("build"))
    visitor.menu()
    visitor.page.get_by_role("button", name=visitor.words("learn-title")).click()
    title = visitor.page.get_by_role("dialog", name=visitor.words("learn-title"))
    expect(title).to_be_visible()


def test_the_language_may_change_in_the_middle(learner: Learner) -> None:
    learner.learn(until="first-builder")
    page = learner.page
    page.keyboard.press(",")
    language = page.get_by_role("dialog").get_by_label(learner.say("language-label"))
    language.select_option("de")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    learner.person.words = words_of(page)
    learner.person.close()
    said = learner.person.words("lesson-first-builder")
    expect(page.locator(".coach > [data-words]")).to_have_text(said)
