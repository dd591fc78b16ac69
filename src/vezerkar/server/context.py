"""The context that every handler of the server works with."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Final

from vezerkar.server.accounts.account_services import AccountServices
from vezerkar.server.bot_api.challenges import Challenges
from vezerkar.server.bot_api.streams import Streams
from vezerkar.server.bot_api.token_table import TokenTable
from vezerkar.server.care.moderation import Moderation
from vezerkar.server.hints.assistance import Assistance
from vezerkar.server.hints.twins import Twins
from vezerkar.server.http.addresses import is_loopback
from vezerkar.server.http.limits import Limiter, Limits, Tally, alone
from vezerkar.server.invitations.invitations import Invitations
from vezerkar.server.lobby.my_matches import MyMatches
from vezerkar.server.matches.kept_match import KeptMatches
from vezerkar.server.matches.match_ends import MatchEnds
from vezerkar.server.matches.match_service import MatchService
from vezerkar.server.matches.subscribers import Subscribers
from vezerkar.server.notices.notice_services import NoticeServices
from vezerkar.server.notices.push_job import PushJob
from vezerkar.server.notices.webhook_job import WebhookJob
from vezerkar.server.open_data.archive_table import ArchiveTable
from vezerkar.server.operation.administration import Administration
from vezerkar.server.operation.health import Health
from vezerkar.server.pages.own_lessons import OwnLessonStars
from vezerkar.server.pages.page_renderer import PageRenderer
from vezerkar.server.pages.stored_boards import StoredBoards
from vezerkar.server.puzzles.puzzle_service import Puzzles
from vezerkar.server.relations.follow_table import FollowTable
from vezerkar.server.reports.game_reports import GameReports
from vezerkar.server.tournaments.tournaments import Tournaments
from vezerkar.server.whatif.played_lines import PlayedLines

MOST_WHAT_IFS: Final = 3
"""So many what-ifs may wait for being played at a time."""


class ServerContext:
    """The matches, their pages, accounts, guesses of their passwords, their passkeys and addresses, advice, hints, the open
    sockets and those of each session, the streams of programs, the health of the process, and the limits, which so many
    ``processes`` share.
    """

    def __init__(
        self,
        match_service: MatchService,
        subscribers: Subscribers,
        assistance: Assistance,
        streams: Streams,
        limits: Limits,
        health: Health,
        accounts: AccountServices,
        notices: NoticeServices,
        public: str = "",
        open_data: Path | None = None,
        processes: Callable[[], int] = alone,
    ) -> None:
        self.match_service = match_service
        self.health = health
        self.accounts = accounts.accounts
        self.guesses = accounts.guesses
        self.passkeys = accounts.passkeys
        self.holder_check = accounts.holder_check
        self.mail = accounts.mail
        self.session_sockets = accounts.session_sockets
        self.wishes = notices.wishes
        self.lookers = notices.lookers
        self.unsubscribing = notices.unsubscribing
        self.channels = notices.channels
        self.push_devices = notices.push_devices
        self.bells = notices.bells
        self.bell = notices.bell
        # Where others reach the table; empty: nobody has said so.
        self.public = public
        # What posts to webhooks; there is nothing where the table has no public address.
        self.webhooks: WebhookJob | None = None
        # What pushes to browsers; likewise.
        self.push: PushJob | None = None
        # The folder of the archives; None: there are none.
        self.open_data = open_data
        self.archives = ArchiveTable(match_service.store.engine)
        self.advisor = assistance.advisor
        self.hints = assistance.hints
        self.thoughts = assistance.thoughts
        self.page_renderer = PageRenderer()
        self.twins = Twins(match_service, self.page_renderer)
        self.stored_boards = StoredBoards(match_service, self.page_renderer)
        self.kept_matches = KeptMatches(match_service, self.page_renderer)
        self.my_matches = MyMatches(match_service, self.page_renderer, self.kept_matches.summary)
        self.match_ends = MatchEnds(self.page_renderer, assistance.hints.helps)
        self.game_reports = GameReports(match_service)
        self.lesson_stars = OwnLessonStars(match_service)
        self.puzzles = Puzzles(match_service, self.page_renderer)
        self.tournaments = Tournaments(match_service)
        self.subscribers = subscribers
        self.tokens = TokenTable(match_service.store.engine)
        self.challenges = Challenges(match_service)
        self.invitations = Invitations(match_service, self.my_matches)
        self.follows = FollowTable(match_service.store.engine)
        self.streams = streams
        self.moderation = Moderation(match_service)
        self.administration = Administration(match_service, accounts.accounts, accounts.holder_check, health, accounts.mail.on)
        self.mutes = match_service.store.mutes
        self.matches = Limiter(limits.matches, processes=processes)
        self.commands = Limiter(limits.commands, processes=processes)
        self.reads = Limiter(limits.reads, processes=processes)
        self.token_calls = Limiter(limits.token_calls, processes=processes)
        self.drafts = Limiter(limits.drafts, processes=processes)
        self.what_ifs = Limiter(limits.what_ifs, processes=processes)
        self.what_ifs_going = asyncio.Semaphore(MOST_WHAT_IFS)
        self.played_lines = PlayedLines()
        self.advice = Limiter(limits.advice, processes=processes)
        self.sign_ins = Limiter(limits.sign_ins, processes=processes)
        self.joins = Limiter(limits.joins, processes=processes)
        self.exports = Limiter(limits.exports, processes=processes)
        self.reports = Limiter(limits.reports, processes=processes)
        self.downloads = Limiter(limits.downloads, processes=processes)
        self.mails = Limiter(limits.mails, processes=processes)
        self.registrations = Limiter(limits.registrations, processes=processes)
        self.sockets = Tally(limits.sockets, processes)
        self.bell_sockets = Tally(limits.sockets, processes)
        self.sockets_a_match = Tally(limits.sockets_a_match, processes)
        self._matches_a_day = Limiter(limits.matches_a_day, processes=processes)
        self._game_reports_a_day = Limiter(limits.game_reports_a_day, processes=processes)
        self._lessons_a_day = Limiter(limits.lessons_a_day, processes=processes)
        self._chat = tuple(Limiter(rate, processes=processes) for rate in (limits.chat, limits.chat_a_day))
        self._chat_a_match = Limiter(limits.chat_a_match, processes=processes)

    def new_match(self, address: str) -> None:
        """Count a match that is to be made. Raises `ApiError`."""
        if not is_loopback(address):
            self._matches_a_day.spend(address)

    def new_lesson(self, address: str) -> None:
        """Count a lesson that is begun; they are begun again and again. Raises `ApiError`."""
        if not is_loopback(address):
            self._lessons_a_day.spend(address)

    def new_game_report(self, address: str) -> None:
        """Count a game report that is to be made. Raises `ApiError`."""
        if not is_loopback(address):
            self._game_reports_a_day.spend(address)

    def told(self, account: int) -> None:
        """Let what an account was just told go out, and show in its open pages."""
        self.match_service.on_jobs()
        self.bells.ring(account)

    def chat(self, address: str, match: str) -> None:
        """Count a line of chat. Raises `ApiError`."""
        for limiter in self._chat:
            limiter.spend(address)
        self._chat_a_match.spend(match)
