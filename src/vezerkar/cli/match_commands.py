"""`vezerkar admin match`: one match of a table, seen and mended by whoever runs it."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from vezerkar.cli.arguments import ConfigFile, Database, database

app = typer.Typer(help="One match of a table.", no_args_is_help=True)

Reason = Annotated[str, typer.Option(help="Why: it is kept with the act.")]
Name = Annotated[str, typer.Argument(help="The name of the match: the last part of its address.", metavar="MATCH")]


@app.callback()
def group() -> None:
    """One match of a table."""


@app.command()
def show(match: Name, db: Database = None, config: ConfigFile = None) -> None:
    """Tell what is stored of a match, without its secrets."""
    from vezerkar.server.operation.match_admin import description, read_store

    with read_store(database(db, config)) as store:
        print("\n".join(description(store, match)))


@app.command()
def check(match: Name, db: Database = None, config: ConfigFile = None) -> None:
    """Play the log of a match again, and compare it with what is stored beside it."""
    from vezerkar.server.operation.match_admin import BadMatch, faults, read_store

    with read_store(database(db, config)) as store:
        found = faults(store, match)
    if found:
        raise BadMatch("\n".join(fault.words for fault in found))
    print("the log can be played again, and everything beside it agrees")


@app.command()
def files(
    match: Name,
    folder: Annotated[Path, typer.Argument(help="A new folder.", metavar="FOLDER")],
    db: Database = None,
    config: ConfigFile = None,
) -> None:
    """Write the user's files with which a match goes on into a folder, for VEZERKAR_LIBRARY."""
    from vezerkar.server.operation.match_admin import read_store, write_files

    with read_store(database(db, config)) as store:
        number = write_files(store, match, folder)
    print(f"{folder}: {number} files")


@app.command()
def mend(match: Name, reason: Reason, db: Database = None, config: ConfigFile = None) -> None:
    """Store anew what follows from the log of a match. No server may run on a file of SQLite meanwhile."""
    from vezerkar.server.operation.acts import Order
    from vezerkar.server.operation.match_admin import mend as make_anew
    from vezerkar.server.run import opened_store

    with opened_store(database(db, config)) as store:
        found = make_anew(store, match, Order(reason))
    print("\n".join((f"match {match} is mended. This was wrong:", *(fault.words for fault in found))))


@app.command()
def cancel(match: Name, reason: Reason, db: Database = None, config: ConfigFile = None) -> None:
    """End a match without a winner. No server may run on a file of SQLite meanwhile."""
    from vezerkar.server.operation.acts import Order
    from vezerkar.server.operation.match_admin import cancel as end
    from vezerkar.server.run import opened_store

    with opened_store(database(db, config)) as store:
        end(store, match, Order(reason))
    print(f"match {match} is cancelled")


@app.command()
def reseat(
    match: Name,
    seat: Annotated[str, typer.Argument(help="A seat of the player who is to give way.", metavar="SEAT")],
    reason: Reason,
    db: Database = None,
    config: ConfigFile = None,
) -> None:
    """Open the seats of a player for somebody else: their key opens them no more."""
    from vezerkar.server.operation.acts import Order
    from vezerkar.server.operation.match_admin import reseat as open_again
    from vezerkar.server.run import default_database, opened_store
    from vezerkar.server.settings import load_settings

    settings = load_settings(config, os.environ, {"db": db})
    with opened_store(settings.db or default_database()) as store:
        invitation, seats = open_again(store, match, seat, Order(reason))
    print(f"open now: {', '.join(seats)}. Send this link to whoever is to sit there:")
    print(f"{settings.public_url.rstrip('/')}/play/{match}#k={invitation}")
