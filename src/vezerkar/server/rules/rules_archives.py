"""The rules of stored matches: those of this program, of an archive of a former version, or of now with the files of a match.

An archive is a file of a folder. A match that uses a user's files goes on with these, whatever this process has read.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from threading import Lock
from typing import Final, TypeAlias
from zipfile import BadZipFile, ZipFile

from vezerkar.engine import BadOption
from vezerkar.registry import GAMES, game, package_of
from vezerkar.server.http.api_errors import ApiError
from vezerkar.server.rules.archived_rules import ArchivedRules
from vezerkar.server.rules.present_rules import PresentRules
from vezerkar.server.rules.rules_process import IDLE_SECONDS, Program, RulesLost, RulesProcess, Running
from vezerkar.server.rules.rules_version import RulesVersion, same_rules
from vezerkar.server.rules.user_files import NONE, UserFiles, present_files

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
    """The archives of a folder, and ``files`` of users by their digests. Without a folder there are none. Any thread may ask.

    What is in use has its processes; of those that nobody asks, few are left running.
    """

    def __init__(
        self,
        folder: Path | None = None,
        idle: float = IDLE_SECONDS,
        files: Callable[[str], UserFiles | None] = lambda digest: None,
    ) -> None:
        self.folder = folder
        self._idle = idle
        self._files = files
        self._lock = Lock()
        self._open: dict[tuple[str, str], ArchivedRules] = {}
        self._running = Running()

    def rules(self, game_id: str, version: str, digest: str = NONE, texts: Iterable[str] = ()) -> Rules:
        """The rules of this version: of this program if it has it, or else of its archive. Raises `ApiError`.

        ``digest`` is that of a user's files that are stored with the match, and ``texts`` are the values of its options and its
        actions: if what they need is not what this process has read, the rules have those files.
        """
        if is_present(game_id, version):
            here = game(game_id)
            if digest == NONE or same_rules(version, here.version_for(texts)):
                return PresentRules(here)
            return self.with_files(game_id, digest)
        name = file_name(game_id, version)
        path = self.path(name)
        if path is None:
            now = game(game_id).version if game_id in GAMES else "-"
            raise ApiError("other_rules", then=version, now=now)
        return self._opened(name, digest, lambda files: self._archive(path, game_id, version, files, own=digest != NONE))

    def with_files(self, game_id: str, digest: str) -> ArchivedRules:
        """The rules of this program with stored files of a user. Raises `ApiError`."""
        return self._opened(game_id, digest, lambda files: self._present(game_id, files))

    def _opened(self, name: str, digest: str, start: Callable[[UserFiles | None], ArchivedRules]) -> ArchivedRules:
        with self._lock:
            if (name, digest) not in self._open:
                files = self._files(digest) if digest != NONE else None
                if files is None and digest != NONE:
                    raise RulesLost(f"the files {digest[:8]} of a user are not stored any more")
                self._open[name, digest] = start(files)
            return self._open[name, digest]

    def _archive(self, path: Path, game_id: str, version: str, files: UserFiles | None, own: bool) -> ArchivedRules:
        variable = game(game_id).files_variable if game_id in GAMES else ""
        if variable and not own:
            # The folder may hold others by now.
            files = present_files(game(game_id))
        return started(Program.archive(path, variable, files), game_id, version, self._idle, self._running, own)

    def _present(self, game_id: str, files: UserFiles | None) -> ArchivedRules:
        here = game(game_id)
        assert files is not None
        program = Program.present(game_id, package_of(game_id), here.files_variable, files)
        return started(program, game_id, here.version, self._idle, self._running, own=True)

    def present(self, game_id: str) -> PresentRules:
        """The rules of this program. Raises `ApiError` if it has no such game."""
        if game_id not in GAMES:
            raise ApiError("no_upgrade")
        return PresentRules(game(game_id))

    def present_version(self, game_id: str, options: dict[str, str], actions: Iterable[str] = ()) -> str:
        """The version of this program's rules for a match with these options and actions; empty if it cannot be under them."""
        if game_id not in GAMES:
            return ""
        here = game(game_id)
        try:
            chosen = here.complete_options(options)
        except BadOption:
            return ""
        return here.version_for([*chosen.values(), *actions])

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


def started(
    program: Program, game_id: str, version: str, idle: float, running: Running | None = None, own: bool = False
) -> ArchivedRules:
    """The rules of a program. Raises `RulesLost` if they are not of this game and version."""
    quick = RulesProcess(program, idle, running)
    ready = quick.ready()
    if file_name(ready.game, ready.version) != file_name(game_id, version):
        quick.close()
        raise RulesLost(f"{program.name} has version {ready.version} of {ready.game}, not that which it should have")
    return ArchivedRules(ready, quick, RulesProcess(program, idle, running), program.files, own)


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
