"""Strength from results: Plackett–Luce with ties, which is Bradley–Terry where there are two sides; and alpha-rank.

A game is won by a set of sides; one that nobody wins counts as won by all. The set W wins with odds of ``exp(u(W))`` among all
sets, where u is the mean of the strengths of the bots in W and of the advantages of their sides, and a constant for each size of
W beyond one that occurs. Equal results give equal strengths, in whatever order they come.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import combinations, product
from math import exp, expm1, log, sqrt
from random import Random
from typing import Final, NamedTuple, TypeAlias

from vezerkar.arena.statistics import Z95

ELO: Final = 400 / log(10)
"""The points of a strength of 1: ten times the odds are 400 points."""

PRIOR: Final = 0.1
"""The precision of a normal prior of all strengths. It matters only where a bot wins or loses every game, which would make it
infinitely strong or weak."""

REPETITIONS: Final = 200
"""So often the seeds are drawn anew for the intervals."""

Assignment: TypeAlias = tuple[int, ...]
"""The bot of each side, by its number."""

Cell: TypeAlias = tuple[Assignment, tuple[int, ...]]
"""The result of a game: the bot of each side, and the sides that won, in order; all of them in a draw."""


class Fit(NamedTuple):
    """Strengths of bots and advantages of sides, each with the mean 0, and how sure they are: the covariances of all of them."""

    bots: list[float]
    sides: list[float]
    covariance: list[list[float]]
    raw: list[float]

    def error(self, a: int, b: int) -> float:
        """Return the standard error of the difference of two bots."""
        c = self.covariance
        return sqrt(max(0.0, c[a][a] + c[b][b] - 2 * c[a][b]))


class Model:
    """Strengths of so many bots on so many sides. ``sizes`` are the numbers of sides that share a win, beyond one."""

    def __init__(self, bots: int, sides: int, sizes: Iterable[int]) -> None:
        self.bots = bots
        self.sides = sides
        self.ties = {size: bots + sides + place for place, size in enumerate(sorted({*sizes} - {1}))}
        self.size = bots + sides + len(self.ties)
        allowed = [1, *self.ties]
        self.sets = [won for size in allowed for won in combinations(range(sides), size)]
        self.features: dict[Assignment, dict[tuple[int, ...], dict[int, float]]] = {}

    def row(self, assignment: Assignment) -> dict[tuple[int, ...], dict[int, float]]:
        """Return the features of every set that may win."""
        if assignment not in self.features:
            found = {}
            for won in self.sets:
                features: Counter[int] = Counter()
                for side in won:
                    features[assignment[side]] += 1
                    features[self.bots + side] += 1
                shared = {place: number / len(won) for place, number in features.items()}
                found[won] = shared | ({self.ties[len(won)]: 1.0} if len(won) > 1 else {})
            self.features[assignment] = found
        return self.features[assignment]

    def fit(self, counts: Mapping[Cell, float]) -> Fit:
        """Return the most likely strengths after these results."""
        at, curve, _ = self.climb(counts, [0.0] * self.size, 1e-9)
        unit = [[float(i == j) for j in range(self.size)] for i in range(self.size)]
        return Fit(*self.parts(at), [solve(curve, column) for column in unit], at)

    def log_likelihood(self, counts: Mapping[Cell, float], difference: float) -> float:
        """Return the logarithm of how likely these results are if bot 1 is stronger than bot 0 by so much; the sides have the
        advantages that make them likeliest."""
        start = [0.0] * self.size
        start[:2] = [-difference / 2, difference / 2]
        return self.climb(counts, start, 1e-9, range(self.bots, self.size))[2]

    def parts(self, at: Sequence[float]) -> tuple[list[float], list[float]]:
        """Return the strengths of the bots and the advantages of the sides, each with the mean 0."""
        return centred(at[: self.bots]), centred(at[self.bots : self.bots + self.sides])

    def climb(
        self, counts: Mapping[Cell, float], start: Sequence[float], tolerance: float, free: Sequence[int] = ()
    ) -> tuple[list[float], list[list[float]], float]:
        """Return the most likely strengths, minus the curvature there, and the logarithm of the likelihood, by Newton's method
        from ``start``. Only the places of ``free`` are moved, or all of them if there are none.
        """
        free = free or range(self.size)
        games: dict[Assignment, dict[tuple[int, ...], float]] = {}
        for (assignment, won), number in sorted(counts.items()):
            if number:
                games.setdefault(assignment, {})[won] = number
        at = list(start)
        value, slope, curve = self.derivatives(games, at)
        for _ in range(100):
            moved = solve([[curve[i][j] for j in free] for i in free], [slope[i] for i in free])
            step = [0.0] * self.size
            for i, dx in zip(free, moved, strict=True):
                step[i] = dx
            scale = 1.0
            while True:
                tried = [x + scale * dx for x, dx in zip(at, step, strict=True)]
                new = self.derivatives(games, tried)
                if new[0] >= value - 1e-12 or scale < 1e-6:
                    break
                scale /= 2
            at, (value, slope, curve) = tried, new
            if max(abs(scale * dx) for dx in step) < tolerance:
                break
        return at, curve, value

    def derivatives(
        self, games: Mapping[Assignment, Mapping[tuple[int, ...], float]], at: Sequence[float]
    ) -> tuple[float, list[float], list[list[float]]]:
        """Return the logarithm of the likelihood, its slope, and minus its curvature."""
        value = -PRIOR / 2 * sum(x * x for x in at)
        slope = [-PRIOR * x for x in at]
        curve = [[PRIOR * (i == j) for j in range(self.size)] for i in range(self.size)]
        for assignment, wins in games.items():
            rows = self.row(assignment)
            utility = {won: sum(at[place] * x for place, x in features.items()) for won, features in rows.items()}
            most = max(utility.values())
            weight = {won: exp(u - most) for won, u in utility.items()}
            total = sum(weight.values())
            number = sum(wins.values())
            mean: dict[int, float] = {}
            for won, features in rows.items():
                share = weight[won] / total
                for i, x in features.items():
                    mean[i] = mean.get(i, 0.0) + share * x
                    for j, y in features.items():
                        curve[i][j] += number * share * x * y
            for i, x in mean.items():
                slope[i] -= number * x
                for j, y in mean.items():
                    curve[i][j] -= number * x * y
            for won, times in wins.items():
                value += times * (utility[won] - most - log(total))
                for i, x in rows[won].items():
                    slope[i] += times * x
        return value, slope, curve


class Estimate(NamedTuple):
    """A number of points with its 95 % interval."""

    points: int
    low: int
    high: int


class Ratings(NamedTuple):
    """The strength of every bot, and the advantage of every side."""

    bots: list[Estimate]
    sides: list[Estimate]


def ratings(
    bots: int,
    sides: int,
    seeds: Sequence[Mapping[Cell, int]],
    seed: str,
    zero: int | None = None,
    reach: Callable[[int], object] = bool,
) -> Ratings:
    """Return ratings after the results of each seed. ``zero`` is the bot that has none by definition; without one the mean is 0.
    ``reach`` is told how many of the `REPETITIONS` are done.

    An interval reaches as far as the further of two: that of the curvature of the likelihood, and that of seeds drawn anew. The
    first is wide where a bot has won all; the second knows that games of the same seed are alike.
    """
    total: Counter[Cell] = Counter()
    for results in seeds:
        total.update(results)
    model = Model(bots, sides, [len(won) for _, won in total])
    best = model.fit(total)

    def told(strengths: list[float], advantages: list[float]) -> list[float]:
        origin = strengths[zero] if zero is not None else 0.0
        return [x - origin for x in strengths] + advantages

    random = Random(f"{seed} ratings")
    drawn: list[list[float]] = []
    for done in range(1, REPETITIONS + 1):
        counts: Counter[Cell] = Counter()
        for _ in seeds:
            for cell, number in seeds[int(random.random() * len(seeds))].items():
                counts[cell] += number
        # A thousandth is a sixth of a point.
        drawn.append(told(*model.parts(model.climb(counts, best.raw, 1e-3)[0])))
        reach(done)
    estimates = []
    for place, value in enumerate(told(best.bots, best.sides)):
        own = sorted(one[place] for one in drawn)
        error = Z95 * deviation(best, place, zero, bots, sides)
        low = min(own[int(0.025 * REPETITIONS)], value - error)
        high = max(own[int(0.975 * REPETITIONS)], value + error)
        estimates.append(Estimate(round(ELO * value), round(ELO * low), round(ELO * high)))
    return Ratings(estimates[:bots], estimates[bots:])


def deviation(fit: Fit, place: int, zero: int | None, bots: int, sides: int) -> float:
    """Return the standard error of a bot, against the one that has no points or the mean; or of a side, against the mean."""
    group = range(bots) if place < bots else range(bots, bots + sides)
    against = {zero: 1.0} if zero is not None and place < bots else {i: 1 / len(group) for i in group}
    weights = {i: (i == place) - against.get(i, 0.0) for i in group}
    c = fit.covariance
    return sqrt(max(0.0, sum(x * y * c[i][j] for i, x in weights.items() for j, y in weights.items())))


def half_width(counts: Mapping[Cell, int], sides: int) -> float:
    """Return half of the 95 % interval of the difference of two bots, 0 and 1, in points, after results of these two alone."""
    model = Model(2, sides, [len(won) for _, won in counts])
    return ELO * Z95 * model.fit(counts).error(0, 1)


ERROR: Final = 0.05
"""The share of sequential tests that may be wrong, either way."""

BETTER: Final = 20.0
"""So many points are better, and 0 are not, to a sequential test."""

BOUND: Final = log((1 - ERROR) / ERROR)
"""The logarithm of a ratio of likelihoods that decides a sequential test."""


def evidence(counts: Mapping[Cell, int], sides: int, better: float = BETTER) -> float:
    """Return the logarithm of how much likelier these results are if bot 1 is so many points better than bot 0 than if it is as
    good, whatever the advantages of the sides are.

    To play until this leaves the range from ``-BOUND`` to ``BOUND`` is Wald's sequential probability ratio test.
    """
    model = Model(2, sides, [len(won) for _, won in counts])
    return model.log_likelihood(counts, better / ELO) - model.log_likelihood(counts, 0.0)


def centred(values: Sequence[float]) -> list[float]:
    """Return values less their mean."""
    mean = sum(values) / len(values)
    return [x - mean for x in values]


def solve(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """Return x with ``matrix * x == right``, for a symmetric, positive definite matrix."""
    size = len(right)
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for i in range(size):
        for j in range(i + 1, size):
            factor = rows[j][i] / rows[i][i]
            if factor:
                for k in range(i, size + 1):
                    rows[j][k] -= factor * rows[i][k]
    found = [0.0] * size
    for i in reversed(range(size)):
        rest = sum(rows[i][k] * found[k] for k in range(i + 1, size))
        found[i] = (rows[i][size] - rest) / rows[i][i]
    return found


# --- alpha-rank ----------------------------------------------------------------------------------------------------

ALPHA: Final = 5.0
"""The intensity of selection: how much more often the better bot takes over a side."""

POPULATION: Final = 50
"""The number of players of each side."""


def alpha_rank(
    bots: int, sides: int, payoffs: Mapping[Assignment, Sequence[float]], alpha: float = ALPHA, population: int = POPULATION
) -> dict[Assignment, float]:
    """Return the share of time that each assignment of bots to sides holds, when better bots take over one side at a time.

    ``payoffs`` has, for every assignment, what it is worth to each side.
    """
    profiles = list(product(range(bots), repeat=sides))
    index = {profile: i for i, profile in enumerate(profiles)}
    rate = 1 / (sides * (bots - 1)) if bots > 1 else 0.0
    moves = [[0.0] * len(profiles) for _ in profiles]
    for profile, i in index.items():
        for side in range(sides):
            for bot in range(bots):
                if bot != profile[side]:
                    other = (*profile[:side], bot, *profile[side + 1 :])
                    gain = payoffs[other][side] - payoffs[profile][side]
                    moves[i][index[other]] = rate * fixation(gain, alpha, population)
    return dict(zip(profiles, stationary(moves), strict=True))


def fixation(gain: float, alpha: float, population: int) -> float:
    """Return how likely one newcomer takes over a whole population, who gains so much by it."""
    x = alpha * gain
    if x == 0:
        return 1 / population
    if x > 0:
        return expm1(-x) / expm1(-population * x)
    # The same fraction, times a number that keeps both parts small.
    return exp((population - 1) * x) * expm1(x) / expm1(population * x)


def stationary(moves: Sequence[Sequence[float]]) -> list[float]:
    """Return the share of time that a chain spends in each state; ``moves`` are the chances to go from one to another.

    By the algorithm of Grassmann, Taksar and Heyman, which never subtracts, and so keeps the smallest chances apart.
    """
    rows = [list(row) for row in moves]
    size = len(rows)
    for last in range(size - 1, 0, -1):
        leaving = sum(rows[last][:last])
        if leaving == 0:
            leaving = 1e-300
        for i in range(last):
            rows[i][last] /= leaving
            for j in range(last):
                if i != j:
                    rows[i][j] += rows[i][last] * rows[last][j]
    shares = [1.0]
    for j in range(1, size):
        shares.append(sum(shares[i] * rows[i][j] for i in range(j)))
    total = sum(shares)
    return [share / total for share in shares]
