"""How strong the bots of The Hunt are: every bot against every other as either side, then search against itself.

    PYTHONPATH=build/compiled python tools/strength.py   the table in docs/writing-a-bot.md (a quarter of an hour; make it by
                                                         python -m tools.compile, or wait for hours)
    python tools/strength.py -n 20 --mirror 0            a quick look

Prints Markdown tables with 95 % Wilson intervals. A bot *beats* another as a side when the whole interval lies above one half.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping, Sequence

from vezerkar.arena.simulate import simulate
from vezerkar.arena.statistics import summary, wilson
from vezerkar.arena.tournament import tournament

GAME = "hunt"
BOTS = ["search:100", "greedy", "random"]
MIRROR = "search:50"


def percent(wins: int, games: int) -> str:
    """A share and its interval."""
    low, high = wilson(wins, games)
    return f"{100 * wins / max(1, games):.1f} % | {100 * low:.1f} to {100 * high:.1f} %"


def strength(bots: Sequence[str], n: int, seed: str, workers: int) -> Iterator[str]:
    """The lines of the table of pairings; a pairing is told from the side of the stronger bot."""
    yield "| bot | as | against | games | wins | share | 95 % | beats |"
    yield "|---|---|---|---|---|---|---|---|"
    for pairing in tournament(GAME, bots, n, seed, workers):
        verdict = "yes" if wilson(pairing.won, n)[0] > 0.5 else "no"
        share = percent(pairing.won, n)
        yield f"| {pairing.bot} | {pairing.seat} | {pairing.against} | {n} | {pairing.won} | {share} | {verdict} |"


def balance(bot: str, n: int, seed: str, workers: int, options: Mapping[str, str]) -> Iterator[str]:
    """The lines of the table of sides: a bot against itself."""
    told = summary(simulate(GAME, n, {"german": bot, "british": bot}, seed, workers, options=options))
    yield f"| side ({bot} against itself) | games | wins | share | 95 % |"
    yield "|---|---|---|---|---|"
    wins = told["wins"]
    assert isinstance(wins, dict)
    for seat, rate in wins.items():
        assert isinstance(rate, dict) and isinstance(rate["wins"], int)
        yield f"| {seat} | {n} | {rate['wins']} | {percent(rate['wins'], n)} |"
    yield f"\nEndings: {told['endings']}; turns: {told['turns']}; plies: {told['plies']}"


def main() -> None:
    """Play, and print the tables line by line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("-n", type=int, default=100, help="games for each pairing and side")
    parser.add_argument("--mirror", type=int, default=500, help="games of the mirror bot against itself")
    parser.add_argument("--bots", nargs="+", default=BOTS, help="the strongest first")
    parser.add_argument("--mirror-bot", default=MIRROR, help="the bot that plays against itself")
    parser.add_argument("--seed", default="strength")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="of the game, for the mirror games")
    asked = parser.parse_args()
    options = dict(option.split("=", 1) for option in asked.option)
    for line in strength(asked.bots, asked.n, asked.seed, asked.workers):
        print(line, flush=True)
    if asked.mirror:
        print()
        for line in balance(asked.mirror_bot, asked.mirror, asked.seed, asked.workers, options):
            print(line, flush=True)


if __name__ == "__main__":
    main()
