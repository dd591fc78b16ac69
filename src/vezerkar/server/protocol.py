"""The parts that all messages of the HTTP API and the sockets share. See docs/http-api.md."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

Lang: TypeAlias = Literal["en", "hu"]
Name: TypeAlias = Annotated[str, Meta(max_length=40)]
Id: TypeAlias = Annotated[str, Meta(max_length=80)]


class Request(msgspec.Struct, forbid_unknown_fields=True):
    """A message of a client. A field that the server does not know is an error."""


class Problem(msgspec.Struct):
    """A refusal."""

    error: str
    message: str
    cite: str = ""


class SocketProblem(msgspec.Struct, tag="error", tag_field="type"):
    """A refusal on a socket."""

    error: str
    message: str


class EmptyResult(msgspec.Struct):
    """It is done; there is no more to say."""
