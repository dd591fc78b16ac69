"""Matches that other rules wrote: they move up to the rules of now if they go on under these just as they did."""

from __future__ import annotations

import logging
from collections.abc import Callable
from enum import Enum
from typing import Final
from zlib import decompress

from vezerkar.registry import GAMES, game
from vezerkar.server.http.api_errors import ApiError
from vezerkar.server.matches.match_check import (
    archives_of,
    differences,
    same_files,
    version_now,
    with_its_files,
)
from vezerkar.server.matches.snapshot import digest_of
from vezerkar.server.rules.present_rules import PresentRules
from vezerkar.server.rules.rules import Rules
from vezerkar.server.rules.rules_archives import RulesArchives
from vezerkar.server.rules.rules_process import RulesLost
from vezerkar.server.rules.rules_version import RulesVersion, same_rules
from vezerkar.server.storage.match_change import PlyConflict
from vezerkar.server.storage.store import Store
from vezerkar.server.storage.stored_match import LogEntry, StoredMatch

LOG: Final = logging.getLogger(__name__)


class Upgrade(Enum):
    """The result of the wish to move a match up."""

    CURRENT = "current"
    """The rules of now wrote it."""
    MOVED = "moved"
    """Its log leads to the same States under the rules of now: it goes on with them."""
    DIFFERS = "differs"
    """Under the rules of now something else would have happened, or it cannot be known: it stays with the rules that wrote it."""
    NEWER = "newer"
    """Newer rules than those of now wrote it."""
    OWN_FILES = "own files"
    """The rules of now wrote it, with other files of a user than those of now: it goes on with them, for they are stored."""


def move_up(
    store: Store, match: str, pause: Callable[[], object] = lambda: None, archives: RulesArchives | None = None
) -> Upgrade:
    """Let a match go on under the rules of now if it is the same match under them. Raises `ApiError` if there is no such match.

    It is played again from its beginning: every action must be legal and every position the same. ``pause`` is called now and
    then meanwhile. To call it again changes nothing and costs little. If somebody acts in the match meanwhile, with the rules
    that wrote it, it is looked at again.

    The files of a user that are stored with a match stay its files: new rules are asked with them.
    """
    with archives_of(store, archives) as known:
        while True:
            try:
                return _move_up(store, match, pause, known)
            except PlyConflict:
                continue


def _move_up(store: Store, match: str, pause: Callable[[], object], archives: RulesArchives) -> Upgrade:
    saved = store.load(match)
    if saved is None:
        raise ApiError("unknown_match")
    if saved.game not in GAMES:
        return Upgrade.DIFFERS
    now = version_now(saved)
    if same_rules(saved.version, now):
        return Upgrade.CURRENT
    then_numbers, now_numbers = RulesVersion.of(saved.version).numbers, RulesVersion.of(now).numbers
    if then_numbers > now_numbers:
        return Upgrade.NEWER
    rules: Rules = PresentRules(game(saved.game))
    if saved.version in saved.files and not same_files(saved, now):
        if then_numbers == now_numbers:
            return Upgrade.OWN_FILES
        try:
            rules = with_its_files(saved, archives) or rules
        except RulesLost:
            # New rules may not read them any more: they have said why.
            return Upgrade.DIFFERS
        now = rules.game.version_for(saved.texts)
    if saved.differs is not None and same_rules(saved.differs, now):
        return Upgrade.DIFFERS
    if not saved.told and then_numbers != now_numbers:
        reason = "its positions were not kept, so there is nothing to compare with"
    else:
        reason = next((str(found) for found in differences(saved, pause, rules) if found.what != "events"), "")
    if reason:
        LOG.info("match %s stays with rules %s, not %s: %s", match, saved.version, now, reason)
        store.set_differs(match, now)
        return Upgrade.DIFFERS
    versions = f"{saved.version} {now}"
    entry = LogEntry(len(saved.log) + 1, "", "rules", versions, version=now, events=b"", digest=_digest(saved))
    store.change_rules(match, entry, rules.files if RulesVersion.of(now).content else None)
    LOG.info("match %s moves up from rules %s to %s", match, saved.version, now)
    return Upgrade.MOVED


def _digest(saved: StoredMatch) -> bytes | None:
    """The digest of the position of a match, if it was kept."""
    if saved.log:
        return saved.log[-1].digest
    return digest_of(decompress(saved.checkpoints[0].position)) if saved.checkpoints else None
