"""The accounts of a match: how each side came from its chance at the start to the result, and what decided it.

Every change of a side's chance in the true world is booked once: as luck at chance events, as play where a choice cost something
by what its seat could know, and the rest as fog: what actions met that nobody could know, and what the judge misses.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import Final, Literal, TypeAlias

from vezerkar.study.chance_luck import ChanceEvent, LuckKind, total
from vezerkar.study.judging import Estimate

Verdict: TypeAlias = Literal["dice", "cards", "play", "open", "untold", "draw", "unfinished"]

CARDS: Final[tuple[LuckKind, ...]] = ("cards", "deal")


@dataclass(frozen=True, slots=True)
class Account:
    """The way of a side from ``start`` to ``result``: the sum of all that stands between them.

    ``dice`` is luck that somebody saw rolled, ``cards`` that of draws and of the set-up, ``chance`` all other luck. ``own`` is
    what its choices lost (0 or less), ``theirs`` what those of others gave it.
    """

    side: str
    start: float
    dice: Estimate
    cards: Estimate
    chance: Estimate
    own: Estimate
    theirs: Estimate
    fog: float
    result: float


@dataclass(frozen=True, slots=True)
class Loss:
    """The loss of a side by a choice, as the judge has it, with its standard error."""

    side: str
    loss: float
    error: float


def account(side: str, start: float, result: float, luck: list[ChanceEvent], losses: list[Loss], sides: int) -> Account:
    """Return the account of a side. What others lose is shared by all that are not they."""
    dice, cards, chance = total(luck, side, "dice"), total(luck, side, *CARDS), total(luck, side, "other")
    own = summed([Loss(one.side, -one.loss, one.error) for one in losses if one.side == side])
    share = 1.0 / max(1, sides - 1)
    theirs = summed([Loss(one.side, one.loss * share, one.error * share) for one in losses if one.side != side])
    fog = result - start - dice.mean - cards.mean - chance.mean - own.mean - theirs.mean
    return Account(side, start, dice, cards, chance, own, theirs, fog, result)


def summed(losses: list[Loss]) -> Estimate:
    """Return the sum of independent losses."""
    return Estimate(sum([one.loss for one in losses]), sqrt(sum([one.error**2 for one in losses])), len(losses))


def verdict(accounts: list[Account], over: bool, fitted: bool) -> tuple[Verdict, str]:
    """Return what decided the match and for which side; ``open`` if nothing did it alone.

    It is ``untold`` where the judge was not ``fitted``: such a judge does not say how much anything gave.

    Something decided if without it the winner would have come out worse than its equal share, by more than two standard errors,
    and if nothing else gave the winner as much, the fog included.
    """
    if not over:
        return "unfinished", ""
    winner = max(accounts, key=lambda one: one.result)
    if sum(one.result == winner.result for one in accounts) > 1:
        return "draw", ""
    if not fitted:
        return "untold", winner.side
    parts: list[tuple[Verdict, Estimate]] = [("dice", winner.dice), ("cards", winner.cards), ("play", winner.theirs)]
    cause, most = max(parts, key=lambda one: one[1].mean)
    others = max(winner.fog, winner.chance.mean)
    if most.count and most.mean > others and winner.result - most.low < 1.0 / len(accounts):
        return cause, winner.side
    return "open", winner.side
