"""The order in which the page's folders import each other, and forbidden knowledge."""

import json
import re
import subprocess
from pathlib import Path, PurePosixPath
from typing import Any, Final

import pytest

from toolchain.games import GAMES
from toolchain.steps import ROOT

WEB: Final = ROOT / "web"
ORDER: Final = (
    *(
        "site",
        "storage",
        "offline",
        "engine",
        "words",
        "state",
        "actions",
        "devices",
        "parts",
    ),
    *("games", "effects", "input", "dialogs", "screens", "late.js", "phones.js"),
    *("embed", "one_file", "app.js"),
)
"""A file imports only from its own folder and from those before it."""

LISTS_OF_GAMES: Final = {"games/cards.js", "games/late.js"}
"""The games, and those of their parts that load lazily."""

LAZY: Final = {"late.js", "phones.js"}
"""The scripts that come late, with all that they list."""

FREE: Final = {"dress.js", "early.js", "greet.js", "slash.js"}
"""The scripts that start by themselves."""

SWAPPED: Final = json.loads((ROOT / "package.json").read_text("utf-8"))["imports"]
"""The modules that another script replaces in the one-file page."""

EXPORTED: Final = re.compile(r"^export (?:const|(?:async )?function) (\w+)", re.M)

SELECTS_A_CLASS: Final = re.compile(
    r"(^|[\s(,>~+])\.(?!(?:wasm|bin)\b)[a-z][\w-]*(?=$|[\s)\[:,>])", re.I
)


def scripts() -> list[str]:
    """All scripts of the page, as `parts/icon.js`."""
    return sorted(path.relative_to(WEB).as_posix() for path in WEB.rglob("*.js"))


@pytest.fixture(scope="module")
def facts() -> dict[str, Any]:
    """The facts of each script: its imports, exports, strings and so on."""
    script = ROOT / "scripts" / "toolchain" / "page.mjs"
    done = subprocess.run(
        ["node", script, *scripts()], cwd=WEB, capture_output=True, check=True
    )
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def imported(facts: dict[str, Any], script: str, when: str = "imports") -> list[str]:
    """The scripts of the page that a script imports, at its start or lazily."""
    names = facts[script][when]
    near = [(WEB / script).parent / name for name in names if name.startswith(".")]
    swapped = [ROOT / SWAPPED[name]["default"] for name in names if name in SWAPPED]
    return [path.resolve().relative_to(WEB).as_posix() for path in [*near, *swapped]]


def room(script: str) -> str:
    return PurePosixPath(script).parts[0]


def game_of(script: str) -> str:
    """The folder of a script's game; empty for a script of the page itself."""
    parts = PurePosixPath(script).parts
    return parts[1] if parts[0] == "games" and len(parts) > 2 else ""


def test_every_folder_of_scripts_has_its_place_in_the_order() -> None:
    assert {room(script) for script in scripts()} <= {*ORDER, *FREE}


def test_a_script_imports_only_from_folders_before_its_own(
    facts: dict[str, Any],
) -> None:
    up = [
        f"{script} imports {other}"
        for script in facts
        for other in imported(facts, script)
        if not {room(script), room(other)} & FREE
        and ORDER.index(room(other)) > ORDER.index(room(script))
    ]
    assert not up


@pytest.mark.parametrize("name", SWAPPED)
def test_what_is_swapped_offers_the_same_in_both_places(name: str) -> None:
    site, alone = ((ROOT / path).read_text("utf-8") for path in SWAPPED[name].values())
    assert EXPORTED.findall(site) == EXPORTED.findall(alone) != []


def test_scripts_do_not_import_in_a_circle(facts: dict[str, Any]) -> None:
    left = {script: {*imported(facts, script)} for script in facts}
    while free := [script for script, needs in left.items() if not needs & {*left}]:
        for script in free:
            del left[script]
    assert not left


def test_only_the_list_of_games_knows_a_game(facts: dict[str, Any]) -> None:
    strangers = [
        f"{script} imports {other}"
        for script in facts
        for other in imported(facts, script)
        if game_of(other) not in {"", game_of(script)}
        and (script not in LISTS_OF_GAMES or Path(other).name != "index.js")
    ]
    assert not strangers


