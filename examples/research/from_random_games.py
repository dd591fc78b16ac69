"""A policy from random games alone, without a teacher. It asks of every word of an action (its verb, and its verb with
either noun) if its seat did better in the games in which it was played more often than by chance. That beats random play
clearly in Quartermaster General and Triumph & Tragedy, by little in The Hunt; WG35 wants a teacher (`train_linear.py`).

    python examples/research/from_random_games.py triumph --games 1200
"""

# %%
from __future__ import annotations

import argparse
from collections import defaultdict
from math import exp, sqrt
from random import Random

from vezerkar import game
from vezerkar.arena.statistics import wilson
from vezerkar.research.table import Table


# %%
def words(table: Table, code: int) -> list[tuple[int, ...]]:
    """Return the words of an action: its verb, and the verb with each of its nouns."""
    verb, kind, value, other, second = table.tensor.describe(code)[:5]
    return [(verb,), (verb, 1, kind, value), (verb, 2, other, second)]


def learn(table: Table, games: int) -> list[dict[tuple[int, ...], float]]:
    """Return how much each word is worth to each seat, in standard deviations."""
    rng, played, worth = Random(1), [], []
    for number in range(games):
        table.reset(f"learn {number}")
        more = [defaultdict(float) for _ in table.seats]  # how often it was played, less how often that is by chance
        while not table.over:
            chosen = rng.choice(table.legal)
            for code in table.legal:
                for word in words(table, code):
                    more[table.seat][word] += (code == chosen) - 1 / len(table.legal)
            table.act(chosen)
        score, end = table.tensor.score(table.state), table.side_returns()
        played.append(more)
        worth.append([score[side] - sum(score) / len(score) + 2 * end[side] for side in table.side_of])
    likes = []
    for seat in range(len(table.seats)):
        mean = sum(one[seat] for one in worth) / games
        spread = sqrt(sum((one[seat] - mean) ** 2 for one in worth) / games) or 1
        total, squares = defaultdict(float), defaultdict(lambda: 1.0)
        for more, own in zip(played, worth, strict=True):
            for word, times in more[seat].items():
                total[word] += times * (own[seat] - mean) / spread
                squares[word] += times * times
        likes.append({word: total[word] / sqrt(squares[word]) for word in total})
    return likes


# %%
def wins(table: Table, likes: list[dict[tuple[int, ...], float]], eager: float, games: int) -> str:
    """Return the share of games that whoever plays by these likes wins, on every side as often, against random players."""
    rng, won = Random(2), 0
    for side in range(len(table.sides)):
        for number in range(games):
            table.reset(f"measure {number}")
            while not table.over:
                own = likes[table.seat] if table.side_of[table.seat] == side else {}
                values = [sum(own.get(word, 0.0) for word in words(table, code)) for code in table.legal]
                best = max(values)
                table.act(rng.choices(table.legal, [exp(eager * (value - best)) for value in values])[0])
            won += table.side_returns()[side] > 0
    games *= len(table.sides)
    low, high = wilson(won, games)
    return f"wins {won} of {games} games: {100 * won / games:.0f} % (95 %: {100 * low:.0f} to {100 * high:.0f})"


def main() -> None:
    """Learn from random games, and play against random players on each side."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("game", nargs="?", default="hunt")
    parser.add_argument("--games", type=int, default=800)
    parser.add_argument("--eager", type=float, default=0.5, help="how much a standard deviation of worth changes the odds")
    parser.add_argument("--measured", type=int, default=60, help="games of each side by which it is measured")
    parser.add_argument("--quick", action="store_true", help="so few games that it takes seconds")
    args = parser.parse_args()
    if args.quick:
        args.games, args.measured = 100, 20
    table = Table(args.game, game(args.game).recommended, encoding="slots")
    print("random " + wins(table, [{}] * len(table.seats), args.eager, args.measured))
    print("taught " + wins(table, learn(table, args.games), args.eager, args.measured))


if __name__ == "__main__":
    main()
