"""`vezerkar dataset`: what is in a dataset, whether it is what was played, and any moment of a game of it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

import typer

from vezerkar.cli import record_commands
from vezerkar.cli.arguments import AsJson, Lang, language
from vezerkar.cli.progress import progress
from vezerkar.cli.record_commands import Drawing

app = typer.Typer(help="Datasets of Parquet, as simulate --parquet makes them.", no_args_is_help=True)

DatasetPath = Annotated[Path, typer.Argument(help="A file of games, or a folder.", metavar="PATH")]


@app.command()
def info(path: DatasetPath, as_json: AsJson = False) -> None:
    """Say what is in a dataset: games, versions, bots, tables."""
    from vezerkar.dataset.read import Dataset

    found = [stored.info() for stored in Dataset(path).campaigns]
    print(json.dumps(found) if as_json else "\n".join(line for one in found for line in lines(one)))


def lines(info: dict[str, Any]) -> list[str]:
    """A campaign of a dataset, in words."""
    said = [f"{info['games']} games of {info['game']}, rules {info['version']}, vezerkar {info['package']}, seed {info['seed']}"]
    said += ["  " + ", ".join(f"{seat}: {bot}" for seat, bot in bots.items()) for bots in info["matchups"]]
    said.append("  " + ", ".join(f"{name}={value}" for name, value in info["options"].items()))
    if info["missing"]:
        said.append(f"  games that failed: {', '.join(map(str, info['missing']))}")
    if info["layout"]:
        said.append(f"  layout {info['layout']}")
    for name, table in info["tables"].items():
        said.append(f"  {name}: {table['rows']} rows, {table['bytes']} bytes: {', '.join(table['columns'])} ({table['file']})")
    return said


@app.command()
def check(
    path: DatasetPath,
    share: Annotated[float, typer.Option(min=0, max=100, help="Play so many percent of the games again.", metavar="P")] = 10,
) -> None:
    """Check that the tables agree, that no game is missing, and that games come out the same when they are played again."""
    from vezerkar.dataset.read import Dataset

    dataset = Dataset(path)
    total = sum(len(list(stored.numbers)) for stored in dataset.campaigns)
    with progress("check", total) as reach:
        played = dataset.check(share, reach)
    print(f"{total} games, {played} of them played again: all as they were written")


@app.command()
def replay(
    path: DatasetPath,
    number: Annotated[int, typer.Option("--game-number", help="Which game, from 0.", metavar="N")] = 0,
    ply: Annotated[int | None, typer.Option(help="After this many actions; the end if not given.")] = None,
    seat: Annotated[str | None, typer.Option(help="As this seat sees it; a spectator if not given.")] = None,
    svg: Annotated[Path | None, typer.Option(help="Draw to this SVG file.")] = None,
    save: Annotated[Path | None, typer.Option(help="Write the record of the game to this file.")] = None,
    lang: Lang = "en",
) -> None:
    """Show any moment of a game: in words, or as a picture."""
    from vezerkar.dataset.read import Dataset

    record = Dataset(path).record(number)
    if save is not None:
        save.write_text(record.text(), encoding="utf-8")
    record_commands.show(record, ply, seat, Drawing(svg, None, 0, ""), language(lang))
