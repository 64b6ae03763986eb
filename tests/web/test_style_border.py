"""The border between the style sheets of the page and those of a game.

A part is a game's own if its templates alone have that class or that attribute. The
sheets of the page select no such part, and those of a game select its own parts and
what lies inside them. Elsewhere a game sets measures: custom properties.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

import pytest

from toolchain.steps import ROOT
from toolchain.style_sheets import LIST, under

WEB: Final = ROOT / "web"
GAMES: Final = sorted(path.parent for path in WEB.glob(f"games/*/{LIST}"))
OFFERED: Final = {
    *("data-capped", "data-first", "data-lifts", "data-now", "data-prints", "data-row"),
    *("detail", "skyline", "tie"),
}
"""The page styles these for the templates of any game: columns of a tally, a line of
the prompt, the content of a dialog for print, a street of houses at the end,
pieces to carry, and choices that have their key at a corner."""

LAID_OUT: Final = ".board"
"""The one element of the page that a game lays out: it holds the game's own parts."""

COMMENT: Final = re.compile(r"/\*.*?\*/", re.DOTALL)
HOLE: Final = re.compile(r"\$\{[^{}]*\}")
CLASS: Final = re.compile(r'class="([^"\n]*)"')
HANDED: Final = re.compile(r'(?:icon|seal)\([^\n]*?, "([^"\n]*)"\)')
ATTRIBUTE: Final = re.compile(r"[\s\"]\??(data-[a-z][\w-]*)")
WORD: Final = re.compile(r"[a-z][\w-]*")
SELECTED: Final = re.compile(
    r"\.([a-zA-Z][\w-]*)|\[data-dialog=\"(\w+)|\[(data-[\w-]+)"
)
BESIDE: Final = re.compile(r":(?:has|not)\(")
EITHER: Final = re.compile(r":(?:is|where)\(")
SECTION: Final = re.compile(r'\{ id: "([\w-]+)", title')
DIALOG: Final = re.compile(r'^export const name = .*"([\w-]+)"', re.MULTILINE)


class Rule(NamedTuple):
    """The selectors around a rule, the outermost first, and its declarations."""

    selectors: list[str]
    declared: str


def rules(sheet: str) -> Iterator[Rule]:
    """The rules of a style sheet."""
    stack: list[list[str]] = []
    text = ""
    for sign in COMMENT.sub("", sheet):
        if sign == "{":
            *declared, head = text.split(";")
            if stack:
                stack[-1][1] += ";".join(declared)
            stack.append([" ".join(head.split()), ""])
            text = ""
        elif sign == "}":
            stack[-1][1] += text
            heads = [head for head, _ in stack if not head.startswith("@")]
            if not any(head.startswith("@keyframes") for head, _ in stack) and heads:
                yield Rule(heads, stack[-1][1])
            stack.pop()
            text = ""
        else:
            text += sign


def scripts(folder: Path) -> str:
    return "".join(path.read_text("utf-8") for path in sorted(folder.rglob("*.js")))


PAGE: Final = "".join(
    path.read_text("utf-8")
    for path in sorted(WEB.rglob("*.js"))
    if not any(path.is_relative_to(game) for game in GAMES)
)


def parts(script: str) -> set[str]:
    """The classes and the attributes in templates."""
    found = [*CLASS.findall(HOLE.sub(" ", script)), *HANDED.findall(script)]
    classes = {word for one in found for word in WORD.findall(one)}
    return classes | set(ATTRIBUTE.findall(script))


def own_parts(game: Path) -> set[str]:
    """The parts that a game alone draws, its dialogs, the sections of its end."""
    text = scripts(game)
    sections = set(SECTION.findall(text)) - set(SECTION.findall(PAGE))
    return parts(text) - parts(PAGE) - OFFERED | sections | set(DIALOG.findall(text))


def selected(selector: str) -> set[str]:
    """The classes, attributes and dialogs in a selector."""
    return {next(filter(None, found)) for found in SELECTED.findall(selector)}


