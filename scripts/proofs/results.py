"""Reads the result of a proof from its output, in about six words for the table."""

import re
from collections.abc import Callable
from typing import Final, TypeAlias

Reader: TypeAlias = Callable[[str], str]

NUMBER: Final = r"([\d,.]+)"


def found(pattern: str, output: str) -> tuple[str, ...]:
    """The groups of the first match; raise if the output has none."""
    match = re.search(pattern, output, re.MULTILINE)
    if match is None:
        raise ValueError(f"The output has no line like {pattern}.")
    return match.groups()


def total(pattern: str, output: str) -> int:
    """The sum of the first group of all matches."""
    return sum(
        int(one.replace(",", "")) for one in re.findall(pattern, output, re.MULTILINE)
    )


def rows(output: str) -> list[dict[str, str]]:
    """The rows of all tables in an output, by the titles of their columns."""
    made: list[dict[str, str]] = []
    titles: list[str] = []
    for line in output.splitlines():
        cells = [cell.strip() for cell in line.strip("| ").split(" | ")]
        if not line.startswith("|"):
            titles = []
        elif not titles:
            titles = cells
        elif not line.startswith("|--"):
            made.append(dict(zip(titles, cells, strict=False)))
    return made


def column(output: str, title: str) -> int:
    """The sum of a column of counts."""
    return sum(int(row[title].replace(",", "")) for row in rows(output) if title in row)


# ---------------------------------------------------------------- the readers


def random_games(output: str) -> str:
    """The games of all option sets; the proof fails at a fault."""
    (games,) = found(rf"^\| all \| {NUMBER} \|", output)
    return f"{games} games, no fault"


def random_islands(output: str) -> str:
    """The games of all option sets, and the rounds of the longest one."""
    games, rounds = found(rf"^\| all \| {NUMBER} \|.*\((\d+)\)", output)
    return f"{games} games, no fault, at most {rounds} rounds"


def island_referee(output: str) -> str:
    """The games, and the choices compared; the proof fails at a difference."""
    choices = column(output, "choices compared")
    return f"{column(output, 'games')} games, {choices:,} choices, no difference"


def hidden_islands(output: str) -> str:
    """The positions decided twice; the proof fails at a difference."""
    (positions,) = found(r"^\w+: (\d+) positions, 0 differences", output)
    return f"{int(positions):,} positions, no decision differs"


def mutants(output: str) -> str:
    """The mutants that a test killed, out of all that change anything."""
    alive = column(output, "mutants") - column(output, "equivalent")
    return f"{column(output, 'killed'):,} of {alive:,} mutants killed"


def tests(output: str) -> str:
    """The tests that passed."""
    (count,) = found(r"(\d+) passed", output)
    return f"{count} tests passed"


def frozen_games(output: str) -> str:
    """The games; the proof fails if they differ from those of version 0.1.0."""
    (games,) = found(rf"^{NUMBER} games", output)
    return f"{games} games as in 0.1.0"


def hostile(output: str) -> str:
    """The tries, and the faults among them."""
    return f"{column(output, 'tries'):,} tries, {column(output, 'faults')} faults"


def sentences(output: str) -> str:
    """The share of the costly decisions with a sentence, and the true ones checked."""
    (share,) = found(rf"^with a sentence: .*, {NUMBER} %", output)
    true, checks = found(rf"^true: {NUMBER} of {NUMBER}", output)
    return f"{share} % told, {true} of {checks} true"


def face_down(output: str) -> str:
    """The games, the screens, and the differences without those of the canary."""
    games = total(r"^games: ([\d,]+)", output)
    screens = total(r"^screens: ([\d,]+)", output)
    differences = total(r"(?<!canary, )differences: ([\d,]+)", output)
    return f"{games:,} games, {screens:,} screens, {differences} differences"


def devices(output: str) -> str:
    """The games, the states compared, and the messages of hostile guests and hosts."""
    games, states = (
        total(r"^games: ([\d,]+)", output),
        found(rf"^states: {NUMBER}", output),
    )
    messages = total(r"^messages: ([\d,]+)", output)
    return f"{games} games, {states[0]} states alike; {messages:,} hostile messages"


def kills(output: str) -> str:
    """The kills, and the lost games."""
    return f"{column(output, 'kills')} kills, lost games: {column(output, 'lost')}"


def faults(output: str) -> str:
    """The faults, and those that stopped a game."""
    plays = [row["play"] for row in rows(output)]
    return f"{len(plays)} faults, stopped games: {plays.count('STOPS')}"


def heap(output: str) -> str:
    """The games, and the growth of the heap."""
    games = rows(output.partition("tables at once")[0])[-1]["games"]
    (grown,) = found(r"Of the heap ([\d.]+) times", output)
    return f"{games} games: heap {grown} times as large"


def keeping(output: str) -> str:
    """The tables, and the longest time to write one to disk."""
    disk = next(row for row in rows(output) if "on disk" in row.values())
    return f"{disk['tables']} tables, on disk within {disk['longest']} ms"


def browser_games(output: str) -> str:
    """The games; the proof fails if page and engine disagree."""
    return f"{len(rows(output))} games, page and engine agree"


def speed(output: str) -> str:
    """The time of a decision on CPython and in Pyodide."""
    times = {
        row["engine"]: row["µs a decision"] for row in rows(output) if "engine" in row
    }
    ours, inside = times["sanjuan (CPython)"], times["sanjuan (Pyodide)"]
    return f"{ours} µs a decision, Pyodide {inside}"


def loading(output: str) -> str:
    """The time of a first and of a later visit, and the bytes of the first."""
    ours = {row["what"]: row["ours"] for row in rows(output)}
    cold, warm = ours["cold, against plain"], ours["warm, against plain"]
    size = float(ours["a first visit, brotli, against bare"].replace(",", "")) / 1000
    return f"{cold} ms cold, {warm} warm, {size:.1f} MB"


def thinking(output: str) -> str:
    """The 95th percentile of a decision of the two slowest levels, on one core."""
    longest = {
        level: max(
            int(row["95 %, ms"])
            for row in rows(output)
            if row.get("level") == level and row["cores"] == "1"
        )
        for level in ("expert", "master")
    }
    expert, master = (f"{time / 1000:.1f} s" for time in longest.values())
    return f"95 %: expert {expert}, master {master}"


def look_back(output: str) -> str:
    """The decisions, and the time on all cores."""
    (count,) = found(r"seconds for (\d+) decisions", output)
    (seconds,) = found(r"^\| all \| ([\d.]+)", output)
    return f"{count} decisions in {seconds} s"


def page_speed(output: str) -> str:
    """The time of a click on a phone, and on a slowed one."""
    times = [row["median, ms"] for row in rows(output) if row["window"] == "phone"]
    return f"phone: {times[0]} ms a click, slowed {times[-1]}"


def lighthouse(output: str) -> str:
    """The lowest score of each profile, over all games."""
    least: dict[str, int] = {}
    for row in rows(output):
        profile = row["profile"]
        scores = [int(one) for at, one in row.items() if at not in {"game", "profile"}]
        least[profile] = min(least.get(profile, 100), *scores)
    return ", ".join(f"{profile} at least {score}" for profile, score in least.items())
