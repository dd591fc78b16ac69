"""Groups: each plays a round robin, and then the first of each play a knock-out.

All of it follows from the entrants, the rounds so far and the seed: the groups, their tables, and the draw of the knock-out.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from fractions import Fraction
from functools import cached_property, partial
from typing import Final

from vezerkar.server.tournaments.knockout import Draw, bracket, pair_winners, ties_won
from vezerkar.server.tournaments.pairings import Entrant, Pairing, Plan, Rounds, all_rounds_of, by_strength, lot
from vezerkar.server.tournaments.round_robin import pair_all, rounds_for
from vezerkar.server.tournaments.standings import Standing, standings, table_by

LEAST_SIZE: Final = 3
"""Entrants of the smallest group."""
LEAST_GROUPS: Final = 2
ALL_MEET: Final = Plan("round_robin")


def groups_for(entrants: int, size: int) -> int:
    """Return into how many groups so many entrants are drawn.

    That is as few as have ``size`` entrants at most, but two at least, and not so many that one has fewer than three: so groups
    of three have a fourth where the number does not divide.
    """
    most = entrants // LEAST_SIZE
    return max(1, min(most, max(LEAST_GROUPS, math.ceil(entrants / size))))


def drawn(plan: Plan, entrants: Sequence[Entrant], seed: str) -> list[list[Entrant]]:
    """Return the groups: the best by rating go into one after the other, the next ones back, and so on. Lots decide among equals.

    Whoever has withdrawn stays there, and loses what was not played.
    """
    count = groups_for(len(entrants), plan.group_size)
    groups: list[list[Entrant]] = [[] for _ in range(count)]
    for at, one in enumerate(by_strength(entrants, seed)):
        turn, place = divmod(at, count)
        groups[count - 1 - place if turn % 2 else place].append(one)
    return groups


def group_rounds(plan: Plan, entrants: int) -> int:
    """Return in how many rounds the groups of so many entrants have played; 0: there are no groups."""
    if plan.form != "groups":
        return 0
    if plan.at_once:
        return 1
    return rounds_for(math.ceil(entrants / groups_for(entrants, plan.group_size)))


def most_rounds(plan: Plan, entrants: int) -> int:
    """Return the number of rounds with groups of so many entrants, if nobody draws in the knock-out."""
    through = plan.go_on * groups_for(entrants, plan.group_size)
    return group_rounds(plan, entrants) + math.ceil(math.log2(through))


def pair_groups(plan: Plan, entrants: Sequence[Entrant], history: Rounds, seed: str) -> list[Pairing]:
    """Return the pairings of the next round, group by group or in the knock-out; none if one alone is left."""
    stage = GroupStage(plan, entrants, history, seed)
    if not stage.over:
        groups = drawn(plan, entrants, seed)
        if plan.at_once:
            return [one for group in groups for one in all_rounds_of(partial(pair_all, group, seed=seed))]
        # A smaller group may have ended.
        return [one for group in groups for one in pair_all(group, history, seed)]
    return pair_winners(stage.draw, stage.later, seed, before=stage.rounds)


class GroupStage:
    """The tables of the groups, who goes on, and the draw of the knock-out, each calculated once from the rounds so far.

    ``rounds`` are those of the groups so far, ``later`` those of the knock-out. The groups are ``over`` if all their rounds have
    been paired; who goes on, and the draw, can be asked when these have results as well.
    """

    def __init__(self, plan: Plan, entrants: Sequence[Entrant], history: Rounds, seed: str) -> None:
        stage = group_rounds(plan, len(entrants))
        self.rounds, self.later = history[:stage], history[stage:]
        self.over = len(history) >= stage
        self._plan, self._entrants, self._seed = plan, entrants, seed

    @cached_property
    def tables(self) -> list[list[Standing]]:
        """The tables of the groups, the best of each first."""
        found = []
        for group in drawn(self._plan, self._entrants, self._seed):
            numbers = {one.number for one in group}
            theirs = [[one for one in pairings if one.first in numbers] for pairings in self.rounds]
            found.append(standings(ALL_MEET, group, theirs, self._seed))
        return found

    @cached_property
    def through(self) -> list[list[int]]:
        """Those who go on from each group, the best first.

        Whoever has withdrawn before the knock-out begins does not go on, but the next one of the group. Later nobody comes in for
        another: it counts who was in the first round.
        """
        if self.later:
            here, most = {number for one in self.later[0] for number in one.players}, len(self._entrants)
        else:
            here, most = {one.number for one in self._entrants if not one.withdrawn}, self._plan.go_on
        return [[one.number for one in table if one.number in here][:most] for table in self.tables]

    @cached_property
    def draw(self) -> Draw:
        """The draw of the knock-out: the first of the groups have the best places, and two of one group meet at the end alone.

        The first, and then the second ones, are in the order of the share of the points that they have made in their groups, of
        their ratings, and of the lot.
        """
        share = {one.number: Fraction(one.points, max(1, len(table) - 1)) for table in self.tables for one in table}
        by_number = {one.number: one for one in self._entrants}

        def strength(number: int) -> tuple[Fraction, int, int]:
            return -share[number], -by_number[number].rating, lot(self._seed, number)

        count = sum(map(len, self.through))
        places = bracket(count)
        slots = {place: slot for slot, place in enumerate(places)}
        firsts = sorted((group[0] for group in self.through if group), key=strength)
        at = {number: place for place, number in enumerate(firsts)}
        free = list(range(len(firsts), count))
        seconds = [(number, group[0]) for group in self.through for number in group[1:]]
        seconds.sort(key=lambda one: strength(one[0]))

        def meet(place: int, first: int) -> int:
            """The round of the knock-out in which a place meets the first of a group."""
            return (slots[place] ^ slots[at[first]]).bit_length()

        last = (len(places) - 1).bit_length()
        # Where all groups have a second one there is a place in the other half for each of those. Else some meet before.
        for wanted in (True, False):
            for number, first in seconds:
                fit = [place for place in free if meet(place, first) == last] if wanted else free
                if number not in at and fit:
                    at[number] = max(fit, key=lambda place: (meet(place, first), -place))
                    free.remove(at[number])
        numbers = {place: number for number, place in at.items()}
        return [by_number[numbers[place]] if place in numbers else None for place in places]

    @cached_property
    def knockout_table(self) -> list[Standing]:
        """The table of the knock-out, the best first; none before it begins."""
        if not self.later:
            return []
        points = {number: 2 * won for number, won in ties_won(self.draw, self.later).items()}
        return table_by(points, [one for one in self.draw if one is not None], self.later, self._seed)
