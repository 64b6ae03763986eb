"""The prospector phase: the chooser draws, then gold mines act, then goldsmiths."""

from sanjuan.rules import stages
from sanjuan.rules.buildings import PROSPECTS
from sanjuan.rules.state import RUN, State


def begin(state: State) -> None:
    """Run the privilege first, then the buildings, kind by kind (R53, R54, R89)."""
    for bit, stage in reversed(PROSPECTS):
        state.push(stage, list(state.owners(bit)))
    state.stack.append((stages.PROSPECT, state.chooser))


def end(state: State) -> None:
    """Nothing follows."""


def _draw(state: State, seat: int) -> None:
    state.draw_to(seat, state.privilege, "prospector")


RUN[stages.PROSPECT] = _draw
