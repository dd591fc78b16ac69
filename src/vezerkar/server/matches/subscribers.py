"""Live updates: who looks at which match through a socket."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from vezerkar.server.matches.match_messages import Hello
from vezerkar.server.matches.match_session import MatchSession
from vezerkar.server.matches.viewer import Viewer

BATCH_SIZE: Final = 40
"""Sockets that are served in a row before other tasks have their turn."""


class Subscriber:
    """One open WebSocket: its viewer, its language, the seat it asked for, and an event that is set when there is something to
    send.

    ``have`` is the name of the MatchPage the page has; a page that has said which waits for an ``answer``.
    """

    def __init__(self, viewer: Viewer, hello: Hello) -> None:
        self.changed = asyncio.Event()
        self.have: str | None = None
        self.update(viewer, hello)

    def update(self, viewer: Viewer, hello: Hello) -> None:
        """Somebody else's eyes, another language, or another MatchPage that the page has."""
        self.viewer = viewer
        self.hello = hello
        self.answer = hello.deltas
        if hello.deltas:
            self.have = hello.have
        self.changed.set()


class MatchSubscribers:
    """All sockets to one match. Those of players come first."""

    def __init__(self) -> None:
        self.players: set[Subscriber] = set()
        self.spectators: set[Subscriber] = set()
        self._again = False
        self._notifying: asyncio.Task[None] | None = None

    def add(self, subscriber: Subscriber) -> None:
        """Somebody comes, or comes back with other eyes."""
        self.drop(subscriber)
        (self.players if subscriber.viewer.seats else self.spectators).add(subscriber)

    def drop(self, subscriber: Subscriber) -> None:
        """Somebody goes."""
        self.players.discard(subscriber)
        self.spectators.discard(subscriber)

    def notify(self) -> None:
        """There is something new; a few are told at a time."""
        self._again = True
        if self._notifying is None or self._notifying.done():
            self._notifying = asyncio.create_task(self._notify())

    async def _notify(self) -> None:
        while self._again:
            self._again = False
            for number, subscriber in enumerate([*self.players, *self.spectators], 1):
                subscriber.changed.set()
                if number % BATCH_SIZE == 0:
                    await asyncio.sleep(0)


class Subscribers:
    """All sockets of this process, by match. ``on_subscribe`` is called when somebody has begun to watch a session,
    ``on_presence`` when a player has come or gone.
    """

    def __init__(
        self,
        on_subscribe: Callable[[MatchSession], None] = lambda session: None,
        on_presence: Callable[[MatchSession], None] = lambda session: None,
    ) -> None:
        self._by_match: dict[str, MatchSubscribers] = {}
        self._on_subscribe = on_subscribe
        self._on_presence = on_presence

    def is_watched(self, session: MatchSession) -> bool:
        """Return True if a client watches this session."""
        return session.id in self._by_match

    def seats_seen(self, session: MatchSession) -> set[str]:
        """Return the seats whose players have a page of this session that somebody can see."""
        subscribers = self._by_match.get(session.id)
        players = () if subscribers is None else subscribers.players
        return {seat for subscriber in players if subscriber.hello.seen for seat in subscriber.viewer.seats}

    def notify(self, session: MatchSession) -> None:
        """There is something new in this session."""
        if (subscribers := self._by_match.get(session.id)) is not None:
            subscribers.notify()

    @contextmanager
    def subscribed(self, session: MatchSession, subscriber: Subscriber) -> Iterator[None]:
        """Keep a socket among the watchers of a session; its seats are online meanwhile."""
        subscribers = self._by_match.setdefault(session.id, MatchSubscribers())
        subscribers.add(subscriber)
        self._count(session, subscriber.viewer, 1)
        self._on_subscribe(session)
        try:
            yield
        finally:
            subscribers.drop(subscriber)
            if not subscribers.players and not subscribers.spectators:
                del self._by_match[session.id]
            self._count(session, subscriber.viewer, -1)

    def change(self, session: MatchSession, subscriber: Subscriber, viewer: Viewer, hello: Hello) -> None:
        """Somebody else's eyes, or another language, for an open socket."""
        self._count(session, viewer, 1)
        self._count(session, subscriber.viewer, -1)
        subscriber.update(viewer, hello)
        self._by_match[session.id].add(subscriber)

    def _count(self, session: MatchSession, viewer: Viewer, change: int) -> None:
        for seat in viewer.seats:
            count = session.online.get(seat, 0)
            session.online[seat] = count + change
            if bool(count) != bool(count + change):
                session.changed()
                self.notify(session)
                self._on_presence(session)
