"""The end of the game (HUNT 106-110)."""

from __future__ import annotations

from vezerkar.games.hunt.facts import ARRIVALS_TO_WIN, BRITISH, GERMAN, SEATS, SINKINGS_TO_WIN
from vezerkar.games.hunt.state import ARRIVALS, ARRIVED, ENDINGS, SINKINGS, SUNK, HuntState


def end(s: HuntState, winner: int, ending: int) -> None:
    """The game is over, at once."""
    s.over = True
    s.winner = winner
    s.ending = ending
    s.asked = 0
    s.stack.clear()
    if s.sink is not None:
        s.emit("ended", {"winner": SEATS[winner], "ending": ENDINGS[ending]})


def count_sinkings(s: HuntState) -> None:
    """HUNT 106: the fifth freighter sunk wins the game for the German player."""
    if s.freighters.count(SUNK) >= SINKINGS_TO_WIN:
        end(s, GERMAN, SINKINGS)


def count_arrivals(s: HuntState) -> None:
    """HUNT 107: the fifth freighter that arrives wins the game for the British player."""
    if s.freighters.count(ARRIVED) >= ARRIVALS_TO_WIN:
        end(s, BRITISH, ARRIVALS)
