"""The commands of `vezerkar`, one function each; what they do lives in the modules beside this one."""

from __future__ import annotations

import json
import os
import sys
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Annotated

import typer

from vezerkar.cli import admin, arguments, catalogue, dataset_commands, new_game, record_commands, study, terminal
from vezerkar.cli.arguments import AsJson, ConfigFile, Database, Lang, language
from vezerkar.engine import VezerkarError

app = typer.Typer(
    name="vezerkar",
    help="A rules-enforcing table for games of the Second World War.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
app.add_typer(admin.app, name="admin")
app.add_typer(dataset_commands.app, name="dataset")
app.add_typer(study.app, name="study")


class Unusable(VezerkarError):
    """A setting on the command line that cannot be used."""


GameName = Annotated[str, typer.Argument(help="A game, as `vezerkar games` lists them.", metavar="GAME")]
RecordFile = Annotated[Path, typer.Argument(help="A record: JSON lines.", metavar="RECORD")]
OptionList = Annotated[list[str] | None, typer.Option("--option", "-o", help="An option of the game: NAME=VALUE.", metavar="O=V")]
BotList = Annotated[
    list[str] | None,
    typer.Option(
        "--bots", "-b", help="A bot on a seat, on several (A,B=BOT) or on a side; model:FILE is a trained model.", metavar="S=BOT"
    ),
]
Seed = Annotated[str, typer.Option(help="Seed of dice and bots: the same seed, the same games.")]
Workers = Annotated[int | None, typer.Option(min=1, help="Worker processes. Default: 1.")]
OutFolder = Annotated[
    Path | None, typer.Option(help="Keep what is done in this folder, so that it can go on after any end.", metavar="DIR")
]
Resume = Annotated[bool, typer.Option("--resume", help="Go on with what is in --out.")]
RayAddress = Annotated[
    str,
    typer.Option("--ray", help="Let the machines of a cluster of Ray play: its address, or auto.", metavar="ADDRESS"),
]
Verify = Annotated[
    float, typer.Option(min=0, max=100, help="Play so many percent twice, by different workers, and compare.", metavar="P")
]


@app.command()
def serve(
    config: ConfigFile = None,
    host: Annotated[str | None, typer.Option(help="Address to listen on; 0.0.0.0 lets others in. Default: 127.0.0.1.")] = None,
    port: Annotated[int | None, typer.Option(help="Port to listen on; 0 picks a free one. Default: 8035.")] = None,
    db: Database = None,
    db_pooler: Annotated[
        str | None, typer.Option(help="URL of a pooler in transaction mode, such as PgBouncer, that stands before --db.")
    ] = None,
    bot_delay: Annotated[float | None, typer.Option(help="Seconds between the actions of a bot. Default: 0.6.")] = None,
    pace: Annotated[float | None, typer.Option("--pace", hidden=True, help="The old name of --bot-delay.")] = None,
    processes: Annotated[int | None, typer.Option(help="How many processes serve; several need PostgreSQL. Default: 1.")] = None,
    browser: Annotated[bool | None, typer.Option("--browser/--no-browser", help="Open the page in a browser.")] = None,
    public_url: Annotated[
        str | None, typer.Option(help="The address people know the table by, such as https://table.example.")
    ] = None,
    host_name: Annotated[
        list[str] | None, typer.Option("--host-name", help="One more name of this machine that people come by.", metavar="NAME")
    ] = None,
    rules: Annotated[
        str | None, typer.Option("--rules", help="Folder of archives of former rules. Default: rules in your data folder.")
    ] = None,
    open_data: Annotated[
        str | None, typer.Option("--open-data", help="Folder for a daily archive of public games. Default: none is made.")
    ] = None,
    trusted_proxies: Annotated[
        str | None,
        typer.Option(help="Addresses or networks of proxies whose X-Forwarded-For counts, with commas.", metavar="A,B/24"),
    ] = None,
    log: Annotated[
        str | None, typer.Option(help="Form of the log: json, text, or auto, which is text at a terminal alone. Default: auto.")
    ] = None,
    log_level: Annotated[
        str | None, typer.Option(help="The least that is logged: debug, info, warning or error. Default: warning.")
    ] = None,
    metrics_port: Annotated[
        int | None, typer.Option(help="Port at which programs of this machine read numbers, for Prometheus. Default: none.")
    ] = None,
    drain: Annotated[
        float | None, typer.Option(help="Seconds between SIGTERM, which makes the table unready, and its end. Default: 3.")
    ] = None,
    mail: Annotated[
        str | None,
        typer.Option(help="The mail server: smtp://user:password@mail.example, or smtps://. Default: no mail.", metavar="URL"),
    ] = None,
    mail_from: Annotated[
        str | None, typer.Option(help="The sender of mails, such as 'Our Table <table@example.org>'.", metavar="ADDRESS")
    ] = None,
    push_services: Annotated[
        str | None,
        typer.Option(help="Names of push services besides those of the common browsers, with commas.", metavar="A,B"),
    ] = None,
    keep_bots: Annotated[
        float | None, typer.Option(help="Days until a match of bots alone is deleted in which nothing happens. Default: 7.")
    ] = None,
    keep_idle: Annotated[
        float | None, typer.Option(help="Days until a match is cancelled in which nobody moves. Default: 180.")
    ] = None,
    keep_cancelled: Annotated[float | None, typer.Option(help="Days until a cancelled match is deleted. Default: 30.")] = None,
) -> None:
    """Open the web table. No account is needed to play a bot.

    Each option can also stand in the file of --config, or in the environment: VEZERKAR_PUBLIC_URL is --public-url.
    """
    from vezerkar.server.operation.runtime_tuning import without_collection

    with without_collection():
        from vezerkar.server.jobs.retention import Retention
        from vezerkar.server.mail.mail_settings import mail_settings
        from vezerkar.server.operation.doctor import findings
        from vezerkar.server.run import NetworkSettings, OperationSettings, default_database, default_rules
        from vezerkar.server.run import serve as open_table
        from vezerkar.server.settings import BadSetting, load_settings, words

    if pace is not None:
        print("vezerkar: --pace is called --bot-delay now", file=sys.stderr)
        bot_delay = pace

    try:
        settings = load_settings(
            config,
            os.environ,
            {
                "host": host,
                "port": port,
                "db": db,
                "db-pooler": db_pooler,
                "bot-delay": bot_delay,
                "browser": browser,
                "processes": processes,
                "public-url": public_url,
                "host-name": host_name or None,
                "trusted-proxies": None if trusted_proxies is None else words(trusted_proxies),
                "rules": rules,
                "open-data": open_data,
                "log": log,
                "log-level": log_level,
                "metrics-port": metrics_port,
                "drain": drain,
                "mail": mail,
                "mail-from": mail_from,
                "push-services": None if push_services is None else words(push_services),
                "keep-bots": keep_bots,
                "keep-idle": keep_idle,
                "keep-cancelled": keep_cancelled,
            },
        )
        mail_server = mail_settings(settings.mail, settings.mail_from, settings.public_url)
    except BadSetting as error:
        raise Unusable(str(error)) from error
    network = NetworkSettings(settings.host_name, settings.public_url, settings.trusted_proxies)
    operation = OperationSettings(
        settings.log,
        settings.log_level,
        settings.metrics_port,
        settings.drain,
        Retention(settings.keep_bots, settings.keep_idle, settings.keep_cancelled),
        Path(settings.rules) if settings.rules else default_rules(),
        Path(settings.open_data) if settings.open_data else None,
        mail_server,
        settings.db_pooler,
        settings.push_services,
    )
    try:
        url = settings.db or default_database()
    except OSError as error:
        raise Unusable(
            f"the data folder cannot be made: {error.filename}: {error.strerror}; name a database with --db"
        ) from error
    try:
        open_table(
            settings.host,
            settings.port,
            url,
            settings.browser,
            settings.bot_delay,
            network=network,
            operation=replace(operation, doctor=partial(findings, settings, url, config, dict(os.environ))),
            processes=settings.processes,
        )
    except BadSetting as error:
        raise Unusable(str(error)) from error
    except OSError as error:
        place = f"{settings.host}:{settings.port}"
        raise Unusable(f"cannot listen on {place}: {error.strerror}; choose another with --port") from error


@app.command("bots")
def help_with_bots(
    db: Annotated[str | None, typer.Option(help="URL of the table's PostgreSQL database. Default: VEZERKAR_DB.")] = None,
    workers: Annotated[
        int | None, typer.Option(min=1, help="Bots that think at the same time. Default: one for each processor.")
    ] = None,
) -> None:
    """Let bots of a table on another machine think on this one. They see only what their seats may see."""
    from vezerkar.server.run import help_table
    from vezerkar.server.settings import BadSetting, load_settings

    try:
        help_table(load_settings(None, os.environ, {"db": db}).db, workers)
    except BadSetting as error:
        raise Unusable(str(error)) from error


@app.command()
def play(
    game: GameName,
    seat: Annotated[
        list[str] | None, typer.Option("--seat", "-s", help="Who sits where: SEAT=human or SEAT=BOT.", metavar="S=WHO")
    ] = None,
    option: OptionList = None,
    lang: Lang = "en",
    seed: Annotated[str, typer.Option(help="Seed of the dice; drawn at random if not given.")] = "",
    save: Annotated[Path | None, typer.Option(help="Write the record here when the game ends or is left.")] = None,
) -> None:
    """Play in the terminal: text and keyboard, friendly to screen readers."""
    terminal.play(game, arguments.pairs(seat, "--seat"), arguments.pairs(option, "--option"), language(lang), seed, save)


@app.command()
def games(as_json: AsJson = False, lang: Lang = "en") -> None:
    """List the games with their seats, options and bots."""
    found = catalogue.games(language(lang))
    print(json.dumps(found, ensure_ascii=False) if as_json else "\n".join(catalogue.lines(found)))


@app.command()
def simulate(
    game: GameName,
    n: Annotated[int, typer.Option("-n", min=1, help="How many games.")] = 100,
    bots: BotList = None,
    option: OptionList = None,
    seed: Seed = "0",
    workers: Workers = None,
    check: Annotated[bool, typer.Option("--check", help="Check invariants after every action and replay every record.")] = False,
    as_json: AsJson = False,
    csv: Annotated[Path | None, typer.Option(help="Write one row for each game to this CSV file.")] = None,
    plot: Annotated[Path | None, typer.Option(help="Draw wins and endings as bars to this SVG or PNG file.")] = None,
    out: OutFolder = None,
    resume: Resume = False,
    verify: Verify = 0,
    keep_going: Annotated[bool, typer.Option("--keep-going", help="Play on when a game fails.")] = False,
    parquet: Annotated[
        Path | None, typer.Option(help="Write a dataset: games to a file of Parquet, or all tables to a folder.", metavar="PATH")
    ] = None,
    ray: RayAddress = "",
    columns: Annotated[
        str, typer.Option(help="What the dataset has: games, decisions or observations. Default: games.", metavar="C")
    ] = "",
) -> None:
    """Play many games of bots (random, unless said otherwise) and count what came out."""
    from vezerkar.cli import simulation
    from vezerkar.cli.campaigns import Execution

    assigned, options = arguments.pairs(bots, "--bots"), arguments.pairs(option, "--option")
    execution = Execution(workers, ray, out, resume, verify, keep_going)
    output = simulation.Output(as_json, csv, plot, parquet, columns)
    simulation.simulate(game, n, assigned, options, seed, check, execution, output)


@app.command()
def tournament(
    game: GameName,
    bots: Annotated[list[str], typer.Argument(help="Two bots or more, for instance: random greedy search:200.")],
    n: Annotated[int, typer.Option("-n", min=1, help="Games for each pairing and seating.")] = 20,
    better_than: Annotated[
        str,
        typer.Option(help="Let every bot play this one alone, and stop when it is decided which are better.", metavar="BOT"),
    ] = "",
    option: OptionList = None,
    seed: Seed = "0",
    workers: Workers = None,
    as_json: AsJson = False,
    out: OutFolder = None,
    resume: Resume = False,
    verify: Verify = 0,
    ray: RayAddress = "",
) -> None:
    """Let every bot play every other on every side."""
    from vezerkar.cli import better_than as tests
    from vezerkar.cli import simulation
    from vezerkar.cli.campaigns import Execution

    execution = Execution(workers, ray, out, resume, verify)
    options = arguments.pairs(option, "--option")
    if better_than:
        tests.tournament(game, bots, better_than, n, options, seed, execution, as_json)
        return
    simulation.tournament(game, bots, n, options, seed, execution, as_json)


@app.command()
def ladder(
    game: GameName,
    bots: Annotated[list[str], typer.Argument(help="Bots, for instance: greedy search:200. There is always random.")],
    n: Annotated[int, typer.Option("-n", min=1, help="Seeds for each pair of bots; every seating of them plays each.")] = 100,
    until: Annotated[
        float, typer.Option(min=0, help="Stop a pair when its difference is known to plus or minus so many points.", metavar="D")
    ] = 0,
    better_than: Annotated[
        str, typer.Option(help="Ask whether one bot is better than this one, and stop when it is decided.", metavar="BOT")
    ] = "",
    rank: Annotated[str, typer.Option(help="elo: points by Bradley and Terry; alpha: alpha-rank.")] = "elo",
    option: OptionList = None,
    seed: Seed = "0",
    workers: Workers = None,
    as_json: AsJson = False,
    plot: Annotated[Path | None, typer.Option(help="Draw the ladder as bars to this SVG or PNG file.")] = None,
    out: OutFolder = None,
    resume: Resume = False,
    verify: Verify = 0,
    ray: RayAddress = "",
) -> None:
    """Measure how strong bots are: all pairs on the same seeds, every side as often."""
    from vezerkar.cli import better_than as tests
    from vezerkar.cli import ladder as ladders
    from vezerkar.cli.campaigns import Execution

    execution = Execution(workers, ray, out, resume, verify)
    options = arguments.pairs(option, "--option")
    if better_than:
        if until or rank != "elo" or plot is not None:
            raise VezerkarError("--better-than goes with none of --until, --rank and --plot")
        tests.ladder(game, bots, better_than, n, options, seed, execution, as_json)
        return
    ladders.ladder(game, bots, n, options, seed, rank, until, execution, as_json, plot)


@app.command()
def tensor(game: GameName, as_json: AsJson = False) -> None:
    """Say what programs that learn see and do: the bytes of a row, and the table of all actions, with their hashes."""
    from vezerkar.cli import tensor as tensors

    tensors.tensor(game, as_json)


@app.command()
def show(
    record: RecordFile,
    ply: Annotated[int | None, typer.Option(help="After this many actions; the end if not given.")] = None,
    seat: Annotated[str | None, typer.Option(help="As this seat sees it; a spectator if not given.")] = None,
    svg: Annotated[Path | None, typer.Option(help="Draw to this SVG file.")] = None,
    png: Annotated[Path | None, typer.Option(help="Draw to this PNG file.")] = None,
    width: Annotated[int, typer.Option(min=100, max=8000, help="Width of the PNG.")] = 1200,
    overlay: Annotated[str, typer.Option(help="Draw under this overlay of the game, such as supply-uk.")] = "",
    lang: Lang = "en",
) -> None:
    """Show any moment of a recorded game: in words, or as a picture."""
    record_commands.show(
        record_commands.read(record), ply, seat, record_commands.Drawing(svg, png, width, overlay), language(lang)
    )


@app.command()
def replay(
    record: RecordFile,
    seat: Annotated[str | None, typer.Option(help="As this seat saw it; a spectator if not given.")] = None,
    lang: Lang = "en",
) -> None:
    """Tell a recorded game, event by event."""
    record_commands.tell(record_commands.read(record), seat, language(lang))


@app.command()
def verify(
    record: RecordFile,
    commitment: Annotated[str, typer.Option(help="The hash that was shown when the match began.")] = "",
) -> None:
    """Check that a record is what was played: every action legal, every roll and card from the seed, the end as sealed."""
    record_commands.verify(record_commands.read(record), commitment)


@app.command()
def rules(
    game: GameName,
    coverage: Annotated[bool, typer.Option("--coverage", help="Which rules and cards no test names; fails if any.")] = False,
    lang: Lang = "en",
) -> None:
    """Print the rules, or how far the tests cover them."""
    if coverage:
        raise typer.Exit(catalogue.coverage(game))
    print(catalogue.rules(game, language(lang)))


@app.command()
def bench(
    game: Annotated[str | None, typer.Argument(help="One game; all of them if not given.", metavar="[GAME]")] = None,
    seconds: Annotated[float, typer.Option(min=0.01, help="How long each measurement takes.")] = 1.0,
    as_json: AsJson = False,
) -> None:
    """Measure speed: random play, clones, options, views, search; as ratios to a fixed loop as well."""
    from vezerkar.cli import benchmark

    benchmark.bench(game, seconds, as_json)


@app.command("new-game")
def write_new_game(
    name: Annotated[str, typer.Argument(help="The name of the game: small letters and digits.", metavar="NAME")],
    checkout: Annotated[
        Path | None, typer.Option(help="The checkout to write into. Default: the one this program is in.")
    ] = None,
) -> None:
    """Write the skeleton of a new game into a checkout: a small game that can be played at once, with tests."""
    new_game.write(name, checkout)


def main() -> None:
    """Run a command. Whatever a user can mend is a line on standard error and exit status 1, or 2 for a setting; no traceback."""
    try:
        app()
    except VezerkarError as error:
        # Data files may have many faults: a line for each.
        for line in str(error).splitlines():
            print(f"vezerkar: {line}", file=sys.stderr)
        sys.exit(2 if isinstance(error, Unusable) else 1)
    except OSError as error:
        print(f"vezerkar: {error.filename or 'the system'}: {error.strerror or error}", file=sys.stderr)
        sys.exit(1)
