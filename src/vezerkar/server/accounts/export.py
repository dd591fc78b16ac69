"""Everything that the table holds of a person, as one JSON text: its holder's alone, and nothing that is secret of others.

Of matches that are over it has the records, which everybody may have. They are written one after the other, so however many there
are, no more than one is in memory.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from sqlalchemy import Connection, Engine, Row, Select, select

from vezerkar.engine.game import Json
from vezerkar.server.http.api_errors import ApiError
from vezerkar.server.jobs.job_table import database_clock
from vezerkar.server.lobby.listing import maker_of
from vezerkar.server.matches.match_service import MatchService
from vezerkar.server.storage.moments import written
from vezerkar.server.storage.schema import (
    ACCOUNTS,
    API_TOKENS,
    BOT_ACCOUNTS,
    CHALLENGES,
    CHANNELS,
    CHAT,
    DEVICES,
    ENTRANTS,
    FINISHED_SEATS,
    FOLLOWS,
    FORMER_NAMES,
    HOLIDAYS,
    INVITATIONS,
    LESSON_STARS,
    LISTINGS,
    MATCHES,
    MUTES,
    NOTICES,
    PAIRINGS,
    PASSKEYS,
    PUSH_DEVICES,
    PUZZLE_SOLVERS,
    PUZZLE_TRIES,
    RATED_GAMES,
    RATED_SEATS,
    RATINGS,
    REPORTS,
    SANCTIONS,
    SEATS,
    SENT,
    SESSIONS,
    TOKENS,
    TOURNAMENTS,
    WISHES,
)
from vezerkar.server.tournaments.round_dates import extended_by

MOMENTS: Final = ("made", "seen", "at", "renamed", "leaves", "until", "expires", "last", "ended", "created", "moved", "begins")
"""Columns that hold a moment."""


class AccountExport:
    """Reads what is kept of an account."""

    def __init__(self, match_service: MatchService) -> None:
        self._match_service = match_service

    async def begin(self, account: int) -> AsyncIterator[bytes]:
        """Read what stands beside the matches; return the whole text, part by part. Raises `ApiError`."""
        beside, matches = await self._match_service.in_order(read, self._match_service.store.engine, account)
        return self._parts(beside, matches)

    async def _parts(self, beside: Mapping[str, Json], matches: list[dict[str, Json]]) -> AsyncIterator[bytes]:
        yield msgspec.json.encode(beside)[:-1] + b',"matches":['
        for number, match in enumerate(matches):
            if match["over"]:
                match["record"] = await self._record(str(match["match"]))
            yield (b"," if number else b"") + msgspec.json.encode(match)
        yield b"]}"

    async def _record(self, match: str) -> str | None:
        """The record of a match that is over, or None if it cannot be read now."""
        try:
            session = await self._match_service.unwatched_session(match)
            async with session.lock:
                return session.record().text() if session.over else None
        except ApiError:
            # The beginning is on its way already: whatever is wrong with one match, the rest is of use.
            return None


def read(engine: Engine, account: int) -> tuple[dict[str, Json], list[dict[str, Json]]]:
    """Return what is kept of an account, and the matches in which it keeps seats, without their records."""
    with engine.connect() as connection:
        beside: dict[str, Json] = {"written": written(database_clock(connection))}
        for name, query in _queries(account).items():
            beside[name] = [_plain(row) for row in connection.execute(query)]
        beside["extended_rounds"] = extended_by(connection, account)
        hooks = connection.execute(select(CHANNELS).where(CHANNELS.c.account == account).order_by(CHANNELS.c.id))
        # Whoever knows the address of a webhook can post there: it is shown nowhere again.
        beside["webhooks"] = [{"form": row.form, "host": urlsplit(row.url).hostname, "error": row.error} for row in hooks]
        signed_in = PUSH_DEVICES.c.session.in_(select(SESSIONS.c.hash))
        devices = connection.execute(
            select(PUSH_DEVICES).where(PUSH_DEVICES.c.account == account, signed_in).order_by(PUSH_DEVICES.c.id)
        )
        # Nor is that at which a browser is reached.
        beside["push_devices"] = [
            {"service": urlsplit(row.endpoint).hostname, "made": written(row.made), "error": row.error} for row in devices
        ]
        return beside, _matches(connection, account)


def _queries(account: int) -> dict[str, Select[Any]]:
    """For each part of the text, what is read for it; no hash, key or token."""
    own = ACCOUNTS.c.id == account
    hours = ACCOUNTS.c.zone, ACCOUNTS.c.quiet_from, ACCOUNTS.c.quiet_to, ACCOUNTS.c.digest_hour
    mail = ACCOUNTS.c.mail, ACCOUNTS.c.new_mail, ACCOUNTS.c.mail_refused
    rated = select(RATED_GAMES.c.match, RATED_GAMES.c.pool, RATED_GAMES.c.ended, RATED_SEATS.c.seat)
    return {
        "account": select(
            *(ACCOUNTS.c[name] for name in ("name", "role", "made", "renamed", "leaves", "lang")), *mail, *hours
        ).where(own),
        "former_names": select(FORMER_NAMES.c.name_key, FORMER_NAMES.c.until).where(FORMER_NAMES.c.account == account),
        "holidays": select(HOLIDAYS.c.begins, HOLIDAYS.c.until).where(HOLIDAYS.c.account == account).order_by(HOLIDAYS.c.begins),
        "sessions": select(*(SESSIONS.c[name] for name in ("id", "browser", "place", "made", "seen"))).where(
            SESSIONS.c.account == account
        ),
        "passkeys": select(*(PASSKEYS.c[name] for name in ("label", "made", "seen"))).where(PASSKEYS.c.account == account),
        "browsers": select(DEVICES.c.seen).where(DEVICES.c.account == account),
        "links": select(TOKENS.c.kind, TOKENS.c.mail, TOKENS.c.expires).where(TOKENS.c.account == account),
        "tokens": select(*(API_TOKENS.c[name] for name in ("name", "scope", "made", "seen"))).where(
            API_TOKENS.c.account == account
        ),
        "bot": select(*(BOT_ACCOUNTS.c[name] for name in ("games", "most", "rated", "seen"))).where(
            BOT_ACCOUNTS.c.account == account
        ),
        "challenges": select(*(CHALLENGES.c[name] for name in ("match", "player", "made", "state"))).where(
            CHALLENGES.c.account == account
        ),
        "invitations": select(*(INVITATIONS.c[name] for name in ("match", "party", "made", "expires", "state")))
        .where(INVITATIONS.c.account == account)
        .order_by(INVITATIONS.c.id),
        "sent_invitations": select(
            ACCOUNTS.c.name.label("to"), *(INVITATIONS.c[name] for name in ("match", "party", "made", "expires", "state"))
        )
        .join(ACCOUNTS, ACCOUNTS.c.id == INVITATIONS.c.account)
        .where(INVITATIONS.c.by_account == account)
        .order_by(INVITATIONS.c.id),
        "following": select(ACCOUNTS.c.name)
        .join(FOLLOWS, FOLLOWS.c.followed == ACCOUNTS.c.id)
        .where(FOLLOWS.c.account == account)
        .order_by(ACCOUNTS.c.name_key),
        "wishes": select(WISHES.c.event, WISHES.c.channel, WISHES.c.mode).where(WISHES.c.account == account),
        "notices": select(NOTICES.c.match, NOTICES.c.event, NOTICES.c.target, NOTICES.c.mode, NOTICES.c.at, NOTICES.c.read)
        .where(NOTICES.c.account == account)
        .order_by(NOTICES.c.at),
        "sent": select(SENT.c.at).where(SENT.c.account == account).order_by(SENT.c.at),
        "ratings": select(*(RATINGS.c[name] for name in ("pool", "mu", "sigma", "games", "last"))).where(
            RATINGS.c.account == account
        ),
        "rated_matches": rated.join(RATED_SEATS, RATED_SEATS.c.match == RATED_GAMES.c.match)
        .where(RATED_SEATS.c.account == account)
        .order_by(RATED_GAMES.c.ended),
        "finished_games": select(*(FINISHED_SEATS.c[name] for name in ("match", "seat", "side", "result"))).where(
            FINISHED_SEATS.c.account == account
        ),
        "puzzle_ratings": select(*(PUZZLE_SOLVERS.c[name] for name in ("game", "mu", "sigma", "tries"))).where(
            PUZZLE_SOLVERS.c.account == account
        ),
        "puzzle_tries": select(*(PUZZLE_TRIES.c[name] for name in ("puzzle", "at", "chosen", "right", "before", "after", "vote")))
        .where(PUZZLE_TRIES.c.account == account)
        .order_by(PUZZLE_TRIES.c.at),
        "lessons": select(*(LESSON_STARS.c[name] for name in ("lesson", "stars", "at")))
        .where(LESSON_STARS.c.account == account)
        .order_by(LESSON_STARS.c.lesson),
        "open_tables": select(LISTINGS.c.match, LISTINGS.c.about, LISTINGS.c.at).where(LISTINGS.c.maker == maker_of(account)),
        "reports": select(REPORTS.c.match, REPORTS.c.ply, REPORTS.c.seat, REPORTS.c.line, REPORTS.c.reason, REPORTS.c.at).where(
            REPORTS.c.by == account
        ),
        "acts": select(*(SANCTIONS.c[name] for name in ("kind", "at", "until", "reason"))).where(SANCTIONS.c.account == account),
        "tournaments": select(*(TOURNAMENTS.c[name] for name in ("id", "game", "name", "about", "made"))).where(
            TOURNAMENTS.c.organiser == account
        ),
        "settled_tables": select(PAIRINGS.c.tournament, PAIRINGS.c.round, PAIRINGS.c.table, PAIRINGS.c.reason)
        .join(TOURNAMENTS, TOURNAMENTS.c.id == PAIRINGS.c.tournament)
        .where(TOURNAMENTS.c.organiser == account, PAIRINGS.c.reason != ""),
        "entries": select(ENTRANTS.c.tournament, ENTRANTS.c.number, ENTRANTS.c.rating, ENTRANTS.c.withdrawn).where(
            ENTRANTS.c.account == account
        ),
        "chat": select(CHAT.c.match, CHAT.c.room, CHAT.c.name, CHAT.c.text, CHAT.c.at)
        .where(CHAT.c.account == account)
        .order_by(CHAT.c.id),
        "muted": select(MUTES.c.name, MUTES.c.blocks, MUTES.c.match).where(MUTES.c.by_account == account).order_by(MUTES.c.id),
    }


def _matches(connection: Connection, account: int) -> list[dict[str, Json]]:
    told = SEATS.c.orders, SEATS.c.plan, SEATS.c.plan_report
    seats = select(SEATS.c.match, SEATS.c.seat, SEATS.c.holder, *told).where(SEATS.c.account == account)
    own: dict[str, list[Json]] = {}
    for row in connection.execute(seats.order_by(SEATS.c.seat)):
        mine = {"seat": row.seat, "name": row.holder, "orders": row.orders, "plan": row.plan, "plan_report": row.plan_report}
        own.setdefault(row.match, []).append(mine)
    columns = (MATCHES.c[name] for name in ("game", "options", "pace", "created", "moved", "over", "rated"))
    query = select(MATCHES.c.id.label("match"), *columns).order_by(MATCHES.c.created)
    kept = select(SEATS.c.match).where(SEATS.c.account == account)
    return [_plain(row) | {"seats": own[row.match]} for row in connection.execute(query.where(MATCHES.c.id.in_(kept)))]


def _plain(row: Row[Any]) -> dict[str, Json]:
    return {
        name: written(value) if name in MOMENTS and isinstance(value, int) else value for name, value in row._asdict().items()
    }
