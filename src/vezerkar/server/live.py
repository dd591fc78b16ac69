"""Live updates: who looks at which match through a socket."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from vezerkar.server.room import Room, Viewer


class Watcher:
    """One open socket: who looks, with the eyes of which seat, in which language, and whether there is something new to send.

    ``wish`` is the seat asked for; without one, the seat that must choose is looked from.
    """

    def __init__(self, viewer: Viewer, lang: str, wish: str | None) -> None:
        self.viewer = viewer
        self.lang = lang
        self.wish = wish
        self.news = asyncio.Event()
        self.news.set()


class Hub:
    """All sockets of this process, by match. ``came`` is called when somebody has begun to watch a room."""

    def __init__(self, came: Callable[[Room], None] = lambda room: None) -> None:
        self._watchers: dict[str, set[Watcher]] = {}
        self._came = came

    def watched(self, room: Room) -> bool:
        """Whether somebody watches this room."""
        return room.id in self._watchers

    def touch(self, room: Room) -> None:
        """There is something new in this room."""
        for watcher in self._watchers.get(room.id, ()):
            watcher.news.set()

    @contextmanager
    def watching(self, room: Room, watcher: Watcher) -> Iterator[None]:
        """Keep a socket among the watchers of a room; its seats are online meanwhile."""
        self._watchers.setdefault(room.id, set()).add(watcher)
        self._count(room, watcher.viewer, 1)
        self._came(room)
        try:
            yield
        finally:
            self._watchers[room.id].discard(watcher)
            if not self._watchers[room.id]:
                del self._watchers[room.id]
            self._count(room, watcher.viewer, -1)

    def change(self, room: Room, watcher: Watcher, viewer: Viewer, lang: str, wish: str | None) -> None:
        """Somebody else's eyes, or another language, for an open socket."""
        self._count(room, watcher.viewer, -1)
        watcher.viewer, watcher.lang, watcher.wish = viewer, lang, wish
        self._count(room, watcher.viewer, 1)
        watcher.news.set()

    def _count(self, room: Room, viewer: Viewer, change: int) -> None:
        for seat in viewer.held:
            room.online[seat] = room.online.get(seat, 0) + change
        if viewer.held:
            room.changed()
            self.touch(room)
