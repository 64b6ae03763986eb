"""The page in every language: whole games, and a layout in which everything fits."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page

from locales import OTHERS
from sanjuan import Game, Options
from sanjuan.rules.buildings import CLASSES
from web.final import headline
from web.layout import SIZES, faults
from web.person import Person
from web.prepared import last_decision, replayed
from web.scenes import Scenes
from web.words import words_of

IDS = [building.id for building in CLASSES]


def in_language(*tags: str) -> pytest.MarkDecorator:
    """Run the test once in a browser of each of these languages."""
    return pytest.mark.parametrize("context", tags, indirect=True)


# ------------------------------------------------------------ whole games


@pytest.mark.parametrize(
    ("context", "options"),
    [
        pytest.param("de", Options(3, "first", expansion=True), marks=pytest.mark.long),
        pytest.param(
            *("fr", Options(2, "second", expansion=True, choose_four=True)),
            marks=pytest.mark.long,
        ),
    ],
    ids=["de", "fr"],
    indirect=["context"],
)
def test_a_whole_game_is_played(page: Page, site: str, options: Options) -> None:
    page.goto(site)
    person = Person(page, words_of(page, options.edition))
    person.ready()
    kinds = ["kind-person", *["kind-medium"] * (options.seats - 1)]
    edition = person.words(f"new-edition-{options.edition}")
    person.set_sail(
        *map(person.words, kinds),
        edition=edition,
        expansion=options.expansion,
        choose_four=options.choose_four,
        seed=2,
    )
    person.look()
    person.want_turns_at_once()
    person.play()
    game = replayed(person.keep())
    assert game.options == options
    total = max(score.total for score in game.scores())
    [winner] = game.winners()
    facts = {"who": "other" if winner else "you", "points": total}
    name = [person.words("you"), "Tomás", "Diego"][winner]
    assert headline(page) == person.words("end-win", name=name, **facts)
    assert {"role", "build", "sell", "keep"} <= set(person.met)


# ------------------------------------------------------------------ layout


def cards_on_show(edition: str) -> Iterator[Game]:
    """Tables that show every card in a city, and every card in a hand."""
    drawn = [id for id in IDS if id != "cathedral"]
    for first in range(0, len(IDS), 8):
        hand = [drawn[(first + k + 8) % len(drawn)] for k in range(8)]
        city = [{"id": id} for id in IDS[first : first + 8]]
        other = {"hand": [], "buildings": [{"id": "indigo_plant"}]}
        seats = [{"hand": hand, "buildings": city}, other]
        yield Game.from_position(
            {"edition": edition, "expansion": True, "seats": seats, "seed": 1}
        )


@in_language(*OTHERS)
@pytest.mark.parametrize(
    ("size", "edition"),
    [
        ("phone", "first"),
        pytest.param("desktop", "second", marks=pytest.mark.long),
        pytest.param("phone", "second", marks=pytest.mark.long),
        pytest.param("desktop", "first", marks=pytest.mark.long),
    ],
)
def test_every_card_fits(page: Page, site: str, size: str, edition: str) -> None:
    page.set_viewport_size(SIZES[size])
    page.goto(site)
    scenes = Scenes(page, site, words_of(page, edition))
    scenes.person.ready()
    found: list[str] = []
    for game in cards_on_show(edition):
        scenes.load(game)
        found += faults(page)
    assert not found, "\n".join(found)


@pytest.mark.first
@in_language("de")
def test_a_rival_s_long_names_fit_the_narrowest_column(page: Page, site: str) -> None:
    page.set_viewport_size({"width": 1088, "height": 700})
    page.goto(site)
    scenes = Scenes(page, site, words_of(page))
    scenes.person.ready()
    scenes.load(last_decision())
    assert not faults(page)


@pytest.mark.long
@in_language(*OTHERS)
@pytest.mark.parametrize("size", SIZES)
def test_every_screen_fits_the_window(page: Page, site: str, size: str) -> None:
    page.set_viewport_size(SIZES[size])
    page.goto(site)
    found = [
        f"{scene}: {fault}"
        for scene in Scenes(page, site, words_of(page))
        for fault in faults(page)
    ]
    assert not found, "\n".join(found)
