"""Arguments that several commands have: ``NAME=VALUE``, a file of settings, a database, a language."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from vezerkar.engine import VezerkarError
from vezerkar.translation import LANGUAGES

ConfigFile = Annotated[Path | None, typer.Option(help="A file of settings: TOML. Default: VEZERKAR_CONFIG.", metavar="FILE")]
Lang = Annotated[str, typer.Option("--lang", help="Language: " + " or ".join(LANGUAGES) + ".")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON for other programs.")]
Database = Annotated[str | None, typer.Option(help="Database URL. Default: a file in your data folder.")]


def pairs(texts: list[str] | None, option: str) -> dict[str, str]:
    """Several ``NAME=VALUE`` as a dictionary. Raises VezerkarError for anything else."""
    found: dict[str, str] = {}
    for text in texts or []:
        name, equals, value = text.partition("=")
        if not equals or not name or not value:
            raise VezerkarError(f"{option} wants NAME=VALUE, not {text!r}")
        if name in found:
            raise VezerkarError(f"{option} names {name!r} twice")
        found[name] = value
    return found


def language(name: str) -> str:
    """A language there is. Raises VezerkarError."""
    if name not in LANGUAGES:
        raise VezerkarError(f"there is no language {name!r}; there are: {', '.join(LANGUAGES)}")
    return name


def database(db: str | None, config: Path | None) -> str:
    """The URL of the database a command is about, from its options, the environment or a file of settings."""
    from vezerkar.server.run import default_database
    from vezerkar.server.settings import load_settings

    return load_settings(config, os.environ, {"db": db}).db or default_database()
