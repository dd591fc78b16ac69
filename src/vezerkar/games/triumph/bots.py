"""The bots Triumph & Tragedy brings along."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from vezerkar.engine.sight import Bot

BOTS: Final[Mapping[str, Callable[[int | str, str], Bot]]] = {}
