"""Knock-out: whoever loses is out. Pairs are seeded by rating; a drawn pair plays again, with the sides changed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from vezerkar.server.tournaments.pairings import Entrant, Pairing, Rounds, by_strength, bye, met_at_board, seated

Draw: TypeAlias = Sequence[Entrant | None]
"""Those who begin a knock-out, in the order in which they meet: two by two, then the winners of two such pairs; None: a bye.

Their places are those of `bracket`.
"""

MOST_GAMES: Final = 3
"""After so many matches of a pair without a winner the one who was seeded better goes on."""


@dataclass(slots=True)
class Tie:
    """Two in a knock-out of whom one goes on, the one who was seeded better first, and their matches so far."""

    better: Entrant
    worse: Entrant | None
    games: list[Pairing] = field(default_factory=list)

    def winner(self) -> Entrant | None:
        """The one who goes on; None: that is not known yet."""
        if not self.games:
            return None
        last = self.games[-1]
        if self.worse is None:
            return self.better
        if last.result in ("first", "second"):
            return self.better if (last.result == "first") == (last.first == self.better.number) else self.worse
        return self.better if len(self.games) >= MOST_GAMES or last.unplayed else None

    def next_game(self, history: Rounds, seed: str) -> Pairing:
        """The next match of the pair, or the bye."""
        if self.worse is None:
            return bye(self.better.number)
        if not self.games:
            return met_at_board(*seated(self.better, self.worse, history, seed))
        changed = (self.better, self.worse) if self.games[-1].second == self.better.number else (self.worse, self.better)
        return met_at_board(*changed)


def pair_winners(draw: Draw, history: Rounds, seed: str, before: Rounds = ()) -> list[Pairing]:
    """Return the pairings of the next round, none if one alone is left. Pairs that have drawn play again before all others.

    The rounds ``before`` the knock-out count for nothing but the sides.
    """
    ties = _ties(draw, history)[-1]
    return [tie.next_game([*before, *history], seed) for tie in ties if tie.winner() is None]


def ties_won(draw: Draw, history: Rounds) -> dict[int, int]:
    """Return how many pairs each entrant has come through."""
    won = {one.number: 0 for one in draw if one is not None}
    for ties in _ties(draw, history):
        for tie in ties:
            if (winner := tie.winner()) is not None:
                won[winner.number] += 1
    return won


def drawn_by_rating(entrants: Sequence[Entrant], seed: str) -> Draw:
    """Return the draw in which the best have the places in which they meet late."""
    seeds = by_strength(entrants, seed)
    return [seeds[place] if place < len(seeds) else None for place in bracket(len(seeds))]


def _ties(draw: Draw, history: Rounds) -> list[list[Tie]]:
    """The pairs, by how far in the knock-out they are; if one alone is left, the last pairs are none."""
    rank = {one.number: place for place, one in zip(bracket(len(draw)), draw, strict=True) if one is not None}
    alive = list(draw)
    left, found = iter(history), list[list[Tie]]()
    while len(alive) > 1:
        ties = []
        for pair in zip(alive[::2], alive[1::2], strict=True):
            known = sorted((one for one in pair if one is not None), key=lambda one: rank[one.number])
            ties.append(Tie(known[0], known[1] if len(known) > 1 else None))
        found.append(ties)
        while any(tie.winner() is None for tie in ties):
            pairings = next(left, None)
            if pairings is None:
                return found
            for tie in ties:
                if tie.winner() is None:
                    tie.games.append(next(one for one in pairings if one.has(tie.better.number)))
        alive = [tie.winner() for tie in ties]
    return [*found, []]


def bracket(entrants: int) -> list[int]:
    """Return the places of the seeds, counted from 0, for as many or some more: the best two can meet in the last match alone."""
    places = [0]
    while len(places) < entrants:
        size = 2 * len(places)
        places = [one for place in places for one in (place, size - 1 - place)]
    return places
