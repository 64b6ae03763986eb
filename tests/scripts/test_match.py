"""The match: every deal from every seat, in the order of the recorded deals."""

from pathlib import Path

import pytest

import sanjuan
from arena import match
from arena.entrants import entrant
from arena.figures import Sprt
from arena.games.san_juan import GAME
from arena.match import Match, numbers
from arena.playing import Deal, Result, Setup, play, play_deal, setup_of
from arena.report import head, report
from toolchain.steps import ROOT

SMALL = setup_of("medium", "random", seats=3)


class First(sanjuan.Player):
    """Answers with the first legal answer."""

    def think(self, view, rng):  # type: ignore[no-untyped-def]
        """Look at the question alone."""
        yield 0.5
        asked = view["question"]
        return tuple(sorted(asked["options"][: asked["low"]]))


class OneSeat(First):
    """Fails if it decides for two seats of a game."""

    seat = None

    def think(self, view, rng):  # type: ignore[no-untyped-def]
        """Check the seat, then answer."""
        assert self.seat in (None, view["seat"])
        self.seat = view["seat"]
        return super().think(view, rng)  # type: ignore[no-untyped-call]


def won(setup: Setup, deals: int) -> float:
    """A's share of the wins."""
    return sum(play_deal(setup, deal).share for deal in range(deals)) / deals


def scored(share: float) -> Deal:
    """A deal of one game with that share of the win."""
    return Deal(1, (Result(share, 30, 20, 14, 100),))


# ---------------------------------------------------------------- playing


def test_every_deal_is_played_with_a_in_every_seat() -> None:
    assert SMALL.placings() == [(0,), (1,), (2,)]
    assert len(play_deal(SMALL, 4).games) == 3


def test_a_team_has_every_choice_of_seats() -> None:
    teams = setup_of("medium", "random", seats=4, team=2)
    assert len(teams.placings()) == 6
    assert teams.par == 0.5
    assert play(teams, 1, (1, 3)).won == 1


def test_games_are_rounded_up_to_deals() -> None:
    assert numbers(7, 3, 1, seed=4) == range(4, 7)
    assert numbers(12, 4, 2, seed=1) == range(1, 3)


def test_a_player_plays_one_game_against_itself_in_all_seats() -> None:
    mirror = SMALL._replace(a="random")
    games = tuple(play(mirror, 4, one) for one in mirror.placings())
    assert play_deal(mirror, 4).games == games


@pytest.mark.slow
def test_a_player_against_itself_wins_its_part() -> None:
    assert won(setup_of("random", "random"), 3) == 0.5


@pytest.mark.slow
def test_medium_beats_random() -> None:
    assert won(setup_of("medium", "random"), 10) >= 0.9


def test_each_seat_has_a_player_of_its_own() -> None:
    name = f"{__name__}:OneSeat"
    assert play(setup_of(name, name, seats=4), 1, (0,)).decisions > 0


def test_the_player_of_the_docs_plays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = (ROOT / "docs/ai.md").read_text(encoding="utf-8").split("```")[1]
    (tmp_path / "hoarder.py").write_text(code.removeprefix("python"), encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    assert play(setup_of("hoarder:Hoarder", "random"), 1, (0,)).decisions > 0


# ---------------------------------------------------------------- players


def test_iterations_are_part_of_the_name() -> None:
    assert isinstance(entrant("medium@50", GAME), sanjuan.Player)
    with pytest.raises(SystemExit, match="no number of iterations"):
        entrant("medium@many", GAME)


@pytest.mark.parametrize("name", ["greedy@5", "tuned@5", f"{__name__}:First@5"])
def test_who_takes_no_iterations_is_named(name: str) -> None:
    player = name.removesuffix("@5")
    with pytest.raises(SystemExit, match=f"^{player} takes no number of iterations.$"):
        entrant(name, GAME)


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("nobody", "There is no player “nobody”: there are random"),
        ("nowhere:Nobody", "“nowhere:Nobody” cannot be loaded"),
        (f"{__name__}:Nobody", "cannot be loaded"),
        ("random:Random", r"no subclass of sanjuan\.Player"),
    ],
)
def test_an_unknown_player_is_named_in_a_sentence(name: str, sentence: str) -> None:
    with pytest.raises(SystemExit, match=sentence):
        entrant(name, GAME)


