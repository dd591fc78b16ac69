"""The files of users that matches need, in the database: each set of files once, and which match was written by which.

Whoever writes a match by some files and whoever removes files that no match needs any more wait for one another at their row.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from sqlalchemy import Connection, delete, exists, select
from sqlalchemy.dialects import postgresql, sqlite

from vezerkar.server.rules.user_files import UserFiles
from vezerkar.server.storage.schema import MATCH_FILES, USER_FILES

MOST_FOUND: Final = 2
"""Digests that are looked up by how they begin: two are one too many."""


def keep_files(connection: Connection, match: str, version: str, files: UserFiles) -> None:
    """Keep that a version of a match was written by these files, and keep the files if they are not there."""
    into = sqlite if connection.dialect.name == "sqlite" else postgresql
    new = into.insert(USER_FILES).values(digest=files.digest, packed=files.packed, size=len(files.packed))
    # A row that is there already is written all the same: so nobody removes it meanwhile.
    connection.execute(new.on_conflict_do_update(index_elements=[USER_FILES.c.digest], set_={"size": new.excluded.size}))
    link = into.insert(MATCH_FILES).values(match=match, version=version, files=files.digest)
    connection.execute(
        link.on_conflict_do_update(
            index_elements=[MATCH_FILES.c.match, MATCH_FILES.c.version], set_={"files": link.excluded.files}
        )
    )


def files_of(connection: Connection, match: str) -> dict[str, str]:
    """Return the digests of the files by which a match was written, by its versions."""
    query = select(MATCH_FILES.c.version, MATCH_FILES.c.files).where(MATCH_FILES.c.match == match)
    return {row.version: row.files for row in connection.execute(query)}


def read_files(connection: Connection, digest: str) -> UserFiles | None:
    """Return the files of a digest; None if they are not there."""
    packed = connection.execute(select(USER_FILES.c.packed).where(USER_FILES.c.digest == digest)).scalar_one_or_none()
    return None if packed is None else UserFiles(digest, packed)


def found_digest(connection: Connection, begin: str) -> str | None:
    """Return the digest of stored files that begins so; None if there is not just one."""
    query = select(USER_FILES.c.digest).where(USER_FILES.c.digest.startswith(begin, autoescape=True)).limit(MOST_FOUND)
    found = [str(digest) for digest in connection.execute(query).scalars()]
    return found[0] if len(found) == 1 else None


def forget_files(connection: Connection, digests: Collection[str]) -> None:
    """Remove those of these files that no match needs any more."""
    if not digests:
        return
    which = USER_FILES.c.digest.in_(sorted(digests))
    # Only what begins after the rows are held sees who has come to need them.
    connection.execute(select(USER_FILES.c.digest).where(which).order_by(USER_FILES.c.digest).with_for_update())
    needed = exists().where(MATCH_FILES.c.files == USER_FILES.c.digest)
    connection.execute(delete(USER_FILES).where(which, ~needed))
