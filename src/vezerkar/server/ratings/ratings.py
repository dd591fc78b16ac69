"""Ratings: how strong people and sides are thought to be, and what a rated match changes about that. Plain calculations.

A team of PlackettLuce is the people of a side and the side itself, so a win with the weaker side counts for more.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

import msgspec
from openskill.models import PlackettLuce, PlackettLuceRating

START_MU: Final = 25.0
START_SIGMA: Final = START_MU / 3
LEAST_SIGMA: Final = 1.0
"""No strength is ever known better than that: people learn, and rules are found out."""
PROVISIONAL_SIGMA: Final = 5.0
"""A rating is provisional while it is less certain than that."""
SHOWN_START: Final = 1000
"""The number that is shown of somebody of whom nothing is known."""
SHOWN_SCALE: Final = 40
WITH_BOTS: Final = "-bots"
"""Ends the names of pools in which bot accounts play."""

MODEL: Final = PlackettLuce(mu=START_MU, sigma=START_SIGMA)


@dataclass(frozen=True, slots=True)
class Rating:
    """The strength of somebody, as a normal distribution, and the number of games that it was found in."""

    mu: float = START_MU
    sigma: float = START_SIGMA
    games: int = 0

    @property
    def shown(self) -> int:
        """The number that people are shown: what the strength very probably exceeds, in steps of their own."""
        return round(SHOWN_START + SHOWN_SCALE * (self.mu - 3 * self.sigma))

    @property
    def provisional(self) -> bool:
        """True while little is known."""
        return self.sigma > PROVISIONAL_SIGMA


class RatedSide(msgspec.Struct, frozen=True):
    """A side of a rated match: its name, with the scenario, the place that it came in (1: first), and its people.

    Those who ``left`` lose, whatever becomes of their side.
    """

    side: str
    place: int
    accounts: tuple[int, ...]
    left: tuple[int, ...] = ()


@dataclass(slots=True)
class Pool:
    """The ratings of people, by their accounts, and of sides that play one game against each other."""

    people: dict[int, Rating] = field(default_factory=dict)
    sides: dict[str, Rating] = field(default_factory=dict)

    def take(self, sides: Sequence[RatedSide]) -> None:
        """Let a match change the ratings of those who took part."""
        strengths = {one.side: self.sides.get(one.side) or first_strength(one, sides) for one in sides}
        people = {account: self.people.get(account, Rating()) for one in sides for account in one.accounts}
        rated = _rated(sides, people, strengths)
        for one in sides:
            self.sides[one.side] = rated[one.side][-1]
            self.people |= dict(zip(one.accounts, rated[one.side], strict=False))
        for one in sides:
            if one.left:
                lost = _rated([_last(other, one, sides) for other in sides], people, strengths)[one.side]
                self.people |= {account: lost[one.accounts.index(account)] for account in one.left}


def first_strength(side: RatedSide, sides: Sequence[RatedSide]) -> Rating:
    """The strength of a side that has never played. It makes up for people that it has fewer than others."""
    most = max(len(one.accounts) for one in sides)
    return Rating(START_MU * (1 + most - len(side.accounts)))


def _last(side: RatedSide, loser: RatedSide, sides: Sequence[RatedSide]) -> RatedSide:
    """A side as if this one had lost."""
    place = max(one.place for one in sides) + 1 if side is loser else side.place
    return RatedSide(side.side, place, side.accounts)


def _rated(sides: Sequence[RatedSide], people: Mapping[int, Rating], strengths: Mapping[str, Rating]) -> dict[str, list[Rating]]:
    """The ratings after a match, by side: those of its people, in their order, and last its own."""
    before = [[*(people[account] for account in one.accounts), strengths[one.side]] for one in sides]
    teams = [[PlackettLuceRating(one.mu, one.sigma) for one in team] for team in before]
    after = MODEL.rate(teams, ranks=[float(one.place) for one in sides])
    return {
        one.side: [Rating(new.mu, max(LEAST_SIGMA, new.sigma), old.games + 1) for new, old in zip(team, former, strict=True)]
        for one, team, former in zip(sides, after, before, strict=True)
    }
