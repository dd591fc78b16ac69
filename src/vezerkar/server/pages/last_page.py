"""The last page of a match as a spectator sees it, in both languages: what is left to show when its rules are gone.

It is made once, when the match is over, and kept with it: words, names and the picture of the board. To show it takes no rules.
"""

from __future__ import annotations

import lzma
from collections.abc import Callable

import msgspec

from vezerkar.engine.game import Json
from vezerkar.server.http.api_errors import ApiError
from vezerkar.server.lobby.my_matches import picture_of
from vezerkar.server.matches.match_service import MatchService
from vezerkar.server.matches.match_session import MatchSession
from vezerkar.server.matches.viewer import Viewer
from vezerkar.server.pages.match_page import PageInputs
from vezerkar.translation import LANGUAGES


class LastPage(msgspec.Struct, frozen=True):
    """The end of a match as a spectator sees it, in one language.

    ``names`` are those of the seats, ``bots`` those of the bots, by seat. ``picture`` is the board as SVG.
    """

    title: str
    names: dict[str, str]
    bots: dict[str, str]
    outcome: str
    winners: list[str]
    text_view: list[str]
    picture: str


def pack_pages(pages: dict[str, LastPage]) -> bytes:
    """Return the pages of a match, by language, as bytes. The pictures are nearly the same, so both take little more than one."""
    return lzma.compress(msgspec.json.encode(pages))


def unpack_pages(packed: bytes) -> dict[str, LastPage]:
    """Return the pages that `pack_pages` packed."""
    return msgspec.json.decode(lzma.decompress(packed), type=dict[str, LastPage])


def last_page(session: MatchSession, lang: str) -> Callable[[], LastPage]:
    """Return what makes the last page of a match that is over, on any thread. Its lock must be held."""
    inputs, board = PageInputs.of(session, Viewer(), lang), PageInputs.of(session, Viewer(), lang)

    def make() -> LastPage:
        page = inputs.match_page()
        return LastPage(
            title=page.title,
            names={seat.id: seat.name for seat in page.seats},
            bots={seat.id: seat.player_name for seat in page.seats if seat.kind == "bot"},
            outcome=page.outcome,
            winners=page.winners,
            text_view=page.text_view,
            picture=picture_of(board).decode(),
        )

    return make


class LastPages:
    """The work of the job."""

    def __init__(self, match_service: MatchService) -> None:
        self._match_service = match_service

    async def make(self, body: dict[str, Json]) -> None:
        """Make and keep the last page of a match. A second run writes the same."""
        service, match = self._match_service, str(body["match"])
        try:
            session = await service.unwatched_session(match)
        except ApiError as error:
            if error.code in ("unknown_match", "other_rules"):
                # It was deleted meanwhile, or the server was brought up to date: then there is nothing to draw it with.
                return
            raise
        async with session.lock:
            if not session.over:
                return
            makers = {lang: last_page(session, lang) for lang in LANGUAGES}
        packed = await service.in_thread(lambda: pack_pages({lang: make() for lang, make in makers.items()}))
        await service.in_order(service.store.keep_last_page, match, packed)
