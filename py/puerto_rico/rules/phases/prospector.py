"""The prospector phase: a doubloon for the seat that took the role, or a tower."""

from puerto_rico.rules.state import State


def begin(state: State) -> None:
    """Pay the doubloon: two with a library, one with a tower."""
    for seat in state.clockwise(state.chooser):
        if pay := state.privilege_of(seat):
            state.pay(seat, pay, "prospector")


def end(state: State) -> None:
    """Nothing follows."""
