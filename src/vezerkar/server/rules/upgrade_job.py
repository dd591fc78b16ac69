"""The job by which matches under way move up to the rules of a new release, one after another, in the background."""

from __future__ import annotations

import logging
from time import sleep
from typing import Final

from vezerkar.engine.game import Json
from vezerkar.registry import all_games
from vezerkar.server.http.api_errors import ApiError
from vezerkar.server.jobs.job_table import NewJob
from vezerkar.server.matches.match_service import MatchService
from vezerkar.server.operation.error_summary import error_summary
from vezerkar.server.rules.rules_version import RulesVersion, same_rules
from vezerkar.server.rules.upgrade import Upgrade, move_up
from vezerkar.server.storage.match_lists import OutdatedMatch

LOG: Final = logging.getLogger(__name__)
UPGRADE: Final = "upgrade"
"""The kind of job."""
BATCH: Final = 20
"""The most matches that are looked at before other processes may take the job."""
NEXT_BATCH_SECONDS: Final = 0.5
NEWER_SECONDS: Final = 30.0
"""Seconds until the job is offered again if a process of an older release has taken it."""
PAUSE_SECONDS: Final = 0.005
"""Seconds that a replay leaves to other threads now and then."""


def versions() -> dict[str, str]:
    """The version of the rules of each game."""
    return {game.id: game.version for game in all_games()}


def upgrade_job() -> NewJob:
    """Return the job with which a server begins."""
    return NewJob(UPGRADE, {"versions": dict[str, Json](versions())}, key=UPGRADE)


class Upgrader:
    """The work of the job. Matches that cannot even be looked at are left alone until the next start."""

    def __init__(self, match_service: MatchService) -> None:
        self._match_service = match_service
        self._failed: set[str] = set()

    async def upgrade(self, body: dict[str, Json]) -> float | None:
        """Let some matches move up. A second run finds those that are left, or none."""
        service, now = self._match_service, versions()
        if newer_than(body["versions"], now):
            return NEWER_SECONDS
        waiting = [one for one in await service.in_order(service.store.lists.outdated) if self._concerns(one, now)]
        for one in waiting[:BATCH]:
            try:
                if await service.in_thread(move_up, service.store, one.id, _pause, service.archives) is Upgrade.MOVED:
                    await service.take_up(one.id)
            except Exception as error:
                # One match that cannot be read must not keep the others waiting.
                fault = error.code if isinstance(error, ApiError) else error_summary(error)
                LOG.error("match %s cannot be looked at under new rules: %s", one.id, fault)
                self._failed.add(one.id)
        return NEXT_BATCH_SECONDS if len(waiting) > BATCH else None

    def _concerns(self, match: OutdatedMatch, now: dict[str, str]) -> bool:
        """Return True for a match of older rules that has not been looked at under those of now."""
        if match.game not in now or match.id in self._failed:
            return False
        then, today = RulesVersion.of(match.version), RulesVersion.of(now[match.game])
        judged = match.differs is not None and same_rules(match.differs.partition("+")[0], now[match.game])
        return then.numbers < today.numbers and not judged


def newer_than(asked: Json, now: dict[str, str]) -> bool:
    """Return True if a job is meant for newer rules than those of this process."""
    return isinstance(asked, dict) and any(
        isinstance(version, str) and game in now and RulesVersion.of(version).numbers > RulesVersion.of(now[game]).numbers
        for game, version in asked.items()
    )


def _pause() -> None:
    """Leave other threads some time."""
    sleep(PAUSE_SECONDS)
