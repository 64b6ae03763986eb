"""A page with two games: each has files of its own, and a visit needs one game's."""

from pathlib import Path

import pytest

from browser.addresses import ADDRESSES
from toolchain import facts, languages, page_python, page_script
from toolchain.game import Game
from toolchain.games import PUERTO_RICO, SAN_JUAN
from toolchain.stage import WEB
from toolchain.steps import BUILD
from web.toys.games import PAGES as TOYS

GAMES = WEB / "games"
MARK = "a duel at dawn"
SCRIPT = f'export const duel = {{ id: "duel", catalogue: {{}}, mark: "{MARK}" }};'
WORDS = "app-title = Duel\nrole-builder = The second at a duel\n"


@pytest.fixture
def duel(monkeypatch: pytest.MonkeyPatch) -> Game:
    """A second game, in the folder of the build."""
    page = BUILD / "games" / "duel"
    (page / "locales").mkdir(parents=True, exist_ok=True)
    (page / "index.js").write_text(SCRIPT)
    for tag in languages.languages():
        (page / "locales" / f"{tag}.ftl").write_text(WORDS)
    game = Game(page, "duel", "duel.game_type:DUEL", SAN_JUAN.facts)
    for module in (facts, languages, page_script):
        monkeypatch.setattr(module, "GAMES", (SAN_JUAN, game))
    return game


def test_each_game_has_a_script_of_its_own(duel: Game, tmp_path: Path) -> None:
    names = {"WORKER": "w", "LANGUAGES": "{}", **facts.names()}
    made = page_script.bundle_page(tmp_path, **names)
    first = {made.house, *made.games[SAN_JUAN.id]}
    own = {*made.games[duel.id]}
    assert own
    assert not own & first
    assert {*made.owned[duel.id]} >= own
    assert {path.name.partition("-")[2].partition("-")[0] for path in own} == {"duel"}
    assert not {*made.owned[duel.id]} & {*made.owned[SAN_JUAN.id]}
    assert made.house not in made.owned[SAN_JUAN.id]
    told = {path.name for path in tmp_path.glob("*.js") if MARK in path.read_text()}
    assert told <= {path.name for path in own}
    for path in {*made.owned[SAN_JUAN.id]} - first:  # the first may have come damaged
        assert f"game-{SAN_JUAN.id}-" not in path.read_text("utf-8")


def test_no_export_of_a_game_changes_because_lazy_scripts_copy_it() -> None:
    scripts = [*GAMES.rglob("*.js"), *TOYS.rglob("*.js")]
    changing = [one for one in scripts if "\nexport let " in one.read_text("utf-8")]
    assert scripts
    assert changing == []


def test_each_game_has_words_of_its_own(duel: Game) -> None:
    files = languages.files("en")
    assert files["duel"] == WORDS
    assert "at a duel" not in files["house"] + files["san_juan"]
    assert languages.sentence("en", "role-builder", "duel") == "The second at a duel"


def test_the_python_of_the_page_lists_the_games_of_its_site(duel: Game) -> None:
    listed = page_python.addresses((SAN_JUAN, PUERTO_RICO, duel)).decode()
    assert repr({**ADDRESSES, "duel": "duel.game_type:DUEL"}) in listed
