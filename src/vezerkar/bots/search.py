"""The search bot: information-set Monte Carlo tree search (ISMCTS) for every game with `SearchHeuristics`.

Each iteration samples a State that the bot's seat cannot tell from the true one (a determinization). It goes down the tree by
the PUCT rule, plays on by the game's rollout policy and evaluates the State it reaches. A node belongs to one information set
of the seat to move. Every seat has nodes of its own, as in multiple-observer ISMCTS (Cowling, Powley and Whitehouse 2012), so
no seat in the tree acts on what it cannot know.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from math import exp, sqrt
from time import monotonic
from typing import Any, Final, Protocol, TypeVar

from vezerkar.bots.budget import budget_of
from vezerkar.engine import Action, Event, Observation, State
from vezerkar.engine.bit_sets import LOWEST
from vezerkar.engine.dice import Dice, key_of
from vezerkar.engine.playout import MODULUS, next_rng, rng_of
from vezerkar.engine.state import apply, options

S = TypeVar("S", bound=State, contravariant=True)


class SearchHeuristics(Protocol[S]):
    """A game's knowledge for the search. A module can implement it, such as `vezerkar.games.hunt.heuristics`.

    It may also have a function ``prepare(s, seat, sample, events)`` that says in an imagined State how its simulated players
    judge. It is called with 0 for the State from which all others are imagined, then for every sampled State with its number.
    ``events`` are those that the seat may know.
    """

    COMMON_RANDOM_NUMBERS: bool
    """If true, try n of every root action uses the same imagined State and the same random numbers (common random numbers). Use
    it where chance changes the result more than the action does."""

    DEFAULT_ITERATIONS: int
    """Number of iterations if the name of the bot gives no budget."""

    PRIOR_CUTOFF: float
    """Prior from which the best action is played without a search, 0 to 1. A value above 1 always searches."""

    def information_set(self, s: S, seat: int, /) -> Hashable:
        """Return a hashable key of what this seat knows. It is equal for States the seat cannot tell apart."""
        ...

    def likelihood(self, s: S, seat: int, /) -> float:
        """Return the relative likelihood of an imagined State, greater than 0 and at most 1."""
        ...

    def candidate_actions(self, s: S, seat: int, legal: list[int], /) -> list[int]:
        """Return the actions to search: those in ``legal`` and, if the decision has a domain, some others it accepts."""
        ...

    def action_scores(self, s: S, seat: int, legal: list[int], /) -> list[float]:
        """Return the score of each action, in percent of a game. A softmax turns the scores into priors."""
        ...

    def rollout(self, s: S, rng: int, /) -> int:
        """Play on in ``s`` by the rollout policy, for a limited time. Return the new state of the generator."""
        ...

    def evaluate(self, s: S, seat: int, /) -> float:
        """Return the estimated chance of this seat to win, 0 to 1."""
        ...


C_PUCT: Final = 0.7
"""Exploration constant of the PUCT rule."""

PRIOR_TEMPERATURE: Final = 3.0
"""Softmax temperature of the priors, in percent of a game: scores this far apart give priors in the ratio e to 1."""

UNLIMITED: Final = 1_000_000_000
"""More iterations than any search has time for."""

MAX_RESAMPLES: Final = 8
"""Largest number of States sampled until one is accepted by its likelihood."""


class Node:
    """A node of the search tree: one seat's decision in one information set."""

    __slots__ = ("action_visits", "legal", "priors", "value_sums", "visits")

    def __init__(self, legal: list[int], scores: list[float]) -> None:
        best = max(scores)
        weights = [exp(max(-8.0, (score - best) / PRIOR_TEMPERATURE)) for score in scores]
        total = sum(weights)
        self.legal = legal
        self.priors = [weight / total for weight in weights]
        self.action_visits = [0] * len(legal)
        self.value_sums = [0.0] * len(legal)
        self.visits = 0

    def select(self) -> int:
        """Return the index of the action to try next, by the PUCT rule (as in AlphaZero, Silver et al. 2017).

        An untried action counts with the mean value of the node. A seat knows its legal actions, so all actions of a node are
        legal whenever the search reaches it. The number of times an action was available is therefore ``visits``.
        """
        done = sum(self.value_sums)
        unknown = done / self.visits if self.visits else 0.5
        width = C_PUCT * sqrt(self.visits + 1)
        best, chosen = -1.0, 0
        for i, count in enumerate(self.action_visits):
            mean = self.value_sums[i] / count if count else unknown
            bound = mean + width * self.priors[i] / (1 + count)
            if bound > best:
                best, chosen = bound, i
        return chosen


