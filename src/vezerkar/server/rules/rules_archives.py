"""The folder of archives: rules of former versions, for matches that began under them."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from pathlib import Path
from threading import Lock
from typing import Final, TypeAlias
from zipfile import BadZipFile, ZipFile

from vezerkar.registry import GAMES, game
from vezerkar.server.http.api_errors import ApiError
from vezerkar.server.rules.archived_rules import ArchivedRules
from vezerkar.server.rules.present_rules import PresentRules
from vezerkar.server.rules.rules_process import IDLE_SECONDS, RulesLost, RulesProcess
from vezerkar.server.rules.rules_version import RulesVersion

DESCRIPTION: Final = "archive.json"
"""The file in an archive that says of which game and version it is."""
NAME: Final = re.compile(r"[A-Za-z0-9_]+-[A-Za-z0-9._+]+\.pyz")
"""The name of an archive."""
SUFFIX: Final = ".pyz"

Rules: TypeAlias = PresentRules | ArchivedRules


@dataclass(frozen=True, slots=True)
class Archive:
    """An archive in the folder: its game, its version, its file. ``fault`` says why it cannot be used; empty if it can."""

    game: str
    version: str
    path: Path
    fault: str = ""


def file_name(game_id: str, version: str) -> str:
    """Return the name of the archive of a version. What a user's files brought to a match is not in it."""
    major, minor = RulesVersion.of(version).numbers
    return f"{game_id}-{major}.{minor}{SUFFIX}"


class RulesArchives:
    """The archives of a folder; each in use has its processes. Without a folder there are none. Any thread may ask."""

    def __init__(self, folder: Path | None = None, idle: float = IDLE_SECONDS) -> None:
        self.folder = folder
        self._idle = idle
        self._lock = Lock()
        self._open: dict[str, ArchivedRules] = {}

    def rules(self, game_id: str, version: str) -> Rules:
        """The rules of this version: of this program if it has it, or else of its archive. Raises `ApiError`."""
        if is_present(game_id, version):
            return PresentRules(game(game_id))
        name = file_name(game_id, version)
        path = self.path(name)
        if path is None:
            now = game(game_id).version if game_id in GAMES else "-"
            raise ApiError("other_rules", then=version, now=now)
        with self._lock:
            if name not in self._open:
                self._open[name] = opened(path, game_id, version, self._idle)
            return self._open[name]

    def present(self, game_id: str) -> PresentRules:
        """The rules of this program. Raises `ApiError` if it has no such game."""
        if game_id not in GAMES:
            raise ApiError("no_upgrade")
        return PresentRules(game(game_id))

    def present_version(self, game_id: str) -> str:
        """The version of this program's rules; empty if it has no such game."""
        return game(game_id).version if game_id in GAMES else ""

    def has(self, game_id: str, version: str) -> bool:
        """Return True if a match of this version can go on here."""
        return is_present(game_id, version) or self.path(file_name(game_id, version)) is not None

    def path(self, name: str) -> Path | None:
        """The archive of this name, if it is there."""
        if self.folder is None or not NAME.fullmatch(name):
            return None
        path = self.folder / name
        return path if path.is_file() else None

    def all(self) -> list[Archive]:
        """All archives of the folder, by name."""
        if self.folder is None or not self.folder.is_dir():
            return []
        return [described(path) for path in sorted(self.folder.glob(f"*{SUFFIX}"))]

    def close(self) -> None:
        """End all processes."""
        with self._lock:
            for rules in self._open.values():
                rules.close()
            self._open.clear()


def opened(path: Path, game_id: str, version: str, idle: float) -> ArchivedRules:
    """The rules of an archive. Raises `RulesLost` if it is not of this game and version."""
    quick = RulesProcess(path, idle)
    ready = quick.ready()
    if file_name(ready.game, ready.version) != file_name(game_id, version):
        quick.close()
        raise RulesLost(f"{path} has version {ready.version} of {ready.game}, not what its name says")
    return ArchivedRules(ready, quick, RulesProcess(path, idle))


def is_present(game_id: str, version: str) -> bool:
    """Return True if these are the rules of this program. Its need of a user's files shows when a match is opened."""
    return game_id in GAMES and RulesVersion.of(version).numbers == RulesVersion.of(game(game_id).version).numbers


def described(path: Path) -> Archive:
    """An archive as it describes itself."""
    try:
        with ZipFile(path) as archive:
            told = json.loads(archive.read(DESCRIPTION))
        found = Archive(str(told["game"]), str(told["version"]), path)
    except (OSError, BadZipFile, ValueError, KeyError, TypeError):
        return Archive("", "", path, "no archive of rules")
    if path.name != file_name(found.game, found.version):
        return Archive(found.game, found.version, path, f"should be called {file_name(found.game, found.version)}")
    return found
