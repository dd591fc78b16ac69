"""Compare what is kept of a match with what its log says when it is played again by the rules of now.

They have the files of a user that are stored with the match, if it needs others than this process has read.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import Literal, TypeAlias
from zlib import decompress
from zlib import error as zlib_error

from vezerkar.engine import VezerkarError
from vezerkar.engine.game import UNREADABLE
from vezerkar.registry import game
from vezerkar.server.http.api_errors import ApiError
from vezerkar.server.matches.match_session import MatchSession
from vezerkar.server.rules.present_rules import PresentRules
from vezerkar.server.rules.rules import Rules
from vezerkar.server.rules.rules_archives import RulesArchives
from vezerkar.server.rules.rules_process import RulesFailed
from vezerkar.server.rules.rules_version import RulesVersion, same_rules
from vezerkar.server.rules.user_files import NONE
from vezerkar.server.storage.store import Store
from vezerkar.server.storage.stored_match import UPGRADE, Checkpoint, StoredMatch

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


@contextmanager
def archives_of(store: Store, known: RulesArchives | None = None) -> Iterator[RulesArchives]:
    """The archives that are known, or else some with the files that are stored, whose processes end in the end."""
    if known is not None:
        yield known
        return
    own = RulesArchives(files=store.user_files)
    try:
        yield own
    finally:
        own.close()


def check_match(store: Store, match: str, archives: RulesArchives | None = None) -> MatchCheck:
    """Play a match again from its beginning and compare events and checkpoints. Raises `ApiError`.

    One that other rules wrote is refused: they alone can say what follows from its log.
    """
    saved = store.load(match)
    if saved is None:
        raise ApiError("unknown_match")
    with archives_of(store, archives) as found:
        rules = rules_of_now(saved, found)
        if rules is None:
            raise ApiError("other_rules", then=saved.version, now=version_now(saved))
        return MatchCheck(match, len(saved.log), len(saved.checkpoints), list(differences(saved, rules=rules)))


def rules_of_now(saved: StoredMatch, archives: RulesArchives) -> Rules | None:
    """Return the rules of this program that wrote a match, with its files; None if others wrote it. Raises `ApiError`."""
    if same_rules(saved.version, version_now(saved)):
        return PresentRules(game(saved.game))
    rules = with_its_files(saved, archives)
    return rules if rules is not None and same_rules(saved.version, rules.game.version_for(saved.texts)) else None


def with_its_files(saved: StoredMatch, archives: RulesArchives) -> Rules | None:
    """Return the rules of this program with the files that are stored with a match; None if there are none.

    Raises `ApiError`.
    """
    digest = saved.files.get(saved.version, NONE)
    return None if digest == NONE else archives.with_files(saved.game, digest)


def version_now(saved: StoredMatch) -> str:
    """Return the version that would write this match now, with what it needs of the files that a user has now."""
    return game(saved.game).version_for(saved.texts)


def same_files(saved: StoredMatch, version: str) -> bool:
    """Return True if a version needs the same of a user's files as a match."""
    return RulesVersion.of(saved.version).content == RulesVersion.of(version).content


def differences(
    saved: StoredMatch, pause: Callable[[], object] = lambda: None, rules: Rules | None = None
) -> Iterator[Difference]:
    """Yield the differences between what is kept of a match and what follows from its log by the rules of now, or by these.

    After an action that is refused there are no more. ``pause`` is called every `CHUNK` plies, for it takes long.
    """
    rules = rules or PresentRules(game(saved.game))
    kept = {checkpoint.ply: checkpoint for checkpoint in saved.checkpoints}
    begun, start = beginning(saved, rules)
    try:
        session = MatchSession(start, rules=rules)
    except (VezerkarError, ApiError, RulesFailed, *UNREADABLE) as error:
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
        except (VezerkarError, RulesFailed, *UNREADABLE) as error:
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


def beginning(saved: StoredMatch, rules: Rules) -> tuple[int, StoredMatch]:
    """Return the ply from which on a match follows from its log by these rules, and the match as it was there."""
    # What was before the players went over to other rules, those alone can say.
    begun = max((entry.ply for entry in saved.log if entry.kind == UPGRADE), default=0)
    # A lesson begins at a position, which follows from nothing, and so does a match from a position that was set up.
    first = saved.lesson or saved.placed or begun > 0
    start = replace(saved, log=saved.log[:begun], checkpoints=[one for one in saved.checkpoints if first and begun >= one.ply])
    return begun, replace(start, version=rules.game.version_for(start.texts), events=saved.events if begun else None)


def replayed(saved: StoredMatch, rules: Rules) -> MatchSession:
    """Return a match as it follows from its log alone by these rules. Raises as `MatchSession` and `MatchSession.take` do."""
    begun, start = beginning(saved, rules)
    session = MatchSession(start, rules=rules)
    for entry in saved.log[begun:]:
        session.take(entry.seat, entry.kind, entry.action, entry.joined, entry.by)
    return session


def _agrees(session: MatchSession, checkpoint: Checkpoint) -> bool:
    try:
        return decompress(checkpoint.position) == session.rules.bare(session.match)
    except zlib_error:
        return False
