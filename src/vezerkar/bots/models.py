"""Trained models as bots: ``model:FILE`` plays what a file has learned.

The ending of the file says who reads it. `LOADERS` has our own format; packages of others bring theirs as entry points of the
group ``vezerkar.models``. Files in the folder ``VEZERKAR_MODELS/GAME`` are bots that this machine offers, and are known by their
names: ``model:mine`` is ``mine.json`` there. No loader of ours reads pickles: to read one is to run what its author wrote.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from functools import cache
from hashlib import blake2b
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeAlias, cast

from vezerkar.engine import Bot, UnknownBot

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

PREFIX: Final = "model:"
"""Begins the name of a bot that is a model."""

FOLDER: Final = "VEZERKAR_MODELS"
"""The variable that names the folder of the models that a machine offers."""

GROUP: Final = "vezerkar.models"
"""The entry points that read files of other formats, by the ending of the file."""

LOADERS: Final = {"json": "vezerkar.bots.network:load"}
"""The module and the function that reads files with an ending."""

SIMPLE: Final = re.compile(r"[A-Za-z0-9_-]{1,40}")
"""The name of a model that a machine offers: it cannot lead out of the folder."""

ModelLoader: TypeAlias = Callable[[Path, str, "int | str"], Bot]
"""A function that makes a bot from a file, the id of the game and the seed. It raises `BadModel`."""


class BadModel(UnknownBot):
    """A model cannot play: its file is not there, is no model, or has learned from another layout or game."""


def model(seed: int | str, text: str, game: str) -> Bot:
    """Return the bot that a file makes; ``text`` is its path, or the name of a model that this machine offers.

    Raises `BadModel`.
    """
    file = file_of(text, game)
    ending = file.suffix.removeprefix(".")
    return _loader(ending, file)(file, game, seed)


def offered(game: str) -> dict[str, Path]:
    """Return the models of a game that this machine offers, by the names of their bots."""
    folder = os.environ.get(FOLDER)
    if not folder:
        return {}
    known = {*LOADERS, *_others()}
    files = [file for file in sorted((Path(folder) / game).glob("*.*")) if file.suffix[1:] in known and file.is_file()]
    return {PREFIX + file.stem: file for file in files if SIMPLE.fullmatch(file.stem)}


def file_of(text: str, game: str) -> Path:
    """Return the file of a model by its path or its name. Raises `BadModel` if there is none."""
    named = offered(game).get(PREFIX + text)
    file = named or Path(text)
    if not text or not file.is_file():
        more = f"; this machine offers: {', '.join(offered(game))}" if offered(game) else ""
        raise BadModel(f"there is no file {text!r}: {PREFIX}FILE takes the path of a model{more}")
    return file


def digest_of(bot: str, game: str) -> str:
    """Return the hash of the file of a bot that is a model; empty for any other bot. Raises `BadModel`."""
    if not bot.startswith(PREFIX):
        return ""
    return blake2b(file_of(bot.removeprefix(PREFIX), game).read_bytes(), digest_size=8).hexdigest()


def _loader(ending: str, file: Path) -> ModelLoader:
    if ending in LOADERS:
        module, _, name = LOADERS[ending].partition(":")
        return cast("ModelLoader", getattr(import_module(module), name))
    others = _others()
    if ending not in others:
        known = ", ".join(f".{one}" for one in sorted({*LOADERS, *others}))
        raise BadModel(f"{file}: nothing here reads models that end in '.{ending}'; there are: {known}")
    try:
        return cast("ModelLoader", others[ending].load())
    except (ImportError, AttributeError) as error:
        raise BadModel(f"{file}: what reads '.{ending}' cannot be loaded: {error}") from error


@cache
def _others() -> dict[str, EntryPoint]:
    """Return the entry points of other packages, by the endings that they read."""
    from importlib.metadata import entry_points  # nobody else needs it, and it takes a while

    return {point.name: point for point in entry_points(group=GROUP)}
