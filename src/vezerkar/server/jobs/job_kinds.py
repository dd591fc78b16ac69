"""The kinds of jobs: for each, the function that does it, and how it stands a second run.

A new kind is one more function and one more line here.
"""

from __future__ import annotations

from pathlib import Path

from vezerkar.server.accounts.account_erasure import ERASE
from vezerkar.server.accounts.eraser import Eraser
from vezerkar.server.jobs.job_runner import Work
from vezerkar.server.jobs.retention import DELETE, SWEEP, Retention, Sweeper
from vezerkar.server.mail.letter_job import MAIL
from vezerkar.server.matches.match_service import MatchService
from vezerkar.server.notices.notice_job import PUSH, WEBHOOK
from vezerkar.server.notices.notice_services import Deliveries
from vezerkar.server.notices.notices import NOTICE
from vezerkar.server.notices.wish_table import WishTable
from vezerkar.server.open_data.archivist import ARCHIVE, Archivist
from vezerkar.server.pages.last_page import LastPages
from vezerkar.server.pages.last_page_job import LAST_PAGE
from vezerkar.server.puzzles.puzzle_job import SEARCH, PuzzleSearch
from vezerkar.server.ratings.rating_job import RATE, Rater
from vezerkar.server.ratings.rating_rebuild import REBUILD, Rebuilder
from vezerkar.server.reports.game_report_table import GAME_REPORT
from vezerkar.server.reports.game_reports import GameReports
from vezerkar.server.rules.upgrade_job import UPGRADE, Upgrader
from vezerkar.server.statistics.finished_job import COUNT_GAME
from vezerkar.server.statistics.game_counter import GameCounter
from vezerkar.server.storage.freeze import FREEZE, Freezer
from vezerkar.server.tournaments.late_rounds import LateRounds
from vezerkar.server.tournaments.own_start import Starter
from vezerkar.server.tournaments.tournament_job import Advancer
from vezerkar.server.tournaments.tournament_table import ADVANCE, BEGIN, LATE


def job_kinds(
    match_service: MatchService,
    retention: Retention,
    deliveries: Deliveries,
    open_data: Path | None = None,
) -> dict[str, Work]:
    """Return what does the jobs of each kind.

    * ``sweep``: looks at the database anew each time, so a second run finds what the first one has left;
    * ``delete``: what is deleted stays deleted, and a match that has gone on since is left alone;
    * ``upgrade``: a match that has moved up, or cannot, is known as such and left alone;
    * ``last_page``: makes the same page again;
    * ``game_report``: makes the same report again;
    * ``puzzles``: looks for others, unless there are enough;
    * ``freeze``: what is frozen stays as it is;
    * ``rate``: a match that was taken into the ratings waits no more;
    * ``rebuild``: makes the ratings of all pools anew once more;
    * ``archive``: makes what the run before has not come to;
    * ``count_game``: keeps the same of a match that is over again;
    * ``begin``: leaves alone what has begun, or was called off;
    * ``advance``: finds what the run before has left of a tournament, and pairs no round twice;
    * ``late``: what is told has a number, and is not told again;
    * ``notice``: what was told is written down with the jobs that tell it, and decided anew from the match;
    * ``mail``: what is handed over is written down before, and not sent again;
    * ``webhook``: is posted again under the same number of its delivery;
    * ``push``: what is handed over is written down before, and not sent again;
    * ``erase``: goes on where the run before has ended, and leaves alone whose holder has come back.
    """
    sweeper = Sweeper(match_service, retention)
    posts: dict[str, Work] = {} if deliveries.webhooks is None else {WEBHOOK: deliveries.webhooks.work}
    pushes: dict[str, Work] = {} if deliveries.push is None else {PUSH: deliveries.push.work}
    return {
        **posts,
        **pushes,
        SWEEP: sweeper.sweep,
        DELETE: sweeper.delete,
        UPGRADE: Upgrader(match_service).upgrade,
        LAST_PAGE: LastPages(match_service).make,
        GAME_REPORT: GameReports(match_service).make,
        SEARCH: PuzzleSearch(match_service).work,
        FREEZE: Freezer(match_service).freeze,
        RATE: Rater(match_service.store.ratings, match_service.in_order).rate,
        REBUILD: Rebuilder(match_service.store.engine, match_service.store.ratings, match_service.in_order).rebuild,
        ARCHIVE: Archivist(match_service, open_data).make,
        COUNT_GAME: GameCounter(match_service).count,
        BEGIN: Starter(match_service).work,
        ADVANCE: Advancer(match_service).advance,
        LATE: LateRounds(match_service, WishTable(match_service.store.engine)).work,
        ERASE: Eraser(match_service).erase,
        NOTICE: deliveries.noticer.work,
        MAIL: deliveries.mails.work,
    }
