"""One click to an opponent: joins the oldest open table that fits, or says what table to open."""

from __future__ import annotations

from secrets import choice
from typing import Any, Final

from vezerkar.engine import Game
from vezerkar.server.clocks.clock_messages import ClockWish
from vezerkar.server.clocks.clocks import PRESETS
from vezerkar.server.http.api_errors import ApiError
from vezerkar.server.lobby.gathering import join
from vezerkar.server.lobby.listing_table import Wanted
from vezerkar.server.lobby.lobby_messages import Join, QuickWish
from vezerkar.server.matches.match_messages import CreatedMatch, NewMatch
from vezerkar.server.matches.match_service import MatchService

MOST: Final = 50
"""The oldest tables that are looked at."""
PRESET: Final = {"live": "live", "days": "usual"}
"""For each kind of clock, the one that a table has which is opened for want of another."""
GONE: Final = ("not_welcome", "taken", "over", "not_found", "unknown_match", "other_rules", "rules_lost", "damaged")
"""Refusals after which the next table is tried."""


async def join_oldest(service: MatchService, wish: QuickWish, account: int | None) -> CreatedMatch | None:
    """Sit down at the oldest open table of the game with such a clock. None: there is none. Raises `ApiError`.

    It is none that is rated: nobody plays for a rating unasked. At one's own table one goes on waiting: its key is empty then,
    for it is known.
    """
    found = await service.in_order(service.store.listings.gathering, Wanted(wish.game, wish.clock, rated=False), MOST, True)
    own = None
    for table in found:
        if table.match in wish.mine or (account is not None and any(seat.account == account for seat in table.seats)):
            own = table.match
            continue
        for player in dict.fromkeys(seat.player for seat in table.seats if seat.kind == "open"):
            try:
                session = await service.session(table.match)
                return await join(service, session, Join(player, wish.name), account)
            except ApiError as error:
                if error.code not in GONE:
                    raise
    return None if own is None else CreatedMatch(own, "", [], {})


def table_for(game: Game[Any, Any], wish: QuickWish) -> NewMatch:
    """Return the table that is to be opened: as the game is usually played, on a side by chance."""
    preset = next(one for one in PRESETS if one.id == PRESET[wish.clock])
    # The usual number of players comes first.
    players, groups = next((players, groups) for players, groups in game.seatings().items() if players > 1)
    mine = choice(groups)
    return NewMatch(
        game=wish.game,
        seats={seat: "me" if group == mine else "open" for group in groups for seat in group},
        players=players,
        options=dict(game.recommended),
        name=wish.name,
        clock=ClockWish(preset.kind, preset.bank_s, preset.increment_s, preset.cap_s),
        listing="open",
    )
