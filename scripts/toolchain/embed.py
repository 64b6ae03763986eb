"""Places the files for host pages: embed.js, its types, and examples to copy."""

import json
import re
from collections.abc import Sequence
from typing import Final

from tabletop.page.facts import DeclaredOption
from toolchain import languages
from toolchain.bundle import bundle
from toolchain.game import Game
from toolchain.games import GAMES
from toolchain.stage import STAGE, WEB, copy, font_file
from toolchain.steps import ROOT, files_in

OUTSIDE: Final = {
    **{
        word: f"embed-{word}"
        for word in ("play", "silent", "src", "mode", "game", "gone")
    },
    "large": "error-too-large",
}
"""The sentences that embed.js says outside of its frame."""

OWN_NAME: Final = ("--format=iife", "--splitting=false", "--entry-names=[name]")
"""Options for a script of a fixed name that host pages load."""

COMMENT: Final = (
    "// biome-ignore lint/suspicious/noEmptyInterface: the build fills it in\n"
)
"""The line above each part of `embed.d.ts` that the build fills in."""

EXAMPLES: Final = files_in(ROOT / "examples")
"""Pages of others with the game in them."""


def place_embed() -> None:
    """Place the script that host pages load, its types, and the list of origins."""
    said = {tag: said_outside(tag) for tag in languages.languages()}
    embed = WEB / "embed"
    script = embed / "host" / "embed.js"
    names = {
        "EMBED_WORDS": json.dumps(said),
        "EMBED_GAMES": json.dumps([*map(_hosted, GAMES)]),
    }
    bundle(script, STAGE, *OWN_NAME, **names)
    types = (embed / "embed.d.ts").read_text(encoding="utf-8")
    (STAGE / "embed.d.ts").write_text(with_options(types), encoding="utf-8")
    copy(embed / "embed-origins.json", STAGE / "embed-origins.json")


def said_outside(tag: str) -> dict[str, str]:
    """The sentences of a language outside of the frame, and the title of each game."""
    titles = {game.id: languages.title(tag, game) for game in GAMES}
    return titles | {word: languages.sentence(tag, id) for word, id in OUTSIDE.items()}


def _hosted(game: Game) -> dict[str, object]:
    """All that host pages know of a game."""
    return {**game.card(), "options": game.catalogue()["options"]}


def with_options(types: str, games: Sequence[Game] = GAMES) -> str:
    """The types for host pages, with the options that the games declare."""
    first, *others = (game.catalogue()["options"] for game in games)
    known = {one["name"]: (one, "?") for more in others for one in more}
    known |= {one["name"]: (one, "") for one in first}
    lists = [_listed(*one) for one in known.values() if _takes_many(one[0])]
    types = _filled(types, "GameOptions", [_typed(*one) for one in known.values()])
    return _filled(types, "ListOptions", lists)


def _filled(types: str, name: str, lines: Sequence[str]) -> str:
    """The types with these lines in the interface of that name."""
    empty = f"{COMMENT}export interface {name} {{}}\n"
    assert types.count(empty) == 1
    body = "".join(["{\n", *lines, "}"]) if lines else "{}"
    return types.replace(empty, f"export interface {name} {body}\n")


def _takes_many(option: DeclaredOption) -> bool:
    """Whether any number of its values may be chosen."""
    return isinstance(option["default"], list)


def _typed(option: DeclaredOption, mark: str) -> str:
    """The line of an option; its values are in the comment, since others may come.

    `mark` is the question mark of an option that only some games have.
    """
    if "values" not in option:
        return f"  {option['name']}{mark}: boolean;\n"
    values = [f"`{value}`" for value in option["values"]]
    some = f"Some of {', '.join(values)}, separated by commas"
    said = some if _takes_many(option) else " or ".join(values)
    return f"  /** {said}. */\n  {option['name']}{mark}: {_type_of(option)};\n"


def _listed(option: DeclaredOption, mark: str) -> str:
    """The line of an option with any number of values, as events have it."""
    return f"  {option['name']}{mark}: {_in_list(_type_of(option))}[];\n"


def _type_of(option: DeclaredOption) -> str:
    """The type of its values; an attribute has numbers as text, too."""
    has_numbers = any(isinstance(one, int) for one in option["values"])
    return "string | number" if has_numbers else "string"


def _in_list(name: str) -> str:
    """The type as it stands before the brackets of a list."""
    return f"({name})" if " " in name else name


def place_examples() -> None:
    """Copy pages to copy, which use the fonts of the site."""

    def renamed(match: re.Match[str]) -> str:
        return f'url("../{font_file(match[1])}")'

    for path in EXAMPLES:
        text = path.read_text(encoding="utf-8")
        target = STAGE / "examples" / path.name
        target.parent.mkdir(exist_ok=True)
        target.write_text(re.sub(r'url\("([\w-]+)\.woff2"\)', renamed, text), "utf-8")
