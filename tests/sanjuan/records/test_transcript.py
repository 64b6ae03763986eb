"""The transcript of a game: every answer, every event, the end."""

from random_play import hand_of, play, played, until
from sanjuan import Game
from sanjuan.records.layout import standing
from sanjuan.transcript import prompt, transcript
from table_setup import extended, seat, table


def test_the_title_names_all_options() -> None:
    game = Game(4, "second", expansion=True, choose_four=True, seed=9)
    assert game.title == (
        "San Juan, second edition, New Buildings, choose four, 4 seats, seed 9"
    )


def test_every_event_and_every_answer_has_a_line() -> None:
    game = played(80, seats=3)
    frame = 1 + 1 + 3 + 1
    lines = list(transcript(game))
    assert len(lines) == frame + 80 + len(game.events(None))


def test_hidden_cards_are_written_out() -> None:
    game = Game(seed=1)
    game.answer([4])
    drawn = hand_of(game, 0)[-1]
    name = game.position()["seats"][0]["hand"][-1]
    assert f"     0 drew, cards {name}, cause prospector" in list(transcript(game))
    assert str(drawn) not in name


def test_a_pass_is_written_as_a_dash() -> None:
    game = until("sell")
    game.answer([])
    assert any(line.endswith("sell: -") for line in transcript(game))


def test_writing_a_game_out_leaves_it_as_it_was() -> None:
    game = played(40)
    before = game.save()
    assert len(list(transcript(game))) > 40
    assert game.save() == before


def test_the_winners_are_named() -> None:
    game = play(Game(seed=1))
    won = [line.endswith(", wins") for line in standing(game.scores(), game.winners())]
    assert [seat for seat in range(2) if won[seat]] == game.winners()


def test_a_choice_says_how_many_of_what() -> None:
    lines = list(prompt(until("sell")))
    assert "0 to " in lines[0]
    assert lines[1].startswith("  ")
    assert lines[-1] == "  or none"


def test_what_can_be_built_is_listed_with_its_price_part_by_part() -> None:
    at = extended(seat("palace" + " well" * 3, "crane quarry"), seat(city="cathedral"))
    lines = list(prompt(at.role("builder").game))
    assert lines[1].endswith(" palace, price 4 (cost 6, builder -1, quarry -1)")


def test_what_the_crane_may_cover_is_listed_with_the_price_there() -> None:
    at = extended(seat("palace" + " hero" * 3 + " well" * 3, "crane park")).role(
        "builder"
    )
    lines = list(prompt(at.build("palace").game))
    assert lines[0] == "Seat 0 is asked: cover for palace, 0 to 1 of these:"
    assert lines[1].endswith(" park, price 0 (cost 6, builder -1, crane -6)")
    assert lines[2] == "  or none, price 5 (cost 6, builder -1)"


def test_a_good_is_listed_with_what_it_brings() -> None:
    at = table(seat(city="silver_smelter+"), tiles=[*"EABCD"]).role("trader")
    assert list(prompt(at.game))[1].endswith(" silver_smelter, pays 3")


def test_a_discard_says_what_for() -> None:
    at = table(seat("well", "archive")).role("councillor")
    first = next(prompt(at.game))
    assert first == "Seat 0 is asked: discard for archive, 4 of these:"


def test_goods_under_a_harbor_are_laid_out() -> None:
    at = extended(seat(city="harbor", stowed=["hero"]))
    assert "  stowed: hero" in str(at.game).splitlines()


def test_after_the_end_nothing_is_prompt() -> None:
    assert list(prompt(play(Game(seed=1)))) == ["The game is over."]
