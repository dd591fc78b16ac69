"""Two short ways to a policy that beats `random`, with numpy alone. The policy looks at nothing but the list of what
is legal. Without a teacher one side learns which of its actions were played in games that went well, while all others
play at random; that is enough for The Hunt. With one it counts what the teacher chose of what was offered, which is
enough for the other games. `model.save` makes a file of it that anybody can play: `--bots german=model:FILE`.

    python examples/research/train_linear.py hunt --out hunt.json
    python examples/research/train_linear.py triumph --teacher greedy --games 20 --out triumph.json
"""

# %%
from __future__ import annotations

import argparse
from pathlib import Path

import numpy as np

from vezerkar import Observation, bot, game, simulate
from vezerkar.arena.statistics import wilson
from vezerkar.research import model
from vezerkar.research.table import Table

VERBS, NOUNS = 128, 32  # the places of verb and nouns among `model.option_inputs`


# %%
def places(table: Table, legal: list[int]) -> list[list[int]]:
    """Return, for each legal action, the inputs that are 1: its index in the catalogue, or its verb and nouns."""
    if table.tensor.codes:
        return [[table.encoding.index(legal, code)] for code in legal]
    rows = table.encoding.rows(legal)[: len(legal)].tolist()
    return [[row[0], VERBS + row[1], VERBS + NOUNS + row[3]] for row in rows]


def imitate(table: Table, teacher: str, games: int) -> np.ndarray:
    """Return how much each seat likes each input: how often a bot chose it, of how often that is at random."""
    chosen, offered = np.full((2, len(table.seats), places_of(table)), 0.3)
    for number in range(games):
        match = game(table.game.id).start(seed=f"teach {number}", options=table.options)
        bots = {seat: bot(teacher, table.game.id, number) for seat in match.seats}
        while match.outcome is None:
            seat = match.waiting()[0]
            observation = Observation.of(match, seat)
            action, at = bots[seat].choose(observation), match.seats.index(seat)
            legal = sorted(option.code for option in observation.decision.options)
            for code, inputs in zip(legal, places(table, legal), strict=True):
                offered[at, inputs] += 1 / len(legal)
                chosen[at, inputs] += code == action.code
            match.act(seat, action)
    return np.log(chosen / offered)


def places_of(table: Table) -> int:
    """Return the number of inputs."""
    return table.encoding.n if table.tensor.codes else model.OPTION_INPUTS


def train(table: Table, rounds: int, games: int, step: float = 3.0) -> np.ndarray:
    """Return how much each seat likes each input."""
    rng = np.random.default_rng(1)
    likes = np.zeros((len(table.seats), places_of(table)))
    for _ in range(rounds):
        for learner in range(len(table.sides)):
            played, worth = [], []
            for _ in range(games):
                table.begin(seed=None if table.base else "train")
                taken = np.zeros(likes.shape, bool)
                while not table.over:
                    offered, seat = places(table, table.legal), table.seat
                    odds = np.array([likes[seat, one].sum() for one in offered]) * (table.side_of[seat] == learner)
                    odds = np.exp(odds - odds.max())
                    chosen = rng.choice(len(odds), p=odds / odds.sum())
                    taken[seat, offered[chosen]] = table.side_of[seat] == learner
                    table.act(table.legal[chosen])
                score = table.tensor.score(table.state)
                played.append(taken)
                worth.append((table.side_returns()[learner], score[learner] - sum(score) / len(score)))
            outcome, lead = np.array(worth).T
            good = outcome + lead / (1 + np.abs(lead).max())
            good -= good.mean()
            times = np.sum(played, axis=0)
            likes += step * np.tensordot(good, np.array(played, float), 1) / (times + 2)
    return likes


# %%
def save(table: Table, likes: np.ndarray, file: Path) -> None:
    """Write the policy to a file."""
    if table.tensor.codes:
        model.save(file, table.game.id, [(likes.T, np.zeros(table.encoding.n))], ["seat"])
        return
    # One hidden place for every seat: it passes on what the seat likes, and the others are pushed below 0.
    seats = len(likes)
    far = np.abs(likes).sum() + 1
    hidden = np.hstack([2 * far * np.eye(seats), likes])
    bias = np.full(seats, -far)
    model.save(file, table.game.id, [(hidden, bias), (np.ones((1, seats)), np.zeros(1))], ["seat"])


def measure(table: Table, name: str, games: int) -> str:
    """Return the share of games that a bot wins, on every side as often, against `random` on all others."""
    won = 0
    for seats in table.sides.values():
        for result in simulate(table.game.id, games, dict.fromkeys(seats, name), "measure", options=table.options):
            won += seats[0] in result.winners
    games *= len(table.sides)
    low, high = wilson(won, games)
    return f"{won} of {games} games: {100 * won / games:.0f} % (95 %: {100 * low:.0f} to {100 * high:.0f})"


# %%
def main() -> None:
    """Train a policy that beats random."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("game", nargs="?", default="hunt")
    parser.add_argument("--teacher", default="", help="a bot that is imitated, over --games games")
    parser.add_argument("--rounds", type=int, default=6)
    parser.add_argument("--games", type=int, default=150, help="games of each side in a round")
    parser.add_argument("--measured", type=int, default=100, help="games of each side by which it is measured")
    parser.add_argument("--out", type=Path, default=Path("model.json"))
    parser.add_argument("--quick", action="store_true", help="so few games that it takes seconds")
    args = parser.parse_args()
    if args.quick:
        args.rounds, args.games, args.measured = 3, 40, 30
    table = Table(args.game, game(args.game).recommended)
    likes = imitate(table, args.teacher, args.games) if args.teacher else train(table, args.rounds, args.games)
    save(table, likes, args.out)
    print("random wins " + measure(table, "random", args.measured))
    print("this wins " + measure(table, f"model:{args.out}", args.measured))


if __name__ == "__main__":
    main()