def test_a_game_imports_the_kit_and_the_components_alone(
    facts: dict[str, Any],
) -> None:
    strangers = [
        f"{script} imports {other}"
        for script in facts
        for other in imported(facts, script)
        if game_of(script)
        and game_of(other) != game_of(script)
        and room(other) != "parts"
        and other != "games/kit.js"
    ]
    assert not strangers


def test_no_game_asks_which_game_is_played(facts: dict[str, Any]) -> None:
    assert not [
        s for s in facts if game_of(s) and "games/index.js" in imported(facts, s)
    ]


def test_the_start_of_the_page_knows_no_screen_and_no_dialog(
    facts: dict[str, Any],
) -> None:
    known = imported(facts, "app.js")
    assert {"screens/index.js", "dialogs/index.js", "games/index.js"} <= {*known}
    deep = [
        name for name in known if name.startswith(("screens/", "dialogs/", "games/"))
    ]
    assert all(Path(name).name == "index.js" and name.count("/") == 1 for name in deep)


def listed(facts: dict[str, Any], folder: str) -> list[str]:
    """All scripts on the lists of a folder, including the lists of lazy ones."""
    lists = {f"{folder}/index.js", f"{folder}/late.js", *LAZY} & {*facts}
    return [one for each in lists for one in imported(facts, each)]


def folders_of_dialogs(facts: dict[str, Any]) -> list[str]:
    """The folders of dialogs: that of the house, and one of each game with any."""
    found = {str(PurePosixPath(script).parent) for script in facts}
    return sorted(one for one in found if PurePosixPath(one).name == "dialogs")


def test_every_screen_and_every_dialog_is_on_one_list(facts: dict[str, Any]) -> None:
    screens = {s for s in facts if re.fullmatch(r"screens/\w+/index\.js", s)}
    assert screens <= {*listed(facts, "screens")}
    folders = folders_of_dialogs(facts)
    assert {"dialogs", *(f"games/{game.id}/dialogs" for game in GAMES)} == {*folders}
    for folder in folders:
        files = {s for s in facts if str(PurePosixPath(s).parent) == folder}
        names = [one for one in listed(facts, folder) if one in files]
        assert files - {f"{folder}/index.js", f"{folder}/late.js"} <= {*names}
        assert len(names) == len({*names})


def at_first(facts: dict[str, Any], script: str) -> set[str]:
    """All scripts that a script imports at its start, directly or not."""
    found, left = {script}, [script]
    while left:
        here = left.pop()
        late = {*imported(facts, here, "late")}
        left += (new := {*imported(facts, here)} - late - found)
        found |= new
    return found


def test_nothing_that_comes_late_is_needed_at_first(facts: dict[str, Any]) -> None:
    late = {*imported(facts, "screens/late.js"), *imported(facts, "dialogs/late.js")}
    assert late
    assert not late & at_first(facts, "app.js")


def test_classes_are_for_looks_only(facts: dict[str, Any]) -> None:
    """Behaviour hangs on `data-…`: no string selects a class, no code reads one."""
    asked = [
        f"{script}:{one['line']}: {one['value']}"
        for script, made in facts.items()
        for one in made["strings"]
        if SELECTS_A_CLASS.search(one["value"])
    ]
    read = [f"{s}:{line}" for s, made in facts.items() for line in made["classes"]]
    assert [*asked, *read] == []


@pytest.mark.parametrize(
    "selector", [".hand", ":is(.hand, .tray)", "div > .card", "X .a[open]"]
)
def test_a_selector_of_a_class_is_seen(selector: str) -> None:
    assert SELECTS_A_CLASS.search(selector)


def test_the_architecture_lists_the_folders_in_this_order() -> None:
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    page = text.partition("## The page")[2].partition("\n## ")[0]
    folders = re.findall(r"^\| `(\w+)/`", page, re.MULTILINE)
    assert tuple(folders) == tuple(room for room in ORDER if "." not in room)
