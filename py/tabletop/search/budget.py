"""How much a search may do, and the constants it goes by."""

from __future__ import annotations

from typing import NamedTuple

from tabletop.errors import OptionError
from tabletop.plain import whole


def check_iterations(iterations: object) -> int:
    """The number of iterations, which is at least 1; else raises OptionError."""
    number = whole(iterations)
    if number is None or number < 1:
        raise OptionError("bad_iterations", {"iterations": iterations})
    return number


class Budget(NamedTuple):
    """How a search spends its time.

    Questions that branch get `iterations`, others the part `minor` of them; each answer
    is tried at least once, even if that takes more. Before the value is asked, the
    policy plays on to a question that pauses, `rounds` rounds later (0: the next one;
    None: as many as the game chooses, else 0).
    `c_puct` is PUCT's constant; `temperature` flattens the priors, and the part
    `uniform` of them is spread evenly. At the root a prior counts like
    `prior_visits` visits: an answer that is e times less likely is expected to be worse
    by `prior_scale`, by less where all is won or lost. An answer is dropped as soon as
    it lies `errors` standard errors behind the best. The likeliest answer counts as
    better than was found by `favour`, a chance to win, so that luck seldom decides
    between answers that are about as good.

    Where a question branches, answers whose chances lie within `near` of the best are
    played on to the end in at most `playouts` worlds; advice does that with all that it
    tells of, in as many. What the value found then counts like `value_worlds` of them,
    and another answer than the search's own is taken only if it is ahead by more than
    `sure` standard errors.

    The defaults fit the first game that was searched; another one may need others.
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
