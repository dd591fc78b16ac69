"""Compare what is kept of a match with what its log says when it is played again by the rules of now."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Literal, TypeAlias
from zlib import decompress
from zlib import error as zlib_error

from vezerkar.engine import VezerkarError
from vezerkar.engine.game import UNREADABLE
from vezerkar.registry import game
from vezerkar.server.http.api_errors import ApiError
from vezerkar.server.matches.match_log import UPGRADE
from vezerkar.server.matches.match_session import MatchSession
from vezerkar.server.rules.rules_version import same_rules
from vezerkar.server.storage.store import Store
from vezerkar.server.storage.stored_match import Checkpoint, StoredMatch

DifferenceKind: TypeAlias = Literal["action", "events", "position", "checkpoint"]

CHUNK = 50
"""Plies after which ``pause`` is called."""


@dataclass(frozen=True, slots=True)
class Difference:
    """Something that is kept of a match and does not follow from its log.

    ``what`` is ``action``, ``events``, ``position`` or ``checkpoint``.
    """

    ply: int
    what: DifferenceKind
    reason: str = ""

    def __str__(self) -> str:
        told = {
            "action": "the rules do not allow what the log says",
            "events": "other things happen than are kept",
            "position": "the position is another than it was",
            "checkpoint": "the checkpoint is not what the log leads to",
        }[self.what]
        return f"ply {self.ply}: {told}{': ' if self.reason else ''}{self.reason}"


@dataclass(frozen=True, slots=True)
class MatchCheck:
    """A match that was played again: how many plies and checkpoints it has, and what differs."""

    match: str
    plies: int
    checkpoints: int
    differences: list[Difference]


def check_match(store: Store, match: str) -> MatchCheck:
    """Play a match again from its beginning and compare events and checkpoints. Raises `ApiError`.

    One that other rules wrote is refused: they alone can say what follows from its log.
    """
    saved = store.load(match)
    if saved is None:
        raise ApiError("unknown_match")
    now = version_now(saved)
    if not same_rules(saved.version, now):
        raise ApiError("other_rules", then=saved.version, now=now)
    return MatchCheck(match, len(saved.log), len(saved.checkpoints), list(differences(saved)))


def version_now(saved: StoredMatch) -> str:
    """Return the version that would write this match now, with what it needs of a user's files."""
    rules = game(saved.game)
    return rules.version_with(rules.all_needs([*saved.options.values(), *[entry.action for entry in saved.log]]))


def differences(saved: StoredMatch, pause: Callable[[], object] = lambda: None) -> Iterator[Difference]:
    """Yield the differences between what is kept of a match and what follows from its log by the rules of now.

    After an action that is refused there are no more. ``pause`` is called every `CHUNK` plies, for it takes long.
    """
    kept = {checkpoint.ply: checkpoint for checkpoint in saved.checkpoints}
    begun, start = beginning(saved)
    try:
        session = MatchSession(start)
    except (VezerkarError, ApiError, *UNREADABLE) as error:
        # Rules that have changed may not even begin.
        yield Difference(begun, "checkpoint" if begun else "action", str(error))
        return
    if not begun and saved.events not in (None, session.events):
        yield Difference(0, "events")
    if begun in kept and not _agrees(session, kept[begun]):
        yield Difference(begun, "checkpoint")
    for entry in saved.log[begun:]:
        try:
            again = session.take(entry.seat, entry.kind, entry.action, entry.joined)
        except (VezerkarError, *UNREADABLE) as error:
            # Rules that have changed may also fail where they never did.
            yield Difference(entry.ply, "action", str(error))
            return
        if entry.events not in (None, again.events):
            yield Difference(entry.ply, "events")
        if entry.digest not in (None, again.digest):
            yield Difference(entry.ply, "position")
        if entry.ply in kept and not _agrees(session, kept[entry.ply]):
            yield Difference(entry.ply, "checkpoint")
        if entry.ply % CHUNK == 0:
            pause()


def beginning(saved: StoredMatch) -> tuple[int, StoredMatch]:
    """Return the ply from which on a match follows from its log by the rules of now, and the match as it was there."""
    # What was before the players went over to other rules, those alone can say.
    begun = max((entry.ply for entry in saved.log if entry.kind == UPGRADE), default=0)
    # A lesson begins at a position, which follows from nothing, and so does a match from a position that was set up.
    first = saved.lesson or saved.placed or begun > 0
    start = replace(saved, log=saved.log[:begun], checkpoints=[one for one in saved.checkpoints if first and begun >= one.ply])
    return begun, replace(start, version=version_now(start), events=saved.events if begun else None)


def replayed(saved: StoredMatch) -> MatchSession:
    """Return a match as it follows from its log alone. Raises as `MatchSession` and `MatchSession.take` do."""
    begun, start = beginning(saved)
    session = MatchSession(start)
    for entry in saved.log[begun:]:
        session.take(entry.seat, entry.kind, entry.action, entry.joined, entry.by)
    return session


def _agrees(session: MatchSession, checkpoint: Checkpoint) -> bool:
    try:
        return decompress(checkpoint.position) == session.rules.bare(session.match)
    except zlib_error:
        return False
