"""Ladders: how strong bots are, from games in which every bot meets every other on the same seeds and on every side as often.

For Elo points every pair of bots plays: on two sides each takes both in turn, on three sides one bot has one side and the other
two, in every way. For alpha-rank every way to give the sides to the bots is played.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import combinations, product

from vezerkar.arena.chunk import Row, result_of
from vezerkar.arena.header import Header
from vezerkar.arena.play import GameResult
from vezerkar.arena.ranking import BOUND, Assignment, Cell, evidence, half_width
from vezerkar.arena.statistics import side_values


class Field:
    """The bots that are ranked, the sides of the game, and the matchups that are played."""

    def __init__(
        self,
        bots: Sequence[str],
        sides: Mapping[str, Sequence[str]],
        everybody: bool = False,
        pairs: Sequence[tuple[int, int]] = (),
    ) -> None:
        """``everybody``: bots meet themselves too, and on three sides three may meet. ``pairs`` are all that meet, if given."""
        self.bots = list(bots)
        self.sides = {side: tuple(seats) for side, seats in sides.items()}
        self.pairs: list[tuple[int, int]] = list(pairs) or list(combinations(range(len(bots)), 2))
        self.assignments: list[Assignment]
        if everybody:
            self.assignments = list(product(range(len(bots)), repeat=len(sides)))
        else:
            self.assignments = [one for pair in self.pairs for one in product(pair, repeat=len(sides)) if len({*one}) > 1]

    @property
    def matchups(self) -> list[dict[str, str]]:
        """The bot of each seat, for every matchup."""
        return [
            {seat: self.bots[bot] for bot, seats in zip(one, self.sides.values(), strict=True) for seat in seats}
            for one in self.assignments
        ]

    def matchups_of(self, pair: int) -> range:
        """Return the places of the matchups of a pair of bots."""
        each = len(self.assignments) // len(self.pairs)
        return range(pair * each, (pair + 1) * each)

    def cell(self, matchup: int, winners: Sequence[str]) -> Cell:
        """Return what happened in a game: who had which side, and which sides won."""
        won = tuple(i for i, seats in enumerate(self.sides.values()) if any(seat in winners for seat in seats))
        return self.assignments[matchup], won or tuple(range(len(self.sides)))

    def by_seed(self, n: int, results: Iterable[GameResult]) -> list[Counter[Cell]]:
        """Return what happened on each seed of which there are games."""
        found: dict[int, Counter[Cell]] = {}
        for result in results:
            matchup, seed = divmod(result.number, n)
            found.setdefault(seed, Counter())[self.cell(matchup, result.winners)] += 1
        return [found[seed] for seed in sorted(found)]

    def by_pair(self, n: int, results: Iterable[GameResult]) -> list[list[Counter[Cell]]]:
        """Return what happened between each pair of bots on each seed of which there are games; in it they are 0 and 1."""
        found: list[dict[int, Counter[Cell]]] = [{} for _ in self.pairs]
        for result in results:
            matchup, seed = divmod(result.number, n)
            pair, cell = self.local_cell(matchup, result.winners)
            found[pair].setdefault(seed, Counter())[cell] += 1
        return [[seeds[seed] for seed in sorted(seeds)] for seeds in found]

    def local_cell(self, matchup: int, winners: Sequence[str]) -> tuple[int, Cell]:
        """Return the pair of a matchup, and what happened in a game of it; the bots of the pair are 0 and 1."""
        pair = matchup // len(self.matchups_of(0))
        assignment, won = self.cell(matchup, winners)
        local = {bot: i for i, bot in enumerate(self.pairs[pair])}
        return pair, (tuple(local[bot] for bot in assignment), won)

    def payoffs(self, seeds: Iterable[Mapping[Cell, int]]) -> dict[Assignment, list[float]]:
        """Return the mean worth of every assignment to each side."""
        names = {side: (side,) for side in self.sides}
        sums: dict[Assignment, list[float]] = {}
        games: Counter[Assignment] = Counter()
        for results in seeds:
            for (assignment, won), number in sorted(results.items()):
                values = side_values(names, [side for i, side in enumerate(names) if i in won])
                before = sums.get(assignment, [0.0] * len(names))
                sums[assignment] = [old + number * new for old, new in zip(before, values, strict=True)]
                games[assignment] += number
        return {one: [value / games[one] for value in values] for one, values in sums.items()}


class UntilEnough:
    """A plan that stops the games of a pair of bots, 0 and 1, when ``enough`` says so of their results.

    It looks at a pair when the same seeds have been played in all its matchups, and at nothing else, so it does not matter who
    has played how fast.
    """

    def __init__(self, header: Header, field: Field, enough: Callable[[Mapping[Cell, int]], bool]) -> None:
        self.header = header
        self.field = field
        self.enough = enough
        self.counts: list[Counter[Cell]] = [Counter() for _ in field.pairs]
        self.open = [0 for _ in field.pairs]
        """The number of matchups of each pair that still play the chunk it is at."""
        self.chunk = [0 for _ in field.pairs]

    def begin(self) -> Iterator[int]:
        """Return the first chunk of every matchup."""
        for pair in range(len(self.field.pairs)):
            yield from self.next_chunk(pair)

    def then(self, first: int, rows: list[Row]) -> Iterable[int]:
        """Return the next chunk of every matchup of this pair, if there is not enough yet."""
        matchup = first // self.header.n
        pair = matchup // len(self.field.matchups_of(0))
        for row in rows:
            _, cell = self.field.local_cell(matchup, result_of(self.header, row).winners)
            self.counts[pair][cell] += 1
        self.open[pair] -= 1
        if self.open[pair] or self.chunk[pair] == self.header.chunks_of_matchup:
            return ()
        if self.enough(self.counts[pair]):
            return ()
        return self.next_chunk(pair)

    def next_chunk(self, pair: int) -> list[int]:
        """Return the chunk that all matchups of a pair play next."""
        places = self.field.matchups_of(pair)
        chunk = self.chunk[pair]
        self.chunk[pair] += 1
        self.open[pair] = len(places)
        return [self.header.first(matchup * self.header.chunks_of_matchup + chunk) for matchup in places]


def until_sure(header: Header, field: Field, points: float) -> UntilEnough:
    """Return the plan that stops a pair when its difference is known to so many points, 95 % of the time."""
    return UntilEnough(header, field, lambda counts: half_width(counts, len(field.sides)) <= points)


def until_decided(header: Header, field: Field) -> UntilEnough:
    """Return the plan that stops a pair when it is decided whether bot 1 is better than bot 0 (`evidence`)."""
    return UntilEnough(header, field, lambda counts: abs(evidence(counts, len(field.sides))) >= BOUND)
