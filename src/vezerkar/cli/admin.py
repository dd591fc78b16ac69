"""`vezerkar admin`: what whoever runs a table does with its database."""

from __future__ import annotations

from typing import Annotated

import typer

app = typer.Typer(help="Commands for whoever runs a table.", no_args_is_help=True)


@app.callback()
def group() -> None:
    """Commands for whoever runs a table."""


@app.command()
def copy(
    source: Annotated[str, typer.Argument(help="URL of the database to copy. No server may write to it.", metavar="FROM")],
    target: Annotated[str, typer.Argument(help="URL of an empty database, or one a copy has begun to fill.", metavar="TO")],
) -> None:
    """Copy all matches from one database to another, SQLite or PostgreSQL. If it is broken off, run it again."""
    from vezerkar.server.database_copy import CannotCopy, copy_database
    from vezerkar.server.database_files import is_missing
    from vezerkar.server.run import opened_store

    if is_missing(source):
        raise CannotCopy("there is nothing to copy: the file of the first database is not there")
    with opened_store(source) as old, opened_store(target) as new:
        for copied in copy_database(old, new):
            print(f"{copied.table}: {copied.rows} rows, {copied.written} of them written now")
