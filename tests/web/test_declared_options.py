"""The one list of options is that of the engine; the house of the page names none."""

import re
from typing import Final, get_type_hints

from sanjuan.page.catalogue import catalogue
from sanjuan.rules.cards import EDITIONS
from sanjuan.rules.options import Options
from toolchain.embed import with_options
from toolchain.steps import ROOT

OPTIONS: Final = catalogue()["options"]
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


def test_the_types_for_host_pages_have_each_option() -> None:
    source = ROOT / "web" / "embed" / "embed.d.ts"
    types = with_options(source.read_text(encoding="utf-8"))
    body = types.partition("export interface GameOptions {\n")[2].partition("}")[0]
    assert body == (
        "  /** `first` or `second`. */\n  edition: string;\n"
        "  expansion: boolean;\n  choose_four: boolean;\n"
    )


def test_no_script_of_the_house_names_an_option() -> None:
    names = re.compile(rf"\b({'|'.join(one['name'] for one in OPTIONS)})\b")
    web = ROOT / "web"
    own = [path for path in web.rglob("*.js") if web / "games" not in path.parents]
    code = {path: COMMENT.sub("", path.read_text(encoding="utf-8")) for path in own}
    assert len(code) > 100
    assert [path.name for path, text in code.items() if names.search(text)] == []
