"""Nobody is helped with a position that they play in a match which counts: not by way of a match that they set up like it."""

from __future__ import annotations

from vezerkar.server.http.api_errors import ApiError
from vezerkar.server.matches.match_service import MatchService
from vezerkar.server.matches.match_session import MatchSession
from vezerkar.server.matches.viewer import Viewer
from vezerkar.server.pages.match_page import PageInputs
from vezerkar.server.pages.page_renderer import PageRenderer

Board = list[tuple[str, str, str, str]]


class Twins:
    """Compares boards as those who watch see them: what counters and hands say can be set up otherwise at will."""

    def __init__(self, match_service: MatchService, page_renderer: PageRenderer) -> None:
        self._match_service = match_service
        self._page_renderer = page_renderer

    async def refuse(self, session: MatchSession, accounts: set[int]) -> None:
        """Raise `ApiError` if a match that was set up has the board of one that counts, in which one of these accounts sits now.

        No lock may be held.
        """
        if not session.placed or not accounts:
            return
        service = self._match_service
        matches = await service.in_order(service.store.lists.in_earnest_of, accounts, session.game.id)
        if not matches:
            return
        board = await self._board(session)
        for match in matches:
            try:
                other = await service.unwatched_session(match)
            except ApiError:
                # Its rules are gone, or it is damaged: nobody can go on with it either.
                continue
            if await self._board(other) == board:
                raise ApiError("same_board")

    async def _board(self, session: MatchSession) -> Board:
        async with session.lock:
            inputs = PageInputs.of(session, Viewer(), "en")
        return await self._page_renderer.in_background(lambda: board_of(inputs), session.rules.archived)


def board_of(inputs: PageInputs) -> Board:
    """Return which pieces lie where in the spaces, or on the table, for whoever watches. Markers on tracks are left out."""
    scene = inputs.details.rules.scene(inputs.state, inputs.wish)
    spaces = {area.id for area in scene.areas}
    pieces = [token for token in scene.tokens if token.place in spaces or token.at is not None]
    return sorted((token.place or str(token.at), token.symbol, token.tone, token.face) for token in pieces)
