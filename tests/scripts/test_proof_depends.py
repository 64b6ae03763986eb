"""A proof depends on the code that it imports, name by name, and on nothing else."""

from pathlib import Path

import pytest

from proofs import depends
from proofs.catalogue import PROOFS


@pytest.mark.slow
def test_a_proof_depends_on_its_own_scripts_and_on_their_imports() -> None:
    scripts = {"kills", "killable", "resumed"}
    assert {f"scripts/proofs/{name}.py" for name in scripts} <= {
        *PROOFS["kills"].depends()
    }
    assert "scripts/bench/engines/ours.py" in PROOFS["speed"].depends()


def test_a_name_that_a_package_passes_on_leads_to_its_own_module() -> None:
    assert depends.origin("sanjuan", "Options") == "sanjuan.rules.options"
    assert depends.origin("sanjuan", "SanJuanError") == "tabletop.base.errors"
    assert depends.origin("sanjuan", "__version__") == "sanjuan"


@pytest.mark.slow
def test_random_games_depend_on_rules_and_not_on_players_or_the_page() -> None:
    places = PROOFS["random-games"].depends()
    assert "py/sanjuan/rules/phases/trader.py" in places
    assert not any(one.startswith(("web", "py/sanjuan/ai")) for one in places)


@pytest.mark.slow
def test_loading_depends_on_neither_docs_nor_tests_nor_the_book() -> None:
    places = PROOFS["loading"].depends()
    assert "web/engine" in places
    assert not any(
        one.startswith(("docs", "tests", "web/games", "web/words")) or one == "web"
        for one in places
    )


@pytest.mark.slow
def test_hostile_depends_on_the_scripts_that_its_page_imports() -> None:
    places = PROOFS["hostile"].depends()
    assert {"web/embed/protocol.js", "web/state/stored.js"} <= {*places}


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "before", "now", "same"),
    [
        ("a.py", '"""Old."""\nx = 1  # old', '"""New."""\n\nx = 1', True),
        ("a.py", 'def f():\n    """Do."""', "def f():\n    pass", True),
        ("a.py", "x = 1", "x = 2", False),
        ("a.js", "// old\nexport const a = 1;", "export const a = 1; /* new */", True),
        ("a.js", "export const a = 1;", "export const a = 2;", False),
        ("a.css", "/* old */ a { top: 0 }", "a {\n  top: 0;\n}", True),
        ("a.css", "a { top: 0 }", "b { top: 0 }", False),
    ],
)
def test_comments_docstrings_and_layout_are_no_code(
    name: str, before: str, now: str, same: bool
) -> None:
    path = Path(name)
    was, is_now = (depends.code(text.encode(), path) for text in (before, now))
    assert (was == is_now) is same


def test_sentences_and_types_are_no_code() -> None:
    for file in ("web/words/locales/en.ftl", "web/types.d.ts", "docs/ai.md"):
        assert not depends.differs("0123456", file)


def test_an_unknown_commit_makes_a_proof_stale() -> None:
    assert depends.changed_since("0123456789abcdef", ["py"])
    assert not depends.changed_since("HEAD", ["LICENSE"])
