"""Measure whether the bots are as strong as they should be, and write the tables of ``docs/opponents.md``.

    PYTHONPATH=build/compiled python -m tools.opponents H2 --games 1000 --seconds 170    play on with one gate
    PYTHONPATH=build/compiled python -m tools.opponents balance-wg35 --seconds 600       the sides of a game
    PYTHONPATH=build/compiled python -m tools.opponents                                  only write the tables anew

What can be measured are the gates by name (H2, Q3, …); H1, the log-loss of the belief of The Hunt; H10, what an opponent who has
watched a player gains there; ``times``, the time of the decisions of all levels, in the build that runs; and the sides of each
scenario, ``balance-hunt`` and so on. ``docs/opponents.json`` keeps the counts, and a run that was broken off is gone on with. A
change of the bots needs new games: ``--anew`` forgets those of a gate. Needs NumPy.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from time import monotonic
from typing import Final

from tools.opponents.balance import measure_balance
from tools.opponents.belief import DEALS, FORETOLD, foretell, watch
from tools.opponents.gates import GATES, play_gate, register
from tools.opponents.ledger import Ledger, read_ledger, write_ledger
from tools.opponents.page import PAGE, tables, write_page
from tools.opponents.times import measure_times
from vezerkar.registry import GAMES

BALANCE_GAMES: Final = 100
BALANCE: Final = {f"balance-{game}": game for game in GAMES}
OTHERS: Final = ("H1", "H10", "times", *BALANCE)


def measure(name: str, games: int | None, in_time: Callable[[], bool], ledger: Ledger) -> None:
    """Measure one thing, or play on with it."""
    if name == "H1":
        foretell(games or FORETOLD, ledger)
    elif name == "H10":
        watch(games or DEALS, ledger)
    elif name == "times":
        measure_times(in_time, ledger)
    elif name in BALANCE:
        measure_balance(BALANCE[name], games or BALANCE_GAMES, in_time, ledger)
    else:
        gate = next(gate for gate in GATES if gate.id == name)
        play_gate(gate, games or gate.games, in_time, ledger)


def within(seconds: float) -> Callable[[], bool]:
    """Return what tells whether so many seconds from now are not yet over."""
    end = monotonic() + seconds
    return lambda: monotonic() < end


def main() -> None:
    """Measure what is asked for, keep the counts and write the page."""
    known = [*OTHERS, *[gate.id for gate in GATES]]
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", metavar="WHAT", help=", ".join(known))
    parser.add_argument("--games", type=int, help="games in all; as many as are wanted if it is not given")
    parser.add_argument("--seconds", type=float, default=1e9, help="begin no game after so long")
    parser.add_argument("--anew", action="store_true", help="forget the games of these gates first")
    asked = parser.parse_args()
    for name in asked.names:
        if name not in known:
            parser.error(f"there is no {name}; there are: {', '.join(known)}")
    register()
    ledger = read_ledger()
    for name in asked.names:
        if asked.anew:
            ledger["gates"].pop(name, None)
        measure(name, asked.games, within(asked.seconds), ledger)
        write_ledger(ledger)
    if PAGE.is_file():
        write_page(ledger)
    print("\n".join(tables(ledger)))


if __name__ == "__main__":
    main()
