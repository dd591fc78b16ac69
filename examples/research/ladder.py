"""How strong bots of your own are, without the command line: every pair plays the same seeds on both sides, and
the results become points with intervals. `vezerkar ladder` does the same for bots that every process knows;
here a policy of this process plays, too.

    python examples/research/ladder.py
"""

# %%
from __future__ import annotations

import argparse

import numpy as np

from vezerkar import game, register_bot, simulate
from vezerkar.arena.ladder import Field
from vezerkar.arena.ranking import alpha_rank, ratings
from vezerkar.research import model


def last_one(row: np.ndarray, mask: np.ndarray) -> int:
    """Take the last of the legal actions."""
    return int(np.flatnonzero(mask)[-1])


# %%
def ladder(name: str, bots: list[str], seeds: int) -> None:
    """Play, and print points by Bradley and Terry, or Plackett and Luce where there are three sides."""
    field = Field(bots, game(name).sides())
    results = []
    for place, matchup in enumerate(field.matchups):
        # Every matchup has the same seeds; the numbers tell its games from those of the others.
        for result in simulate(name, seeds, matchup, seed="ladder"):
            results.append((place, result.number, result.winners))
    cells = [{} for _ in range(seeds)]
    for place, number, winners in results:
        cell = field.cell(place, winners)
        cells[number][cell] = cells[number].get(cell, 0) + 1
    found = ratings(len(bots), len(field.sides), cells, "ladder", zero=bots.index("random"))
    for bot, points in sorted(zip(bots, found.bots, strict=True), key=lambda pair: -pair[1].points):
        print(f"{bot:10} {points.points:5} (95 %: {points.low} to {points.high})")
    for side, points in zip(field.sides, found.sides, strict=True):
        print(f"  {side:8} {points.points:+5} (95 %: {points.low:+} to {points.high:+})")


def who_lasts(name: str, bots: list[str], seeds: int) -> None:
    """Print which bots hold which side in the long run if better ones take over: alpha-rank."""
    field = Field(bots, game(name).sides(), everybody=True)
    cells = []
    for place, matchup in enumerate(field.matchups):
        cells += [{field.cell(place, result.winners): 1} for result in simulate(name, seeds, matchup, seed="alpha")]
    shares = alpha_rank(len(bots), len(field.sides), field.payoffs(cells))
    for assignment, share in sorted(shares.items(), key=lambda pair: -pair[1])[:3]:
        print(
            f"{100 * share:5.1f} %: "
            + ", ".join(f"{bots[one]} as {side}" for one, side in zip(assignment, field.sides, strict=True))
        )


# %%
def main() -> None:
    """Rank bots, one of them a policy of this process."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("game", nargs="?", default="hunt")
    parser.add_argument("-n", type=int, default=40, help="seeds of every pair")
    parser.add_argument("--quick", action="store_true", help="so few games that it takes seconds")
    args = parser.parse_args()
    register_bot("last", args.game, lambda seed, budget: model.bot(last_one))
    bots = ["random", "last", "novice"]
    ladder(args.game, bots, 6 if args.quick else args.n)
    who_lasts(args.game, bots, 3 if args.quick else args.n // 2)


if __name__ == "__main__":
    main()
