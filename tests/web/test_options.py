"""The page's list of options is the engine's."""

from typing import get_type_hints

from sanjuan.rules.cards import EDITIONS
from sanjuan.rules.options import Options
from toolchain.constants import options


def test_the_page_declares_each_option_of_the_engine_with_its_default() -> None:
    names = [one["name"] for one in options()]
    assert names == [name for name in Options._fields if name != "seats"]
    defaults = {one["name"]: one["default"] for one in options()}
    assert defaults == {name: Options._field_defaults[name] for name in names}


def test_an_option_is_a_switch_or_one_of_the_values_that_the_engine_has() -> None:
    values = {"edition": list(EDITIONS)}
    for one in options():
        is_switch = get_type_hints(Options)[one["name"]] is bool
        assert one.get("switch", False) == is_switch
        assert one.get("values") == values.get(one["name"])
