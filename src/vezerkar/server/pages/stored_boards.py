"""Board pictures of the files of users that are stored with matches: the name of each tells from which files it is drawn."""

from __future__ import annotations

import re
from typing import Final

from vezerkar.registry import GAMES
from vezerkar.server.http.api_errors import ApiError
from vezerkar.server.matches.match_service import MatchService
from vezerkar.server.pages.byte_cache import ByteCache
from vezerkar.server.pages.page_renderer import PageRenderer
from vezerkar.server.pages.static_files import StaticFile, static_file
from vezerkar.server.rules.archived_rules import BOARD_DIGITS

NAME: Final = re.compile(rf"([a-z0-9]+)(\.[a-z0-9_-]{{1,80}}-([0-9a-f]{{{BOARD_DIGITS}}}))\.svg")
"""The name of such a picture: the game, the board, and how the digest of the files begins."""
MAX_BYTES: Final = 8 * 1024 * 1024
"""Bytes of pictures that are kept. Beyond that, those looked at longest ago go first."""


class StoredBoards:
    """Draws them under the rules of now, in the process that has these files."""

    def __init__(self, match_service: MatchService, page_renderer: PageRenderer) -> None:
        self._service = match_service
        self._renderer = page_renderer
        self._drawn: ByteCache[str, StaticFile] = ByteCache(MAX_BYTES, lambda file: len(file.content))

    async def file(self, name: str) -> StaticFile:
        """The picture of this name. Raises `ApiError` if there is none."""
        if (known := self._drawn.use(name)) is not None:
            return known
        named = NAME.fullmatch(name)
        if named is None or named[1] not in GAMES:
            raise ApiError("not_found")
        game, board, begin = named[1], f"{named[1]}{named[2]}", named[3]
        digest = await self._service.in_order(self._service.store.files_digest, begin)
        if digest is None:
            raise ApiError("not_found")
        archives = self._service.archives
        picture = await self._renderer.in_background(lambda: archives.with_files(game, digest).board(board), archived=True)
        if picture is None:
            raise ApiError("not_found")
        found = static_file(name, picture.encode())
        self._drawn.keep(name, found)
        return found
