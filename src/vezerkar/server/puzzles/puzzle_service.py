"""The puzzles of a table: which one comes next, tries and what they change, and the search for fresh ones."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from random import SystemRandom
from time import monotonic
from typing import Final

import msgspec

from vezerkar.server.http.api_errors import ApiError
from vezerkar.server.http.known_game import known_game
from vezerkar.server.matches.match_service import MatchService
from vezerkar.server.pages.page_renderer import PageRenderer
from vezerkar.server.puzzles.puzzle_choice import chosen_puzzle, levels_of, retired
from vezerkar.server.puzzles.puzzle_job import FEW_LEFT, MOST_FRESH, SEARCH, search_job
from vezerkar.server.puzzles.puzzle_messages import (
    KeptTry,
    PastTry,
    PuzzleThemeInfo,
    PuzzleTry,
    PuzzleVerdict,
    SolverPage,
    ThemeScore,
    VoteResult,
)
from vezerkar.server.puzzles.puzzle_pages import chance_of, page_of, posed_for, puzzle_themes, require_theme
from vezerkar.server.puzzles.puzzle_rating import first_rating, level, provisional
from vezerkar.server.puzzles.puzzle_table import FirstTry, PuzzleStrength, PuzzleTable, Tried
from vezerkar.server.ratings.ratings import Rating
from vezerkar.server.storage.moments import written
from vezerkar.study import puzzles
from vezerkar.study.puzzles import Puzzle
from vezerkar.translation import translator

CHANCE: Final = SystemRandom()
REST_SECONDS: Final = 300.0
"""Seconds after which a search for fresh puzzles of a theme may be asked for again: where there are no more, it finds none."""
MOST_PAST: Final = 30
"""Tries in somebody's history."""


