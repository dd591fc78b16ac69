"""Rounds of a tournament whose tables have three players: who sits together, and with which side.

Whoever is left over sits out, one or two in a round. The design has stored designs for a round robin, and for more players than
two it leaves a Swiss open: here it follows the same order of costs as that of two (`vezerkar.server.tournaments.swiss`).
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from itertools import combinations, pairwise, permutations
from typing import Final, TypeAlias, cast

from vezerkar.server.tournaments.pairings import (
    Entrant,
    OfThree,
    Pairing,
    Rounds,
    by_strength,
    bye,
    lot,
    pairings_of,
    points_of,
    seated_at,
)

SEATS: Final = 3
EXACT: Final = 12
"""With so many entrants or fewer all divisions into tables are compared: there are 15400 at most."""
STARTS: Final = 12
"""With more entrants so many divisions are improved by exchanging two players, until none gains anything; the best one counts."""

DESIGNS: Final[dict[int, str]] = {
    3: "201 012 120",
    4: "1302 2031 0123 3210",
    5: "04321 31204 20134 42031 13420",
    6: "120453 031542 410325 501234 302145 054213",
    7: "4013526 1632504 6450123 3245061 0342615 5134260 1456302",
    8: "14273056 21354670 17630452 32576140 46027513 05143762 60251437 02765341",
    9: "425018367 835046712 203651748 134570682",
}
"""For each number of players the rounds of a round robin, each player by a digit, three to a table in the order of their seats.

