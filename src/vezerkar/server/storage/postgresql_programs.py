"""PostgreSQL's own programs that write a database into a file and read it back."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path
from typing import Final

from sqlalchemy.engine import URL

from vezerkar.engine import VezerkarError

DEBIAN: Final = Path("/usr/lib/postgresql")
"""The folder in which Debian keeps the programs of each version."""


class ProgramFailed(VezerkarError):
    """A program of PostgreSQL is not there, or has failed."""


def dump(url: URL, file: Path) -> None:
    """Write a database into an archive. Raises `ProgramFailed`."""
    _run("pg_dump", url, "--format=custom", "--no-owner", "--no-acl", f"--file={file}")


def restore(file: Path, url: URL) -> None:
    """Read an archive into an empty database, all or nothing. Raises `ProgramFailed`."""
    _run("pg_restore", url, "--no-owner", "--no-acl", "--exit-on-error", "--single-transaction", str(file))


def list_archive(file: Path) -> None:
    """Read what is in an archive. Raises `ProgramFailed` if it is none, or not whole."""
    _run("pg_restore", None, "--file=/dev/null", str(file))


def _run(program: str, url: URL | None, *arguments: str) -> None:
    environment = dict(os.environ)
    if url is not None:
        # Everybody on a machine sees the arguments of a program, so the password is none of them.
        if url.password is not None:
            environment["PGPASSWORD"] = str(url.password)
        address = URL.create("postgresql", url.username, None, url.host, url.port, url.database, url.query)
        arguments = (f"--dbname={address.render_as_string()}", "--no-password", *arguments)
    done = subprocess.run([_program(program), *arguments], env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        reason = next((line for line in done.stderr.splitlines() if line.strip()), f"exit status {done.returncode}")
        raise ProgramFailed(reason)


def _program(name: str) -> str:
    """The newest of this name: an older one refuses the database of a newer server."""
    versions = sorted(DEBIAN.glob(f"*/bin/{name}"), key=lambda file: float(file.parent.parent.name))
    found = str(versions[-1]) if versions else shutil.which(name)
    if found is None:
        raise ProgramFailed(f"{name} is not there: it comes with the clients of PostgreSQL (postgresql-client)")
    return found
