"""The words of San Juan alone: of its questions, events and parts."""

from typing import get_args

from sanjuan.knowledge.facts import EventName
from sanjuan.page.catalogue import catalogue
from sanjuan.rules.stages import ALL_NAMES, ROLES


def told() -> set[str]:
    """The names of questions, events, roles, goods and buildings."""
    known = catalogue()
    cards = {building["id"] for building in known["buildings"]}
    return {*ALL_NAMES, *get_args(EventName), *ROLES, *known["goods"], *cards}


def options() -> set[str]:
    """The names of its options."""
    return {option["name"] for option in catalogue()["options"]}
