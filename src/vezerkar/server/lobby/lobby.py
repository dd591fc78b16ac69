"""The lobby: tables that anybody may join, in words."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Final

from vezerkar.registry import GAMES, game
from vezerkar.server.clocks.clocks import ClockRules
from vezerkar.server.http.api_errors import ApiError
from vezerkar.server.lobby.listing_table import ListedMatch, ListedSeat, Wanted
from vezerkar.server.lobby.lobby_messages import LobbyPage, OpenTable, TableClock, TableOption, TableSeat
from vezerkar.server.matches.match_service import MatchService
from vezerkar.server.ratings.rated_match import pool_of
from vezerkar.server.ratings.ratings import Rating
from vezerkar.server.storage.moments import written
from vezerkar.translation import bot_label, translator

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
        await _told(service, shown, lang),
        f"{shown[-1].at}-{shown[-1].match}" if len(found) > PAGE else None,
    )


async def running_tables(service: MatchService, game_id: str | None, account: int | None, lang: str) -> list[OpenTable]:
    """Return the tables that anybody may watch: first those of people whom an account follows, then what went on last.

    Raises `ApiError`.
    """
    now = await service.in_order(service.store.clock)
    found = await service.in_order(service.store.listings.running, game_id, now - RUNNING_MICROS, PAGE, account)
    return await _told(service, found, lang)


async def substitute_tables(service: MatchService, game_id: str | None, account: int | None, lang: str) -> list[OpenTable]:
    """Return the tables that go on and want somebody for a seat, those that went on last first. Raises `ApiError`."""
    listings = service.store.listings
    found = await service.in_order(listings.substitutes, game_id, account, PAGE)
    apart = await service.in_order(listings.set_apart, game_id, account, PAGE)
    return await _told(service, sorted([*found, *apart], key=lambda one: one.moved, reverse=True)[:PAGE], lang)


async def _told(service: MatchService, found: Sequence[ListedMatch], lang: str) -> list[OpenTable]:
    """These tables in words, with the ratings of those who sit at rated ones."""
    known = [one for one in found if one.game in GAMES]
    pools = {one.match: str(pool_of(one.game, (seat.player for seat in one.seats), one.timing)) for one in known if one.rated}
    places = [(pools[one.match], seat.account) for one in known if one.rated for seat in one.seats if seat.account is not None]
    ratings = await service.in_order(service.store.ratings.shown, places)

    def rating_at(one: ListedMatch) -> Callable[[ListedSeat], Rating | None]:
        pool = pools.get(one.match, "")
        return lambda seat: ratings.get((pool, seat.account), Rating()) if pool and seat.account is not None else None

    return [open_table(one, lang, rating_at(one)) for one in known]


def place(cursor: str) -> tuple[int, str]:
    """Return the place in the list that a cursor names. Raises `ApiError`."""
    found = CURSOR.fullmatch(cursor)
    if found is None:
        raise ApiError("malformed", detail="'before' is what 'next' of a page says")
    return int(found[1]), found[2]


def open_table(one: ListedMatch, lang: str, rating_of: Callable[[ListedSeat], Rating | None]) -> OpenTable:
    """An open table in words; ``rating_of`` says the rating of whoever has a seat, if that is to be told."""
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
                player_name=bot_label(listed.bot, tr) if listed.kind == "bot" else listed.player_name,
                rating=None if (rating := rating_of(listed)) is None else rating.shown,
                provisional=rating is not None and rating.provisional,
                by_bot=listed.by_bot,
                vacant_until=None if listed.vacant_until is None else listed.vacant_until // 1000,
                stand_in=bot_label(listed.stand_in, tr) if listed.stand_in else "",
            )
            for seat in rules.seats(one.options)
            if (listed := seats.get(seat)) is not None
        ],
        pace=one.pace,
        clock=_clock(one.timing),
        at=written(one.at),
        rated=one.rated,
        teaching=one.teaching,
        rating_from=one.listing.rating_from,
        rating_to=one.listing.rating_to,
        ply=one.ply,
        followed=[*one.followed],
        apart=one.apart,
    )


def _clock(timing: ClockRules | None) -> TableClock | None:
    return None if timing is None else TableClock(timing.kind, timing.bank_s, timing.increment_s, timing.cap_s)
