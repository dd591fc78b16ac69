"""The table of a tournament: who is in which place, and why."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from vezerkar.server.tournaments.knockout import drawn_by_rating, ties_won
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

    At tables of three each one is compared with each other one. Whom somebody has left there have played against each other, and
    that counts; against whoever left it is a forfeit. ``won``, ``drawn`` and ``lost`` are first, second and third
    places.
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
    """Return the table of a tournament without groups, the best first."""
    if plan.form == "knockout":
        points = {number: 2 * won for number, won in ties_won(drawn_by_rating(entrants, seed), history).items()}
    else:
        points = {one.number: points_of(one.number, history, plan.players) for one in entrants}
    return table_by(points, entrants, history, seed, swiss=plan.form == "swiss")


def table_by(
    points: Mapping[int, int], entrants: Sequence[Entrant], history: Rounds, seed: str, swiss: bool = False
) -> list[Standing]:
    """Return the table of those who have these half points, the best first."""
    ratings = {one.number: one.rating for one in entrants}
    with_play = _with_play(history)
    met = {frozenset((one, other)) for game in with_play for one in game.players for other in game.played_against(one)}
    weaker = _weaker_side(with_play)
    found = []
    for one in entrants:
        games = [game for game in pairings_of(one.number, history) if game.result is not None]
        played = [game for game in games if game.played_against(one.number)]
        faced = [(game.against(one.number, other), other) for game in played for other in game.played_against(one.number)]
        results = Counter(_place(game, one.number) for game in played)
        won, drawn, lost = results[1], results[2], results[3]
        mean = sum(ratings[other] + SWING * (half - 1) for half, other in faced)
        found.append(
            Standing(
                number=one.number,
                points=points[one.number],
                direct=_direct(one.number, points, with_play, met),
                sonneborn=sum(half * points[other] for half, other in faced),
                buchholz=_cut([_met(game, one.number, points) for game in games]) if swiss else 0,
                wins=sum(_winner(game) == weaker and game.players[weaker] == one.number for game in played) if weaker >= 0 else 0,
                performance=mean // len(faced) if faced else 0,
                won=won,
                drawn=drawn,
                lost=lost,
            )
        )
    return sorted(found, key=lambda one: (*(-number for number in _measures(one)), lot(seed, f"place {one.number}")))


def _measures(one: Standing) -> tuple[int, ...]:
    return one.points, one.direct, one.sonneborn, one.buchholz, one.wins, one.performance


def _place(game: Pairing, number: int) -> int:
    """The place at a table: of two 1 for a win, 2 for a draw, 3 for a loss."""
    return 3 - game.points(number) if game.third is None else game.place(number)


def _met(game: Pairing, number: int, points: Mapping[int, int]) -> int:
    """The half points of those with whom somebody has played at a table."""
    return sum(points[other] for other in game.played_against(number))


def _direct(number: int, points: Mapping[int, int], games: Sequence[Pairing], met: Collection[frozenset[int]]) -> int:
    """The half points of somebody in these games against those with as many points, if all of those have met."""
    equals = {other for other, theirs in points.items() if theirs == points[number]}
    if sum(equals.issuperset(two) for two in met) < len(equals) * (len(equals) - 1) // 2:
        return 0
    mine = [game for game in games if game.has(number)]
    return sum(game.against(number, other) for game in mine for other in game.played_against(number) if other in equals)


def _with_play(history: Rounds) -> list[Pairing]:
    """The tables at which two at least have played against each other."""
    return [game for pairings in history for game in pairings if any(game.played_against(one) for one in game.players)]


def _cut(points: Iterable[int]) -> int:
    """The sum of all but the least."""
    return sum(sorted(points)[1:])


def _winner(game: Pairing) -> int:
    """The side that has won a match alone, counted from 0; -1 if none has."""
    if game.third is None:
        return {"first": 0, "second": 1}.get(game.result or "", -1)
    result = game.result or ""
    return result.index("1") if result.count("1") == 1 else -1


def _weaker_side(games: Sequence[Pairing]) -> int:
    """The side that has won less often than any other, counted from 0; -1 if none has."""
    wins = Counter(map(_winner, games))
    sides = range(max((len(game.players) for game in games), default=0))
    weakest = [side for side in sides if wins[side] == min(wins[one] for one in sides)]
    return weakest[0] if len(weakest) == 1 else -1
