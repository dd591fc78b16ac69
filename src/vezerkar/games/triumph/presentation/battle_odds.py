"""The odds of a whole battle, exactly: how likely it is that each side wins it, and what each side loses on average (T&T 12).

The rules leave little open once it is settled how people choose: the order of fire is fixed, each hit goes to the strongest unit
of its class. So a fight is a small Markov chain over the strengths of its units, which is followed unit by unit, and at sea round
by round, with all probabilities. How people choose is assumed, alike for all sides:

* a unit fires at the class that it hits most often, of equal ones at that with more strength left;
* of equally strong units the one that has acted already takes a hit;
* nobody leaves who need not, no Submarine escapes, waiting groups join one a round in the order of the areas they came from;
* all fire at all their enemies.

`tests/triumph/test_battle_odds.py` compares the result with battles that the rules play out with the same choices.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from math import comb
from typing import Final, NamedTuple

from vezerkar.engine.bit_sets import BIT
from vezerkar.games.triumph.game_data import AIR_FORCE, CARRIER, IS_GROUND, MINOR, THREE, TYPE_COUNT
from vezerkar.games.triumph.rules.battle import PARTY
from vezerkar.games.triumph.rules.fire import FORT_CLASSES

NO_WINNER: Final = -1
SIDES: Final = 6
MOST_ROUNDS: Final = 30
"""After so many rounds at sea nobody has won: what is left of the chances is very small."""
UNLIKELY: Final = 1e-7
"""Strengths less likely than this are left out."""

Strengths = tuple[int, ...]
"""The CV that each unit has left; 0 if it is lost or has left."""
Spread = dict[Strengths, float]


class Unit(NamedTuple):
    """A unit of a fight: its party, its type, and the class it is a target of.

    ``needs`` and ``dice`` are the number that hits each class and the dice for each CV against it; ``acts`` is false for Convoys
    and the like, ``done`` true for what has acted in this round; after so many rounds a unit ``joins`` the battle.
    """

    party: int
    type: int
    cls: int
    needs: tuple[int, ...]
    dice: tuple[int, ...]
    acts: bool
    done: bool
    joins: int


class Fight(NamedTuple):
    """A battle as it stands: its units with their strengths.

    ``targets`` are the enemies of each party, ``order`` the parties as they act for each type. Who must leave land follows from
    ``abroad``, the parties on Enemy Territory, and ``first``, those that leave before others.
    """

    units: tuple[Unit, ...]
    strengths: Strengths
    targets: tuple[int, ...]
    order: tuple[tuple[int, ...], ...]
    attacker: int
    land: bool
    abroad: int
    first: int


class Forecast(NamedTuple):
    """The result of a fight: the chance of each winner (`NO_WINNER`: nobody), and the CV that each party loses on average.

    ``rounds`` has for each round, the first being 1, the chances of the winners with whom the fight is over then.
    """

    winners: dict[int, float]
    losses: dict[int, float]
    rounds: dict[int, dict[int, float]]


@lru_cache(maxsize=512)
def forecast(fight: Fight) -> Forecast:
    """Return what comes of a fight, by all that its dice can show."""
    return Chain(fight).run()


@cache
def binomial(dice: int, need: int) -> tuple[float, ...]:
    """The chances of so many hits of some dice."""
    hit = need / SIDES
    return tuple([comb(dice, k) * hit**k * (1 - hit) ** (dice - k) for k in range(dice + 1)])


class Chain:
    """The Markov chain of a fight."""

    def __init__(self, fight: Fight) -> None:
        self.fight = fight
        self.units = fight.units
        self.winners: dict[int, float] = {}
        self.losses: dict[int, float] = {unit.party: 0.0 for unit in fight.units}
        self.rounds: dict[int, dict[int, float]] = {}

    def run(self) -> Forecast:
        """Follow it to its end."""
        now: Spread = {self.fight.strengths: 1.0}
        if self.fight.land:
            for strengths, p in self.round(now, 0, False).items():
                decided = self.winner(self.present(strengths))
                self.end(p, decided if decided != NO_WINNER else self.winner(self.present(self.leave(strengths))), 1)
        else:
            for number in range(MOST_ROUNDS):
                now = self.sea_round(now, number)
            self.end(sum(now.values()), NO_WINNER, MOST_ROUNDS)
        return Forecast(self.winners, self.losses, self.rounds)

    def end(self, p: float, winner: int, number: int) -> None:
        """The fight ends so after so many rounds with this chance."""
        self.winners[winner] = self.winners.get(winner, 0.0) + p
        ended = self.rounds.setdefault(number, {})
        ended[winner] = ended.get(winner, 0.0) + p

    def sea_round(self, now: Spread, number: int) -> Spread:
        """A round at sea; what is not over goes on."""
        still: Spread = {}
        for strengths, p in now.items():
            there = self.present(strengths)
            if number and (not self.hostile(there) or self.stalemate(strengths)):
                self.end(p, self.winner(there), number)
            else:
                still[strengths] = p
        found: Spread = {}
        for strengths, p in self.round(still, number, number > 0).items():
            winner = self.winner(self.present(strengths))
            if winner != NO_WINNER:
                self.end(p, winner, number + 1)
            else:
                left = self.flown(strengths, number)
                found[left] = found.get(left, 0.0) + p
        return found

    def flown(self, strengths: Strengths, number: int) -> Strengths:
        """The strengths after the Air Forces that fought have gone home (T&T 13.2)."""
        pairs = zip(self.units, strengths, strict=True)
        return tuple([0 if unit.type == AIR_FORCE and unit.joins <= number else cv for unit, cv in pairs])

    # --- a round ---

    def round(self, now: Spread, number: int, anew: bool) -> Spread:
        """One Combat Round; ``anew``: whoever has acted before acts again."""
        acted: set[int] = set() if anew else {i for i, unit in enumerate(self.units) if unit.done}
        for i in self.sequence(number, acted):
            found: Spread = {}
            acted.add(i)
            for strengths, p in now.items():
                for after, q in self.fire(i, strengths, number, acted):
                    found[after] = found.get(after, 0.0) + p * q
                    self.lose(strengths, after, p * q)
            now = {strengths: p for strengths, p in found.items() if p > UNLIKELY}
        return now

    def lose(self, before: Strengths, after: Strengths, p: float) -> None:
        """Count what is lost from some strengths to others, with this chance."""
        if before is not after:
            for unit, had, has in zip(self.units, before, after, strict=True):
                if had != has:
                    self.losses[unit.party] += (had - has) * p

    def sequence(self, number: int, acted: Iterable[int]) -> list[int]:
        """The units that act in a round, in their order (T&T 12.3)."""
        out = set(acted)
        return [
            i
            for kind in range(TYPE_COUNT)
            for party in self.fight.order[kind]
            for i, unit in enumerate(self.units)
            if unit.type == kind and unit.party == party and unit.acts and unit.joins <= number and i not in out
        ]

    def fire(self, i: int, strengths: Strengths, number: int, acted: set[int]) -> list[tuple[Strengths, float]]:
        """The strengths that the fire of a unit may leave, with the chances."""
        unit, cv = self.units[i], strengths[i]
        if not cv or not self.hostile(self.fighting(strengths, number)):
            return [(strengths, 1.0)]
        kind = self.aim(unit, cv, strengths, number)
        if kind < 0:
            return [(strengths, 1.0)]
        chances = binomial(cv * unit.dice[kind], unit.needs[kind])
        return [(self.deal(strengths, unit.party, kind, hits, number, acted), chance) for hits, chance in enumerate(chances)]

    def aim(self, unit: Unit, cv: int, strengths: Strengths, number: int) -> int:
        """Return the class that a unit fires at; -1 if it can hit nothing."""
        mass = [0] * 4
        for other, left in zip(self.units, strengths, strict=True):
            if left and other.joins <= number and self.fight.targets[unit.party] & PARTY[other.party]:
                mass[other.cls] += left
        classes = FORT_CLASSES if unit.party == MINOR else range(4)
        open_to = [kind for kind in classes if mass[kind] and unit.needs[kind]]
        if not open_to:
            return -1
        if unit.party == MINOR:
            return open_to[0]
        return max(open_to, key=lambda kind: (unit.dice[kind] * unit.needs[kind], mass[kind], -kind))

    def deal(self, strengths: Strengths, by: int, kind: int, hits: int, number: int, acted: set[int]) -> Strengths:
        """The strengths after some hits on a class, each dealt to the strongest (T&T 12.44)."""
        left = list(strengths)
        for _ in range(hits):
            struck = self.strongest(left, by, kind, number, acted)
            if struck < 0:
                break
            unit = self.units[struck]
            double = unit.type == CARRIER or (not self.fight.land and IS_GROUND[unit.type])
            left[struck] = max(0, left[struck] - (2 if double else 1))
        return tuple(left)

    def strongest(self, left: list[int], by: int, kind: int, number: int, acted: set[int]) -> int:
        """Return the unit that takes a hit; -1 if there is none."""
        best, found = (0, 0, 0, 0), -1
        for i, unit in enumerate(self.units):
            if left[i] and unit.cls == kind and unit.joins <= number and self.fight.targets[by] & PARTY[unit.party]:
                # A Fortress of an Armed Minor is hit only if it is stronger; among factions the Axis comes first.
                rank = (left[i], -unit.party, int(i in acted), -i)
                if rank > best:
                    best, found = rank, i
        return found

    # --- who is there ---

    def present(self, strengths: Strengths) -> int:
        """The parties that have units there, waiting groups included."""
        found = 0
        for unit, cv in zip(self.units, strengths, strict=True):
            if cv:
                found |= PARTY[unit.party]
        return found

    def fighting(self, strengths: Strengths, number: int) -> int:
        """The parties that have units in the battle."""
        found = 0
        for unit, cv in zip(self.units, strengths, strict=True):
            if cv and unit.joins <= number:
                found |= PARTY[unit.party]
        return found

    def hostile(self, there: int) -> bool:
        """Return True if the attacker and an enemy of his are among these parties."""
        fight = self.fight
        if not there & BIT[fight.attacker]:
            return False
        return any(
            party != fight.attacker
            and there & PARTY[party]
            and (fight.targets[fight.attacker] & PARTY[party] or fight.targets[party] & BIT[fight.attacker])
            for party in range(MINOR + 1)
        )

    def winner(self, there: int) -> int:
        """Return who has won when these parties are left; `NO_WINNER` while enemies are."""
        fight = self.fight
        if there & BIT[fight.attacker]:
            return NO_WINNER if self.hostile(there) else fight.attacker
        return next((party for party in range(MINOR + 1) if there & PARTY[party] and fight.targets[party]), NO_WINNER)

    def stalemate(self, strengths: Strengths) -> bool:
        """Return True if nobody can fire at anybody (B-53)."""
        return all(
            not cv or not unit.acts or self.aim(unit, cv, strengths, MOST_ROUNDS) < 0
            for unit, cv in zip(self.units, strengths, strict=True)
        )

    # --- the end ---

    def leave(self, strengths: Strengths) -> Strengths:
        """The strengths after those have left land who must: ANS without Ground Support (T&T 12.52, A-29)."""
        left = list(strengths)
        for early in (True, False):
            for party in range(THREE):
                if bool(self.fight.first & BIT[party]) == early and self.lacks_support(left, party):
                    for i, unit in enumerate(self.units):
                        if unit.party == party:
                            left[i] = 0
        return tuple(left)

    def lacks_support(self, left: list[int], party: int) -> bool:
        """Return True if a party has no Ground unit in Enemy Territory, or none where an enemy has one."""
        if self.has_ground(left, party):
            return False
        if self.fight.abroad & BIT[party]:
            return True
        return any(self.fight.targets[party] & PARTY[other] and self.has_ground(left, other) for other in range(MINOR + 1))

    def has_ground(self, left: list[int], party: int) -> bool:
        """Return True if a party has a Ground unit left."""
        return any(cv and unit.party == party and IS_GROUND[unit.type] for unit, cv in zip(self.units, left, strict=True))
