"""`vezerkar admin jobs`: the work for later of a table, seen and mended by whoever runs it."""

from __future__ import annotations

from typing import Annotated

import typer

from vezerkar.cli.arguments import ConfigFile, Database, database

app = typer.Typer(help="The work for later of a table.", no_args_is_help=True)

Number = Annotated[int, typer.Argument(help="The number of the job, as `list` shows it.", metavar="JOB")]
Reason = Annotated[str, typer.Option(help="Why: it is kept with the act.")]


@app.callback()
def group() -> None:
    """The work for later of a table."""


@app.command("list")
def list_jobs(db: Database = None, config: ConfigFile = None) -> None:
    """Show what is to be done and when, and first what has failed too often."""
    from vezerkar.server.jobs.job_admin import listed
    from vezerkar.server.operation.match_admin import read_store

    with read_store(database(db, config)) as store:
        print("\n".join(listed(store)) or "there are no jobs")


@app.command()
def retry(number: Number, reason: Reason = "", db: Database = None, config: ConfigFile = None) -> None:
    """Have a job done now, however often it has failed. The server does it within half a minute."""
    from vezerkar.server.jobs import job_admin
    from vezerkar.server.operation.acts import Order
    from vezerkar.server.operation.match_admin import read_store

    with read_store(database(db, config)) as store:
        job_admin.retry(store, number, Order(reason))
    print(f"job {number} is due now")


@app.command()
def drop(number: Number, reason: Reason = "", db: Database = None, config: ConfigFile = None) -> None:
    """Forget a job: it is not done any more."""
    from vezerkar.server.jobs import job_admin
    from vezerkar.server.operation.acts import Order
    from vezerkar.server.operation.match_admin import read_store

    with read_store(database(db, config)) as store:
        job_admin.drop(store, number, Order(reason))
    print(f"job {number} is forgotten")
