"""The context that every handler of the server works with."""

from __future__ import annotations

from vezerkar.server.advice import Advisor
from vezerkar.server.health import Health
from vezerkar.server.limits import Limiter, Limits, Tally
from vezerkar.server.match_end import MatchEnds
from vezerkar.server.match_service import MatchService
from vezerkar.server.my_matches import MyMatches
from vezerkar.server.page_renderer import PageRenderer
from vezerkar.server.subscribers import Subscribers


class ServerContext:
    """The matches, their pages, advice, the open sockets, the limits, and the health of the process."""

    def __init__(
        self, match_service: MatchService, subscribers: Subscribers, advisor: Advisor, limits: Limits, health: Health
    ) -> None:
        self.match_service = match_service
        self.health = health
        self.advisor = advisor
        self.page_renderer = PageRenderer()
        self.my_matches = MyMatches(match_service, self.page_renderer)
        self.match_ends = MatchEnds(self.page_renderer)
        self.subscribers = subscribers
        self.matches = Limiter(limits.matches)
        self.commands = Limiter(limits.commands)
        self.reads = Limiter(limits.reads)
        self.drafts = Limiter(limits.drafts)
        self.advice = Limiter(limits.advice)
        self.sockets = Tally(limits.sockets)
        self.sockets_a_match = Tally(limits.sockets_a_match)
        self._chat = Limiter(limits.chat), Limiter(limits.chat_a_day)
        self._chat_a_match = Limiter(limits.chat_a_match)

    def chat(self, address: str, match: str) -> None:
        """Count a line of chat. Raises `ApiError`."""
        for limiter in self._chat:
            limiter.spend(address)
        self._chat_a_match.spend(match)