# ---------------------------------------------------------------- the command


def test_the_table_says_who_won_and_how_surely(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = ["--file", str(tmp_path / "match.jsonl")]
    match.main(["--games", "2", "--processes", "1", "--expansion", *file])
    told = capsys.readouterr()
    assert told.out.startswith("medium against random\n")
    assert "2 seats, first edition, New Buildings" in told.out
    assert "95 % interval" in told.out
    assert "2 games, A wins" in told.err


def test_the_players_may_come_first_or_by_their_flags() -> None:
    told = match.parser(GAME).parse_args
    assert match._players(told(["greedy", "easy"])) == ("greedy", "easy")
    assert match._players(told(["greedy", "--a", "easy"])) == ("easy", "greedy")
    assert match._players(told([])) == ("medium", "random")


def test_iterations_can_be_told_apart_from_the_name(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["--games", "1", "--processes", "1", "--iterations-a", "9"]
    match.main([*words, "--file", str(tmp_path / "match.jsonl")])
    assert capsys.readouterr().out.startswith("medium@9 against random")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--team", "2"], "leave B one at least"),
        (["--sprt", "0.6", "0.5"], "the lower one first"),
        (["easy", "medium", "--b", "hard"], "A match has two players"),
    ],
)
def test_a_match_there_is_not_is_refused(words: list[str], sentence: str) -> None:
    with pytest.raises(SystemExit, match=sentence):
        match.main(words)


def test_a_match_is_stopped_and_resumed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    words = [
        "--games",
        "4",
        "--processes",
        "1",
        "--file",
        str(tmp_path / "match.jsonl"),
    ]
    with monkeypatch.context() as patch:
        patch.setattr(match, "judged", stopped)
        match.main(words)
    told = capsys.readouterr()
    assert "resumes" in told.err
    assert "games            2," in told.out
    match.main(words)
    assert "games            4," in capsys.readouterr().out


def stopped(deals, sprt):  # type: ignore[no-untyped-def]
    """One deal, then Ctrl-C."""
    yield next(deals)
    raise KeyboardInterrupt


@pytest.mark.slow
def test_the_sequential_test_ends_the_match(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["--processes", "1", "--sprt", "0.5", "0.9", "--games", "100"]
    match.main([*words, "--file", str(tmp_path / "match.jsonl")])
    told = capsys.readouterr().out
    assert "90.0% rather than 50.0%" in told
    assert "games            100," not in told


def test_in_more_seats_the_table_says_who_had_how_many() -> None:
    assert head(setup_of("a", "b", seats=4)) == "a in one seat against b in three seats"
    assert (
        head(setup_of("a", "b", seats=4, team=2))
        == "a in two seats against b in two seats"
    )


def test_the_table_has_no_speed_where_nothing_was_played() -> None:
    assert "speed" not in report(setup_of("a", "b"), [scored(1.0)])


def test_a_match_won_or_lost_throughout_has_one_bound() -> None:
    assert "more than" in report(setup_of("a", "b"), [scored(1.0)])
    assert "less than" in report(setup_of("a", "b"), [scored(0.0)])


def test_an_unsettled_test_says_so() -> None:
    assert "not yet settled" in report(
        setup_of("a", "b"), [scored(1.0)], Sprt(0.5, 0.6)
    )


def test_a_player_there_is_not_leaves_no_file(tmp_path: Path) -> None:
    with pytest.raises(SystemExit):
        Match(setup_of("nobody", "random"), tmp_path / "match.jsonl")
    assert not [*tmp_path.iterdir()]
