"""A folder in memory for what the tests write: where files are slow, most of the time of a database is theirs."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

MEMORY = Path("/dev/shm")
ENOUGH = 6 * 1024**3
"""Bytes that must be free: in a container it is often as small as 64 MB."""


def in_memory() -> str | None:
    """Return a folder that lies in memory and has room, or nothing where there is none."""
    roomy = MEMORY.is_dir() and os.access(MEMORY, os.W_OK) and shutil.disk_usage(MEMORY).free >= ENOUGH
    return str(MEMORY) if roomy else None
