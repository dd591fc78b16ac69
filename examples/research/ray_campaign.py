"""A model against a bot of ours, many thousand times, on a cluster of Ray or on this machine: a campaign that
goes on after any end, and comes out the same on any number of machines. The model's file must be at the same
path on all of them.

    python examples/research/ray_campaign.py model.json --ray auto --out /shared/model
    python examples/research/ray_campaign.py model.json --workers 2 --out model-campaign
"""

# %%
from __future__ import annotations

import argparse
from collections import Counter
from pathlib import Path

from vezerkar import game
from vezerkar.arena.campaign import Campaign
from vezerkar.arena.chunk import Job
from vezerkar.arena.executors import Executor, LocalExecutor
from vezerkar.arena.header import Header
from vezerkar.arena.ledger import Ledger
from vezerkar.arena.statistics import wilson


# %%
def header_of(name: str, bot: str, against: str, games: int) -> Header:
    """Return the games that are played: the bot on every side, always on the same seeds."""
    sides = game(name).sides()
    seats = game(name).seats()
    matchups = [dict.fromkeys(seats, against) | dict.fromkeys(own, bot) for own in sides.values()]
    return Header.of(name, games, matchups, seed="campaign")


def executor_of(job: Job, ray: str, workers: int) -> Executor:
    """Return who plays: a cluster, or processes of this machine."""
    if ray:
        from vezerkar.arena.ray_executor import RayExecutor  # it needs: pip install 'vezerkar[ray]'

        return RayExecutor(job, ray)
    return LocalExecutor(job, workers)


# %%
def main() -> None:
    """Play a bot on every side, as a campaign."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("model", help="a file of model.save, or the name of a bot")
    parser.add_argument("--game", default="hunt")
    parser.add_argument("--against", default="novice")
    parser.add_argument("-n", type=int, default=1000, help="games on each side")
    parser.add_argument("--ray", default="", help="the address of a cluster, or auto")
    parser.add_argument("--workers", type=int, default=1, help="processes, without a cluster")
    parser.add_argument("--out", type=Path, default=Path("campaign"))
    parser.add_argument("--quick", action="store_true", help="so few games that it takes seconds")
    args = parser.parse_args()
    bot = f"model:{Path(args.model).resolve()}" if Path(args.model).is_file() else args.model
    header = header_of(args.game, bot, args.against, 12 if args.quick else args.n)
    with Ledger(args.out, header, resume=(args.out / "ledger.jsonl").is_file()) as ledger:
        executor = executor_of(Job(header), args.ray, args.workers)
        try:
            # One chunk in twenty is played twice, by different machines, and must come out the same.
            campaign = Campaign(ledger, executor, verify=5)
            for done in campaign.play():
                print(f"\r{done} of {header.games} games", end="", flush=True)
            won, games = Counter(), Counter()
            for result in campaign.results():
                for side, seats in game(args.game).sides().items():
                    if result.bots[seats[0]] == bot:
                        games[side] += 1
                        won[side] += seats[0] in result.winners
        finally:
            executor.close()
    print()
    for side, number in games.items():
        low, high = wilson(won[side], number)
        print(f"{side}: won {won[side]} of {number} (95 %: {100 * low:.0f} to {100 * high:.0f} %)")


if __name__ == "__main__":
    main()
