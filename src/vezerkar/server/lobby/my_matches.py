"""A view of matches from outside: a summary for each key, and a small picture of the board."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import replace
from functools import partial
from math import inf
from typing import Final, TypeAlias

from vezerkar.draw import board_to_svg, svg_to_png
from vezerkar.engine.scene import Scene
from vezerkar.registry import presentation_file
from vezerkar.server.clocks.clock_messages import SeatTime
from vezerkar.server.clocks.clocks import MS, Away, SeatClock
from vezerkar.server.http.api_errors import ApiError
from vezerkar.server.keys import hash_key
from vezerkar.server.matches.match_service import MatchService
from vezerkar.server.matches.match_session import MatchSession
from vezerkar.server.matches.viewer import Viewer
from vezerkar.server.pages.byte_cache import ByteCache
from vezerkar.server.pages.match_page import PageInputs
from vezerkar.server.pages.page_messages import MatchPage, MatchSummary, Score
from vezerkar.server.pages.page_renderer import PageRenderer
from vezerkar.server.storage.match_lists import HeldMatch
from vezerkar.server.storage.stored_match import Holding, SeatAssignment, SeatKey, account_key

MAX_KEYS: Final = 50
"""Matches that are summed up in one request."""

MAX_MATCHES: Final = 60
"""Matches of one account that are summed up: those that are not over first."""

MAX_SUMMARIES: Final = 2000
"""Summaries that are kept."""

MAX_PICTURES_BYTES: Final = 16 * 1024 * 1024
"""Bytes of pictures that are kept. Beyond that, those looked at longest ago go first."""
SENT_PIXELS: Final = 600
"""The width of a picture that is sent."""
SENT: Final = "sent as PNG"
"""In place of a seat: the picture that is sent. No seat is called that."""

NO_SYMBOLS: Final = '<svg xmlns="http://www.w3.org/2000/svg"/>'

SummaryKey: TypeAlias = tuple[str, Viewer, str]
PictureKey: TypeAlias = tuple[str, str | None, str, int]
"""A match, the seat whose eyes are used, a language and a ply: a picture shows nothing else."""


KeptSummary: TypeAlias = Callable[[str, Holding, str, str], Awaitable[MatchSummary | None]]
"""Tells of a match that other rules wrote, by its id, what is held there, a language, and when something was done there last."""


class MyMatches:
    """Summaries and pictures of matches. Each is made once for a moment, on a thread of the `PageRenderer`.

    ``kept`` makes the summary of a match that other rules wrote.
    """

    def __init__(self, match_service: MatchService, page_renderer: PageRenderer, kept: KeptSummary) -> None:
        self._match_service = match_service
        self._page_renderer = page_renderer
        self._kept = kept
        self._summaries: OrderedDict[SummaryKey, tuple[int, MatchSummary]] = OrderedDict()
        self._pictures: ByteCache[PictureKey, bytes] = ByteCache(MAX_PICTURES_BYTES, len)

    async def summaries(self, keys: list[str], lang: str) -> list[MatchSummary]:
        """The matches that these keys open: first those in which their holder must choose, last those that are over.

        Those come first in which the holder's time is over first. Among equals it is the one in which something was done last.
        Keys that open nothing are left out, and so are matches that are damaged.
        """
        matches = await self._match_service.matches_of([hash_key(key) for key in keys])
        return await self._summaries_of([(held, partial(_by_key, held.key)) for held in matches], lang)

    async def summaries_of(self, account: int, lang: str) -> list[MatchSummary]:
        """The matches in which an account keeps seats, in the same order."""
        matches = await self._match_service.matches_of_account(account, MAX_MATCHES)
        return await self._summaries_of([(held, partial(account_key, account)) for held in matches], lang)

    async def _summaries_of(self, matches: list[tuple[HeldMatch, Holding]], lang: str) -> list[MatchSummary]:
        found = []
        for held, holds in matches:
            try:
                session = await self._match_service.unwatched_session(held.id)
                await self._match_service.refresh(session, held.rev)
            except ApiError as error:
                if error.code not in ("other_rules", "damaged"):
                    raise
                if error.code == "other_rules" and (kept := await self._kept_summary(held, holds, lang)) is not None:
                    found.append(kept)
                continue
            key = holds(session.assignments.values(), session.keys.values())
            if key is not None:
                async with session.lock:
                    viewer = discreet(session, session.viewer(key))
                found.append(await self._summary(session, viewer, lang, held.at))
        found.sort(key=lambda one: one.at, reverse=True)
        found.sort(key=lambda one: (one.over, one.gathering, not one.my_turn, _end(one)))
        return found

    async def _kept_summary(self, held: HeldMatch, holds: Holding, lang: str) -> MatchSummary | None:
        try:
            return await self._kept(held.id, holds, lang, held.at)
        except ApiError:
            # Too little of it was kept.
            return None

    async def picture(self, session: MatchSession, viewer: Viewer, lang: str) -> bytes:
        """The board of a match as a viewer sees it now, as SVG."""
        viewer = discreet(session, viewer)
        key = (session.id, viewer.seat, lang, session.ply)
        if (picture := self._pictures.use(key)) is not None:
            return picture
        async with session.lock:
            key = (session.id, viewer.seat, lang, session.ply)
            inputs = PageInputs.of(session, viewer, lang)
        picture = await self._page_renderer.in_background(lambda: picture_of(inputs), session.rules.archived)
        self._pictures.keep(key, picture)
        return picture

    async def sent_picture(self, session: MatchSession, lang: str) -> bytes:
        """The board of a match as everybody sees it now, as PNG: mail programs show no SVG, nor do notifications."""
        key = (session.id, SENT, lang, session.ply)
        if (picture := self._pictures.use(key)) is not None:
            return picture
        svg = await self.picture(session, Viewer(), lang)
        picture = await self._page_renderer.in_background(lambda: svg_to_png(svg.decode(), SENT_PIXELS))
        self._pictures.keep(key, picture)
        return picture

    async def public(self, session: MatchSession, lang: str) -> MatchSummary:
        """A match in short, as everybody may know it."""
        return await self._summary(session, Viewer(), lang, "")

    async def _summary(self, session: MatchSession, viewer: Viewer, lang: str, at: str) -> MatchSummary:
        key = (session.id, viewer, lang)
        known = self._summaries.get(key)
        if known is not None and known[0] == session.rev:
            return known[1]
        async with session.lock:
            rev, inputs = session.rev, PageInputs.of(session, viewer, lang)
        summary = await self._page_renderer.in_background(lambda: summary_of(inputs.match_page(), at), session.rules.archived)
        self._summaries[key] = (rev, summary)
        self._summaries.move_to_end(key)
        if len(self._summaries) > MAX_SUMMARIES:
            self._summaries.popitem(last=False)
        return summary


def _end(summary: MatchSummary) -> float:
    """The moment at which the viewer's time is over, in milliseconds since 1970; infinite if none runs."""
    times = [seat.time for seat in summary.seats if seat.mine and seat.waiting and seat.time is not None]
    return min((end for time in times if (end := time_end(time)) is not None), default=inf)


