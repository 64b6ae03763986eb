"""The page's style sheets: short, in layers, for windows with names, nothing dead.

Stylelint finds the faults within one sheet.
"""

import re
from collections.abc import Iterable
from pathlib import Path

import pytest

from toolchain.steps import ROOT
from toolchain.style_sheets import named, spelt_out

WEB = ROOT / "web"
SHEETS = {path: path.read_text("utf-8") for path in sorted(WEB.rglob("*.css"))}
SCREENS = WEB / "screens"
GAMES = WEB / "games"
PLAYED_ON = {"start", "table", "handover", "end", "look_back"}
LIST = WEB / "styles.css"
LISTS = [LIST, *GAMES.glob("*/styles.css")]
"""The page's list of its sheets, and each game's."""

WIDTHS = WEB / "styles" / "widths.css"
LAYERLESS = {"./styles/widths.css", "./styles/fonts.css"}
"""Sheets without rules."""

SCRIPTS = [*WEB.rglob("*.js")]
COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
TEXT = re.compile(r'"[^"]*"')
SELECTOR = re.compile(r"([^{};]+)\{")
FIXED = re.compile(r"([^{};]+)\{[^{}]*position: fixed")
STYLED = re.compile(r"\.([a-zA-Z][\w-]*)")
IMPORT = re.compile(r'@import "([^"]+)"(?: layer\((\w+)\))?;')
WORD = re.compile(r"[a-z][\w-]*")


def plain(text: str) -> str:
    """A style sheet without comments and strings."""
    return TEXT.sub("", COMMENT.sub("", text))


def styled() -> set[str]:
    """The classes that a rule selects."""
    rules = "".join(plain(text) for text in SHEETS.values())
    selectors = [one for one in SELECTOR.findall(rules) if "@" not in one]
    return {name for one in selectors for name in STYLED.findall(one)}


def written(places: str, cut: str = r"$^") -> set[str]:
    """The words at these places of all scripts, after `cut` is cut out."""
    text = "".join(path.read_text("utf-8") for path in SCRIPTS)
    found = re.findall(places, re.sub(cut, " ", text))
    return {word for one in found for word in WORD.findall(one)}


def in_templates() -> set[str]:
    """The classes in the markup of templates."""
    return written(r'class="([^"\n]*)"', cut=r"\$\{[^{}]*\}")


def handed_over() -> set[str]:
    """The classes that scripts give to a part, or to an element made by hand."""
    return written(r'(?:icon|seal|className =|sort =)[^\n;]*?"([^"\n]*)"[;)}]')


def of_sections() -> set[str]:
    """The classes of the sections of an end."""
    return written(r'\{ id: "([\w-]+)", title')


FOR_FEW = {"chapters.css", "book.css", "tiny.css"}
"""The sheets of the frame of a book, and of windows with large letters."""


def lines(sheets: Iterable[Path]) -> int:
    """The number of lines of these sheets together."""
    return sum(len(SHEETS[path].splitlines()) for path in sheets)


def added(path: Path) -> bool:
    """Whether a sheet is of an optional part: in a folder of its own, or for few."""
    above = path.parent.parent
    is_screen = above == SCREENS and path.parent.name not in PLAYED_ON
    return is_screen or above.parent == GAMES or path.name in FOR_FEW


def test_the_style_sheets_of_the_table_are_short_together() -> None:
    short = [path for path in SHEETS if not added(path) and path not in LISTS]
    house = [path for path in short if GAMES not in path.parents]
    for game in GAMES.glob("*/styles.css"):
        own = [path for path in short if game.parent in path.parents]
        assert lines([*house, *own]) <= 4_820, game.parent.name


LENGTHS = {"book": 340}
"""The book has six chapters, pictures and a page for print."""


def test_a_part_that_is_added_has_few_styles_of_its_own() -> None:
    parts = [path for path in SHEETS if added(path)]
    for folder in {path.parent for path in parts}:
        own = [path for path in parts if path.parent == folder]
        assert lines(own) <= LENGTHS.get(folder.name, 160), folder.name


@pytest.mark.parametrize("path", SHEETS, ids=lambda path: path.stem)
def test_no_style_sheet_is_longer_than_250_lines(path: Path) -> None:
    assert len(SHEETS[path].splitlines()) <= 250


def test_a_pseudo_element_that_moves_stays_still_where_less_motion_is_wished() -> None:
    moving = [
        path.name
        for path, text in SHEETS.items()
        for block in re.findall(
            r"::(?:before|after) \{([^{}]*)\}", COMMENT.sub("", text)
        )
        if re.search(r"\b(?:transition|animation): (?!none)", block)
    ]
    still = re.findall(r"::(?:before|after)", SHEETS[WEB / "styles" / "wishes.css"])
    assert len(moving) == len(still) == 2


def test_a_key_cap_has_lining_figures_like_the_text_around_it() -> None:
    """The shorthand `font` resets them."""
    caps = [
        block
        for text in SHEETS.values()
        for block in re.findall(r"content: var\(--key\)[^{}]*", text)
    ]
    assert len(caps) == 2
    assert all("font-variant-numeric: lining-nums" in block for block in caps)


def test_every_style_sheet_is_listed_once() -> None:
    listed = [
        (path.parent / name).resolve()
        for path in LISTS
        for name, _ in IMPORT.findall(SHEETS[path])
    ]
    assert sorted(listed) == sorted(set(SHEETS) - set(LISTS))


def test_every_style_sheet_with_a_rule_is_in_a_layer_that_is_named_first() -> None:
    first = re.search(r"@layer ([^;]+);", SHEETS[LIST])
    assert first
    layers = first[1].split(", ")
    for path in LISTS:
        for name, layer in IMPORT.findall(SHEETS[path]):
            is_list = (path.parent / name).resolve() in LISTS
            assert layer in layers or is_list or name in LAYERLESS, name


def test_windows_have_at_most_fourteen_names_and_all_are_used() -> None:
    names = named(SHEETS)
    asked = {
        name
        for text in SHEETS.values()
        for condition in re.findall(r"@media[^{]+", plain(text))
        for name in re.findall(r"\((--[\w-]+)\)", condition)
    }
    assert set(names) == asked
    assert len(names) <= 14
    assert named({WIDTHS: SHEETS[WIDTHS]}) == names


def test_a_class_that_floats_over_the_page_is_on_one_element() -> None:
    rules = "".join(plain(text) for text in SHEETS.values())
    names = {name for one in FIXED.findall(rules) for name in STYLED.findall(one)}
    scripts = "".join(path.read_text("utf-8") for path in SCRIPTS)
    for name in names:
        drawn = re.findall(rf'class="(?:[^"]*\s)?{name}[\s"]', scripts)
        assert len(drawn) <= 1, name


def test_only_conditions_of_media_are_spelt_out() -> None:
    text = "@media not (--low) { a { height: var(--low); } }"
    assert spelt_out(text, {"--low": "(height < 30rem)"}) == (
        "@media not (height < 30rem) { a { height: var(--low); } }"
    )


def test_a_window_without_a_name_is_refused() -> None:
    with pytest.raises(SystemExit, match="No window is called --lofty"):
        spelt_out("@media (--lofty) {}", {})


def test_every_class_with_a_rule_is_given_to_something() -> None:
    assert styled() <= in_templates() | handed_over() | of_sections()


def test_every_class_of_a_template_has_a_rule() -> None:
    assert in_templates() <= styled()
