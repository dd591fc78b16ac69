"""The lobby: tables that anybody may join, in words."""

from __future__ import annotations

import re
from typing import Final

from vezerkar.registry import GAMES, game
from vezerkar.server.api_errors import ApiError
from vezerkar.server.clocks import ClockRules
from vezerkar.server.listing_table import ListedMatch, Wanted
from vezerkar.server.lobby_messages import LobbyPage, OpenTable, TableClock, TableOption, TableSeat
from vezerkar.server.match_service import MatchService
from vezerkar.server.store import written
from vezerkar.translation import translator

PAGE: Final = 50
"""Tables on one page of the lobby."""
RUNNING_MICROS: Final = 7 * 24 * 3600 * 1_000_000
"""A match in which nothing was done for so long is not shown to those who want to watch."""
CURSOR: Final = re.compile(r"(\d{1,18})-([a-z0-9]{1,40})")


async def open_tables(service: MatchService, wanted: Wanted, lang: str) -> LobbyPage:
    """A page of the lobby. Raises `ApiError`."""
    # Games that this server knew once have nobody who could join them.
    found = await service.in_order(service.store.listings.gathering, wanted, PAGE + 1)
    shown = found[:PAGE]
    return LobbyPage(
        [open_table(one, lang) for one in shown if one.game in GAMES],
        f"{shown[-1].at}-{shown[-1].match}" if len(found) > PAGE else None,
    )


async def running_tables(service: MatchService, game_id: str | None, lang: str) -> list[OpenTable]:
    """Return the tables that anybody may watch, those that went on last first. Raises `ApiError`."""
    now = await service.in_order(service.store.clock)
    found = await service.in_order(service.store.listings.running, game_id, now - RUNNING_MICROS, PAGE)
    return [open_table(one, lang) for one in found if one.game in GAMES]


def place(cursor: str) -> tuple[int, str]:
    """Return the place in the list that a cursor names. Raises `ApiError`."""
    found = CURSOR.fullmatch(cursor)
    if found is None:
        raise ApiError("malformed", detail="'before' is what 'next' of a page says")
    return int(found[1]), found[2]


def open_table(one: ListedMatch, lang: str) -> OpenTable:
    """An open table in words."""
    rules, tr = game(one.game), translator(one.game, lang)
    implied = {option for players in rules.seatings() for option in rules.implied_options(players)}
    seats = {listed.seat: listed for listed in one.seats}
    return OpenTable(
        match=one.match,
        game=one.game,
        title=tr("game-title", {}),
        about=one.listing.about,
        maker=one.listing.maker_name,
        account=one.listing.by_account,
        lang=one.listing.lang,
        options=[
            TableOption(tr(f"option-{option.id}", {}), tr(f"option-{option.id}-{value}", {}))
            for option in rules.options
            if option.id not in implied and (value := one.options.get(option.id, option.default)) != option.default
        ],
        seats=[
            TableSeat(
                id=seat,
                player=listed.player,
                name=tr(f"seat-{seat}", {}),
                kind=listed.kind,
                player_name=tr(f"bot-{listed.bot}", {}) if listed.kind == "bot" else listed.player_name,
            )
            for seat in rules.seats(one.options)
            if (listed := seats.get(seat)) is not None
        ],
        pace=one.pace,
        clock=_clock(one.timing),
        at=written(one.at),
    )


def _clock(timing: ClockRules | None) -> TableClock | None:
    return None if timing is None else TableClock(timing.kind, timing.bank_s, timing.increment_s, timing.cap_s)
