"""Matches that other rules wrote, told without these: from the events, the words and the picture that the database keeps.

Nobody can act in such a match here, but what happened in it is never lost.
"""

from __future__ import annotations

from typing import Final

from vezerkar.engine import Event
from vezerkar.engine.event import SPECTATOR
from vezerkar.registry import GAMES, game
from vezerkar.server.accounts.former_player import shown_name
from vezerkar.server.chat.chat_lines import Mute, audible, mutes_by
from vezerkar.server.http.api_errors import ApiError
from vezerkar.server.keys import hash_key
from vezerkar.server.matches.match_service import MatchService
from vezerkar.server.matches.stored_events import BadEvents, unpack_events
from vezerkar.server.offers.takebacks import taken_back
from vezerkar.server.pages.game_page import told_line
from vezerkar.server.pages.last_page import LastPage, unpack_pages
from vezerkar.server.pages.match_page import chat_lines, gone
from vezerkar.server.pages.page_messages import KeptMatch, MatchSummary, SeatInfo
from vezerkar.server.pages.page_renderer import PageRenderer
from vezerkar.server.storage.stored_match import Holding, SeatAssignment, SeatKey, StoredMatch, account_key
from vezerkar.translation import bot_label, translator

NOBODYS: Final = {"cancel": "outcome-cancelled", "draw": "outcome-draw", "abandon": "outcome-abandon"}
"""The entries of no seat that end a match, and the messages that say so."""


class KeptMatches:
    """Reads them. Whoever has a key sees what its first seat may know, all others what a spectator may."""

    def __init__(self, match_service: MatchService, page_renderer: PageRenderer) -> None:
        self._match_service = match_service
        self._page_renderer = page_renderer

    async def page(self, match: str, key: str | None, lang: str, account: int | None = None) -> KeptMatch:
        """A match as it is kept. Raises `ApiError` if there is none, or too little of it was kept."""
        saved = await self._saved(match)
        found = None
        if key is not None:
            found = next((one for one in saved.keys if one.hash == hash_key(key)), None)
            if found is None:
                raise ApiError("bad_key")
        elif account is not None:
            found = account_key(account, saved.assignments, saved.keys)
        packed = await self._match_service.in_order(self._match_service.store.last_page, match)
        return await self._page_renderer.in_background(lambda: kept_match(saved, found, packed, lang))

    async def picture(self, match: str, lang: str) -> bytes:
        """The board at its end, as SVG. Raises `ApiError` if there is none."""
        await self._saved(match)
        packed = await self._match_service.in_order(self._match_service.store.last_page, match)
        if packed is None:
            raise ApiError("not_found")
        pages = await self._page_renderer.in_background(lambda: unpack_pages(packed))
        return pages[lang].picture.encode()

    async def summary(self, match: str, holds: Holding, lang: str, at: str) -> MatchSummary | None:
        """A match in short for whoever ``holds`` something there, or None for one who holds nothing. Raises `ApiError`."""
        saved = await self._saved(match)
        key = holds(saved.assignments, saved.keys)
        if key is None:
            return None
        packed = await self._match_service.in_order(self._match_service.store.last_page, match)
        return summary_of(await self._page_renderer.in_background(lambda: kept_match(saved, key, packed, lang)), at)

    async def _saved(self, match: str) -> StoredMatch:
        try:
            await self._match_service.unwatched_session(match)
        except ApiError as error:
            if error.code != "other_rules":
                raise
        else:
            # Its rules are here, and show more.
            raise ApiError("not_found")
        saved = await self._match_service.in_order(self._match_service.store.load, match)
        if saved is None:
            raise ApiError("unknown_match")
        if saved.game not in GAMES or not saved.told:
            now = game(saved.game).version if saved.game in GAMES else "-"
            raise ApiError("other_rules", then=saved.version, now=now)
        return saved


