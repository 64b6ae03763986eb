"""Each figure on a page equals its one source."""

import re
from typing import Final

import pytest

from arena import standing
from arena.games.san_juan import GAME
from arena.games.san_juan.strength import ROWS
from proofs import table
from proofs.catalogue import PROOFS as MADE
from sanjuan.ai.levels import EXPERT, HARD, LEVELS, MASTER
from sanjuan.ai.search.guide import paced
from tabletop.advice.accuracy import AS_GOOD, LEAST
from toolchain.languages import languages
from toolchain.steps import ROOT
from web.words import Words

DOCS: Final = ROOT / "docs"
PROOFS: Final = table.read()
OTHER_MACHINES: Final = 1.5
"""A round number of seconds may be this many times the measured one."""
STRENGTH: Final = standing.read(GAME, standing.PAGE.read_text(encoding="utf-8"))


def page(name: str) -> str:
    """The text of a page, without its line breaks."""
    return " ".join((DOCS / name).read_text(encoding="utf-8").split())


def quoted(name: str, pattern: str) -> list[float]:
    """The numbers that a page quotes in a phrase."""
    found = re.search(pattern, page(name))
    assert found, f"{name} no longer says {pattern}"
    return [float(one.replace(",", "")) for one in found.groups()]


# ---------------------------------------------------------------- proofs


def test_hosting_quotes_the_bytes_of_a_first_visit() -> None:
    [size] = quoted("hosting.md", r"first visit loads ([\d.]+) MB")
    assert f"{size} MB" in PROOFS["loading"].result


def test_security_quotes_the_hostile_values() -> None:
    [tries] = quoted("../SECURITY.md", r"NAMES=hostile`.*?([\d,]+)")
    assert f"--tries {tries:.0f}" in MADE["hostile"].shown()


@pytest.mark.slow
@pytest.mark.parametrize("language", languages())
def test_the_form_quotes_how_long_the_best_levels_think(language: str) -> None:
    expert, master = map(float, re.findall(r"([\d.]+) s", PROOFS["thinking"].result))
    words = Words(language)
    at_most, at_least = (
        float(*re.findall(r"\d+", words(f"level-{level}")))
        for level in ("expert", "master")
    )
    assert master / OTHER_MACHINES <= at_least <= master * OTHER_MACHINES
    assert expert <= at_most


# ---------------------------------------------------------------- levels


def test_ai_quotes_the_tries_of_each_level() -> None:
    level = r"\| `{}` \| [^|]*?"
    hard = quoted("ai.md", level.format("hard") + r"(\d+) times .*? else (\d+) times")
    assert hard == [HARD.iterations, int(HARD.iterations * HARD.minor)]
    expert = quoted(
        "ai.md", level.format("expert") + r"([\d,]+) times .*? ([\d,]+) times"
    )
    assert expert == [paced(EXPERT, seats).iterations for seats in (2, 3)]
    assert quoted("ai.md", level.format("master") + r"up to (\d+) worlds") == [
        MASTER.playouts
    ]


def test_ai_quotes_the_constants_of_the_search() -> None:
    assert quoted("ai.md", r"add ([\d.]+) of a win \(`favour`\)") == [EXPERT.favour]
    assert quoted("ai.md", r"more than (\d+) standard errors behind") == [EXPERT.errors]
    assert quoted("ai.md", r"`near`, ([\d.]+)\)") == [EXPERT.near]
    assert quoted("ai.md", r"`value_worlds` \((\d+)\)") == [EXPERT.value_worlds]
    assert quoted("ai.md", r"`sure` \((\d+)\)") == [MASTER.sure]


def test_ai_lists_every_level() -> None:
    text = page("ai.md").partition("## The levels")[2]
    assert re.findall(r"\| `(\w+)` \|", text)[: len(LEVELS)] == [*LEVELS]


def test_ai_quotes_the_losses_that_have_a_name() -> None:
    names = (rf"\w+ {name} from ([\d.]+)" for name in LEAST)
    named = quoted("ai.md", ", ".join(names))
    assert named == [*LEAST.values()]
    assert quoted("ai.md", r"below ([\d.]+) counts as 0") == [AS_GOOD]


def test_ai_quotes_the_notebook() -> None:
    halving, puct = quoted("ai.md", r"(\d+) % instead of (\d+) % against the policy")
    net = quoted("research/strength.md", r"net as value, one round \| \d+ \| ([\d.]+)")
    same = quoted("research/strength.md", r"\(halving\) .*? \| \d+ \| ([\d.]+)")
    assert [round(one) for one in same + net] == [halving, puct]


# ---------------------------------------------------------------- matches

MISSED: Final = {
    "expert-tuned",
    "hard-tuned",
    "expert-tuned-4",
    "expert-first_expert",
    "expert-hard-3",
    "expert-hard-second",
    "expert-hard-new",
    "master-expert",
}
"""The list below the table of strength.md names these; rewrite it with this set."""


def test_strength_names_the_matches_that_miss_their_goals() -> None:
    missed = {
        row.name
        for row in ROWS
        if (goal := re.match(r"[\d.]+", row.asked))
        and float(STRENGTH[standing.key(row.setup)][3].rstrip("%")) < float(goal[0])
    }
    assert missed == MISSED
