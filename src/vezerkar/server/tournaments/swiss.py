"""Swiss system: everybody plays in each round, against somebody who has as many points, and whom they have not met."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from vezerkar.server.tournaments.pairings import (
    Entrant,
    Pairing,
    Rounds,
    by_strength,
    bye,
    lot,
    pairings_of,
    points_of,
    seated,
    sides_of,
)

NOBODY: Final = -1
"""Stands for the opponent of whoever sits out."""


def pair_equals(entrants: Sequence[Entrant], history: Rounds, seed: str, apart: Collection[frozenset[int]] = ()) -> list[Pairing]:
    """Return the pairings of the next round: of all that are possible those that cost least, see `_Costs`.

    Those of whom one has blocked the other are kept ``apart``, two by two by their numbers.
    """
    here = by_strength([one for one in entrants if not one.withdrawn], seed)
    if len(here) < 2:
        return []
    costs = _Costs(here, history, apart)
    if len(here) % 2 and apart:
        without = _cheapest(here, _Costs(here, history))
        costs.own_bye = next(number for pair in without if NOBODY in pair for number in pair if number != NOBODY)
    by_number = {one.number: one for one in here}
    found = []
    # The pairs come out in an order of their own: that of the table is by points, and a bye comes last.
    for pair in _cheapest(here, costs):
        players = [by_number[number] for number in sorted(pair, key=costs.rank.__getitem__) if number != NOBODY]
        place = costs.rank[players[0].number]
        if len(players) == 1:
            found.append((1, place, bye(players[0].number)))
            continue
        better, worse = players
        if history:
            first, second = seated(better, worse, history, seed)
        else:
            # So half of those who are thought to win have each side, and can meet next.
            first, second = (better, worse) if (place + lot(seed, "sides")) % 2 else (worse, better)
        found.append((0, place, Pairing(first.number, second.number)))
    return [pairing for _, _, pairing in sorted(found, key=lambda one: one[:2])]


def _cheapest(here: Sequence[Entrant], costs: _Costs) -> set[tuple[int, int]]:
    """Return the pairs that cost least together; one of them is with nobody if an odd number plays."""
    # It takes as long to load as half of the server.
    import networkx

    numbers = [one.number for one in here] + ([NOBODY] if len(here) % 2 else [])
    graph: networkx.Graph[int] = networkx.Graph()
    for place, one in enumerate(numbers):
        for other in numbers[place + 1 :]:
            graph.add_edge(one, other, weight=-costs.of(one, other))
    return set(networkx.max_weight_matching(graph, maxcardinality=True))


class _Costs:
    """The costs of pairs, each of which weighs more than all that come after it, in all pairs together:

    1. a second bye for somebody; a side that somebody has had more often than the other already, by one;
    2. two meet again;
    3. two meet of whom one has blocked the other; a bye for one of such two who would not have it without any blocks;
    4. a bye for somebody with more points than others have;
    5. the difference of points, squared;
    6. a side that somebody has had last time;
    7. how far two of equal points are from the half of their group by which the best meet the middle.

    A block comes after the first two, although the design puts it before all: else whoever blocks everybody would have the bye
    of each round, and whoever blocks all but one would meet that one in each. ``own_bye`` has the bye without any blocks.
    """

    def __init__(self, here: Sequence[Entrant], history: Rounds, apart: Collection[frozenset[int]] = ()) -> None:
        numbers = {one.number for one in here}
        self.apart = frozenset(two for two in apart if two <= numbers)
        self.blocked = frozenset(number for two in self.apart for number in two)
        self.own_bye = NOBODY
        self.points = {one.number: points_of(one.number, history) for one in here}
        order = sorted(here, key=lambda one: -self.points[one.number])
        self.rank = {one.number: place for place, one in enumerate(order)} | {NOBODY: len(here)}
        self.sides = {one.number: sides_of(one.number, history) for one in here}
        games = {one.number: pairings_of(one.number, history) for one in here}
        self.met = {number: {game.opponent(number) for game in theirs} for number, theirs in games.items()}
        self.groups = {points: list(self.points.values()).count(points) for points in set(self.points.values())}
        # Each digit of a cost is less than the base, even summed over all pairs.
        self.base = len(here) * max((2 * len(history) + 2) ** 2, len(here) ** 2) + 1

    def of(self, one: int, other: int) -> int:
        """The cost of a pair, or of a bye if the other is nobody."""
        if other == NOBODY:
            again = sum(opponent is None for opponent in self.met[one])
            above = self.points[one] - min(self.points.values())
            bought = int(one in self.blocked and one != self.own_bye)
            return self._number(again, 0, bought, above, 0, 0, len(self.rank) - self.rank[one])
        sums = sum(self.sides[one]), sum(self.sides[other])
        imbalance = int(sums[0] == sums[1] != 0)
        last = [self.sides[number][-1] if self.sides[number] else 0 for number in (one, other)]
        between = abs(self.points[one] - self.points[other])
        blocked = int(frozenset((one, other)) in self.apart)
        middle = 0 if between else abs(abs(self.rank[one] - self.rank[other]) - self.groups[self.points[one]] // 2)
        again, side_again = int(other in self.met[one]), int(last[0] == last[1] != 0)
        return self._number(imbalance, again, blocked, 0, between**2, side_again, middle**2)

    def _number(self, *digits: int) -> int:
        found = 0
        for digit in digits:
            found = found * self.base + digit
        return found
