"""The limits and constants of a search."""

from __future__ import annotations

from typing import NamedTuple

from tabletop.base.errors import OptionError
from tabletop.base.validation import typed, whole


def check_iterations(iterations: object) -> int:
    """The number of iterations, at least 1; raises OptionError for anything else."""
    number = whole(iterations)
    if number is None or number < 1:
        raise OptionError("bad_iterations", {"iterations": typed(iterations, int)})
    return number


class Budget(NamedTuple):
    """The limits and constants of a search.

    Questions that branch get `iterations`, others the fraction `minor` of them; each
    answer gets at least one try, even if that takes more. A rollout plays by the policy
    to a question that pauses, `rounds` rounds later (0: the next one; None: as many as
    the game chooses, else 0), and then asks the value.

    `c_puct` is PUCT's constant; `temperature` flattens the priors, and the fraction
    `uniform` of them is spread evenly. At the root a prior counts like `prior_visits`
    visits: it expects an answer that is e times less likely to be worse by
    `prior_scale`, or by less if the game is nearly won or lost. The search drops an
    answer as soon as it lies `errors` standard errors behind the best. It adds
    `favour`, a chance to win, to the likeliest answer, so that luck seldom decides
    between answers that are about as good.

    If the question branches, the search plays the answers whose chances lie within
    `near` of the best to the end, in at most `playouts` worlds; advice plays all its
    answers in exactly that number. The chances by the value then count like
    `value_worlds` such worlds, and an answer replaces the search's own one only if it
    leads by more than `sure` standard errors.

    After `horizon` answers a rollout ends even without a pause, so that no policy can
    go round in circles for ever (None: it always finds an end).

    The defaults are a start for any game; a game names the numbers that fit it.
    """

    iterations: int
    minor: float = 0.5
    rounds: int | None = None
    c_puct: float = 0.4
    temperature: float = 1.0
    uniform: float = 0.1
    prior_visits: float = 8.0
    prior_scale: float = 0.02
    errors: float = 2.5
    favour: float = 0.0
    playouts: int = 0
    near: float = 0.2
    value_worlds: float = 100.0
    sure: float = 0.0
    horizon: int | None = None
