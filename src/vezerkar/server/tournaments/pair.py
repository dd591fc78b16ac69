"""The next round of a tournament, in each of its forms."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import partial

from vezerkar.server.tournaments.group_stage import pair_groups
from vezerkar.server.tournaments.knockout import drawn_by_rating, pair_winners
from vezerkar.server.tournaments.pairings import Entrant, Pairing, Plan, Rounds, all_rounds_of
from vezerkar.server.tournaments.round_robin import pair_all
from vezerkar.server.tournaments.swiss import pair_equals
from vezerkar.server.tournaments.tables_of_three import SEATS, table_all, table_equals


def pair(
    plan: Plan, entrants: Sequence[Entrant], history: Rounds, seed: str, apart: Collection[frozenset[int]] = ()
) -> list[Pairing]:
    """Return the pairings of the next round, the same from the same; none: the tournament is over.

    Those of whom one has blocked the other are kept ``apart``, two by two by their numbers, in a Swiss that has any other
    pairing as fair in byes, sides and opponents. In a round robin all meet, so do all of a group, and in a knock-out it follows
    from the results who meets whom.
    """
    if plan.form == "round_robin":
        meet = table_all if plan.players == SEATS else pair_all
        if not plan.at_once:
            return meet(entrants, history, seed)
        return [] if history else all_rounds_of(partial(meet, entrants, seed=seed))
    if plan.players == SEATS:
        return table_equals(entrants, history, seed, apart) if len(history) < plan.rounds else []
    if plan.form == "knockout":
        return pair_winners(drawn_by_rating(entrants, seed), history, seed)
    if plan.form == "groups":
        return pair_groups(plan, entrants, history, seed)
    return pair_equals(entrants, history, seed, apart) if len(history) < plan.rounds else []
