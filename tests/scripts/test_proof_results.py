"""A reader turns the output of each proof into a result of a few words."""

import pytest

from proofs.catalogue import PROOFS

OUTPUTS = {
    "random-games": (
        "| option set | games | answers |\n|---|--:|--:|\n| all | 104,992 | 1,068 |",
        "104,992 games, no fault",
    ),
    "mutants": (
        """\
| file | mutants | equivalent | killed | of the others |
|---|--:|--:|--:|--:|
| `rules/seat.py` | 42 | 6 | 36 | 100.0% |
| `rules/state.py` | 1,257 | 5 | 1,250 | 99.2% |
""",
        "1,286 of 1,288 mutants killed",
    ),
    "puerto-rico-games": (
        "| option set | games | rounds (longest) | stopped |\n|---|--:|--:|--:|\n"
        "| 5 | 3,125 | 24.1 (64) | 0 |\n| all | 50,000 | 25.3 (100) | 7 |",
        "50,000 games, no fault, at most 100 rounds",
    ),
    "puerto-rico-mutants": (
        """\
| file | mutants | equivalent | killed | of the others |
|---|--:|--:|--:|--:|
| `puerto_rico/rules/seat.py` | 52 | 2 | 49 | 98.0% |
""",
        "49 of 50 mutants killed",
    ),
    "puerto-rico-referee": (
        """\
| seats | games | rounds | answers | choices compared |
|---|--:|--:|--:|--:|
| 2 | 75 | 1,201 | 21,003 | 9,950 |
| 3 | 75 | 1,201 | 21,003 | 9,950 |
""",
        "150 games, 19,900 choices, no difference",
    ),
    "puerto-rico-hidden": (
        "expert: 10012 positions, 0 differences\n"
        "told the stack: 400 positions, 21 differences",
        "10,012 positions, no decision differs",
    ),
    "properties": ("....\n789 passed in 110.23s", "789 tests passed"),
    "frozen-games": (
        "1,000 games of greedy, tuned: 273a7e",
        "1,000 games as in 0.1.0",
    ),
    "replays": ("24 passed, 42 deselected in 24.41s", "24 tests passed"),
    "hostile": (
        """\
| given | tries | accepted | faults | slowest |
|---|--:|--:|--:|--:|
| saves | 18,182 | 1,152 | 0 | 19 ms |
| codes | 18,181 | 633 | 2 | 23 ms |
""",
        "36,363 tries, 2 faults",
    ),
    "devices": (
        """\
games: 200
states: 200,960
differences: 0

`python -m proofs.hostile_guests`

messages: 100,012
faults: 0

`python -m proofs.hostile_hosts`

messages: 100,000
faults: 0
""",
        "200 games, 200,960 states alike; 200,012 hostile messages",
    ),
    "sentences": (
        "with a sentence: 979 of 990, 98.9 %\ntrue: 29 of 30 sentences",
        "98.9 % told, 29 of 30 true",
    ),
    "face-down": (
        """\
games: 300
canary: 51,076
canary, differences: 42,209
differences: 0

`python -m proofs.drawn_alike`

screens: 3,396, differences: 0
""",
        "300 games, 3,396 screens, 0 differences",
    ),
    "kills": (
        """\
| killed | when | kills | the same question | gone on | lost |
|---|---|--:|--:|--:|--:|
| browser | at random | 67 | 61 | 6 | 0 |
| tab | at random | 33 | 32 | 0 | 1 |
""",
        "100 kills, lost games: 1",
    ),
    "faults": (
        """\
| where | fault | play | what is said |
|---|---|---|---|
| locks | none | goes on | kept, not told  |
| fetch | missing | STOPS |   |
""",
        "2 faults, stopped games: 1",
    ),
    "heap": (
        """\
| games | heap, MB |
|--:|--:|
| 10 | 11.5 |
| 1,000 | 6.9 |

| tables at once | not kept |
|--:|--:|
| 5 | 0 |

Of the heap 1.16 times as much is in use as after 10 games.
""",
        "1,000 games: heap 1.16 times as large",
    ),
    "keeping": (
        """\
| milliseconds from the table's coming | tables | median | longest |
|---|--:|--:|--:|
| on disk | 344 | 1.7 | 17.8 |
""",
        "344 tables, on disk within 17.8 ms",
    ),
    "browser-games": (
        """\
| option set | rounds |
|---|--:|
| 2 seats | 13 |
| 3 seats | 14 |

Questions answered: role 408.
""",
        "2 games, page and engine agree",
    ),
    "speed": (
        """\
| engine | µs a decision | games a second |
|---|---|---|
| sanjuan (CPython) | 5.20 | 624.90 |
| sanjuan (Pyodide) | 7.63 | 426.54 |

| ratio | median (min–max) |
|---|---|
| copies a second against Pyodide | 1.65 |
""",
        "5.20 µs a decision, Pyodide 7.63",
    ),
    "loading": (
        """\
| what | in | ours | other |
|---|---|--:|--:|
| cold, against plain | ms | 758 | 2,230 |
| warm, against plain | ms | 258 | 2,011 |
| a first visit, brotli, against bare | kB | 3,730 | 5,464 |
""",
        "758 ms cold, 258 warm, 3.7 MB",
    ),
    "thinking": (
        """\
| level | seats | cores | 95 %, ms | longest, ms |
|---|--:|--:|--:|--:|
| expert | 2 | 1 | 714 | 948 |
| master | 2 | 1 | 3025 | 4064 |
| master | 4 | 1 | 4882 | 7964 |
| master | 4 | 2 | 9999 | 9999 |

| milliseconds | times |
|---|--:|
| a hint | 5 |
""",
        "95 %: expert 0.7 s, master 4.9 s",
    ),
    "look-back": (
        """\
| cores | seconds for 202 decisions | ratio |
|---|--:|--:|
| one | 25.0 | 1.00 |
| all | 16.6 | 0.66 |
""",
        "202 decisions in 16.6 s",
    ),
    "page-speed": (
        """\
| window | slowed | median, ms |
|---|---|---|
| phone | 1× | 13 |
| phone | 4× | 33 |
| desktop | 1× | 12 |
""",
        "phone: 13 ms a click, slowed 33",
    ),
    "lighthouse": (
        """\
| game | profile | accessibility | performance |
|---|---|---|---|
| lucky-market | mobile | 100 | 98 |
| lucky-market | desktop | 100 | 100 |
| duel | mobile | 100 | 99 |
| duel | desktop | 100 | 100 |
""",
        "mobile at least 98, desktop at least 100",
    ),
}


def test_every_proof_has_an_output_here() -> None:
    assert {*OUTPUTS} == {*PROOFS}


@pytest.mark.parametrize("name", OUTPUTS)
def test_the_result_is_read_from_the_output(name: str) -> None:
    output, result = OUTPUTS[name]
    assert PROOFS[name].reads(output) == result
    assert len(result.split()) <= 8


@pytest.mark.parametrize("name", ["properties", "heap"])
def test_an_output_without_a_result_is_refused(name: str) -> None:
    with pytest.raises((ValueError, IndexError)):
        PROOFS[name].reads("| games |\n|---|\n| 1 |\n")
