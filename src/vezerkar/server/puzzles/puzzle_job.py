"""The search for fresh puzzles: a job that lets bots play until the rules have proved some more."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Awaitable, Callable, Sequence
from time import monotonic
from typing import Final, TypeAlias

import msgspec

from vezerkar.engine.game import Json
from vezerkar.registry import GAMES, game
from vezerkar.server.jobs.job_table import NewJob
from vezerkar.server.jobs.quiet_process import WorkFailed, done_quietly
from vezerkar.server.matches.match_service import MatchService
from vezerkar.server.puzzles.puzzle_table import PuzzleTable
from vezerkar.study import puzzles
from vezerkar.study.puzzle_harvest import question_of, search
from vezerkar.study.puzzles import Posed, Puzzle

LOG: Final = logging.getLogger(__name__)
SEARCH: Final = "puzzles"
"""The kind of job."""
FEW_LEFT: Final = 10
"""The table looks for fresh puzzles if somebody has no more than so many before them."""
MOST_AT_ONCE: Final = 25
"""Puzzles that one search looks for."""
MOST_FRESH: Final = 200
"""Fresh puzzles of a theme that a table keeps; then it looks for no more."""
SEARCH_SECONDS: Final = 60.0
"""A search ends after so long, with what it has found. It runs beside everything else, at the lowest priority."""
MOST_SECONDS: Final = 240.0
"""A search that takes so long has failed: on a busy machine the last game of its bots may take a while."""

BARREN_SECONDS: Final = 6 * 3600.0
"""Seconds for which a theme is left alone after a search that found nothing: there may be no more."""

Searching: TypeAlias = Callable[[str, str, str, Sequence[str]], Awaitable[list[tuple[Puzzle, float]]]]
"""Looks for puzzles, given a game, a theme, a seed, and what is known already (see `search`).

It returns each with the chance that a blind guess solves it.
"""


def search_job(name: str, theme: str) -> NewJob:
    """Return the job that looks for fresh puzzles of a theme."""
    return NewJob(SEARCH, {"game": name, "theme": theme}, key=f"{SEARCH} {name} {theme}")


class PuzzleSearch:
    """The work of the job. ``look`` finds puzzles, in a process of its own unless said otherwise."""

    def __init__(self, match_service: MatchService, look: Searching | None = None) -> None:
        self._service = match_service
        self._table = PuzzleTable(match_service.store.engine, match_service.store.jobs)
        self._look = look or quiet_search
        self._barren: dict[tuple[str, str], float] = {}

    async def work(self, body: dict[str, Json]) -> None:
        """Do the job: keep what was found. A second run finds others."""
        name, theme = str(body["game"]), str(body["theme"])
        if name not in GAMES or theme not in {one.id for one in game(name).puzzles()}:
            return
        if monotonic() < self._barren.get((name, theme), 0.0):
            return
        version = game(name).version
        await self._service.in_order(self._table.drop_old_fresh, name, version)
        fresh = [one for one in await self._service.in_order(self._table.fresh, name, version) if one.theme == theme]
        room = min(MOST_AT_ONCE, MOST_FRESH - len(fresh))
        if room <= 0:
            return
        shipped = [one for one in puzzles.stored(name).puzzles if one.theme == theme]
        known = [same for one in shipped for same in (one.id, question_of(one.theme, one.seat, one.ask))]
        known += [same for one in fresh for same in (one.id, one.question)]
        try:
            found = await self._look(name, theme, secrets.token_hex(8), known)
        except WorkFailed as error:
            # Whoever practises goes on with what there is.
            LOG.warning("no fresh puzzles: %s", error)
            found = []
        if not found:
            self._barren[name, theme] = monotonic() + BARREN_SECONDS
        await self._service.in_order(self._table.add_fresh, found[:room], version)


async def quiet_search(name: str, theme: str, seed: str, known: Sequence[str]) -> list[tuple[Puzzle, float]]:
    """Look for puzzles in a process of its own. Raises `WorkFailed`."""

    async def told(progress: int) -> None:
        """Nobody waits for it."""

    packed = await done_quietly(packed_search, (name, theme, seed, list(known)), MOST_SECONDS, told)
    return [(Puzzle(**one), chance) for one, chance in msgspec.json.decode(packed)]


def packed_search(name: str, theme: str, seed: str, known: Sequence[str], told: Callable[[int, int], None]) -> bytes:
    """Look for puzzles for a while, and return them packed."""
    until = monotonic() + SEARCH_SECONDS
    found = search(name, theme, seed, frozenset(known), MOST_AT_ONCE, lambda: monotonic() >= until)
    return msgspec.json.encode([(one, Posed(one).chance) for one in found])