All meet as often, or once oftener; six meet two to four times. Everybody has each side as often, or once oftener.
"""
MOST_ALL: Final = 9
"""Entrants of a round robin at tables of three."""

Table: TypeAlias = tuple[int, ...]
"""The numbers of those who sit together, or of whoever sits out."""


def all_rounds(entrants: int) -> int:
    """Return in how many rounds so many entrants have met each other as often as can be, with all sides."""
    return len(DESIGNS[entrants].split())


def table_all(entrants: Sequence[Entrant], history: Rounds, seed: str) -> list[Pairing]:
    """Return the tables of the next round of a round robin, none after the last. Whoever is left over has no point for that."""
    order = sorted(entrants, key=lambda one: lot(seed, one.number))
    # Somebody may have gone between the look at how many there are and the beginning.
    rounds = DESIGNS.get(len(order), "").split()
    if len(history) >= len(rounds):
        return []
    digits = [order[int(digit)] for digit in rounds[len(history)]]
    return [met_at_table(digits[at : at + SEATS]) for at in range(0, len(digits) - SEATS + 1, SEATS)]


def met_at_table(three: Sequence[Entrant]) -> Pairing:
    """Return the table of three in the order of their seats. It is played if two of them are there; who has withdrawn is last."""
    first, second, third = (one.number for one in three)
    there = [not one.withdrawn for one in three]
    if sum(there) > 1:
        return Pairing(first, second, third=third)
    return Pairing(first, second, left_at(there), unplayed=True, third=third)


def left_at(there: Sequence[bool]) -> OfThree:
    """Return the result of a table that one at most has not left: that one is first, all others last."""
    return cast(OfThree, "".join("1" if one else "3" for one in there))


def placed(there: Sequence[bool], won: Sequence[bool], scores: Sequence[int]) -> OfThree:
    """Return the places of three who have played: first who has ``won``, then by their ``scores``; who has left is last.

    Whoever has left cannot win, so if nobody else has, the best of the others are first.
    """
    if not any(there):
        return left_at(there)
    ranks = {seat: (not won[seat], 0 if won[seat] else -scores[seat]) for seat, here in enumerate(there) if here}
    first = [seat for seat, rank in ranks.items() if rank == min(ranks.values())]
    rest = sorted((seat for seat in ranks if seat not in first), key=ranks.__getitem__)
    places = dict.fromkeys(range(SEATS), 3) | dict.fromkeys(first, 1)
    if len(first) == 1 and rest:
        places |= {seat: 2 for seat in rest if ranks[seat] == ranks[rest[0]]}
    return cast(OfThree, "".join(str(places[seat]) for seat in range(SEATS)))


def table_equals(
    entrants: Sequence[Entrant], history: Rounds, seed: str, apart: Collection[frozenset[int]] = ()
) -> list[Pairing]:
    """Return the tables of the next round of a Swiss: of all divisions (of those tried) that which costs least, see `_Costs`."""
    here = by_strength([one for one in entrants if not one.withdrawn], seed)
    if len(here) < SEATS:
        return []
    costs = _Costs(here, history, seed, apart)
    numbers = [one.number for one in here]
    numbers.sort(key=costs.rank.__getitem__)
    if len(numbers) <= EXACT:
        found = min(_divisions(numbers, len(numbers) % SEATS), key=costs.total)
    else:
        found = min((_improved(start, costs) for start in _starts(numbers, seed, len(history))), key=costs.total)
    places: list[tuple[int, int, Pairing]] = []
    for table in found:
        place = min(costs.rank[number] for number in table)
        if len(table) < SEATS:
            places += [(1, costs.rank[number], bye(number)) for number in table]
            continue
        first, second, third = costs.seated(table)
        places.append((0, place, Pairing(first, second, third=third)))
    return [one for _, _, one in sorted(places, key=lambda one: one[:2])]


def _divisions(numbers: Sequence[int], out: int) -> Iterator[list[Table]]:
    """All divisions into tables of three, with so many who sit out, the last of each."""
    for idle in combinations(numbers, out):
        rest = [number for number in numbers if number not in idle]
        for tables in _triples(rest):
            yield [*tables, idle] if idle else tables


def _triples(numbers: Sequence[int]) -> Iterator[list[Table]]:
    if not numbers:
        yield []
        return
    first, rest = numbers[0], numbers[1:]
    for two in combinations(rest, 2):
        left = [number for number in rest if number not in two]
        for tables in _triples(left):
            yield [(first, *two), *tables]


def _starts(numbers: Sequence[int], seed: str, number: int) -> Iterator[list[Table]]:
    """Divisions to begin with: those of equal points together, and some that the lot has mixed."""
    for start in range(STARTS):
        order = list(numbers)
        if start:
            order.sort(key=lambda one: lot(seed, f"start {number} {start} {one}"))
        yield [tuple(order[at : at + SEATS]) for at in range(0, len(order), SEATS)]


def _improved(tables: list[Table], costs: _Costs) -> list[Table]:
    """Exchange two players as long as that costs less."""
    better = True
    while better:
        better = False
        for one, other in combinations(range(len(tables)), 2):
            before = costs.of(tables[one]) + costs.of(tables[other])
            for i in range(len(tables[one])):
                for j in range(len(tables[other])):
                    first, second = list(tables[one]), list(tables[other])
                    first[i], second[j] = second[j], first[i]
                    after = costs.of(tuple(first)) + costs.of(tuple(second))
                    if after < before:
                        tables[one], tables[other], before, better = tuple(first), tuple(second), after, True
    return tables


class _Costs:
    """The costs of tables, each of which weighs more than all that come after it, in all tables together:

    1. a second bye for somebody; a side that somebody has had more often than another one already, by how much;
    2. two meet again, by how often they have;
    3. two meet of whom one has blocked the other; a bye for one of those;
    4. a bye for somebody with more points than others have;
    5. the differences of points, squared;
    6. a side that somebody has had last time;
    7. how far the table is from one of the best, one of the middle and one of the rest of equals.
    """

    def __init__(self, here: Sequence[Entrant], history: Rounds, seed: str, apart: Collection[frozenset[int]]) -> None:
        self.numbers = {one.number for one in here}
        self.apart = frozenset(two for two in apart if two <= self.numbers)
        self.blocked = frozenset(number for two in self.apart for number in two)
        self.points = {one.number: points_of(one.number, history, SEATS) for one in here}
        order = sorted(here, key=lambda one: -self.points[one.number])
        self.rank = {one.number: place for place, one in enumerate(order)}
        self.seats = {one.number: seated_at(one.number, history) for one in here}
        games = {one.number: pairings_of(one.number, history) for one in here}
        self.met = {number: [other for game in theirs for other in game.opponents(number)] for number, theirs in games.items()}
        self.byes = {number: sum(game.second is None for game in theirs) for number, theirs in games.items()}
        self.least = min(self.points.values())
        self.seed, self.round = seed, len(history)
        self.base = 4 * len(here) ** 2 * (4 * len(history) + 4) ** 2 + 1
        self._known: dict[Table, int] = {}

    def total(self, tables: Sequence[Table]) -> int:
        """The cost of a division."""
        return sum(self.of(table) for table in tables)

    def of(self, table: Table) -> int:
        """The cost of a table, or of those who sit out."""
        key = tuple(sorted(table))
        if key not in self._known:
            self._known[key] = self._table(key) if len(key) == SEATS else sum(self._bye(number) for number in key)
        return self._known[key]

    def seated(self, table: Table) -> Table:
        """Those of a table in the order of the seats that cost least; among equals the lot decides."""

        def wish(three: Table) -> tuple[int, int, int]:
            return *self._sides(three), lot(self.seed, f"seats {self.round} {three}")

        return min(permutations(sorted(table)), key=wish)

    def _sides(self, three: Table) -> tuple[int, int]:
        uneven = again = 0
        for seat, number in enumerate(three):
            had = self.seats[number]
            counts = [had.count(one) for one in range(SEATS)]
            uneven += (counts[seat] - min(counts)) ** 2
            again += int(bool(had) and had[-1] == seat)
        return uneven, again

    def _table(self, three: Table) -> int:
        uneven, side_again = min(self._sides(seats) for seats in permutations(three))
        pairs = list(combinations(three, 2))
        again = sum(self.met[one].count(other) ** 2 for one, other in pairs)
        blocked = sum(frozenset(two) in self.apart for two in pairs)
        between = sum((self.points[one] - self.points[other]) ** 2 for one, other in pairs)
        part, ranks = len(self.numbers) / SEATS, sorted(self.rank[number] for number in three)
        # Later the points tell who is how strong.
        spread = 0 if self.round else int(sum(abs(after - before - part) for before, after in pairwise(ranks)))
        return self._number(uneven, again, blocked, 0, between, side_again, spread)

    def _bye(self, number: int) -> int:
        above = self.points[number] - self.least
        return self._number(self.byes[number], 0, int(number in self.blocked), above, 0, 0, len(self.rank) - self.rank[number])

    def _number(self, *digits: int) -> int:
        found = 0
        for digit in digits:
            found = found * self.base + digit
        return found
