"""Strength of the bots of a game: every bot against every other as either side, then one of them against itself.

    PYTHONPATH=build/compiled python tools/strength.py   the bots of The Hunt (half an hour; make the compiled tree
                                                         by python -m tools.compile, or wait for hours)
    … tools/strength.py --game quartermaster             the table of Quartermaster General
    … tools/strength.py --game triumph                   the table of Triumph & Tragedy
    … tools/strength.py --game wg35                      the table of WG35
    python tools/strength.py -n 20 --mirror 0            a quick look

Prints Markdown tables with 95 % Wilson intervals. A bot *beats* another as a side when the whole interval lies above one half;
for the line of all sides the same holds of the games of all of them.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby

from vezerkar.arena.simulate import simulate
from vezerkar.arena.statistics import summary, wilson
from vezerkar.arena.tournament import tournament
from vezerkar.registry import game as game_of

BOTS = {
    "hunt": ["search:100", "captain", "greedy", "random"],
    "quartermaster": ["planner:48", "greedy", "random"],
    "triumph": ["greedy", "random"],
    "wg35": ["captain", "greedy", "random"],
}
"""By game, the bots that play each other, the strongest first."""

MIRROR = {"hunt": "captain", "quartermaster": "greedy", "triumph": "greedy", "wg35": "greedy"}
"""By game, the bot that plays against itself."""


def percent(wins: int, games: int) -> str:
    """A share and its interval."""
    low, high = wilson(wins, games)
    return f"{100 * wins / max(1, games):.1f} % | {100 * low:.1f} to {100 * high:.1f} %"


def line(bot: str, side: str, against: str, games: int, won: int) -> str:
    """A line of the table of pairings."""
    verdict = "yes" if wilson(won, games)[0] > 0.5 else "no"
    return f"| {bot} | {side} | {against} | {games} | {won} | {percent(won, games)} | {verdict} |"


def strength(game: str, bots: Sequence[str], n: int, seed: str, workers: int) -> Iterator[str]:
    """The lines of the table of pairings; a pairing is told from the side of the stronger bot."""
    yield "| bot | as | against | games | wins | share | 95 % | beats |"
    yield "|---|---|---|---|---|---|---|---|"
    played = tournament(game, bots, n, seed, workers)
    for (bot, against), pairings in groupby(played, key=lambda pairing: (pairing.bot, pairing.against)):
        games = won = 0
        for pairing in pairings:
            games += pairing.games
            won += pairing.won
            yield line(bot, pairing.side, against, pairing.games, pairing.won)
        yield line(bot, "all sides", against, games, won)


def balance(game: str, bot: str, n: int, seed: str, workers: int, options: Mapping[str, str]) -> Iterator[str]:
    """The lines of the table of sides: a bot against itself."""
    sides = game_of(game).sides()
    told = summary(simulate(game, n, dict.fromkeys(sides, bot), seed, workers, options=options))
    yield f"| side ({bot} against itself) | games | wins | share | 95 % |"
    yield "|---|---|---|---|---|"
    wins = told["wins"]
    assert isinstance(wins, dict)
    for side, seats in sides.items():
        rate = wins[seats[0]]
        assert isinstance(rate, dict) and isinstance(rate["wins"], int)
        yield f"| {side} | {n} | {rate['wins']} | {percent(rate['wins'], n)} |"
    yield f"\nEndings: {told['endings']}; turns: {told['turns']}; plies: {told['plies']}"


def main() -> None:
    """Play, and print the tables line by line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=BOTS, default="hunt")
    parser.add_argument("-n", type=int, default=100, help="games for each pairing and side")
    parser.add_argument("--mirror", type=int, default=500, help="games of the mirror bot against itself")
    parser.add_argument("--bots", nargs="+", help="the strongest first")
    parser.add_argument("--mirror-bot", help="the bot that plays against itself")
    parser.add_argument("--seed", default="strength")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="of the game, for the mirror games")
    asked = parser.parse_args()
    options = dict(option.split("=", 1) for option in asked.option)
    for row in strength(asked.game, asked.bots or BOTS[asked.game], asked.n, asked.seed, asked.workers):
        print(row, flush=True)
    if asked.mirror:
        print()
        mirror = asked.mirror_bot or MIRROR[asked.game]
        for row in balance(asked.game, mirror, asked.mirror, asked.seed, asked.workers, options):
            print(row, flush=True)


if __name__ == "__main__":
    main()
