"""The language of the page: at first, after a choice, and if none loads."""

import re

import pytest
from babel import Locale
from playwright.sync_api import BrowserContext, Locator, Page, expect

from locales import LANGUAGES, OTHERS
from random_play import hand_of
from sanjuan import Game
from sanjuan.rules.buildings import CLASSES
from web.complaints import Complaints
from web.form import start_button
from web.loading import ALL_KEPT, KEPT, wait_until_ready
from web.person import Person
from web.prepared import prepared
from web.scenes import Scenes
from web.words import ENGLISH, Words, language_of, plain, words_of


def choice(page: Page) -> Locator:
    """The choice of language, in any language."""
    return page.locator("select", has=page.locator("option[lang]"))


# ------------------------------------------------------- the language at first


@pytest.mark.first
@pytest.mark.parametrize(
    ("context", "spoken"),
    [("fr-CA", "fr"), ("de-AT", "de"), ("es-PR", "en")],
    indirect=["context"],
)
def test_at_the_first_visit_the_browser_s_language_is_spoken(
    page: Page, site: str, spoken: str
) -> None:
    page.goto(site)
    expect(choice(page)).to_have_value(spoken)
    assert language_of(page) == spoken
    assert start_button(page).inner_text() == Words(spoken)("new-button")


def test_languages_are_listed_by_their_own_names(page: Page, site: str) -> None:
    page.goto(site)
    listed = choice(page).locator("option").all_inner_texts()
    assert listed == [str(Locale(tag).display_name).capitalize() for tag in LANGUAGES]


@pytest.mark.long
@pytest.mark.pyodide
def test_a_language_once_chosen_is_kept_without_a_network(
    page: Page, site: str, context: BrowserContext
) -> None:
    page.goto(site)
    choice(page).select_option("fr")
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    context.set_offline(True)
    page.reload()
    expect(choice(page)).to_have_value("fr")
    expect(start_button(page)).to_have_text(Words("fr")("new-button"))


@pytest.mark.pyodide
def test_every_language_is_kept_once_another_one_is_chosen(
    page: Page, site: str, context: BrowserContext
) -> None:
    page.goto(site)
    wait_until_ready(page)
    page.evaluate(KEPT)
    assert not page.evaluate("caches.match('licences/notice.txt')")
    choice(page).select_option("de")
    page.evaluate(ALL_KEPT)
    context.set_offline(True)
    for language in ("fr", "en"):
        choice(page).select_option(language)
        expect(start_button(page)).to_have_text(Words(language)("new-button"))


LOST = "Failed to load resource"


def languages(addresses: list[str]) -> list[str]:
    """The languages whose sentences lie at these addresses."""
    found = [re.search(r"/assets/(\w+)-house-[0-9a-f]+\.txt", one) for one in addresses]
    return sorted({one[1] for one in found if one})


def test_only_the_language_that_is_spoken_is_fetched(page: Page, site: str) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(site)
    expect(choice(page)).to_have_value("en")
    assert languages(asked) == ["en"]
    choice(page).select_option("de")
    expect(page.locator("html[lang=de]")).to_be_attached()
    assert languages(asked) == ["de", "en"]


def test_a_language_that_cannot_be_fetched_leaves_the_old_one(
    page: Page, site: str, complaints: Complaints
) -> None:
    complaints.expect(LOST)
    page.route("**/assets/fr-*.txt*", lambda route: route.abort())
    page.goto(site)
    choice(page).select_option("fr")
    expect(page.get_by_role("alert")).to_contain_text(
        ENGLISH("error-blocked", file="Français")
    )
    expect(choice(page)).to_have_value("en")
    page.unroute("**/assets/fr-*.txt*")
    choice(page).select_option("fr")
    expect(page.locator("html[lang=fr]")).to_be_attached()


@pytest.mark.parametrize("context", ["de"], indirect=True)
def test_a_page_without_any_words_says_so(
    page: Page, site: str, complaints: Complaints
) -> None:
    complaints.expect(LOST)
    page.route("**/assets/*.txt*", lambda route: route.abort())
    page.goto(site)
    expect(page.locator("body")).to_contain_text(
        Words("de")("error-blocked", file="Deutsch")
    )


# --------------------------------------------------------------- switching


def check_table(page: Page, game: Game) -> None:
    """Prompt, cards, roles, log, title and labels are in the language of the page."""
    words = words_of(page, game.options.edition)
    screen = Person(page, words).look()
    assert screen.prompt == words("prompt-role")
    held = hand_of(game, 0)
    assert len(screen.hand) == len(held)
    assert {card.name for card in screen.hand} <= names(words)
    assert [role for role in screen.roles if role.startswith(words("role-trader"))]
    assert all(known(words).match(line) for line in screen.log), screen.log
    assert plain(page.title()) == words("title-turn", who="you", name="")
    assert page.get_by_role("button", name=words("menu")).is_visible()


def names(words: Words) -> set[str]:
    """The names of the cards."""
    return {words(f"card-{one.id.replace('_', '-')}") for one in CLASSES}


SENTENCES = {
    "en": r"You|Tomás|Ben|Round|Prices",
    "fr": r"(Vous|Ben) (avez|n’avez|a|n’a) |Manche|Prix",
    "de": r"(Du|Ben) (hast|hat) |Runde|Preise",
}


def known(words: Words) -> re.Pattern[str]:
    """The possible beginnings of a line of the log."""
    return re.compile(SENTENCES.get(words.language, "."))


@pytest.mark.first
def test_everything_changes_its_language_in_mid_game_at_once(
    page: Page, site: str
) -> None:
    game = prepared("fourth-round")
    scenes = Scenes(page, site)
    scenes.person.open(site)
    scenes.load(game)
    page.evaluate("window.same = true")
    for language in ("fr", "de", "en"):
        page.keyboard.press(",")
        choice(page).select_option(language)
        expect(page.locator(f"html[lang={language}]")).to_be_attached()
        Person(page, Words(language)).close()
        check_table(page, game)
    assert page.evaluate("window.same")


def test_what_went_wrong_is_told_in_the_language_of_the_moment(
    page: Page, site: str
) -> None:
    person = Person(page)
    person.open(site)
    person.give("{}")
    for language in ("en", *OTHERS):
        choice(page).select_option(language)
        told = page.get_by_role("alert").get_by_text(
            Words(language)("error-not-a-save")
        )
        expect(told).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_page_says_it_is_follows_the_language(
    page: Page, site: str, language: str
) -> None:
    page.goto(site)
    choice(page).select_option(language)
    told = page.locator("meta[name=description]")
    expect(told).to_have_attribute("content", Words(language)("app-description"))
