"""The next round of a tournament, in each of its forms."""

from __future__ import annotations

from collections.abc import Sequence

from vezerkar.server.tournaments.knockout import pair_winners
from vezerkar.server.tournaments.pairings import Entrant, Pairing, Plan, Rounds
from vezerkar.server.tournaments.round_robin import pair_all
from vezerkar.server.tournaments.swiss import pair_equals


def pair(plan: Plan, entrants: Sequence[Entrant], history: Rounds, seed: str) -> list[Pairing]:
    """Return the pairings of the next round, the same from the same; none: the tournament is over."""
    if plan.form == "round_robin":
        return pair_all(entrants, history, seed)
    if plan.form == "knockout":
        return pair_winners(entrants, history, seed)
    return pair_equals(entrants, history, seed) if len(history) < plan.rounds else []
