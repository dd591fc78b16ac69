"""Acts: deeds of whoever runs the table, and when they were done."""

from __future__ import annotations

import getpass
import os

from sqlalchemy import Connection, insert

from vezerkar.server.storage.moments import micros
from vezerkar.server.storage.schema import ACTS


def record_act(connection: Connection, deed: str, match: str | None = None, about: str = "", who: str = "") -> None:
    """Add an act to the others, in the transaction in which it is done.

    ``who`` has done it; without that, the user of the machine who has given the command.
    """
    connection.execute(insert(ACTS).values(at=micros(), who=who or _user(), deed=deed, match=match, about=about))


def _user() -> str:
    try:
        return getpass.getuser()
    except (KeyError, OSError):
        # In a container the number of a user may have no name.
        return f"user {os.getuid()}"
