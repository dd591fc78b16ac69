"""Files for the browser: the built client, the documentation, board pictures, texts. All are read once and kept in memory."""

from __future__ import annotations

import mimetypes
from dataclasses import dataclass
from functools import cache, lru_cache
from hashlib import blake2b
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from litestar import Response

from vezerkar.registry import board_picture, presentation_file
from vezerkar.server.http.api_errors import ApiError
from vezerkar.translation import LANGUAGES

UNBUILT: Final = b"""<!doctype html><html lang="en"><meta charset="utf-8"><title>Vez\xc3\xa9rkar</title>
<p>The table is open, but its page has not been built yet: run <code>python3 make.py serve</code> in the checkout.</p></html>
"""


BESIDE_BOARDS: Final = ("symbols.svg", "cards.svg", "cover.svg", "theme.json")
"""Files of a game's presentation besides its boards; ``GAME-FILE`` is the name under which each is sent."""


@dataclass(frozen=True, slots=True)
class StaticFile:
    """A file as it is sent. ``forever`` marks one whose name changes with its content."""

    content: bytes
    kind: str
    tag: str
    forever: bool = False

    def answer(self, known: str | None) -> Response[bytes]:
        """The file, or word that the browser has it already."""
        headers = {"ETag": self.tag, "Cache-Control": "public, max-age=31536000, immutable" if self.forever else "no-cache"}
        if known == self.tag:
            return Response(b"", status_code=304, headers=headers)
        return Response(self.content, media_type=self.kind, headers=headers)


def static_file(name: str, content: bytes) -> StaticFile:
    """A StaticFile of this name and content."""
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    if kind.startswith("text/") or kind.endswith(("javascript", "json")):
        kind += "; charset=utf-8"
    return StaticFile(content, kind, f'"{blake2b(content, digest_size=16).hexdigest()}"', name.startswith("/assets/"))


@cache
def client() -> dict[str, StaticFile]:
    """The built client, by path; ``/`` is its page."""
    root = files("vezerkar.server") / "static"
    static_files = _walk(root, "/") if root.is_dir() else {}
    static_files["/"] = static_files.get("/index.html") or static_file("/index.html", UNBUILT)
    return static_files


def document(path: str) -> StaticFile:
    """The document of the page at a path; those that people come to first have ones of their own, which name their code."""
    kind = "/home.html" if path == "/" else "/play.html" if path.startswith("/play/") else "/"
    return client().get(kind) or client()["/"]


def client_file(path: str) -> StaticFile:
    """A file of the client. Raises `ApiError`."""
    found = client().get(path)
    if found is None:
        raise ApiError("not_found")
    return found


@cache
def site() -> dict[str, StaticFile]:
    """The documentation, by path; empty if it has not been built."""
    root = files("vezerkar.server") / "site"
    return _walk(root, "/docs/") if root.is_dir() else {}


def site_file(path: str) -> StaticFile:
    """A file of the documentation. Raises `ApiError`."""
    found = site().get(path)
    if found is None:
        raise ApiError("not_found")
    return found


@lru_cache(maxsize=64)
def board_file(name: str) -> StaticFile:
    """``GAME.svg`` or ``GAME.NAME.svg``, a board; or what else a game shows, as `BESIDE_BOARDS` lists it. Raises `ApiError`."""
    for file in BESIDE_BOARDS:
        if name.endswith(f"-{file}"):
            found = presentation_file(name.removesuffix(f"-{file}"), file)
            break
    else:
        found = board_picture(name.removesuffix(".svg")) if name.endswith(".svg") else None
    if found is None:
        raise ApiError("not_found")
    return static_file(name, found.encode())


@cache
def texts_file(name: str) -> StaticFile:
    """``LANG.ftl``: the words of the page itself. Raises `ApiError`."""
    if name not in {f"{lang}.ftl" for lang in LANGUAGES}:
        raise ApiError("not_found")
    found = static_file(name, (files("vezerkar.server") / "texts" / name).read_bytes())
    return StaticFile(found.content, "text/plain; charset=utf-8", found.tag)


def _walk(folder: Traversable, at: str) -> dict[str, StaticFile]:
    found: dict[str, StaticFile] = {}
    for file in folder.iterdir():
        path = at + file.name
        if file.is_dir():
            found |= _walk(file, f"{path}/")
        else:
            found[path] = static_file(path, file.read_bytes())
    return found