class Puzzles:
    """The puzzles of a table. Those who ask are accounts, or None for guests, of whom nothing is kept."""

    def __init__(self, match_service: MatchService, renderer: PageRenderer) -> None:
        self._service = match_service
        self._renderer = renderer
        self._table = PuzzleTable(match_service.store.engine, match_service.store.jobs)
        self._asked: dict[tuple[str, str], float] = {}

    # --- what is shown --------------------------------------------------------------------------------------------

    async def themes(self, game: str, lang: str) -> list[PuzzleThemeInfo]:
        """The themes of a game that have puzzles. Raises `ApiError`."""
        counts: dict[str, int] = {}
        for one in await self._service.in_order(self._table.fresh, game, known_game(game).version):
            counts[one.theme] = counts.get(one.theme, 0) + 1
        return await self._renderer.in_background(lambda: puzzle_themes(game, counts, lang))

    async def daily(self, account: int | None, game: str, lang: str) -> bytes:
        """The page of today's puzzle, by the time of Greenwich; none that was voted out. Raises `ApiError`."""
        known_game(game)
        today = datetime.now(UTC).date()
        strengths = await self._service.in_order(self._table.strengths, game)
        out = frozenset(one for one, strength in strengths.items() if retired(strength))
        found = puzzles.daily(game, today, out)
        if found is None:
            raise ApiError("not_found")
        return await self._page(account, found, lang, today.isoformat())

    async def next(self, account: int | None, game: str, theme: str, known: Sequence[str], lang: str) -> bytes:
        """The page of a puzzle of a theme (empty: of any) near the level of whoever asks.

        It is none that the account has tried, nor one of those ``known`` to the browser, while there are others; the one known
        for longest stands first. If few are left, the table looks for fresh ones. Raises `ApiError`.
        """
        require_theme(game, theme)
        version = known_game(game).version
        fresh = await self._service.in_order(self._table.fresh, game, version)
        strengths = await self._service.in_order(self._table.strengths, game)
        tried: list[str] = []
        rating = Rating()
        if account is not None:
            tried = await self._service.in_order(self._table.tried, account, game)
            rating = await self._service.in_order(self._table.solver, account, game)

        def chosen() -> tuple[str | None, list[str]]:
            of_theme = [one.id for one in puzzles.stored(game).puzzles if theme in ("", one.theme)]
            first = {one: first_rating(chance_of(one)) for one in of_theme}
            first |= {one.id: one.first for one in fresh if theme in ("", one.theme)}
            levels = levels_of(list(first), strengths, first)
            seen = [*tried, *(one for one in known if one not in set(tried))]
            return chosen_puzzle(levels, seen, level(rating), CHANCE), [one for one in levels if one not in set(seen)]

        wanted, left = await self._renderer.in_background(chosen)
        if len(left) < FEW_LEFT:
            themes = [theme] if theme else [one.id for one in known_game(game).puzzles()]
            await self._search(game, themes, [one.theme for one in fresh])
        if wanted is None:
            raise ApiError("not_found")
        return await self._page(account, await self.find(wanted), lang)

    async def page(self, account: int | None, wanted: str, lang: str) -> bytes:
        """The page of the puzzle of this id. Raises `ApiError`."""
        return await self._page(account, await self.find(wanted), lang)

    async def find(self, wanted: str) -> Puzzle:
        """The puzzle of this id, shipped or found by the table. Raises `ApiError`."""
        found = puzzles.puzzle(wanted)
        if found is None:
            kept = await self._service.in_order(self._table.fresh_puzzle, wanted)
            if kept is None or kept[1] != known_game(kept[0].game).version:
                raise ApiError("not_found")
            found = kept[0]
        return found

    async def _page(self, account: int | None, found: Puzzle, lang: str, day: str = "") -> bytes:
        tried = account is not None and await self._service.in_order(self._table.first_try, account, found.id) is not None
        return await self._renderer.in_background(lambda: msgspec.json.encode(page_of(found, lang, day, tried)))

    async def solver(self, account: int, game: str, lang: str) -> SolverPage:
        """The level of an account at the puzzles of a game, and its tries. Raises `ApiError`."""
        themes = known_game(game).puzzles()
        rating = await self._service.in_order(self._table.solver, account, game)
        scores = await self._service.in_order(self._table.scores, account, game)
        last = await self._service.in_order(self._table.last_tries, account, game, MOST_PAST)
        tr = translator(game, lang)
        names = {one.id: one.name(tr) for one in themes}
        return SolverPage(
            level=level(rating),
            provisional=provisional(rating),
            tries=sum(tries for tries, _ in scores.values()),
            solved=sum(solved for _, solved in scores.values()),
            themes=[ThemeScore(one, name, *scores[one]) for one, name in names.items() if one in scores],
            last=[
                PastTry(one.puzzle, names.get(one.theme, one.theme), written(one.at), one.right, one.before, one.after)
                for one in last
            ],
        )

    # --- tries ----------------------------------------------------------------------------------------------------

    async def attempt(self, account: int | None, wanted: str, tried: PuzzleTry, lang: str) -> bytes:
        """Keep a try if it is the first of an account, and return what the rules say to it. Raises `ApiError`."""
        found = await self.find(wanted)

        def looked() -> tuple[PuzzleVerdict, float]:
            posed = posed_for(found, tried.chosen)
            right = posed.right
            answer = [one for one in posed.options if one in right]
            proof = posed.proof(translator(found.game, lang))
            return PuzzleVerdict(posed.is_right(tried.chosen), answer, proof, 0, 0, 0, None), posed.chance

        verdict, chance = await self._renderer.in_background(looked)
        first = first_rating(chance)
        if account is not None:
            # One that marks nothing is a try as well: its answer tells everything.
            kept = await self._service.in_order(
                self._table.keep, account, Tried(found, tried.chosen, verdict.right, not tried.known), first
            )
            rating = await self._service.in_order(self._table.solver, account, found.game)
            verdict.kept = _kept(kept, tried, rating)
        strength = await self._service.in_order(self._table.strength, wanted) or PuzzleStrength(first)
        verdict.level, verdict.tries, verdict.solved = level(strength.rating), strength.rating.games, strength.solved
        return msgspec.json.encode(verdict)

    async def vote(self, account: int, wanted: str, good: bool | None) -> VoteResult:
        """Keep what an account thinks of a puzzle that it has tried. Raises `ApiError`."""
        vote = 0 if good is None else 1 if good else -1
        if not await self._service.in_order(self._table.vote, account, wanted, vote):
            raise ApiError("not_tried")
        return VoteResult(vote)

    # --- fresh puzzles --------------------------------------------------------------------------------------------

    async def _search(self, game: str, themes: Sequence[str], known: Sequence[str]) -> None:
        """Have the table look for more puzzles of these themes, of which it has found as many as are ``known``."""
        now = monotonic()
        wanted = [theme for theme in themes if known.count(theme) < MOST_FRESH]
        wanted = [theme for theme in wanted if now - self._asked.get((game, theme), -REST_SECONDS) >= REST_SECONDS]
        if wanted:
            self._asked |= {(game, theme): now for theme in wanted}
            await self._service.in_order(self._table.ask_for, [search_job(game, theme) for theme in wanted])
            self._service.on_jobs(SEARCH)


def _kept(kept: FirstTry, tried: PuzzleTry, rating: Rating) -> KeptTry:
    counted = sorted(kept.chosen) == sorted(tried.chosen)
    return KeptTry(counted, kept.right, kept.before, kept.after, provisional(rating), kept.vote)
