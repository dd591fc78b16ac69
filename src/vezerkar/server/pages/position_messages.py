"""The messages of the position editor, field by field. See docs/http-api.md."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from vezerkar.engine.position_sheet import PositionSheet
from vezerkar.engine.scene import Scene
from vezerkar.server.protocol import Id, Request


class PositionDraft(Request):
    """A position in the making, and an ``item`` of it that gets a new ``value``; without one it is only looked over.

    The board is shown as the seat ``eyes`` sees it.
    """

    draft: dict[str, Any]
    item: Annotated[str, Meta(max_length=200)] = ""
    value: Annotated[str, Meta(max_length=200)] = ""
    eyes: Id | None = None


class PositionSample(msgspec.Struct):
    """A position to begin with."""

    id: str
    name: str


class PositionFlaw(msgspec.Struct):
    """A reason why a draft is no position: the ``item`` that it is about, empty if it is none, in words, and what the rules say.

    ``detail`` names the field and is English.
    """

    item: str
    text: str
    detail: str


class PositionPage(msgspec.Struct):
    """A draft after a change: what can be set in it, and the board, None while it is no position. ``asked`` are the seats that
    choose first.
    """

    draft: dict[str, Any]
    sheet: PositionSheet | None
    scene: Scene | None
    flaws: list[PositionFlaw]
    asked: list[str]
