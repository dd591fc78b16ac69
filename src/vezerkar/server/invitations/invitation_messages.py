"""The messages about invitations of people by their names, field by field. See docs/http-api.md."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from vezerkar.server.pages.page_messages import MatchSummary
from vezerkar.server.protocol import Id, Name, Request

InvitationState: TypeAlias = Literal["sent", "taken", "declined", "gone"]


class NewInvitation(Request):
    """The account of this name is to take the open seats of a ``player``: the first of them."""

    player: Id
    name: Name


class SentInvitation(msgspec.Struct):
    """An invitation, to those who may invite: whom it asks to be which ``player``, and until when. ``by`` is whoever has sent it.

    It was ``sent`` and stands, its seats were ``taken`` by it, it was ``declined``, or it is ``gone``: withdrawn, expired, or
    somebody else has a seat of it.
    """

    id: str
    player: str
    name: str
    by: str
    state: InvitationState
    expires: str


class Invited(msgspec.Struct):
    """An invitation, to whoever is invited: the ``seats``, by whom, and until when.

    ``summary`` is the match as a spectator sees it; null if it cannot be read now.
    """

    id: str
    match: str
    seats: list[str]
    by: str
    state: InvitationState
    at: str
    expires: str
    summary: MatchSummary | None


class InvitationAnswer(Request):
    """The answer to an invitation: the seats are taken, or it is declined.

    ``held`` is the key that the browser has of the match already.
    """

    accept: bool
    held: Annotated[str, Meta(max_length=100)] | None = None
