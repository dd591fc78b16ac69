"""Typer lays all commands anew for each call; here they are laid once.

The tests call hundreds of commands in one process. To lay them takes more than most of these do themselves.
"""

from __future__ import annotations

from functools import cache

import typer.main


def lay_once() -> None:
    """Let Typer remember the commands of a program."""
    if not hasattr(typer.main.get_command, "cache_clear"):
        typer.main.get_command = cache(typer.main.get_command)
