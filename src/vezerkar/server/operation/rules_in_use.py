"""The versions of rules that stored matches need, whether they are there, and archives that no match needs."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from sqlalchemy import Connection, Engine, func, select

from vezerkar.registry import GAMES, game
from vezerkar.server.operation.admin_messages import Standing
from vezerkar.server.rules.rules_archives import Archive, RulesArchives, file_name, is_present
from vezerkar.server.rules.rules_version import RulesVersion
from vezerkar.server.storage.schema import MATCHES


@dataclass(frozen=True, slots=True)
class RulesInUse:
    """So many matches of a game that a version of its rules wrote, all ``over`` or all running."""

    game: str
    version: str
    over: bool
    matches: int
    standing: Standing


def rules_in_use(connection: Connection, archives: RulesArchives) -> list[RulesInUse]:
    """Return the versions of rules that stored matches need."""
    columns = (MATCHES.c.game, MATCHES.c.version, MATCHES.c.over, MATCHES.c.differs.is_not(None).label("differs"))
    query = select(*columns, func.count()).group_by(*columns).order_by(*columns)
    return [
        RulesInUse(name, version, over, count, _standing(archives, name, version, differs))
        for name, version, over, differs, count in connection.execute(query)
    ]


def described_rules(engine: Engine, archives: RulesArchives) -> list[str]:
    """Return a line for each version that stored matches need, and for each archive that none needs."""
    with engine.connect() as connection:
        used = rules_in_use(connection, archives)
    told = {
        "present": "the rules of now",
        "archived": "the archive of theirs",
        "replayed": "played again when they are opened",
        "missing": "their archive is missing",
        "no_game": "there is no such game",
    }
    lines = [f"{one.game} {one.version}: {one.matches} {'over' if one.over else 'running'}; {told[one.standing]}" for one in used]
    return lines + [f"{name}: no match needs it" for name in sorted(needless(archives.all(), used))]


def needless(archives: Collection[Archive], used: Collection[RulesInUse]) -> set[str]:
    """Return the names of the files of archives that no stored match needs."""
    needed = {file_name(one.game, one.version) for one in used if one.standing != "present"}
    return {one.path.name for one in archives} - needed


def _standing(archives: RulesArchives, name: str, version: str, differs: bool) -> Standing:
    if archives.has(name, version):
        return "present" if is_present(name, version) else "archived"
    if name not in GAMES:
        return "no_game"
    if differs:
        return "missing"
    # Other files of a user, or a version that a replay may prove to be the same.
    return "present" if RulesVersion.of(version).numbers == RulesVersion.of(game(name).version).numbers else "replayed"
