"""Measure how long the answers of what-ifs take, game by game: imagining 8 worlds, playing a line in them, and the page of one.

Time is that of the processor, so that it is the same on a busy machine.

python -m tools.what_if_check --moments 60
"""

from __future__ import annotations

import argparse
from random import Random
from time import process_time

from vezerkar import bot
from vezerkar.engine import Match, Observation
from vezerkar.registry import GAMES, game
from vezerkar.server.matches.match_session import MatchSession
from vezerkar.server.matches.viewer import Viewer
from vezerkar.server.pages.match_page import MAX_LOG_LINES, PageInputs, log_lines
from vezerkar.server.pages.page_renderer import ENCODE
from vezerkar.server.storage.stored_match import SeatAssignment, StoredMatch
from vezerkar.server.whatif.played_lines import PlayedLines
from vezerkar.server.whatif.what_if import what_if
from vezerkar.server.whatif.what_if_messages import WhatIf
from vezerkar.study.judging import compiled


def session_at(name: str, seed: str, plies: int) -> MatchSession:
    """A match of `greedy` against itself after so many actions, or before its end."""
    rules = game(name)
    seats = [SeatAssignment(seat, seat, "human", bot="") for seat in rules.seats()]
    session = MatchSession(StoredMatch("thematch", name, rules.version, rules.complete_options({}), seed, seats, [], [], []))
    assert isinstance(session.match, Match)
    players = {seat: bot("greedy", name, seed) for seat in rules.seats()}
    for _ in range(plies):
        seat = session.waiting()[0]
        session.take(seat, "act", players[seat].choose(Observation.of(session.match, seat)).notation)
        if session.over:
            return session_at(name, seed, plies // 2)
    return session


def measure(name: str, moments: int, moves: int, rng: Random) -> None:
    """Print how long the answers of one game took."""
    took, lines = [], PlayedLines()
    for _ in range(moments):
        session = session_at(name, rng.random().hex(), rng.randrange(10, 200))
        seat = rng.choice(session.waiting())
        line: list[str] = []
        for _ in range(moves):
            inputs = PageInputs.of(session, Viewer(seat, (seat,)), "en", session.ply)
            # Whoever tries something has the table open: the log was put into words for that.
            log_lines(inputs.details, "en", inputs.standing()[-MAX_LOG_LINES:])
            at = process_time()
            page = what_if(inputs, WhatIf(seat, session.ply, line), lines)
            ENCODE(page)
            took.append(process_time() - at)
            waiting = [one.id for one in page.table.seats if one.waiting]
            if not waiting:
                break
            line.append(f"{rng.choice(waiting)}: @default")
    took.sort()
    middle, most = (1000 * took[len(took) * part // 100] for part in (50, 95))
    print(f"{name}: {len(took)} answers, median {middle:.0f} ms, 95% within {most:.0f} ms")


def main() -> None:
    """Measure all games."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--moments", type=int, default=60)
    parser.add_argument("--moves", type=int, default=6, help="the longest line")
    given = parser.parse_args()
    print(f"rules {'compiled' if compiled() else 'interpreted'}, 8 worlds, lines of up to {given.moves - 1} moves")
    for name in GAMES:
        measure(name, given.moments, given.moves, Random(name))


if __name__ == "__main__":
    main()
