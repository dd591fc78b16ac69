"""The planner: a flat Monte Carlo search with sequential halving, for every game with `PlanningHeuristics`.

The actions with the highest values are tried in the same imagined States with the same random numbers, played on to the game's
horizon by its policy, and judged there. After each round of tries the worse half of the actions is left out (sequential halving,
Karnin, Koren and Somekh 2013). There is no tree: with so few tries in States that differ, nothing beyond the first decision
would be met twice.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from math import ceil, log2
from time import monotonic
from typing import Any, Protocol, TypeVar

from vezerkar.bots.budget import Budget, budget_of
from vezerkar.engine import Action, Game, Observation, State
from vezerkar.engine.dice import Dice, key_of
from vezerkar.engine.playout import next_rng, rng_of
from vezerkar.engine.state import apply

S = TypeVar("S", bound=State, contravariant=True)


class PlanningHeuristics(Protocol[S]):
    """A game's knowledge for the planner. A module can be it, as `vezerkar.games.quartermaster.heuristics.planning` is."""

    CANDIDATES: int
    """Largest number of actions that are tried."""

    MARGIN: float
    """Actions whose value is this much below the best one's are not tried."""

    VALUE_WEIGHT: float
    """Chance of winning that one point of an action's value is worth beside what the tries say."""

    DEFAULT_TRIES: int
    """Number of tries if the name of the bot gives no budget."""

    def worth_planning(self, s: S, seat: int, /) -> bool:
        """Return whether the question this seat is asked is worth tries. Otherwise the action with the highest value is taken."""
        ...

    def information_set(self, s: S, seat: int, /) -> Hashable:
        """Return a hashable key of what this seat knows. It is equal for States the seat cannot tell apart."""
        ...

    def candidate_actions(self, s: S, seat: int, legal: list[int], /) -> list[int]:
        """Return the actions to choose from: those in ``legal`` and, if the decision has a domain, some others it accepts."""
        ...

    def action_values(self, s: S, seat: int, legal: list[int], /) -> list[float]:
        """Return the value of each action to this seat, by what it may know."""
        ...

    def horizon(self, s: S, /) -> int:
        """Return the moment up to which actions chosen now are followed, as `play_on` takes it."""
        ...

    def play_on(self, s: S, rng: int, horizon: int, /) -> int:
        """Play on in ``s`` by the policy up to a moment. Return the new state of the generator."""
        ...

    def win_chance(self, s: S, seat: int, /) -> float:
        """Return the chance of this seat to win, 0 to 1."""
        ...


class PlannerBot:
    """A bot that tries its best actions a number of times or for some seconds.

    With a budget of tries the answer depends only on the seed and the Observation. ``horizon`` takes the place of that of the
    heuristics.
    """

    def __init__(
        self, heuristics: PlanningHeuristics[Any], seed: int | str, budget: Budget, horizon: Callable[[Any], int] | None = None
    ) -> None:
        self._heuristics = heuristics
        self._horizon = horizon or heuristics.horizon
        self._seed = seed
        self._budget = budget

    def choose(self, observation: Observation[Any, Any]) -> Action:
        legal = observation.decision.options
        if len(legal) == 1:
            return legal[0]
        seat = observation.game.seats().index(observation.seat)
        code = self.plan(observation.game, observation.imagine(0).state, seat, [action.code for action in legal])
        return Action(code, observation.game.notation(code))

    def plan(self, game: Game[Any, Any], base: Any, seat: int, legal: list[int]) -> int:
        """Return the code of the best action of a seat that is asked. ``base`` is a State as this seat imagines it."""
        heuristics = self._heuristics
        codes = heuristics.candidate_actions(base, seat, legal)
        found = heuristics.action_values(base, seat, codes)
        values = dict(zip(codes, found, strict=True))
        order = sorted(values, key=lambda code: -values[code])
        if not heuristics.worth_planning(base, seat):
            return order[0]
        least = values[order[0]] - heuristics.MARGIN
        alive = [code for code in order[: heuristics.CANDIDATES] if values[code] >= least]
        if len(alive) == 1:
            return alive[0]
        chance = f"{self._seed} {heuristics.information_set(base, seat)}"
        rng = rng_of(chance)
        horizon = self._horizon(base)
        sums = dict.fromkeys(alive, 0.0)
        worlds = 0
        rounds = ceil(log2(len(alive)))
        share = self._budget.share(rounds)
        for _ in range(rounds):
            begun = monotonic()
            tries = len(alive)
            while True:
                rng = next_rng(rng)
                world = game.imagine(base, seat, Dice(key_of(f"plan {worlds} {chance}")))
                worlds += 1
                for code in alive:
                    s = world.clone()
                    apply(s, seat, code)
                    heuristics.play_on(s, rng, horizon)
                    sums[code] += heuristics.win_chance(s, seat)
                tries += len(alive)
                if not share.suffices(tries, monotonic() - begun):
                    break
            weight = heuristics.VALUE_WEIGHT * worlds
            alive = sorted(alive, key=lambda code: -(sums[code] + weight * values[code]))[: (len(alive) + 1) // 2]
        return alive[0]


def planner(
    heuristics: PlanningHeuristics[Any], seed: int | str, budget: str, horizon: Callable[[Any], int] | None = None
) -> PlannerBot:
    """Return a planner with a budget such as ``48`` (tries) or ``1s`` (seconds).

    An empty budget means ``DEFAULT_TRIES``. Raises `UnknownBot` if the budget is neither.
    """
    return PlannerBot(heuristics, seed, budget_of("planner", budget or str(heuristics.DEFAULT_TRIES)), horizon)
