"""Nobody is helped with a position that they play in a match which counts: not by way of a match that they set up like it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

from vezerkar.engine.game import Game
from vezerkar.engine.scene import Scene, Token
from vezerkar.server.http.api_errors import ApiError
from vezerkar.server.matches.match_service import MatchService
from vezerkar.server.matches.match_session import MatchSession
from vezerkar.server.matches.placed_match import read_position
from vezerkar.server.matches.viewer import Viewer
from vezerkar.server.pages.match_page import PageInputs
from vezerkar.server.pages.page_renderer import PageRenderer
from vezerkar.translation import translator

Board = Counter[tuple[str, str, str]]
ONE_IN: Final = 7
"""Boards are alike if at most one piece in so many differs: a marker of points, say, or what somebody has changed on purpose."""
APART: Final = 50
"""On an open table pieces less than about so far apart stand in the same place."""
GONE: Final = "other_rules", "damaged"
"""Refusals of a match that nobody can go on with either."""


class Twins:
    """Compares boards as those who watch see them: what counters and hands say can be set up otherwise at will."""

    def __init__(self, match_service: MatchService, page_renderer: PageRenderer) -> None:
        self._match_service = match_service
        self._page_renderer = page_renderer

    async def refuse(self, session: MatchSession, accounts: set[int]) -> None:
        """Raise `ApiError` if a match that was set up looks like one that counts, in which one of these accounts sits now.

        No lock may be held.
        """
        if others := await self._in_earnest(session.game.id, accounts):
            self._compare(await self._board(session), others)

    async def refuse_position(self, game: Game[Any, Any], position: Mapping[str, Any], accounts: set[int]) -> None:
        """Raise `ApiError` if a match with bots is to begin at such a position: the first that a bot does would be its advice."""
        if others := await self._in_earnest(game.id, accounts):
            self._compare(await self._page_renderer.in_background(lambda: board_of_position(game, position)), others)

    async def _in_earnest(self, game: str, accounts: set[int]) -> list[Board]:
        """The boards of the matches of a game that count, in which one of these accounts sits now."""
        service = self._match_service
        boards = []
        for match in await service.in_order(service.store.lists.in_earnest_of, accounts, game) if accounts else []:
            try:
                other = await service.unwatched_session(match)
                await service.refresh(other)
            except ApiError as error:
                if error.code not in GONE:
                    raise
            else:
                boards.append(await self._board(other))
        return boards

    async def _board(self, session: MatchSession) -> Board:
        async with session.lock:
            inputs = PageInputs.of(session, Viewer(), "en")
        return await self._page_renderer.in_background(lambda: board_of_match(inputs), session.rules.archived)

    def _compare(self, board: Board, others: list[Board]) -> None:
        if any(alike(board, other) for other in others):
            raise ApiError("same_board")


def alike(board: Board, other: Board) -> bool:
    """Return True if two boards are the same but for a few pieces."""
    most = max(board.total(), other.total())
    return (most - (board & other).total()) * ONE_IN <= most


def board_of_match(inputs: PageInputs) -> Board:
    """Return what lies where in a match, for whoever watches."""
    return board_of(inputs.details.rules.scene(inputs.state, inputs.wish))


def board_of_position(game: Game[Any, Any], position: Mapping[str, Any]) -> Board:
    """Return what lies where at a position, for whoever watches. Raises `ApiError`."""
    match = read_position(game, position)
    return board_of(game.scene(match.view(None), None, translator(game.id, "en")))


def board_of(scene: Scene) -> Board:
    """Return what lies where, and how many of each."""
    return Counter((place_of(token), token.symbol, token.tone) for token in scene.tokens)


def place_of(token: Token) -> str:
    """Return where a piece lies; on an open table roughly."""
    return token.place if token.at is None else " ".join(str(part // APART) for part in token.at)
