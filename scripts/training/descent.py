"""Adam (Kingma and Ba 2015) on tables; weights without a gradient stay as they are."""

from __future__ import annotations

from math import sqrt

from sanjuan.ai.learned.tables import Tables, blank

MEAN, SQUARE = 0.9, 0.99
"""How much of the running mean of the gradient, and of its square, is kept."""
LEAST = 1e-4
VALUE = 0.3
"""The value learns in smaller steps than the policy."""


class Adam:
    """The weights and the running means of their gradients."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.means = blank()
        self.squares = blank()

    def step(self, gradients: list[Tables], rate: float) -> None:
        """Go up the mean of the gradients."""
        share = 1 / len(gradients)
        for name, rows in self.tables.items():
            far = rate * (VALUE if name.startswith("value") else 1)
            for number, row in enumerate(rows):
                slopes = zip(*(one[name][number] for one in gradients), strict=True)
                means, squares = self.means[name][number], self.squares[name][number]
                for place, slope in enumerate(slopes):
                    total = 0.0
                    for one in slope:
                        total += one
                    if total:
                        self._move(row, means, squares, place, total * share, far)

    def _move(
        self,
        row: list[float],
        means: list[float],
        squares: list[float],
        place: int,
        slope: float,
        far: float,
    ) -> None:
        means[place] += (1 - MEAN) * (slope - means[place])
        squares[place] += (1 - SQUARE) * (slope * slope - squares[place])
        row[place] += far * means[place] / (sqrt(squares[place]) + LEAST)
