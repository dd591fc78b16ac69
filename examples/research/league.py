"""A league: each generation of a policy plays against all generations of the other side before it, one drawn for
each episode, so that it does not forget how to beat old ones. The policy is a linear one of numpy over some
fields of the observation, trained by REINFORCE; put a network of your own in its place.

    python examples/research/league.py --generations 4
"""

# %%
from __future__ import annotations

import argparse
from collections.abc import Callable

import numpy as np

from vezerkar import register_bot, simulate, summary
from vezerkar.research import model
from vezerkar.research.gym import OneLearner
from vezerkar.research.spaces import scaled

SIDES = ("german", "british")
FIELDS = ("phase", "turn", "points", "storm", "hand", "prompt")
Policy = Callable[[np.ndarray, np.ndarray], int]


# %%
class Linear:
    """Odds of each action by a linear function of some fields."""

    def __init__(self, layout, weights: np.ndarray) -> None:
        self.layout = layout
        self.weights = weights

    def inputs(self, row: np.ndarray) -> np.ndarray:
        return np.append(scaled(self.layout, row, FIELDS), np.float32(1))

    def odds(self, inputs: np.ndarray, mask: np.ndarray) -> np.ndarray:
        odds = np.where(mask, self.weights @ inputs, -np.inf)
        odds = np.exp(odds - odds.max())
        return odds / odds.sum()

    def best(self) -> Policy:
        """Return the policy that always takes the likeliest action, as it is now."""
        kept = Linear(self.layout, self.weights.copy())
        return lambda row, mask: int(kept.odds(kept.inputs(row), mask).argmax())


# %%
def episode(env: OneLearner, policy: Linear, rng: np.random.Generator) -> tuple[list[tuple], float]:
    """Play a game, and return every decision of the learner with its odds, and what the game was worth."""
    row, told = env.reset()
    steps, over = [], False
    while not over:
        inputs, mask = policy.inputs(row), told["action_mask"]
        odds = policy.odds(inputs, mask)
        action = int(rng.choice(len(odds), p=odds))
        steps.append((inputs, odds, action))
        row, _, over, _, told = env.step(action)
    own, other = env.table.tensor.score(env.table.state)[:: 1 - 2 * env.own[0]]
    return steps, env.table.returns()[env.own[0]] + 0.1 * (own - other)


def train(env: OneLearner, policy: Linear, updates: int, games: int, rng: np.random.Generator) -> None:
    """Make the actions of games that went better than the others likelier."""
    for _ in range(updates):
        played = [episode(env, policy, rng) for _ in range(games)]
        worth = np.array([end for _, end in played])
        worth = (worth - worth.mean()) / (worth.std() + 1e-6)
        change = np.zeros_like(policy.weights)
        for (steps, _), good in zip(played, worth, strict=True):
            for inputs, odds, action in steps:
                change[action] += good * inputs
                some = np.flatnonzero(odds)
                change[some] -= good * np.outer(odds[some], inputs)
        policy.weights += change / games


# %%
def main() -> None:
    """Train both sides of The Hunt in a league."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("--generations", type=int, default=4)
    parser.add_argument("--updates", type=int, default=10)
    parser.add_argument("--games", type=int, default=30, help="games for each update")
    parser.add_argument("--quick", action="store_true", help="so few games that it takes seconds")
    args = parser.parse_args()
    if args.quick:
        args.generations, args.updates, args.games = 2, 2, 8
    rng = np.random.default_rng(1)
    league: dict[str, list] = {side: ["random"] for side in SIDES}
    learners: dict[str, Linear] = {}
    for generation in range(1, args.generations + 1):
        for side, other in (SIDES, SIDES[::-1]):
            env = OneLearner("hunt", side, opponent=list(league[other]))
            env.reset(seed=generation)
            if side not in learners:
                places = len(scaled(env.table.layout, env.table.observe(0), FIELDS)) + 1
                learners[side] = Linear(env.table.layout, np.zeros((env.table.encoding.n, places)))
            train(env, learners[side], args.updates, args.games, rng)
            league[side].append(learners[side].best())
        for side in SIDES:
            register_bot("newest", "hunt", lambda seed, budget, side=side: model.bot(league[side][-1]))
            won = summary(simulate("hunt", 10 if args.quick else 100, {side: "newest"}, "league"))["wins"][side]
            print(f"generation {generation}: {side} wins {won['wins']} of {won['games']} against random")


if __name__ == "__main__":
    main()