class SearchBot:
    """A bot that searches for a number of iterations or for some seconds.

    With a budget of iterations the answer depends only on the seed and the Observation.
    """

    def __init__(self, heuristics: SearchHeuristics[Any], seed: int | str, iterations: int, seconds: float) -> None:
        self._heuristics = heuristics
        self._prepare: Callable[[Any, int, int, Sequence[Event]], None] | None = getattr(heuristics, "prepare", None)
        self._seed = seed
        self._iterations = iterations
        self._seconds = seconds

    def choose(self, observation: Observation[Any, Any]) -> Action:
        legal = observation.decision.options
        if len(legal) == 1:
            return legal[0]
        seat = observation.game.seats().index(observation.seat)
        root = self._search(observation, seat)
        code = root.legal[max(range(len(root.legal)), key=lambda i: (root.action_visits[i], root.value_sums[i]))]
        return Action(code, observation.game.notation(code))

    def _search(self, observation: Observation[Any, Any], seat: int) -> Node:
        """Grow the tree until the budget is spent. Return its root."""
        heuristics = self._heuristics
        base = observation.imagine(0).state
        if self._prepare is not None:
            self._prepare(base, seat, 0, observation.events)
        chance = f"{self._seed} {heuristics.information_set(base, seat)}"
        rng = rng_of(chance)
        codes = heuristics.candidate_actions(base, seat, [action.code for action in observation.decision.options])
        root = Node(codes, heuristics.action_scores(base, seat, codes))
        tree: dict[Hashable, Node] = {}
        end = monotonic() + self._seconds if self._seconds else 0.0
        if max(root.priors) >= heuristics.PRIOR_CUTOFF:
            root.action_visits[root.priors.index(max(root.priors))] = 1
            return root
        common_random_numbers = heuristics.COMMON_RANDOM_NUMBERS
        rngs = [rng]
        for number in range(self._iterations):
            if end and monotonic() > end:
                break
            chosen = root.select()
            if common_random_numbers:
                sample = root.action_visits[chosen]
                if sample == len(rngs):
                    rngs.append(next_rng(rngs[-1]))
                rng = rngs[sample]
            else:
                sample = number
            dice = Dice(key_of(f"search {sample} {chance}"))
            rng = next_rng(rng)
            s = self._imagine(observation, base, seat, dice, rng)
            if self._prepare is not None:
                self._prepare(s, seat, sample, observation.events)
            rng = self._simulate(s, seat, root, chosen, tree, rng)
        return root

    def _imagine(self, observation: Observation[Any, Any], base: Any, seat: int, dice: Dice, rng: int) -> Any:
        """Return a State the seat cannot tell from the true one, by rejection sampling: accepted with its likelihood."""
        for _ in range(MAX_RESAMPLES):
            s = observation.game.imagine(base, seat, dice)
            rng = next_rng(rng)
            if self._heuristics.likelihood(s, seat) * MODULUS >= rng:
                break
            base, dice = s, Dice(key_of(f"again {rng}"))
        return s

    def _simulate(self, s: Any, seat: int, root: Node, chosen: int, tree: dict[Hashable, Node], rng: int) -> int:
        """Run one iteration: play from a root action through the tree, roll out, evaluate and update the nodes of the path.

        Changes ``s``. Returns the new state of the generator.
        """
        heuristics = self._heuristics
        node = root
        mover = seat
        path: list[tuple[Node, int, int]] = []
        while True:
            path.append((node, chosen, mover))
            apply(s, mover, node.legal[chosen])
            fresh = node.action_visits[chosen] == 0 and node is not root
            while not s.over:
                mover = LOWEST[s.asked]
                legal = options(s, mover)
                if len(legal) > 1:
                    break
                apply(s, mover, legal[0])
            if s.over or fresh:
                break
            key = (mover, heuristics.information_set(s, mover), tuple(legal))
            known = tree.get(key)
            if known is None:
                legal = heuristics.candidate_actions(s, mover, legal)
                known = tree[key] = Node(legal, heuristics.action_scores(s, mover, legal))
            node = known
            chosen = node.select()
        rng = heuristics.rollout(s, rng)
        values: dict[int, float] = {}
        for step, index, who in path:
            if who not in values:
                values[who] = heuristics.evaluate(s, who)
            step.visits += 1
            step.action_visits[index] += 1
            step.value_sums[index] += values[who]
        return rng


def search(heuristics: SearchHeuristics[Any], seed: int | str, budget: str) -> SearchBot:
    """Return a search bot with a budget such as ``400`` (iterations) or ``2s`` (seconds).

    An empty budget means ``DEFAULT_ITERATIONS``. Raises `UnknownBot` if the budget is neither.
    """
    found = budget_of("search", budget or str(heuristics.DEFAULT_ITERATIONS))
    return SearchBot(heuristics, seed, found.tries or UNLIMITED, found.seconds)
