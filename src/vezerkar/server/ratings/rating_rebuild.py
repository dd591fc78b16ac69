"""The job that makes all ratings anew, pool by pool, and how far it is."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Engine, delete, func, insert, select

from vezerkar.engine.game import Json
from vezerkar.server.jobs.job_table import JobTable, NewJob, database_clock
from vezerkar.server.ratings.rating_table import RatingTable
from vezerkar.server.storage.schema import JOBS, META, RATED_GAMES

REBUILD: Final = "rebuild"
"""The kind of job, and its key: two at once would do the same."""
PROGRESS: Final = "ratings_rebuild"
"""The name in `META` under which it stands how far the last one has come."""


class RebuildProgress(msgspec.Struct, frozen=True):
    """The state of the ratings that are being made anew: ``done`` of all ``pools``, with so many ``games``.

    It was asked for at ``asked``, and has ``ended`` (0: not yet), in microseconds since 1970.
    """

    asked: int
    pools: int = 0
    done: int = 0
    games: int = 0
    ended: int = 0


class RatingsState(msgspec.Struct, frozen=True):
    """The rated games that are over, those that wait to be taken in, and how far the last rebuilding has come.

    ``failed``: it has failed too often, and its job is dead.
    """

    games: int
    waiting: int
    rebuild: RebuildProgress | None
    failed: bool


def order_rebuild(engine: Engine, jobs: JobTable, also: Callable[[Connection], object]) -> None:
    """Have all ratings made anew; ``also`` is done in one with it. To ask again while it goes on has it done once more."""
    with engine.begin() as connection:
        also(connection)
        _keep(connection, RebuildProgress(database_clock(connection)))
        jobs.add_within(connection, [NewJob(REBUILD, key=REBUILD)])


def ratings_state(engine: Engine) -> RatingsState:
    """Return how the ratings stand."""
    with engine.connect() as connection:
        games = connection.execute(select(func.count()).select_from(RATED_GAMES)).scalar_one()
        waits = select(func.count()).select_from(RATED_GAMES).where(RATED_GAMES.c.changes.is_(None))
        dead = select(JOBS.c.id).where(JOBS.c.key == REBUILD, JOBS.c.due.is_(None))
        failed = connection.execute(dead).first() is not None
        return RatingsState(games, connection.execute(waits).scalar_one(), _progress(connection), failed)


class Rebuilder:
    """The work of the job. ``in_order`` makes a call on the thread of the database."""

    def __init__(self, engine: Engine, table: RatingTable, in_order: Callable[..., Awaitable[Any]]) -> None:
        self._engine = engine
        self._table = table
        self._in_order = in_order

    async def rebuild(self, body: dict[str, Json]) -> None:
        """Make the ratings of one pool after the other anew. A second run does the same again."""
        pools: list[str] = await self._in_order(self._table.rated_pools)
        games = 0
        for number, pool in enumerate(pools):
            await self._in_order(self._note, len(pools), number, games, False)
            games += await self._in_order(self._table.rebuild_pool, pool)
        await self._in_order(self._note, len(pools), len(pools), games, True)

    def _note(self, pools: int, done: int, games: int, ended: bool) -> None:
        with self._engine.begin() as connection:
            now, last = database_clock(connection), _progress(connection)
            asked = now if last is None else last.asked
            _keep(connection, RebuildProgress(asked, pools, done, games, now if ended else 0))


def _progress(connection: Connection) -> RebuildProgress | None:
    found = connection.execute(select(META.c.value).where(META.c.name == PROGRESS)).scalar_one_or_none()
    return None if found is None else msgspec.json.decode(found, type=RebuildProgress)


def _keep(connection: Connection, progress: RebuildProgress) -> None:
    connection.execute(delete(META).where(META.c.name == PROGRESS))
    connection.execute(insert(META).values(name=PROGRESS, value=msgspec.json.encode(progress).decode()))
