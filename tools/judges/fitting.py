"""The part that all judges share: a logistic regression, and the report that says how good chances are."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, Protocol, TypeVar

import numpy as np

LEAST: Final = 1e-6
"""No game is more certain than this, nor than one minus this."""


class Seen(Protocol):
    """A State in a game, and how the game ended."""

    @property
    def game(self) -> int:
        """The number of the game."""

    @property
    def round(self) -> int:
        """The round of the State."""

    @property
    def won(self) -> float:
        """1 if the first side won, 0 if it lost, one half if nobody won."""


L = TypeVar("L", bound=Seen)


def parted(looks: Sequence[L]) -> tuple[list[L], list[L]]:
    """Return the States of three quarters of the games, and those of the rest."""
    return [look for look in looks if look.game % 4 != 3], [look for look in looks if look.game % 4 == 3]


def outcomes(looks: Sequence[Seen]) -> tuple[Any, Any]:
    """Return who won, and the rounds, of these States."""
    return np.array([look.won for look in looks]), np.array([look.round for look in looks])


def logistic(columns: Any, won: Any, shrinkage: float = 1e-3) -> Any:
    """Return the coefficients of a logistic regression, by Newton's method. ``won`` is 0 to 1: a draw is one half.

    ``shrinkage`` is the weight of the squared coefficients.
    """
    found = np.zeros(columns.shape[1])
    for _ in range(50):
        chance = 1.0 / (1.0 + np.exp(-columns @ found))
        slope = columns.T @ (won - chance) - shrinkage * found
        curvature = (columns * (chance * (1.0 - chance))[:, None]).T @ columns + shrinkage * np.eye(len(found))
        step = np.linalg.solve(curvature, slope)
        found += step
        if np.abs(step).max() < 1e-9:
            break
    return found


def softmax(columns: Any, won: Any, shrinkage: float) -> Any:
    """Return the coefficients of a softmax regression by Newton's method, a row for each class.

    ``won`` has a column for each class; a row of it has the sum 1. ``shrinkage`` is the weight of the squared coefficients, that
    of the first column excepted.
    """
    n, classes = columns.shape[1], won.shape[1]
    weight = np.full(n, shrinkage)
    weight[0] = 1e-3
    found = np.zeros((classes, n))
    for _ in range(60):
        numbers = columns @ found.T
        powers = np.exp(numbers - numbers.max(1, keepdims=True))
        chance = powers / powers.sum(1, keepdims=True)
        slope = (won - chance).T @ columns - weight * found
        curvature = np.zeros((classes, n, classes, n))
        for a in range(classes):
            for b in range(classes):
                of_pair = chance[:, a] * ((a == b) - chance[:, b])
                curvature[a, :, b, :] = (columns * of_pair[:, None]).T @ columns
        square = curvature.reshape(classes * n, classes * n) + np.diag(np.tile(weight, classes))
        step = np.linalg.solve(square, slope.ravel()).reshape(classes, n)
        found += step
        if np.abs(step).max() < 1e-7:
            break
    return found


def odds_of(chance: float) -> float:
    """Return the log-odds of a chance."""
    return float(np.log(chance / (1.0 - chance)))


def log_loss(chances: Any, won: Any) -> float:
    """Return the mean log-loss of chances."""
    sure = np.clip(chances, LEAST, 1.0 - LEAST)
    return float(-(won * np.log(sure) + (1.0 - won) * np.log(1.0 - sure)).mean())


def calibration(chances: Any, won: Any) -> list[list[float]]:
    """Return by tenths of the chance: the mean chance given, the share won, and the number of States."""
    tenths = np.minimum((np.asarray(chances) * 10).astype(int), 9)
    parts = [tenths == tenth for tenth in range(10)]
    return [[float(chances[of].mean()), float(won[of].mean()), float(of.sum())] for of in parts if of.any()]


def calibration_error(table: Sequence[Sequence[float]]) -> float:
    """Return by how much the chances of a table of calibration are off on the average of its States."""
    return sum(abs(given - won) * states for given, won, states in table) / sum(states for _, _, states in table)


def report(won: Any, rounds: Any, stages: Sequence[tuple[int, int]], chances: Mapping[str, Any]) -> list[str]:
    """Tell how good chances are, each by its name: log-loss by stage beside that of a constant, and the calibration of the last.

    ``stages`` are first and last rounds.
    """
    lines = ["rounds | States | constant | " + " | ".join(chances)]
    for first, last in ((0, stages[-1][1]), *stages):
        of = (rounds >= first) & (rounds <= last)
        if of.any():
            told = [np.full(of.sum(), won[of].mean()), *[given[of] for given in chances.values()]]
            lines.append(f"{first:2}-{last:2} | {of.sum():6} | " + " | ".join(f"{log_loss(one, won[of]):.3f}" for one in told))
    table = calibration(list(chances.values())[-1], won)
    lines += [f"given {given:.2f}, won {share:.2f} ({states:.0f} States)" for given, share, states in table]
    return [*lines, f"calibration error {calibration_error(table):.3f}"]
