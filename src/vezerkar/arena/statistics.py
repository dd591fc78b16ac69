"""Statistics of many games, as plain data that goes into JSON or a table as it is."""

from __future__ import annotations

from bisect import bisect
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import accumulate
from math import sqrt

from vezerkar.arena.play import GameResult
from vezerkar.engine.game import Json

Z95 = 1.959964
"""The normal deviate of a 95 % interval."""


def wilson(wins: int, games: int) -> tuple[float, float]:
    """Return the 95 % Wilson interval of a share of wins, or 0 to 1 if there were no games."""
    if games == 0:
        return 0.0, 1.0
    share, z2 = wins / games, Z95 * Z95
    middle = (share + z2 / (2 * games)) / (1 + z2 / games)
    half = Z95 * sqrt(share * (1 - share) / games + z2 / (4 * games * games)) / (1 + z2 / games)
    return max(0.0, middle - half), min(1.0, middle + half)


def rate(wins: int, games: int) -> dict[str, Json]:
    """Return wins, games, the share and its 95 % interval, in per mille (whole numbers, so that JSON compares)."""
    low, high = wilson(wins, games)
    share = wins / games if games else 0.0
    return {"wins": wins, "games": games, "permille": round(1000 * share), "low": round(1000 * low), "high": round(1000 * high)}


class Tally:
    """A count of games as they come in: it keeps numbers, not games. ``bots`` are those of the first game."""

    def __init__(self) -> None:
        self.games = 0
        self.bots: dict[str, str] = {}
        self.ends: Counter[tuple[str, tuple[str, ...]]] = Counter()
        """The number of games by ending and winners, in the order in which they came first."""
        self.plies: Counter[int] = Counter()
        self.turns: Counter[int] = Counter()

    def add(self, result: GameResult) -> None:
        """Count a game."""
        if not self.games:
            self.bots = dict(result.bots)
        self.games += 1
        self.ends[result.ending, result.winners] += 1
        self.plies[result.plies] += 1
        self.turns[result.turns] += 1

    def summary(self) -> dict[str, Json]:
        """Return the wins of every seat with their intervals, the draws, the endings and the lengths."""
        won = {seat: sum(n for (_, winners), n in self.ends.items() if seat in winners) for seat in self.bots}
        endings: dict[str, Json] = dict(self.endings().most_common())
        wins: dict[str, Json] = {seat: rate(number, self.games) for seat, number in won.items()}
        return {
            "games": self.games,
            "wins": wins,
            "draws": sum(number for (_, winners), number in self.ends.items() if not winners),
            "endings": endings,
            "plies": lengths(self.plies),
            "turns": lengths(self.turns),
        }

    def endings(self) -> Counter[str]:
        """Return how often each ending came."""
        found: Counter[str] = Counter()
        for (ending, _), number in self.ends.items():
            found[ending] += number
        return found

    def endings_by_winner(self) -> dict[str, dict[tuple[str, ...], int]]:
        """Count the endings, the commonest first, and the winners of each (none: a draw), in the order of the seats."""
        seats = list(self.bots)
        order = sorted({winners for _, winners in self.ends}, key=lambda winners: [seats.index(seat) for seat in winners])
        return {
            ending: {winners: self.ends[ending, winners] for winners in order if self.ends[ending, winners]}
            for ending, _ in self.endings().most_common()
        }


def summary(results: Iterable[GameResult]) -> dict[str, Json]:
    """Return the wins of every seat with their intervals, the draws, the endings and the lengths.

    >>> import vezerkar
    >>> found = vezerkar.summary(vezerkar.simulate("hunt", 2, seed=1))
    >>> found["games"]
    2
    """
    tally = Tally()
    for result in results:
        tally.add(result)
    return tally.summary()


def lengths(values: Mapping[int, int]) -> dict[str, Json]:
    """Return the least, the mean (rounded), the median and the greatest of some lengths; ``values`` says how often each came."""
    if not values:
        return {"min": 0, "mean": 0, "median": 0, "max": 0}
    ranked = sorted(values)
    number = sum(values.values())
    passed = list(accumulate(values[length] for length in ranked))
    median = ranked[bisect(passed, number // 2)]
    total = sum(length * times for length, times in values.items())
    return {"min": ranked[0], "mean": round(total / number), "median": median, "max": ranked[-1]}


def side_values(sides: Mapping[str, Sequence[str]], winners: Sequence[str]) -> list[float]:
    """Return the worth of an end to each side: those that win share 1, those that lose share -1. A draw is 0 to all."""
    won = [any(seat in winners for seat in seats) for seats in sides.values()]
    ahead = sum(won)
    if ahead in (0, len(won)):
        return [0.0] * len(won)
    return [1 / ahead if one else -1 / (len(won) - ahead) for one in won]


def row(result: GameResult) -> dict[str, Json]:
    """Return one game as a flat row, for CSV: number, seed, the bot of each seat, winners, ending, lengths."""
    seats: dict[str, Json] = {f"bot_{seat}": name for seat, name in result.bots.items()}
    head: dict[str, Json] = {"number": result.number, "seed": result.seed, **seats}
    tail: dict[str, Json] = {
        "winners": "+".join(result.winners),
        "ending": result.ending,
        "plies": result.plies,
        "turns": result.turns,
    }
    return head | tail
