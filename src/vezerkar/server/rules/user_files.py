"""A user's files as they were read at a moment, packed: what a match needs of them is stored with it (`files_table`).

A game reads such files once, when it is loaded, from a folder that a variable of the environment names. So whoever shall play by
other files than this process is another process: `lent` has the folder ready for it while it starts.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final
from zlib import compress, decompressobj
from zlib import error as zlib_error

from vezerkar.engine import Game, VezerkarError
from vezerkar.registry import GAMES, game

MAX_BYTES: Final = 64 << 20
"""The most bytes that are unpacked: four times as many as a game reads."""
NONE: Final = ""
"""The digest of no files."""


class BadFiles(VezerkarError):
    """Stored files of a user that are damaged, or are not those that should be there."""


@dataclass(frozen=True, slots=True)
class UserFiles:
    """The texts of files in their order; their names say nothing.

    ``digest`` is a hash of them (SHA-256, in hexadecimal digits), and ``packed`` is what is stored.
    """

    digest: str
    packed: bytes = field(repr=False)

    @classmethod
    def of(cls, files: Mapping[str, bytes]) -> UserFiles | None:
        """Pack files, in the order of this mapping; None if there are none."""
        if not files:
            return None
        content = json.dumps([text.decode("utf-8-sig") for text in files.values()], ensure_ascii=False).encode()
        return cls(sha256(content).hexdigest(), compress(content, 9))

    def unpack(self) -> list[str]:
        """Return the text of each file. Raises `BadFiles`."""
        opened = decompressobj()
        try:
            content = opened.decompress(self.packed, MAX_BYTES)
            if not opened.eof or sha256(content).hexdigest() != self.digest:
                raise BadFiles(f"the stored files {self.digest[:8]} of a user are damaged")
            return [str(text) for text in json.loads(content)]
        except (zlib_error, ValueError, TypeError) as error:
            raise BadFiles(f"the stored files {self.digest[:8]} of a user are damaged") from error

    def write(self, folder: Path) -> None:
        """Write the files into an empty folder, in their order under names of our own. Raises `BadFiles`, OSError."""
        for number, text in enumerate(self.unpack(), 1):
            (folder / f"{number:04}.json").write_text(text, encoding="utf-8", newline="")


_PACKED: Final[dict[str, tuple[Mapping[str, bytes], UserFiles | None]]] = {}


def present_files(of: Game[Any, Any]) -> UserFiles | None:
    """Return a user's files as this process has read them for a game; None if there are none."""
    files = of.user_files()
    known = _PACKED.get(of.id)
    if known is None or known[0] is not files:
        known = _PACKED[of.id] = (files, UserFiles.of(files))
    return known[1]


@contextmanager
def lent(variable: str, files: UserFiles | None) -> Iterator[dict[str, str]]:
    """Have files ready for a process that starts meanwhile; yield what its environment must say. Raises `BadFiles`, OSError."""
    if not variable:
        yield {}
    elif files is None:
        yield {variable: ""}
    else:
        with TemporaryDirectory(prefix="vezerkar-files-", ignore_cleanup_errors=True) as folder:
            files.write(Path(folder))
            yield {variable: folder}


@contextmanager
def lent_as_here() -> Iterator[dict[str, str]]:
    """The same with the files that this process has read, of all games: their folders may hold others by now."""
    with ExitStack() as stack:
        found: dict[str, str] = {}
        for name in list(GAMES):
            # What cannot be loaded here has read nothing, and whoever asks for it is told.
            with suppress(VezerkarError, ImportError, OSError):
                one = game(name)
                if one.files_variable:
                    found |= stack.enter_context(lent(one.files_variable, present_files(one)))
        yield found


def environment(changed: Mapping[str, str]) -> dict[str, str]:
    """The environment of this process with these variables instead of its own."""
    return {**os.environ, **changed}
