"""The one list of options is that of the engine; the house of the page names none."""

import re
from typing import Final, get_type_hints
from unittest.mock import Mock

from sanjuan.page.catalogue import catalogue
from sanjuan.rules.cards import EDITIONS
from sanjuan.rules.options import Options
from tabletop.page.catalogue import declared
from tabletop.rules.options import Option
from toolchain.embed import with_options
from toolchain.games import SAN_JUAN
from toolchain.steps import ROOT
from web.toys.games import GAMES as TOYS

OPTIONS: Final = catalogue()["options"]
SOURCE: Final = ROOT / "web" / "embed" / "embed.d.ts"
COMMENT: Final = re.compile(r"/\*.*?\*/", re.DOTALL)


def test_the_page_declares_each_option_of_the_engine_with_its_default() -> None:
    names = [one["name"] for one in OPTIONS]
    assert names == [name for name in Options._fields if name != "seats"]
    defaults = {one["name"]: one["default"] for one in OPTIONS}
    assert defaults == {name: Options._field_defaults[name] for name in names}


def test_an_option_is_a_switch_or_one_of_the_values_that_the_engine_has() -> None:
    values = {"edition": list(EDITIONS)}
    for one in OPTIONS:
        is_switch = get_type_hints(Options)[one["name"]] is bool
        assert one.get("switch", False) == is_switch
        assert one.get("values") == values.get(one["name"])


def interface(types: str, name: str) -> str:
    """The lines of an interface."""
    return types.partition(f"export interface {name} {{")[2].partition("}")[0]


def test_the_types_for_host_pages_have_each_option() -> None:
    types = with_options(SOURCE.read_text(encoding="utf-8"), (SAN_JUAN,))
    assert interface(types, "GameOptions") == (
        "\n  /** `first` or `second`. */\n  edition: string;\n"
        "  expansion: boolean;\n  choose_four: boolean;\n"
    )
    assert interface(types, "ListOptions") == ""
    assert "biome-ignore" not in types


def test_host_pages_write_a_list_between_commas_and_hear_of_it_as_a_list() -> None:
    types = with_options(SOURCE.read_text(encoding="utf-8"), (SAN_JUAN, *TOYS))
    option = "/** Some of `long`, `double`, separated by commas. */\n  extras?: string;"
    assert option in interface(types, "GameOptions")
    assert interface(types, "ListOptions") == "\n  extras?: string[];\n"


def test_host_pages_may_write_a_number_as_text() -> None:
    numbers = Option("goal", (20, 40), 20), Option("days", (1, 2), ())
    game = Mock(catalogue=lambda: {"options": [*map(declared, numbers)]})
    types = with_options(SOURCE.read_text(encoding="utf-8"), (SAN_JUAN, game))
    assert "goal?: string | number;" in interface(types, "GameOptions")
    assert interface(types, "ListOptions") == "\n  days?: (string | number)[];\n"


def test_no_script_of_the_house_names_an_option() -> None:
    names = re.compile(rf"\b({'|'.join(one['name'] for one in OPTIONS)})\b")
    web = ROOT / "web"
    own = [path for path in web.rglob("*.js") if web / "games" not in path.parents]
    code = {path: COMMENT.sub("", path.read_text(encoding="utf-8")) for path in own}
    assert len(code) > 100
    assert [path.name for path, text in code.items() if names.search(text)] == []
