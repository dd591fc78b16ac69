"""`vezerkar admin ratings`: the ratings of a table, for whoever runs it."""

from __future__ import annotations

from typing import Annotated

import typer

from vezerkar.cli.arguments import ConfigFile, Database, database

app = typer.Typer(help="The ratings of a table.", no_args_is_help=True)


@app.callback()
def group() -> None:
    """The ratings of a table."""


@app.command()
def rebuild(
    reason: Annotated[str, typer.Option(help="Why: it is kept with the act.")] = "",
    db: Database = None,
    config: ConfigFile = None,
) -> None:
    """Make all ratings anew from the rated matches that are over. The figures are the same unless something has been mended."""
    from vezerkar.server.operation.acts import record_act
    from vezerkar.server.operation.match_admin import read_store

    with read_store(database(db, config)) as store:
        count = store.ratings.rebuild(lambda connection: record_act(connection, "ratings rebuild", about=reason))
    print(f"{count} matches were taken in again")