def closing(text: str, at: int) -> int:
    """The place behind the bracket that closes the one before this place."""
    depth = 1
    while depth:
        depth += {"(": 1, ")": -1}.get(text[at], 0)
        at += 1
    return at


def alternatives(selectors: str) -> Iterator[str]:
    """The selectors of a list, without conditions on what lies beside or inside."""
    depth, one = 0, ""
    for sign in [*selectors, ","]:
        depth += {"(": 1, ")": -1}.get(sign, 0)
        if sign == "," and not depth:
            yield from spread(one)
            one = ""
        else:
            one += sign


def spread(selector: str) -> Iterator[str]:
    """A selector for each alternative inside it."""
    if found := BESIDE.search(selector):
        yield from spread(
            selector[: found.start()] + selector[closing(selector, found.end()) :]
        )
    elif found := EITHER.search(selector):
        end = closing(selector, found.end())
        for one in alternatives(selector[found.end() : end - 1]):
            yield from spread(selector[: found.start()] + one + selector[end:])
    else:
        yield selector


def is_inside(rule: Rule, own: set[str]) -> bool:
    """Whether all elements that a rule selects are of these parts, or inside them."""
    return any(
        all(
            selected(one) & own or one.strip() == LAID_OUT for one in alternatives(head)
        )
        for head in rule.selectors
    )


def sets_measures_alone(rule: Rule) -> bool:
    lines = [one.strip() for one in rule.declared.split(";")]
    return all(line.startswith("--") for line in lines if line)


def sheets(folder: Path) -> list[Path]:
    return sorted(path for path in folder.rglob("*.css") if path.name != LIST)


PAGE_SHEETS: Final = [
    path for path in sheets(WEB) if not any(path.is_relative_to(game) for game in GAMES)
]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("path", PAGE_SHEETS, ids=lambda path: path.stem)
def test_a_sheet_of_the_page_names_no_part_of_a_game(path: Path, game: Path) -> None:
    own = own_parts(game)
    crossing = [
        head
        for rule in rules(path.read_text("utf-8"))
        for head in rule.selectors
        if selected(head) & own
    ]
    assert not crossing


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_sheet_of_a_game_styles_its_own_parts(game: Path) -> None:
    own = own_parts(game)
    crossing = [
        f"{path.name}: {' > '.join(rule.selectors)}"
        for path in sheets(game)
        for rule in rules(path.read_text("utf-8"))
        if not is_inside(rule, own) and not sets_measures_alone(rule)
    ]
    assert not crossing


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_sheet_of_a_game_names_the_root_of_the_page_by_its_nesting(
    game: Path,
) -> None:
    """The build nests it: `:root .card` would look for a root inside the root."""
    outside = [
        f"{path.name}: {rule.selectors[0]}"
        for path in sheets(game)
        for rule in rules(path.read_text("utf-8"))
        if re.match(r"(:root|html|body)\b", rule.selectors[0])
    ]
    assert not outside


def test_a_game_lays_its_sheets_under_its_name() -> None:
    text = ".a {\n  top: 0;\n}\n@keyframes b {\n  from {\n    top: 0;\n  }\n}\n"
    assert under("duel", text) == (
        ':where([data-game="duel"]) {\n.a {\n  top: 0;\n}\n\n}\n'
        "@keyframes b {\n  from {\n    top: 0;\n  }\n}"
    )
    assert under("", text) == text


@pytest.mark.parametrize(
    ("head", "found"),
    [
        (".hand .button", True),
        (":is(.hand, .bar) .button", False),
        (".bar:has(.hand)", False),
        (".bar:not(.hand) .button", False),
        (":is(.city, .hand):hover", True),
        (".bar, .hand", False),
    ],
)
def test_a_selector_is_a_games_if_every_alternative_has_a_part(
    head: str, found: bool
) -> None:
    assert is_inside(Rule([head], ""), {"hand", "city"}) == found
