"""Adam (Kingma and Ba 2015), up a gradient; weights without one do not change."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

import numpy as np

from training.learner import Tables

Numbers: TypeAlias = "np.ndarray[Any, np.dtype[np.float64]]"

MEAN, SQUARE = 0.9, 0.99
"""The decay of the running mean of the gradient, and of its square."""
VALUE_PART: Final = 0.3
"""The value's weights go that much of the way that the policy's go."""


class Adam:
    """An array of weights, moved in place, and the running means of its gradients."""

    def __init__(self, weights: Numbers, epsilon: float) -> None:
        self.weights = weights
        self._epsilon = epsilon
        self._means = np.zeros_like(weights)
        self._squares = np.zeros_like(weights)
        self._steps = np.zeros_like(weights)

    def step(self, gradient: Numbers, rate: float) -> None:
        """Go up the gradient."""
        moved = gradient != 0
        slope = gradient[moved]
        self._steps[moved] += 1
        self._means[moved] += (1 - MEAN) * (slope - self._means[moved])
        self._squares[moved] += (1 - SQUARE) * (slope * slope - self._squares[moved])
        steps = self._steps[moved]
        mean = self._means[moved] / (1 - MEAN**steps)
        square = self._squares[moved] / (1 - SQUARE**steps)
        self.weights[moved] += rate * mean / (np.sqrt(square) + self._epsilon)


class TablesAdam:
    """The same for all tables of weights."""

    def __init__(self, tables: Tables) -> None:
        self._adams = {
            name: Adam(np.array(rows), 1e-4) for name, rows in tables.items()
        }

    @property
    def tables(self) -> Tables:
        """The current weights."""
        return {name: adam.weights.tolist() for name, adam in self._adams.items()}

    def step(self, gradients: list[Tables], rate: float) -> None:
        """Go up the mean of the gradients."""
        for name, adam in self._adams.items():
            mean = np.mean([one[name] for one in gradients], axis=0)
            adam.step(mean, rate * (VALUE_PART if name == "value" else 1))
