"""The games whose rules `mutants` changes, and the tests that have to notice."""

from collections.abc import Sequence
from typing import Final, NamedTuple

FILES: Final = (
    "rules/buildings.py",
    "rules/phases/*.py",
    "rules/scoring.py",
    "rules/seat.py",
    "rules/state.py",
)
TESTS: Final = (
    "sanjuan/knowledge/test_*.py",
    "sanjuan/rules/test_buildings*.py",
    "sanjuan/rules/test_combinations*.py",
    "sanjuan/rules/test_examples.py",
    "sanjuan/rules/test_pitfalls.py",
    "sanjuan/rules/test_playthroughs.py",
    "sanjuan/rules/test_rules_*.py",
    "sanjuan/rules/test_scoring_api.py",
    "sanjuan/test_game.py",
    "scripts/test_invariants.py",
)
"""Tests that are quick and always do the same; no random games, no Hypothesis."""

SHARED: Final = (
    "docs/rules.md",
    "scripts/proofs/invariants.py",
    "scripts/proofs/playthroughs.py",
    "scripts/toolchain/steps.py",
)
"""The other files that these tests read or import."""

ISLAND_FILES: Final = (
    "rules/buildings/*.py",
    "rules/phases/*.py",
    *("rules/circles.py", "rules/codes.py", "rules/scoring.py", "rules/seat.py"),
    *("rules/state.py", "rules/turns.py"),
)
ISLAND_TESTS: Final = (
    *("builder", "buildings", "buildings_dear", "captain", "craftsman", "golden"),
    *("great", "library", "mayor", "new_buildings", "new_buildings_goods"),
    *("newer_buildings", "nobles", "nobles_buildings", "nobles_dear", "quotes"),
    *("rounds", "rulings", "set_up", "settler", "source_notes", "storage", "tibs"),
    *("tibs_dear", "trader", "views"),
)


class Subject(NamedTuple):
    """A game whose rules are changed, and the tests that have to notice."""

    package: str
    files: Sequence[str]
    tests: Sequence[str]
    shared: Sequence[str]
    """The other files that these tests read or import."""
    golden: Sequence[str]
    """The folders of their golden files."""
    strict: str
    """The file that refuses unknown attributes of buildings."""


SAN_JUAN: Final = Subject(
    *("sanjuan", FILES, TESTS, SHARED),
    golden=("playthroughs", "perft"),
    strict="rules/buildings.py",
)
PUERTO_RICO: Final = Subject(
    package="puerto_rico",
    files=ISLAND_FILES,
    tests=[f"puerto_rico/test_island_{name}.py" for name in ISLAND_TESTS],
    shared=(
        *("scripts/proofs/islands.py", "scripts/proofs/golden_files.py"),
        "scripts/toolchain/steps.py",
    ),
    golden=("islands",),
    strict="rules/buildings/building.py",
)
SUBJECTS: Final = {one.package: one for one in (SAN_JUAN, PUERTO_RICO)}
