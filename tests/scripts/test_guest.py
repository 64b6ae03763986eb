"""A player from one file: in a process of its own, within limits."""

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random

import pytest

import sanjuan
from arena import enter
from arena.entrants import entrant
from arena.games.san_juan import GAME
from arena.guest import LIMITS, Forfeit, Guest
from arena.match import Match
from arena.playing import play, play_deal, setup_of
from arena.record import usual_place
from arena.report import report

BOT = """
import sanjuan

class Shy(sanjuan.Player):
    def think(self, view, rng):
        yield 0.5
        question = sanjuan.determinize(view, rng).question
        return {answer}
"""
FIRST = BOT.format(answer="next(iter(question))")
CHANCE = BOT.format(answer="question.sample(rng)")
CHATTY = FIRST.replace("yield 0.5", "yield 0.5; print('[0]')")
SLOW = "import time\n" + FIRST.replace("yield 0.5", "yield 0.5; time.sleep(9)")
BUSY = FIRST.replace("yield 0.5", "yield 0.5; [1 for _ in iter(int, 1)]")
HUNGRY = FIRST.replace("yield 0.5", "yield 0.5; bytes(1 << 40)")
GONE = "import os\n" + FIRST.replace("yield 0.5", "yield 0.5; os._exit(3)")
WRONG = BOT.format(answer="(999,)")
WASTEFUL = "import time\nwhile time.process_time() < 1:\n    pass\n1 / 0"


def bot(folder: Path, text: str, name: str = "shy.py") -> str:
    """A file with that player."""
    file = folder / name
    file.write_text(text, encoding="utf-8")
    return str(file)


@contextmanager
def seated(guest: Guest) -> Iterator[Guest]:
    """A guest that leaves after playing."""
    try:
        yield guest
    finally:
        guest.leave()


def chosen(guest: Guest, seed: int = 1) -> sanjuan.Answer:
    """Its answer to the first question of a game."""
    game = sanjuan.Game(seed=3)
    return guest.choose(game.view(game.asked().seat), Random(seed))


def test_it_answers_by_the_view(tmp_path: Path) -> None:
    with seated(Guest(bot(tmp_path, FIRST), GAME.rules)) as guest:
        assert chosen(guest) == next(iter(sanjuan.Game(seed=3).asked()))


def test_its_chance_is_that_of_the_game(tmp_path: Path) -> None:
    with seated(Guest(bot(tmp_path, CHANCE), GAME.rules)) as guest:
        answers = [chosen(guest, seed) for seed in (1, 2, 3, 1)]
    assert answers[0] == answers[-1]
    assert len(set(answers)) > 1


def test_what_it_prints_is_no_answer(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    with seated(Guest(bot(tmp_path, CHATTY), GAME.rules)) as guest:
        chosen(guest)
    assert capfd.readouterr().err == "[0]\n"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (WRONG, "999"),
        (HUNGRY, "It took more than 1024 MB of memory."),
        (SLOW, "No answer came in 0.5 seconds."),
        (BUSY, "It took more than 1 seconds of a core."),
        (GONE, "Its process ended with exit code 3."),
        ("1 / 0", "ZeroDivisionError: division by zero"),
        ("import sanjuan", "one public subclass of Player is needed, not none"),
        (FIRST + "\nclass Bold(Shy):\n    pass\n", "is needed, not Shy, Bold"),
    ],
    ids=["illegal", "memory", "patience", "core", "gone", "broken", "none", "two"],
)
def test_a_rule_or_a_limit_that_is_broken_is_told(
    text: str, sentence: str, tmp_path: Path
) -> None:
    patience = 0.5 if text == SLOW else LIMITS.patience
    limits = LIMITS._replace(core_seconds=1, patience=patience)
    with (
        seated(Guest(bot(tmp_path, text), GAME.rules, limits)) as guest,
        pytest.raises(Forfeit, match=sentence),
    ):
        chosen(guest)


