"""How much a search may do, and the constants it goes by."""

from __future__ import annotations

from typing import NamedTuple


class Budget(NamedTuple):
    """How a search spends its time.

    `iterations` are for questions that branch, others get their part `minor`; a few
    are exceeded where there are more answers, since each is tried once. The policy
    plays on to a question that pauses so many `rounds` later before the value is asked:
    0, to the next one. `c_puct` is PUCT's constant; `temperature` flattens the priors,
    of which the part `uniform` is spread evenly. At the root the prior counts like
    `prior_visits`, which found an answer worse by `prior_scale` for each power of e
    that it is less likely, and by less where all is won or lost. An answer is dropped
    as soon as it lies `errors` standard errors behind the best.
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

    def at(self, seats: int) -> Budget:
        """The same with `rounds` for that many seats, unless they are given.

        The value is off most by what happens before a seat's next turn, which is
        further away the more there are: with three or four, half of the iterations
        are played on for a round. They take as long.
        """
        if self.rounds is not None:
            return self
        if seats == 2:
            return self._replace(rounds=0)
        return self._replace(iterations=(self.iterations + 1) // 2, rounds=1)
