"""Statistics of many games, as plain data that goes into JSON or a table as it is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
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


def summary(results: Iterable[GameResult]) -> dict[str, Json]:
    """Return the wins of every seat with their intervals, the draws, the endings and the lengths.

    >>> import vezerkar
    >>> found = vezerkar.summary(vezerkar.simulate("hunt", 2, seed=1))
    >>> found["games"]
    2
    """
    games = list(results)
    seats = dict.fromkeys(seat for result in games for seat in result.bots)
    endings: dict[str, Json] = dict(Counter(result.ending for result in games).most_common())
    wins: dict[str, Json] = {seat: rate(sum(seat in result.winners for result in games), len(games)) for seat in seats}
    return {
        "games": len(games),
        "wins": wins,
        "draws": sum(not result.winners for result in games),
        "endings": endings,
        "plies": lengths([result.plies for result in games]),
        "turns": lengths([result.turns for result in games]),
    }


def endings_by_winner(results: Iterable[GameResult]) -> dict[str, dict[tuple[str, ...], int]]:
    """Count the endings, the commonest first, and the winners of each (none: a draw), in the order of the seats."""
    games = list(results)
    order = sorted({result.winners for result in games}, key=lambda winners: winner_order(games, winners))
    found: dict[str, dict[tuple[str, ...], int]] = {}
    for ending, _ in Counter(result.ending for result in games).most_common():
        counted = Counter(result.winners for result in games if result.ending == ending)
        found[ending] = {winners: counted[winners] for winners in order if counted[winners]}
    return found


def winner_order(games: Sequence[GameResult], winners: tuple[str, ...]) -> list[int]:
    """Return the places of some seats at the table."""
    seats = list(games[0].bots)
    return [seats.index(seat) for seat in winners]


def lengths(values: Sequence[int]) -> dict[str, Json]:
    """Return the least, the mean (rounded), the median and the greatest of some lengths."""
    if not values:
        return {"min": 0, "mean": 0, "median": 0, "max": 0}
    ranked = sorted(values)
    return {"min": ranked[0], "mean": round(sum(ranked) / len(ranked)), "median": ranked[len(ranked) // 2], "max": ranked[-1]}


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
