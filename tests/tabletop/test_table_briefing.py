"""A table's briefing, apart from prices: the end, roles, phases, news."""

import pytest

from random_play import play, until
from sanjuan import Game
from sanjuan.game_type import SAN_JUAN
from sanjuan.page.briefing import briefing
from table_people import COMPUTER, answer, table
from table_setup import extended, seat
from table_setup import table as setup
from tabletop.rules.event import marked
from tabletop.table.seating import PERSON

CITY = (
    "smithy gold_mine archive poor_house black_market trading_post well market_stand "
    "aqueduct chapel tower"
)


@pytest.mark.rule("R60")
def test_who_has_most_buildings_and_how_many_more_end_the_game() -> None:
    nine, eleven = (seat("", " ".join(CITY.split()[:n])) for n in (9, 11))
    assert table(game=setup(nine, nine).game).facts()["ending"] is None
    told = table(game=setup(nine, eleven).game).facts()["ending"]
    assert told == {"seats": [1], "count": 11, "left": 1}
    told = table(game=setup(eleven, eleven).game).facts()["ending"]
    assert told == {"seats": [0, 1], "count": 11, "left": 1}
    assert table(COMPUTER, COMPUTER, game=setup(eleven).game).facts()["ending"]


def test_with_twelve_buildings_no_more_are_needed_and_then_it_is_over() -> None:
    at = setup(seat("indigo_plant", CITY), seat("well smithy"))
    at.role("builder").build("indigo_plant")
    told = table(game=at.game).facts()["ending"]
    assert told == {"seats": [0], "count": 12, "left": 0}
    at.rest()
    assert table(game=at.game).facts()["ending"] is None


def test_the_viewer_is_told_what_each_role_would_give() -> None:
    forecast = table().facts()["forecast"]
    assert forecast == table().game.forecast(0)
    assert table(COMPUTER, COMPUTER).facts()["forecast"] is None


def test_the_viewer_is_told_whether_it_can_still_take_a_role() -> None:
    at = setup(seat("well library library"), seat("smithy quarry"))
    told = [briefing(at.game, at.game.view(1))]
    for role in ("prospector", "councillor", "builder"):
        at.role(role)
        told.append(briefing(at.game, at.game.view(1)))
        at.rest()
    assert [facts["may_choose"] for facts in told] == [True, True, False, True]
    assert told[0]["takers"] == {}
    assert told[-1]["takers"] == {"prospector": 0, "councillor": 1, "builder": 0}


def test_the_phase_is_told() -> None:
    at = setup(seat("well library library"), seat())
    assert table(game=at.game).facts()["phase"] == "choice"
    assert table(game=at.role("builder").game).facts()["phase"] == "role"
    four = table(game=Game(choose_four=True, seed=1)).facts()
    assert (four["phase"], four["view"]["known"]["role"]) == ("start", None)
    assert table(game=play(Game(seed=1))).facts()["phase"] == "over"


def test_cards_drawn_or_revealed_lie_on_the_tray() -> None:
    for stage in ("keep", "mine"):
        game = until(stage)
        assert game.question is not None
        assert table(game=game).facts()["tray"] == list(game.question.options)
    assert table(game=until("sell")).facts()["tray"] == []


def test_only_what_goes_to_a_free_place_has_a_site() -> None:
    city = "crane park hut"
    at = extended(seat("library well well well smithy", city)).role("builder")
    assert table(game=at.build("library").game).facts()["site"] is None
    assert table(game=at.cover("park").game).facts()["site"] is None
    free = extended(seat("library well well well smithy hero", city)).role("builder")
    facts = table(game=free.build("library").cover().game).facts()
    assert facts["site"] == facts["view"]["known"]["card"]


def test_by_what_a_game_was_won_is_told_once_it_is_over() -> None:
    assert table().facts()["margin"] is None
    game = play(Game(seed=1))
    facts, (first, second) = table(game=game).facts(), game.ranking()
    ahead = game.scores()[first].total - game.scores()[second].total
    assert facts["margin"] == {"seat": second, "points": ahead}


def test_the_takers_of_roles_are_counted_from_the_governor() -> None:
    at = setup(seat(), seat(), seat(), governor=2)
    at.role("prospector").rest()
    at.role("councillor")
    takers = table(PERSON, PERSON, PERSON, game=at.game).facts()["takers"]
    assert takers == {"prospector": 2, "councillor": 0}


def test_only_who_is_asked_is_told_why_a_card_is_no_option() -> None:
    game = setup(seat("smithy library well", "well")).role("builder").game
    barred = table(game=game).facts()["barred"]
    assert {reason["id"] for reason in barred.values()} == {"too_dear", "already_built"}
    assert table(COMPUTER, PERSON, game=game).facts()["barred"] == {}


def test_what_is_new_is_counted_from_the_viewers_latest_answer() -> None:
    at = table(PERSON, COMPUTER)
    assert at.facts()["since"] is None
    answer(at)
    since = at.facts()["since"]
    assert since == 1
    told = marked(at.game.events(0), SAN_JUAN.marks)
    assert [*at.facts()["events"]] == told
    assert at.game.events(0, since)[0]["id"] == "role_taken"
