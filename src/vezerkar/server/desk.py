"""Desk: what every handler of the web table works with."""

from __future__ import annotations

from vezerkar.server.house import House
from vezerkar.server.limits import Limiter, Limits
from vezerkar.server.live import Hub
from vezerkar.server.studio import Studio


class Desk:
    """The house, the studio, the open sockets and the limits."""

    def __init__(self, house: House, hub: Hub, limits: Limits) -> None:
        self.house = house
        self.studio = Studio()
        self.hub = hub
        self.matches = Limiter(limits.matches)
        self.commands = Limiter(limits.commands)
        self.looks = Limiter(limits.looks)
        self.drafts = Limiter(limits.drafts)
