"""Entrants, pairings and what follows from the pairings so far. Plain calculations.

A tournament is for games of two sides, or of three. An entrant plays all seats of a side. Points are counted in halves: a win of
two is two, the first place of three is four, the second one two.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import Final, Literal, TypeAlias, cast, get_args

Form: TypeAlias = Literal["swiss", "round_robin", "knockout", "groups"]
OfTwo: TypeAlias = Literal["first", "second", "draw", "neither"]
"""The winner of two; ``neither``: both have lost."""
OfThree: TypeAlias = Literal[
    "123", "132", "213", "231", "312", "321", "113", "131", "311", "111", "122", "212", "221", "133", "313", "331", "333"
]
"""The places of three, in the order of their seats. Who has left a match is third, though nobody be second."""
Result: TypeAlias = OfTwo | OfThree

POINTS: Final[dict[OfTwo, tuple[int, int]]] = {"first": (2, 0), "second": (0, 2), "draw": (1, 1), "neither": (0, 0)}
"""The half points of the first and of the second for each result of two."""
OF_THREE: Final[tuple[OfThree, ...]] = get_args(OfThree)
SHARED: Final = {1: {1: 4, 2: 3, 3: 2}, 2: {1: 2, 2: 1}}
"""The half points of three by their place, and by how many share it; the third place has none."""

LEFT: Final = 3
"""The place of those of three who have left their match, and of nobody else there: the others share first and second."""


@dataclass(frozen=True, slots=True)
class Plan:
    """The form of a tournament. ``rounds`` is the number of rounds of a Swiss; other forms have as many as they need.

    ``players`` sit at each table: two, or three, which is not for a knock-out, and so not for groups. Of ``groups`` each has
    ``group_size`` entrants, and the first ``go_on`` of each play a knock-out. ``at_once``: the pairings of
    a round robin, or of the groups, are all in the first round.
    """

    form: Form
    rounds: int = 0
    players: int = 2
    group_size: int = 0
    go_on: int = 2
    at_once: bool = False


@dataclass(frozen=True, slots=True)
class Entrant:
    """Somebody who has entered a tournament: the number there, and the rating when it began."""

    number: int
    rating: int = 0
    withdrawn: bool = False


@dataclass(frozen=True, slots=True)
class Pairing:
    """Two entrants who meet, or three: the ``first`` has the first side of the game. Without a ``second`` it is a bye.

    ``result`` is None while they play. ``unplayed``: the result is that of a bye, or of a match that somebody has forfeited.
    ``settled``: somebody has decided it who did not play.
    """

    first: int
    second: int | None
    result: Result | None = None
    unplayed: bool = False
    third: int | None = None
    settled: bool = False

    @property
    def players(self) -> tuple[int, ...]:
        """All who are here, in the order of their sides."""
        return tuple(one for one in (self.first, self.second, self.third) if one is not None)

    def opponents(self, number: int) -> list[int]:
        """All others who are here."""
        return [one for one in self.players if one != number]

    def played_against(self, number: int) -> list[int]:
        """Those with whom one of those here has played to the end: of three, a forfeit leaves two who have."""
        if not self.unplayed:
            return self.opponents(number)
        if self.third is None or self.settled or self.result is None or self.place(number) == LEFT:
            return []
        return [one for one in self.opponents(number) if self.place(one) != LEFT]

    def opponent(self, number: int) -> int | None:
        """The opponent of one of the two; None: it is a bye."""
        return self.second if number == self.first else self.first

    def has(self, number: int) -> bool:
        """Return True if this entrant is one of those here."""
        return number in self.players

    def place(self, number: int) -> int:
        """The place of one of three; 0 while they play, and at other tables."""
        return int(self.result[self.players.index(number)]) if self.result in OF_THREE else 0

    def against(self, number: int, other: int) -> int:
        """The half points of one of those here against another one alone: two for a win, one for a draw."""
        if self.third is None:
            return self.points(number)
        own, theirs = self.place(number), self.place(other)
        return 2 if own < theirs else int(own == theirs < 3)

    def points(self, number: int) -> int:
        """The half points of one of those here; none while they play."""
        if self.result is None:
            return 0
        if self.third is not None:
            own = self.place(number)
            return SHARED.get(own, {}).get(self.result.count(str(own)), 0)
        return POINTS[cast(OfTwo, self.result)][number != self.first]


Rounds: TypeAlias = Sequence[Sequence[Pairing]]
"""The pairings of a tournament so far, by round."""


def full(players: int) -> int:
    """The half points of a win at a table of so many."""
    return SHARED[1][1] if players == len("123") else 2


def all_rounds_of(next_round: Callable[[Rounds], list[Pairing]]) -> list[Pairing]:
    """Return the pairings of all rounds that do not depend on results, the first round first."""
    given = list[list[Pairing]]()
    while pairings := next_round(given):
        given.append(pairings)
    return [pairing for pairings in given for pairing in pairings]


def bye(number: int) -> Pairing:
    """Return the pairing of somebody who sits out, for a full point."""
    return Pairing(number, None, "first", unplayed=True)


def met_at_board(first: Entrant, second: Entrant) -> Pairing:
    """Return the pairing of two, whose opponent has won at once if one has withdrawn."""
    if not (first.withdrawn or second.withdrawn):
        return Pairing(first.number, second.number)
    result: Result = "neither" if first.withdrawn and second.withdrawn else "second" if first.withdrawn else "first"
    return Pairing(first.number, second.number, result, unplayed=True)


def lot(seed: str, about: object) -> int:
    """Draw a lot: a number that follows from the seed of a tournament and what it is about, so that anybody can check it."""
    return int.from_bytes(blake2b(f"{seed} {about}".encode(), digest_size=8, person=b"vezerkar-lot").digest())


def pairings_of(number: int, history: Rounds) -> list[Pairing]:
    """The pairings of an entrant, the first round first."""
    return [one for pairings in history for one in pairings if one.has(number)]


def points_of(number: int, history: Rounds, players: int = 2) -> int:
    """The half points that an entrant has made; a bye counts as much as a win at a table of so many ``players``."""
    return sum(full(players) if one.second is None else one.points(number) for one in pairings_of(number, history))


def sides_of(number: int, history: Rounds) -> list[int]:
    """The sides that an entrant has had, 1 for the first and -1 for the second, in the order of the rounds."""
    return [1 if one.first == number else -1 for one in pairings_of(number, history) if one.second is not None]


def seated_at(number: int, history: Rounds) -> list[int]:
    """The sides that an entrant has had at tables of three, counted from 0, in the order of the rounds."""
    return [one.players.index(number) for one in pairings_of(number, history) if one.second is not None]


def by_strength(entrants: Iterable[Entrant], seed: str) -> list[Entrant]:
    """Return the entrants, those with the best ratings first; among equals the lot decides."""
    return sorted(entrants, key=lambda one: (-one.rating, lot(seed, one.number)))


def seated(one: Entrant, other: Entrant, history: Rounds, seed: str) -> tuple[Entrant, Entrant]:
    """Return two who meet, first whoever is to have the first side.

    That is whoever has had it less often than the second one, else whoever did not have it last, else whom the lot names.
    """

    def wish(entrant: Entrant) -> tuple[int, int, int]:
        sides = sides_of(entrant.number, history)
        return sum(sides), sides[-1] if sides else 0, lot(seed, f"side {len(history)} {entrant.number}")

    first, second = sorted((one, other), key=wish)
    return first, second
