"""A change of a match that was decided at what somebody knew of it, and the errors that tell that it was changed meanwhile."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field

from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout


@dataclass(frozen=True, slots=True)
class Change:
    """A change of a match that was decided at a ``rev``. Its ``mark`` tells it from all others, also when it is tried again."""

    rev: int
    mark: str = field(default_factory=lambda: secrets.token_urlsafe(12))


class MatchChanged(Exception):
    """Somebody else has changed the match since it was read."""


class PlyConflict(MatchChanged):
    """Somebody else wrote this line of the log first."""


def passing(error: BaseException) -> bool:
    """Return True if an error of the database may pass by itself: it is locked, full or out of reach."""
    if isinstance(error, DBAPIError) and error.connection_invalidated:
        return True
    return isinstance(error, OperationalError | InterfaceError | PoolTimeout)
