"""The active features at each question: places in the list of the weights."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from puerto_rico.ai.learned.active import Active
from puerto_rico.ai.learned.at_boards import (
    build_features,
    draft_features,
    place_features,
    tile_features,
)
from puerto_rico.ai.learned.at_goods import (
    craft_features,
    keep_features,
    load_features,
    sell_features,
)
from puerto_rico.ai.learned.at_roles import role_features
from puerto_rico.ai.learned.counts import (
    phase_of,
)
from puerto_rico.ai.learned.tables import (
    AT,
    OTHER,
    PHASES,
)
from puerto_rico.rules import stages
from puerto_rico.rules.codes import COPIES
from puerto_rico.rules.questions import Question
from puerto_rico.rules.state import State


def kinds_at(question: Question) -> list[int]:
    """The kinds of a question's options, each once."""
    if question.stage in stages.COPIED:
        return [*dict.fromkeys([option // COPIES for option in question.options])]
    return [*question.options]


def features(state: State, question: Question, kinds: list[int]) -> Active:
    """The features at a question whose options have these kinds."""
    return MAKERS[question.stage](state, question, kinds)


def _other(state: State, question: Question, kinds: list[int]) -> Active:
    row = AT["other"] + OTHER * (PHASES * question.stage + phase_of(state))
    most = OTHER - 2
    if question.stage in stages.CONSENTS:
        columns = [0 for _ in kinds]
    elif question.stage in stages.OCCUPIED:
        columns = [min(option // COPIES, most) for option in kinds]
    else:
        columns = [min(option, most) for option in kinds]
    return Active([row], [*columns, OTHER - 1], [[] for _ in range(len(kinds) + 1)])


Maker = Callable[[State, Question, list[int]], Active]

_OWN: Final[dict[int, Maker]] = {
    stages.ROLE: role_features,
    stages.TILE: tile_features,
    stages.SECOND_TILE: tile_features,
    stages.FORESTRY: tile_features,
    stages.BUILD: build_features,
    stages.PLACE: place_features,
    stages.GUEST: place_features,
    stages.GUEST_NOBLE: place_features,
    stages.ENNOBLE: place_features,
    stages.SELL: sell_features,
    stages.CRAFT: craft_features,
    stages.WELL: craft_features,
    stages.LOAD: load_features,
    stages.WAREHOUSE: keep_features,
    stages.BARREL: keep_features,
    stages.SMALL_WHARF: keep_features,
    stages.DRAFT: draft_features,
}

MAKERS: Final = [_OWN.get(stage, _other) for stage in range(stages.COUNT)]
"""By stage: the function that finds its features."""
