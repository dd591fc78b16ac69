"""PPO by self-play in a league, with numpy alone. One network plays every seat. In each game it holds one side, and the
others are played by itself as it was some time ago, by itself as it is now, or at random, so that it does not forget how
to beat old ones. What it has learned is a file that anybody can play: `--bots german=model:league_ppo.json`.

    python examples/research/league_ppo.py hunt --minutes 5
"""

# %%
from __future__ import annotations

import argparse
from time import process_time

import numpy as np

from vezerkar import game
from vezerkar.arena.statistics import wilson
from vezerkar.research import model
from vezerkar.research.batch import Batch
from vezerkar.research.spaces import scaled

HIDDEN, CLIP, RATE, EPOCHS, PART, DISCOUNT, TRACE, CURIOUS, LEAD = 128, 0.2, 5e-4, 3, 512, 0.999, 0.95, 0.01, 0.05
Weights = list[np.ndarray]


# %%
def network(inputs: int, actions: int, rng: np.random.Generator) -> Weights:
    """Return a network with one hidden layer: odds of the actions and, in the last row, how well it stands."""
    first = rng.normal(0, (2 / inputs) ** 0.5, (HIDDEN, inputs))
    return [a.astype(np.float32) for a in (first, np.zeros(HIDDEN), np.zeros((actions + 1, HIDDEN)), np.zeros(actions + 1))]


