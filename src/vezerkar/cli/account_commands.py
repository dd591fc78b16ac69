"""`vezerkar admin accounts`: the accounts of a table, for whoever runs it."""

from __future__ import annotations

import os
from typing import Annotated

import typer

from vezerkar.cli.arguments import ConfigFile, Database, database

app = typer.Typer(help="The accounts of a table.", no_args_is_help=True)

Reason = Annotated[str, typer.Option(help="Why: the account is told, and it is kept with the act.")]
Days = Annotated[int, typer.Option(min=1, max=3650, help="For how many days.")]
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
    reason: Annotated[str, typer.Option(help="Why: the account is told.")] = "",
    db: Database = None,
    config: ConfigFile = None,
) -> None:
    """Give an account another role. Its browsers are signed out. The table may run meanwhile."""
    from vezerkar.server.operation.account_admin import set_role
    from vezerkar.server.operation.acts import Order
    from vezerkar.server.operation.match_admin import read_store

    with read_store(database(db, config)) as store:
        print(f"{set_role(store, name, role, Order(reason))} is {role} now")


@app.command("reset-link")
def reset_link(name: Name, reason: Reason, db: Database = None, config: ConfigFile = None) -> None:
    """Have the table send a link that resets the password to the address of an account. Nobody else sees the link."""
    from vezerkar.server.operation.account_admin import BadAccount, send_reset_link
    from vezerkar.server.operation.acts import Order
    from vezerkar.server.operation.match_admin import read_store
    from vezerkar.server.settings import load_settings

    if not load_settings(config, os.environ, {"db": db}).mail:
        raise BadAccount("the table has no mail server that could send a link", "no_mail")
    with read_store(database(db, config)) as store:
        print(f"a link goes to the address of {send_reset_link(store, name, Order(reason))}, as soon as the table runs")


@app.command()
def reports(db: Database = None, config: ConfigFile = None) -> None:
    """Show the reports of people about others that no moderator has seen to."""
    from vezerkar.server.operation.care_admin import reports as waiting
    from vezerkar.server.operation.match_admin import read_store

    with read_store(database(db, config)) as store:
        print("\n".join(waiting(store)) or "there are no reports")


@app.command()
def warn(name: Name, reason: Reason, db: Database = None, config: ConfigFile = None) -> None:
    """Warn the holder of an account."""
    _act(name, "warn", reason, None, database(db, config))


@app.command()
def mute(name: Name, reason: Reason, days: Days, db: Database = None, config: ConfigFile = None) -> None:
    """Let the holder of an account write nothing that others read, for some days."""
    _act(name, "mute", reason, days, database(db, config))


@app.command()
def ban(
    name: Name,
    reason: Reason,
    days: Annotated[int | None, typer.Option(min=1, max=3650, help="For how many days; without it, for good.")] = None,
    db: Database = None,
    config: ConfigFile = None,
) -> None:
    """Let the holder of an account neither begin nor join matches, nor write; those that run go on."""
    _act(name, "ban", reason, days, database(db, config))


@app.command()
def pardon(name: Name, reason: Reason, db: Database = None, config: ConfigFile = None) -> None:
    """End whatever lasts for an account."""
    _act(name, "pardon", reason, None, database(db, config))


def _act(name: str, kind: str, reason: str, days: int | None, url: str) -> None:
    from vezerkar.server.care.sanction_table import Deed
    from vezerkar.server.operation.care_admin import act
    from vezerkar.server.operation.match_admin import read_store

    with read_store(url) as store:
        print(f"{act(store, name, Deed(kind, reason, days))}: done")