def time_end(time: SeatTime) -> float | None:
    """The moment at which the time of a seat is over, in milliseconds since 1970, or None while nobody is asked."""
    if time.since is None:
        return None
    away = None if time.away is None else Away(time.away.begins * MS, time.away.until * MS)
    end = SeatClock(time.left_ms, time.since * MS, away=away).ends()
    assert end is not None
    return end / MS


def _by_key(key_hash: str, assignments: Iterable[SeatAssignment], keys: Iterable[SeatKey]) -> SeatKey | None:
    return next((one for one in keys if one.hash == key_hash and not one.invitation), None)


def discreet(session: MatchSession, viewer: Viewer) -> Viewer:
    """Return the viewer from outside.

    If several players share a screen, it is a spectator, so that no secret of another shows.
    """
    players = {session.assignments[seat].player for seat in viewer.seats}
    return replace(viewer, seat=None) if len(players) > 1 else viewer


def summary_of(page: MatchPage, at: str) -> MatchSummary:
    """A MatchPage in short."""
    mine = [seat.id for seat in page.seats if seat.mine]
    return MatchSummary(
        match=page.match,
        game=page.game,
        title=page.title,
        ply=page.ply,
        seats=page.seats,
        mine=mine,
        my_turn=any(seat.mine and seat.waiting for seat in page.seats),
        gathering=page.listing is not None and page.listing.gathering,
        moment=page.scene.clock.title if page.scene.clock is not None else "",
        turn=page.turn,
        scores=_scores(page.scene, {seat.id: seat.name for seat in page.seats}),
        last=page.log[-1].text if page.log else "",
        at=at,
        over=page.over,
        outcome=page.outcome,
        winners=page.winners,
    )


def _scores(scene: Scene, names: dict[str, str]) -> list[Score]:
    """The scores that the plates of a Scene show: of each seat, or once of each side of several."""
    by_name = {
        plate.team if plate.team_score else names.get(plate.seat, plate.seat): plate.team_score or plate.score
        for plate in scene.plates
    }
    return [Score(name, score) for name, score in by_name.items() if score]


def picture_of(inputs: PageInputs) -> bytes:
    """The board at one moment through the eyes of one viewer, as SVG; of a Scene with frames the first."""
    rules = inputs.details.rules
    scene = rules.scene(inputs.state, inputs.wish)
    board = rules.board(scene.board)
    assert board is not None, "a Scene names a board that there is"
    return board_to_svg(scene, board, presentation_file(rules.game.id, "symbols.svg") or NO_SYMBOLS).encode()
