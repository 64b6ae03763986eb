"""R59: the library with 2 seats, and with more."""

import pytest

from table_setup import seat, table


@pytest.mark.rule("R59")
@pytest.mark.parametrize(
    "role", ["builder", "producer", "trader", "councillor", "prospector"]
)
def test_with_2_seats_the_governor_is_asked_after_its_first_role(role: str) -> None:
    at = table(seat(city="library")).role(role)
    assert (at.asked, at.seat, at.bounds) == ("library", 0, (0, 1))
    if role == "trader":
        assert at.game.view(0)["tile"] is not None


@pytest.mark.rule("R59")
def test_a_library_used_is_used_up_for_the_round() -> None:
    at = table(seat(city="library")).role("trader").library().rest()
    at.roles("producer").role("prospector")
    assert len(at.hand()) == 1


@pytest.mark.rule("R59")
def test_a_library_refused_serves_the_second_role_unasked() -> None:
    at = table(seat(city="library")).role("trader").library(use=False).rest()
    at.roles("producer").role("prospector")
    assert (at.asked, len(at.hand())) == ("role", 2)
    assert at.happened("library_used") == [{"seat": 0}]


@pytest.mark.rule("R59")
def test_each_round_the_library_is_fresh() -> None:
    at = table(seat(city="library")).role("prospector").library().rest()
    at.roles("producer", "trader").roles("producer").role("prospector")
    assert len(at.hand()) == 4


@pytest.mark.rule("R59")
def test_the_other_seat_uses_its_library_unasked() -> None:
    at = table(seat(), seat(city="library")).roles("trader").role("prospector")
    assert (at.asked, len(at.hand(1))) == ("role", 2)


@pytest.mark.rule("R59")
@pytest.mark.parametrize("seats", [3, 4])
def test_with_more_seats_a_library_always_serves(seats: int) -> None:
    around = [seat(city="library"), *(seat() for _ in range(seats - 1))]
    at = table(*around).role("prospector")
    assert (at.asked, len(at.hand())) == ("role", 2)
