"""`vezerkar admin`: what whoever runs a table does with its database."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, get_args

import typer

from vezerkar.cli import account_commands, job_commands, match_commands, rating_commands
from vezerkar.cli.arguments import ConfigFile, Database, Lang, database, language

app = typer.Typer(help="Commands for whoever runs a table.", no_args_is_help=True)
app.add_typer(account_commands.app, name="accounts")
app.add_typer(match_commands.app, name="match")
app.add_typer(job_commands.app, name="jobs")
app.add_typer(rating_commands.app, name="ratings")

Backup = Annotated[Path, typer.Argument(help="The file of a backup.", metavar="FILE")]


@app.callback()
def group() -> None:
    """Commands for whoever runs a table."""


@app.command()
def copy(
    source: Annotated[str, typer.Argument(help="URL of the database to copy. No server may write to it.", metavar="FROM")],
    target: Annotated[str, typer.Argument(help="URL of an empty database, or one a copy has begun to fill.", metavar="TO")],
) -> None:
    """Copy all matches from one database to another, SQLite or PostgreSQL. If it is broken off, run it again."""
    from vezerkar.server.run import opened_store
    from vezerkar.server.storage.database_copy import CannotCopy, copy_database
    from vezerkar.server.storage.database_files import is_missing

    if is_missing(source):
        raise CannotCopy("there is nothing to copy: the file of the first database is not there")
    with opened_store(source) as old, opened_store(target) as new:
        for copied in copy_database(old, new):
            print(f"{copied.table}: {copied.rows} rows, {copied.written} of them written now")


@app.command()
def backup(file: Backup, db: Database = None, config: ConfigFile = None) -> None:
    """Write the whole database into a new file. The table may run meanwhile."""
    from vezerkar.server.storage.backup import back_up

    back_up(database(db, config), file)
    print(f"{file}: {file.stat().st_size} bytes; try it out with `vezerkar admin verify {file}`")


@app.command()
def verify(
    file: Backup,
    db: Database = None,
    config: ConfigFile = None,
    tried: Annotated[int, typer.Option("--matches", min=0, help="How many matches are played again.")] = 20,
) -> None:
    """Restore a backup into a scratch database, and play matches of it again. The database of the table is not touched."""
    from vezerkar.server.storage.backup import BadBackup
    from vezerkar.server.storage.backup import verify as try_out

    verified = try_out(file, database(db, config), tried)
    print(", ".join(f"{table}: {rows}" for table, rows in verified.rows.items()))
    others = f", {verified.of_other_rules} need other rules" if verified.of_other_rules else ""
    print(f"{verified.replayed} matches were played again, {len(verified.faults)} faults{others}")
    if verified.faults:
        raise BadBackup("\n".join(verified.faults))


@app.command()
def restore(file: Backup, db: Database = None, config: ConfigFile = None) -> None:
    """Read a backup into a database that is not there yet, or is empty. No server may run on it."""
    from vezerkar.server.storage.backup import restore as read_back

    read_back(file, database(db, config))
    print("restored")


@app.command()
def doctor(db: Database = None, config: ConfigFile = None, lang: Lang = "en") -> None:
    """Look for what is wrong: settings, database, clocks, proxy, modes of files, rules that are not there."""
    from vezerkar.server.operation.admin_messages import Grade
    from vezerkar.server.operation.doctor import findings
    from vezerkar.server.run import default_database
    from vezerkar.server.settings import load_settings
    from vezerkar.translation import translator

    tr = translator("", language(lang))
    grades = {grade: tr(f"grade-{grade}", {}) for grade in get_args(Grade)}
    width = max(map(len, grades.values()))
    worst = 0
    settings = load_settings(config, os.environ, {"db": db})
    for finding in findings(settings, settings.db or default_database(), config, os.environ):
        print(f"{grades[finding.grade]:{width}} {finding.words(tr)}")
        worst = max(worst, finding.grade == "wrong")
    raise typer.Exit(worst)


@app.command()
def rules(
    folder: Annotated[
        Path | None,
        typer.Option("--rules", envvar="VEZERKAR_RULES", help="Default: rules in your data folder.", metavar="FOLDER"),
    ] = None,
    db: Database = None,
    config: ConfigFile = None,
) -> None:
    """Show which versions of rules the stored matches need, and which archives none needs."""
    from vezerkar.server.operation.match_admin import read_store
    from vezerkar.server.operation.rules_in_use import described_rules
    from vezerkar.server.rules.rules_archives import RulesArchives
    from vezerkar.server.run import default_rules

    with read_store(database(db, config)) as store:
        print("\n".join(described_rules(store.engine, RulesArchives(folder or default_rules()))) or "there are no matches")


@app.command()
def archives(
    folder: Annotated[
        Path | None,
        typer.Option("--rules", envvar="VEZERKAR_RULES", help="Default: rules in your data folder.", metavar="FOLDER"),
    ] = None,
) -> None:
    """List the archives of former rules, under which matches go on that began with them."""
    from vezerkar.server.rules.rules_archives import RulesArchives
    from vezerkar.server.run import default_rules

    place = folder or default_rules()
    found = RulesArchives(place).all()
    for one in found:
        print(f"{one.path.name}: {one.fault or f'{one.game}, rules {one.version}'}")
    if not found:
        print(f"there is no archive in {place}")
