"""Balance of the armies and the missions of WG35: its ready rosters against each other, played by one bot.

    PYTHONPATH=build/compiled python tools/skirmish_balance.py         every roster against every other, as either side, in the
                                                                       default battle (half an hour; make it by
                                                                       python -m tools.compile, or wait for hours)
    … tools/skirmish_balance.py --mission raid --times 1               another mission; a side for which the mission recommends
                                                                       types of army has these only
    … tools/skirmish_balance.py --bot-b random --times 1               the bot as side A, another as side B
    … tools/skirmish_balance.py --table hill_trenches                  another table than the first of the mission

Prints Markdown tables with 95 % Wilson intervals; ``--csv`` keeps a row for each battle, and adds to those that are there.
"""

from __future__ import annotations

import argparse
import csv
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

from vezerkar.arena.play import GameResult, play
from vezerkar.arena.statistics import lengths, wilson
from vezerkar.games.wg35.content import LIBRARY

SEATS = ("a", "b")

Battle = tuple[tuple[str, str], GameResult]
"""The rosters of both sides, and what came out."""


def rosters(mission: str, side: str) -> list[str]:
    """The ready rosters a side of a mission may have: those of the recommended types of army, if there are any."""
    role = LIBRARY.missions[mission].roles.get(side)
    wanted = role.recommended if role is not None else ()
    return [sample.id for army in LIBRARY.armies.values() if not wanted or army.type in wanted for sample in army.samples]


def battles(mission: str, table: str, bots: Sequence[str], times: int, seed: str) -> Iterator[Battle]:
    """Every pair of different rosters, so often, round by round."""
    for number in range(times):
        for first in rosters(mission, "A"):
            for second in rosters(mission, "B"):
                if first != second:
                    options = {"mission": mission, "table": table, "army_a": first, "army_b": second}
                    name = f"{seed}/{mission}/{table}/{first}/{second}/{number}"
                    yield (first, second), play("wg35", dict(zip(SEATS, bots, strict=True)), name, number, options)


def share(won: Sequence[bool]) -> str:
    """Return as columns the number of games, the number of those won, and the share with its interval."""
    low, high = wilson(sum(won), len(won))
    return f"{len(won)} | {sum(won)} | {100 * sum(won) / max(1, len(won)):.0f} % | {100 * low:.0f} to {100 * high:.0f} %"


def tables(played: Sequence[Battle]) -> Iterator[str]:
    """Yield the results, by side and by roster, as lines of Markdown."""
    yield "| who | games | wins | share | 95 % |"
    yield "|---|---|---|---|---|"
    for seat in SEATS:
        yield f"| side {seat.upper()} | {share([seat in result.winners for _, result in played])} |"
    yield f"| nobody | {share([not result.winners for _, result in played])} |"
    for roster in dict.fromkeys(roster for pair, _ in played for roster in pair):
        won = [SEATS[pair.index(roster)] in result.winners for pair, result in played if roster in pair]
        yield f"| {roster} | {share(won)} |"
    rounds = [result.turns for _, result in played]
    yield f"\nRounds: {lengths(Counter(rounds))}, of 6 to 12: {sum(6 <= count <= 12 for count in rounds)}"
    yield f"Endings: {dict(Counter((result.ending, *result.winners) for _, result in played).most_common())}"


def main() -> None:
    """Play, and print the tables."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--mission", choices=LIBRARY.missions, default="battle_13")
    parser.add_argument("--table", default="mission")
    parser.add_argument("--times", type=int, default=6, help="battles of each pair of rosters on each side")
    parser.add_argument("--bot-a", default="greedy")
    parser.add_argument("--bot-b", default="greedy")
    parser.add_argument("--seed", default="balance")
    parser.add_argument("--csv", type=Path, help="a row for each battle")
    asked = parser.parse_args()
    played: list[Battle] = []
    for battle in battles(asked.mission, asked.table, (asked.bot_a, asked.bot_b), asked.times, asked.seed):
        played.append(battle)
        if asked.csv:
            pair, result = battle
            row = [asked.mission, *pair, "".join(result.winners), result.ending, result.turns, result.plies]
            with asked.csv.open("a", newline="", encoding="utf-8") as file:
                csv.writer(file).writerow(row)
    for line in tables(played):
        print(line, flush=True)


if __name__ == "__main__":
    main()