def test_its_process_finds_what_is_found_here(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a cluster, this finds our own code."""
    beside = tmp_path / "beside"
    beside.mkdir()
    (beside / "hidden_helper.py").touch()
    monkeypatch.syspath_prepend(beside)
    with seated(
        Guest(bot(tmp_path, "import hidden_helper\n" + FIRST), GAME.rules)
    ) as guest:
        chosen(guest)


def test_one_of_several_players_in_a_file_is_named(tmp_path: Path) -> None:
    two = bot(tmp_path, FIRST + "\nclass Bold(Shy):\n    pass\n")
    with seated(Guest(f"{two}:Bold", GAME.rules)) as guest:
        chosen(guest)


@pytest.mark.parametrize("text", [FIRST, GONE], ids=["asked on", "gone"])
def test_what_it_took_of_a_core_is_known_when_it_has_left(
    text: str, tmp_path: Path
) -> None:
    with seated(Guest(bot(tmp_path, text), GAME.rules)) as guest, suppress(Forfeit):
        assert guest.seconds == 0
        chosen(guest)
    assert guest.seconds > 0


def test_who_is_not_asked_needs_no_process(tmp_path: Path) -> None:
    Guest(bot(tmp_path, FIRST), GAME.rules).leave()


def test_a_file_there_is_not_is_told() -> None:
    with pytest.raises(SystemExit, match=r"There is no file nobody\.py"):
        entrant("nobody.py", GAME)


# ---------------------------------------------------------------- in a match


@pytest.mark.slow
def test_a_file_meets_others_in_a_match(tmp_path: Path) -> None:
    setup = setup_of(bot(tmp_path, FIRST), "greedy")
    match = Match(setup, tmp_path / "match.jsonl")
    deals = [*match.deals(range(1), processes=1)]
    assert deals == [play_deal(setup, 0)]
    again = Match(setup, tmp_path / "match.jsonl")
    assert [*again.deals(range(1), processes=1)] == deals
    assert usual_place(setup).parent.name == "matches"


@pytest.mark.parametrize("seat", [0, 1])
def test_who_forfeits_has_lost(seat: int, tmp_path: Path) -> None:
    result = play(setup_of(bot(tmp_path, WRONG), "greedy"), 1, (seat,))
    assert result.won == 0
    assert "999" in result.forfeit


@pytest.mark.slow
def test_who_is_left_has_won_and_the_table_says_why(tmp_path: Path) -> None:
    setup = setup_of("greedy", bot(tmp_path, WRONG))
    deal = play_deal(setup, 1)
    assert deal.share == 1
    assert "2; the first: " in report(setup, [deal])


@pytest.mark.slow
def test_a_row_has_the_share_against_each(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = bot(tmp_path, FIRST)
    words = ["--against", "random", "greedy", "--games", "2", "--processes", "1"]
    enter.main([file, *words])
    *_, heads, rule, row = capsys.readouterr().out.splitlines()
    assert heads == "| player | random | greedy | core seconds a game | forfeits |"
    assert rule.count("|") == heads.count("|")
    cells = row.strip("| ").split(" | ")
    assert (cells[0], cells[-1]) == ("shy.py", "0")
    assert cells[2].startswith("0.0% (0.0–")
    assert float(cells[3]) > 0


@pytest.mark.slow
def test_a_row_tells_why_games_were_forfeited(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["--against", "random", "--games", "2", "--processes", "1"]
    enter.main([bot(tmp_path, WRONG), *words])
    *_, row, why = capsys.readouterr().out.splitlines()
    assert row.endswith("| 2 |")
    assert why.startswith("forfeited: ")


@pytest.mark.slow
def test_what_a_rival_takes_and_forfeits_is_not_put_down_to_who_enters(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    rival = bot(tmp_path, WASTEFUL, "wasteful.py")
    words = ["--against", rival, "--games", "2", "--processes", "1"]
    enter.main([bot(tmp_path, FIRST), *words])
    *_, row, why = capsys.readouterr().out.splitlines()
    _, share, seconds, forfeits = row.strip("| ").split(" | ")
    assert share.startswith("100.0%")
    assert 0 < float(seconds) < 1
    assert forfeits == "0"
    assert why == f"{rival} forfeited 2; the first: ZeroDivisionError: division by zero"


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["bot"], "bot is no Python file"),
        (["bot.py"], r"There is no file bot\.py"),
        ([__file__, "--against", "nobody"], "There is no player “nobody”"),
    ],
)
def test_who_cannot_enter_is_told_why(words: list[str], sentence: str) -> None:
    with pytest.raises(SystemExit, match=sentence):
        enter.main(words)