def forward(net: Weights, x: np.ndarray, mask: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Return the hidden layer, the logarithms of the odds of the legal actions, and the worth of each row."""
    hidden = np.maximum(x @ net[0].T + net[1], 0)
    out = hidden @ net[2].T + net[3]
    odds = np.where(mask, out[:, :-1], -1e9)
    odds -= odds.max(axis=1, keepdims=True)
    return hidden, odds - np.log(np.exp(odds).sum(axis=1, keepdims=True)), out[:, -1]


class Adam:
    """Changes weights by their slopes."""

    def __init__(self, net: Weights) -> None:
        self.net, self.mean, self.square, self.steps = net, [0 * a for a in net], [0 * a for a in net], 0

    def step(self, slopes: Weights) -> None:
        self.steps += 1
        size = min(1.0, 0.5 / (sum(float((a * a).sum()) for a in slopes) ** 0.5 + 1e-8))
        rate = RATE * (1 - 0.999**self.steps) ** 0.5 / (1 - 0.9**self.steps)
        for a, mean, square, slope in zip(self.net, self.mean, self.square, slopes, strict=True):
            mean += 0.1 * (size * slope - mean)
            square += 0.001 * ((size * slope) ** 2 - square)
            a -= rate * mean / (np.sqrt(square) + 1e-8)


# %%
class League:
    """Games side by side, each with a side of the learner and somebody of the league for all the others."""

    def __init__(self, name: str, count: int, seed: str, past: list[Weights | None]) -> None:
        self.batch = Batch(name, count, options=game(name).recommended, encoding="catalogue")
        self.batch.reset(seed)
        table = self.batch.tables[0]
        self.side_of = np.array(table.side_of)
        self.own = np.arange(count) % len(table.sides)  # the learner's side in each game
        self.past, self.rng = past, np.random.default_rng(1)
        self.rivals = [self.drawn() for _ in range(count)]

    def drawn(self) -> Weights | None:
        # Half of them play at random: a side that always loses learns nothing, whatever the other has become.
        return None if self.rng.random() < 0.5 else self.past[self.rng.integers(len(self.past))]

    def inputs(self) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """Return the rows, the masks, and in which games the learner is asked."""
        batch = self.batch
        return scaled(batch.layout, batch.obs), batch.mask.astype(bool), self.side_of[batch.seat] == self.own

    def others(self, actions: np.ndarray, x: np.ndarray, mask: np.ndarray, mine: np.ndarray) -> None:
        """Let the rivals choose where they are asked; None chooses at random."""
        asked = np.flatnonzero(~mine)
        for rival in {id(self.rivals[i]): self.rivals[i] for i in asked}.values():
            rows = np.array([i for i in asked if self.rivals[i] is rival])
            odds = np.where(mask[rows], 0.0, -1e9) if rival is None else forward(rival, x[rows], mask[rows])[1]
            actions[rows] = (odds + self.rng.gumbel(size=odds.shape)).argmax(axis=1)

    def leads(self) -> np.ndarray:
        """Return the lead of the learner in the public score of each game: what it is for helps to learn what led to it."""
        scores = np.array([table.tensor.score(table.state) for table in self.batch.tables], np.float32)
        own = scores[np.arange(len(scores)), self.own]
        return own - (scores.sum(axis=1) - own) / (scores.shape[1] - 1)

    def play(self, net: Weights, steps: int) -> tuple[np.ndarray, ...]:
        """Play on; return of each decision of the learner: row, mask, action, its odds, and what it was worth."""
        batch, games = self.batch, [[] for _ in self.own]
        lead = self.leads()
        for _ in range(steps):
            x, mask, mine = self.inputs()
            actions, rows = np.zeros(len(mine), np.int64), np.flatnonzero(mine)
            if len(rows):
                _, odds, worth = forward(net, x[rows], mask[rows])
                actions[rows] = (odds + self.rng.gumbel(size=odds.shape)).argmax(axis=1)
                for at, i in enumerate(rows):
                    action = actions[i]
                    games[i].append([x[i], mask[i], action, odds[at, action], worth[at], 0.0, False])
            self.others(actions, x, mask, mine)
            batch.step(actions)
            before, lead = lead, self.leads()
            over = batch.done | batch.cut
            gained = LEAD * (np.where(over, 0, lead) - before)
            for i, steps_of in enumerate(games):
                if over[i]:
                    gained[i] += batch.reward[i, np.flatnonzero(self.side_of == self.own[i])[0]]
                    self.rivals[i] = self.drawn()
                if steps_of:
                    steps_of[-1][5] += gained[i]
                    steps_of[-1][6] |= over[i]
        return told(games)


def told(games: list[list[list]]) -> tuple[np.ndarray, ...]:
    """Return decisions with how much better they went than was thought (advantages), and what they were worth."""
    kept = []
    for steps in games:
        better = 0.0
        for now, then in zip(steps[-2::-1], steps[:0:-1], strict=True):  # of the last one nobody knows yet how it went
            goes_on = DISCOUNT * (not now[6])
            better = now[5] + goes_on * then[4] - now[4] + goes_on * TRACE * better
            kept.append([*now[:4], better, better + now[4]])
    return tuple(np.array(column) for column in zip(*kept, strict=True))


# %%
def improve(adam: Adam, played: tuple[np.ndarray, ...], rng: np.random.Generator) -> None:
    """Make what went better than thought likelier, but not by much at a time (PPO's clip)."""
    x, mask, action, old, better, worth = played
    better = (better - better.mean()) / (better.std() + 1e-6)
    last = adam.net[2]
    for _ in range(EPOCHS):
        order = rng.permutation(len(x))
        for at in range(0, len(order), PART):
            rows = order[at : at + PART]
            count = np.arange(len(rows))
            hidden, odds, thought = forward(adam.net, x[rows], mask[rows])
            chance = np.exp(odds)
            ratio = np.exp(odds[count, action[rows]] - old[rows])
            free = np.where(better[rows] > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
            push = free * ratio * better[rows]
            slope = chance * push[:, None]  # of the loss by the logits
            slope[count, action[rows]] -= push
            surprise = np.where(mask[rows], odds, 0)
            slope += CURIOUS * chance * (surprise - (chance * surprise).sum(axis=1, keepdims=True))
            out = np.column_stack([slope, thought - worth[rows]]).astype(np.float32) / len(rows)
            below = (out @ last) * (hidden > 0)
            adam.step([below.T @ x[rows], below.sum(axis=0), out.T @ hidden, out.sum(axis=0)])


def measure(name: str, net: Weights, games: int) -> dict[str, tuple[int, int]]:
    """Return, for each side, how many of how many games the likeliest actions win against random players."""
    count = min(games, 40)
    league = League(name, count, "measure", [None])
    batch, sides = league.batch, list(league.batch.tables[0].sides)
    won, over, each = np.zeros(len(sides), int), np.zeros(count, int), games // count
    while (over < each).any():  # as many of each table: of all of them the shortest would end first
        x, mask, mine = league.inputs()
        actions = forward(net, x, mask)[1].argmax(axis=1)
        league.others(actions, x, mask, mine)
        batch.step(actions)
        for i in np.flatnonzero(batch.done & (over < each)):
            won[league.own[i]] += batch.reward[i, np.flatnonzero(league.side_of == league.own[i])[0]] > 0
        over += batch.done
    return {side: (int(won[i]), each * int((league.own == i).sum())) for i, side in enumerate(sides)}


# %%
def main() -> None:
    """Train in a league, measure against random players, and write the file."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("game", nargs="?", default="hunt", help="one with a catalogue")
    parser.add_argument("--minutes", type=float, default=5, help="of the processor")
    parser.add_argument("--tables", type=int, default=64)
    parser.add_argument("--steps", type=int, default=128, help="of each table before each change")
    parser.add_argument("--measured", type=int, default=400, help="games by which it is measured")
    parser.add_argument("--out", default="league_ppo.json")
    parser.add_argument("--quick", action="store_true", help="so few games that it takes seconds")
    args = parser.parse_args()
    if args.quick:
        args.minutes, args.tables, args.steps, args.measured = 0.02, 8, 40, 8
    rng = np.random.default_rng(1)
    past: list[Weights | None] = [None]
    league = League(args.game, args.tables, "league", past)
    net = network(league.inputs()[0].shape[1], league.batch.encoding.n, rng)
    past.append(net)  # itself as it is now
    adam, updates, start = Adam(net), 0, process_time()
    while process_time() - start < 60 * args.minutes or updates < 2:
        improve(adam, league.play(net, args.steps), rng)
        updates += 1
        if updates & (updates - 1) == 0 or updates % 50 == 0:
            past.append([a.copy() for a in net])
            del past[2:-8]  # random, itself now, and eight of itself in the past
    print(f"{updates} changes, {league.batch.begun} games, a league of {len(past)}")
    for side, (won, games) in measure(args.game, net, args.measured).items():
        low, high = wilson(won, games)
        print(f"{side} wins {won} of {games} games against random: {won / games:.0%} (95 %: {low:.0%} to {high:.0%})")
    layers = [(net[0], net[1]), (net[2][:-1], net[3][:-1])]
    fields = [field.name for field in league.batch.layout.fields]
    model.save(args.out, args.game, layers, fields)


if __name__ == "__main__":
    main()
