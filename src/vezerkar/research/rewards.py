"""Rewards: what the end of a game is worth to each seat, and what the score on the way there is.

All of them sum to zero over the sides.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final, Protocol, TypeAlias

from vezerkar.arena.statistics import side_values as side_values
from vezerkar.research.actions import BadSetting

if TYPE_CHECKING:
    from vezerkar.engine import State
    from vezerkar.research.table import Table

SCALE: Final = 0.01
"""The worth of a point of the score before the end."""

RewardFunction: TypeAlias = "Callable[[Table, int, State, State], float]"
"""A reward of one's own: for a seat, from the State before an action and the one after it."""

Reward: TypeAlias = "str | RewardFunction"
"""``outcome``, ``score``, or a function."""


class Rewarder(Protocol):
    """Counts rewards. `reset` is called when a game begins, `before` ahead of each action and `after` when it was carried out."""

    def reset(self) -> None: ...
    def before(self) -> None: ...
    def after(self) -> list[float]:
        """Return the reward of each seat."""
        ...

    def of(self, table: Table) -> Rewarder:
        """Return one for a clone of the table."""
        ...


class OutcomeReward:
    """The worth of the end, and nothing before it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.nothing = [0.0] * len(table.seats)

    def reset(self) -> None:
        pass

    def before(self) -> None:
        pass

    def after(self) -> list[float]:
        return self.table.returns() if self.table.over else self.nothing

    def of(self, table: Table) -> OutcomeReward:
        return OutcomeReward(table)


class ScoreReward:
    """The worth of the end, and on the way there the change of the public score, less that of the others.

    It is potential-based shaping: ``gamma`` is the discount of the learner, and the best policy is the same as without it. The
    potential is 0 at the beginning, whatever lead the set-up gives, and at the end.
    """

    def __init__(self, table: Table, gamma: float) -> None:
        self.table = table
        self.gamma = gamma
        self.start: list[float] = []
        self.potential: list[float] = []

    def reset(self) -> None:
        self.start = self.leads()
        self.potential = self.potentials()

    def before(self) -> None:
        pass

    def after(self) -> list[float]:
        old, self.potential = self.potential, self.potentials()
        worth = [self.gamma * new - before for new, before in zip(self.potential, old, strict=True)]
        if self.table.over:
            worth = [one + end for one, end in zip(worth, self.table.returns(), strict=True)]
        return worth

    def of(self, table: Table) -> ScoreReward:
        other = ScoreReward(table, self.gamma)
        other.start, other.potential = self.start, self.potential.copy()
        return other

    def potentials(self) -> list[float]:
        """Return the potential of each seat."""
        if self.table.over:
            return [0.0] * len(self.start)
        return [now - then for now, then in zip(self.leads(), self.start, strict=True)]

    def leads(self) -> list[float]:
        """Return the lead of each seat's side in the public score, in points of reward."""
        table = self.table
        score = table.tensor.score(table.state)
        total, others = sum(score), len(score) - 1
        by_side = [SCALE * (own - (total - own) / others) for own in score]
        return [by_side[side] for side in table.side_of]


class OwnReward:
    """The word of a function, at each action."""

    def __init__(self, table: Table, function: RewardFunction) -> None:
        self.table = table
        self.function = function
        self.state: State | None = None

    def reset(self) -> None:
        pass

    def before(self) -> None:
        self.state = self.table.state.clone()

    def after(self) -> list[float]:
        table, state = self.table, self.state
        assert state is not None
        return [self.function(table, seat, state, table.state) for seat in range(len(table.seats))]

    def of(self, table: Table) -> OwnReward:
        return OwnReward(table, self.function)


def rewarder(table: Table, reward: Reward, gamma: float) -> Rewarder:
    """Return what counts rewards of this kind. Raises `BadSetting`."""
    if not isinstance(reward, str):
        return OwnReward(table, reward)
    if reward == "outcome":
        return OutcomeReward(table)
    if reward == "score":
        return ScoreReward(table, gamma)
    raise BadSetting(f"there is no reward {reward!r}; there are: outcome, score, or a function")


def shares(values: Sequence[Any], side_of: Sequence[int]) -> list[float]:
    """Return values of sides for their seats, so that they sum to zero over the seats too.

    Where the sides have different numbers of seats, each seat has its share of the side's.
    """
    seats = [side_of.count(side) for side in range(len(values))]
    if len(set(seats)) == 1:
        return [values[side] for side in side_of]
    return [values[side] / seats[side] for side in side_of]
