"""The prospector phase: a doubloon for the seat that took the role, for no other."""

from puerto_rico.rules.state import State


def begin(state: State) -> None:
    """Pay the doubloon, or two with a library."""
    state.pay(state.chooser, state.privilege_of(state.chooser), "prospector")


def end(state: State) -> None:
    """Nothing follows."""
