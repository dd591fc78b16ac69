"""The table of a tournament: who is in which place, and why."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from vezerkar.server.tournaments.knockout import ties_won
from vezerkar.server.tournaments.pairings import Entrant, Pairing, Plan, Rounds, lot, pairings_of, points_of

SWING: Final = 400
"""So much above the ratings of the opponents is a performance of wins alone."""


@dataclass(frozen=True, slots=True)
class Standing:
    """An entrant in the table. After the points come the numbers that break ties, in their order.

    ``points`` are halves; in a knock-out they are two for each pair that was come through. ``direct`` are the half points against
    those with as many, if all of them have met. ``sonneborn`` are quarter points: those of the opponents, by the result against
    them. ``buchholz`` are the half points of all opponents but the one with fewest. ``wins`` are those with the side that wins
    less, ``performance`` comes from the ratings of the opponents. Byes and forfeits count for nothing but points.
    """

    number: int
    points: int
    direct: int
    sonneborn: int
    buchholz: int
    wins: int
    performance: int
    won: int
    drawn: int
    lost: int


def standings(plan: Plan, entrants: Sequence[Entrant], history: Rounds, seed: str) -> list[Standing]:
    """Return the table, the best first."""
    if plan.form == "knockout":
        points = {number: 2 * won for number, won in ties_won(entrants, history, seed).items()}
    else:
        points = {one.number: points_of(one.number, history) for one in entrants}
    ratings = {one.number: one.rating for one in entrants}
    weaker, swiss = _weaker_side(history), plan.form == "swiss"
    found = []
    for one in entrants:
        games = [game for game in pairings_of(one.number, history) if game.result is not None]
        played = [game for game in games if not game.unplayed]
        faced = [(game, _opponent(game, one.number)) for game in played]
        results = Counter(game.points(one.number) for game in played)
        won, drawn, lost = results[2], results[1], results[0]
        mean = sum(ratings[other] for _, other in faced) + SWING * (won - lost)
        found.append(
            Standing(
                number=one.number,
                points=points[one.number],
                direct=_direct(one.number, points, history),
                sonneborn=sum(game.points(one.number) * points[other] for game, other in faced),
                buchholz=_cut([0 if game.unplayed else points[_opponent(game, one.number)] for game in games]) if swiss else 0,
                wins=sum(game.result == weaker and game.points(one.number) == 2 for game in played),
                performance=mean // len(faced) if faced else 0,
                won=won,
                drawn=drawn,
                lost=lost,
            )
        )
    return sorted(found, key=lambda one: (*(-number for number in _measures(one)), lot(seed, f"place {one.number}")))


def _measures(one: Standing) -> tuple[int, ...]:
    return one.points, one.direct, one.sonneborn, one.buchholz, one.wins, one.performance


def _opponent(game: Pairing, number: int) -> int:
    other = game.opponent(number)
    assert other is not None, "a bye is not played"
    return other


def _direct(number: int, points: dict[int, int], history: Rounds) -> int:
    equals = {other for other, theirs in points.items() if theirs == points[number]}
    games = [game for pairings in history for game in pairings if {game.first, game.second} <= equals and not game.unplayed]
    met = {frozenset((game.first, game.second)) for game in games}
    if len(met) < len(equals) * (len(equals) - 1) // 2:
        return 0
    return sum(game.points(number) for game in games if game.has(number))


def _cut(points: Iterable[int]) -> int:
    """The sum of all but the least."""
    return sum(sorted(points)[1:])


def _weaker_side(history: Rounds) -> str:
    """The side that has won less often; empty if neither has."""
    wins = Counter(game.result for pairings in history for game in pairings if not game.unplayed)
    if wins["first"] == wins["second"]:
        return ""
    return "first" if wins["first"] < wins["second"] else "second"
