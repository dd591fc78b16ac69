"""`vezerkar admin accounts`: the accounts of a table, for whoever runs it."""

from __future__ import annotations

from typing import Annotated

import typer

from vezerkar.cli.arguments import ConfigFile, Database, database

app = typer.Typer(help="The accounts of a table.", no_args_is_help=True)

Name = Annotated[str, typer.Argument(help="The name of the account.", metavar="NAME")]


@app.callback()
def group() -> None:
    """The accounts of a table."""


@app.command("list")
def list_accounts(db: Database = None, config: ConfigFile = None) -> None:
    """Show the accounts and their roles."""
    from vezerkar.server.operation.account_admin import listed
    from vezerkar.server.operation.match_admin import read_store

    with read_store(database(db, config)) as store:
        print("\n".join(listed(store)) or "there are no accounts")


@app.command()
def role(
    name: Name,
    role: Annotated[str, typer.Argument(help="player, moderator or admin.", metavar="ROLE")],
    db: Database = None,
    config: ConfigFile = None,
) -> None:
    """Give an account another role. Its browsers are signed out. The table may run meanwhile."""
    from vezerkar.server.operation.account_admin import set_role
    from vezerkar.server.operation.match_admin import read_store

    with read_store(database(db, config)) as store:
        print(f"{set_role(store, name, role)} is {role} now")