def kept_match(saved: StoredMatch, key: SeatKey | None, packed: bytes | None, lang: str) -> KeptMatch:
    """Return a match as it is kept; ``packed`` are its last pages, if there are any."""
    rules, tr = game(saved.game), translator(saved.game, lang)
    last = unpack_pages(packed)[lang] if packed is not None else None
    held = key.seats if key is not None and not key.invitation else ()
    seats = rules.seats(saved.options)
    eyes = seats.index(held[0]) if held and held[0] in seats else SPECTATOR
    resigned = next((entry.seat for entry in saved.log if entry.kind == "resign"), "")
    ended = next((entry.kind for entry in saved.log if entry.kind in NOBODYS), "")
    return KeptMatch(
        match=saved.id,
        game=saved.game,
        title=last.title if last is not None else tr("game-title", {}),
        then=saved.version,
        now=rules.version,
        ply=len(saved.log),
        over=saved.over,
        outcome=last.outcome if last is not None else _outcome(resigned, ended, saved.game, lang),
        winners=last.winners if last is not None else [],
        seats=seat_infos(saved, last, held, lang),
        log=[told_line(rules, seats, lang, ply, event) for ply, event in happened(saved) if event.visible(eyes)],
        text_view=last.text_view if last is not None else [],
        chat=chat_lines(audible(saved.chat, _mutes(saved, key), saved.over), lang),
        picture=last is not None,
        taken_back=taken_back(saved.log),
    )


def _mutes(saved: StoredMatch, key: SeatKey | None) -> tuple[Mute, ...]:
    held = [one for one in saved.assignments if key is not None and one.seat in key.seats and not key.invitation]
    accounts = {one.account for one in held if one.account is not None}
    return mutes_by(saved.mutes, accounts, {one.player for one in held})


def happened(saved: StoredMatch) -> list[tuple[int, Event]]:
    """All events of a match, each with its ply, without those that were undone."""
    trail = [(0, _unpacked(saved.events))]
    for entry in saved.log:
        if entry.kind == "undo":
            trail.pop()
        elif entry.events:
            trail.append((entry.ply, _unpacked(entry.events)))
        elif entry.kind == "act":
            trail.append((entry.ply, ()))
    return [(ply, event) for ply, events in trail for event in events]


def _unpacked(events: bytes | None) -> tuple[Event, ...]:
    try:
        return unpack_events(events or b"")
    except BadEvents:
        return ()


def seat_infos(saved: StoredMatch, last: LastPage | None, held: tuple[str, ...], lang: str) -> list[SeatInfo]:
    """Return the seats and who has them. Nobody has to choose, for nobody knows any more what."""
    tr = translator(saved.game, lang)
    names, bots = (last.names, last.bots) if last is not None else ({}, {})
    return [
        SeatInfo(
            id=one.seat,
            player=one.player,
            name=names.get(one.seat) or tr(f"seat-{one.seat}", {}),
            tone=one.seat,
            player_name=bots.get(one.seat) or bot_label(one.bot, tr) if one.kind == "bot" else shown_name(one.player_name, lang),
            kind=one.kind,
            mine=one.seat in held,
            online=False,
            waiting=False,
            by_bot=one.by_bot,
            gone=gone(one),
        )
        for one in _ordered(saved)
    ]


def _ordered(saved: StoredMatch) -> list[SeatAssignment]:
    seats = game(saved.game).seats(saved.options)
    return sorted(saved.assignments, key=lambda one: seats.index(one.seat) if one.seat in seats else len(seats))


def _outcome(resigned: str, ended: str, name: str, lang: str) -> str:
    """Return how a match ended of which no last page was kept, as far as its log says it."""
    if ended:
        return translator("", lang)(NOBODYS[ended], {})
    tr = translator(name, lang)
    return tr("outcome-resigned", {"seat": tr(f"seat-{resigned}", {})}) if resigned else ""


def summary_of(kept: KeptMatch, at: str) -> MatchSummary:
    """A match in short, for the list of one's own."""
    return MatchSummary(
        match=kept.match,
        game=kept.game,
        title=kept.title,
        ply=kept.ply,
        seats=kept.seats,
        mine=[seat.id for seat in kept.seats if seat.mine],
        my_turn=False,
        gathering=False,
        moment="",
        turn=None,
        scores=[],
        last=kept.log[-1].text if kept.log else "",
        at=at,
        over=kept.over,
        outcome=kept.outcome,
        winners=kept.winners,
    )
