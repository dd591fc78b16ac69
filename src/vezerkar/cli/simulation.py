"""`vezerkar simulate` and `vezerkar tournament`: many games, counted."""

from __future__ import annotations

import csv
import json
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import track

from vezerkar.arena.play import GameFailed, GameResult
from vezerkar.arena.simulate import simulate as play_many
from vezerkar.arena.statistics import row, summary
from vezerkar.arena.tournament import standings
from vezerkar.arena.tournament import tournament as play_all
from vezerkar.cli import plot
from vezerkar.engine import VezerkarError
from vezerkar.registry import game as game_of


def simulate(
    game: str,
    n: int,
    bots: dict[str, str],
    options: dict[str, str],
    seed: str,
    workers: int,
    check: bool,
    as_json: bool,
    table: Path | None,
    picture: Path | None,
) -> None:
    """Play ``n`` games and print what came out. A game that fails leaves its record in the present folder."""
    if picture is not None:
        plot.kind_of(picture)
    results = play_many(game, n, bots, seed, workers, check, options)
    try:
        found = list(shown(results, n, f"{n} games of {game}"))
    except GameFailed as failed:
        file = Path(f"failed-{game}.jsonl")
        file.write_text(failed.record, encoding="utf-8")
        raise VezerkarError(f"{failed}; the record of that game is in {file}") from failed
    if table is not None:
        write(table, [row(result) for result in found])
    counted = summary(found)
    sides = game_of(game).sides(options)
    if picture is not None:
        seated = ", ".join(f"{seat}: {name}" for seat, name in found[0].bots.items())
        plot.save(picture, plot.draw(found, counted, sides, f"{game_of(game).title}, {n} games ({seated})"))
    print(json.dumps(counted) if as_json else "\n".join(lines(counted, sides)))


def shown(results: Iterable[GameResult], n: int, title: str) -> Iterator[GameResult]:
    """The results, with a bar on a terminal that shows how far they are; none in a pipe."""
    console = Console(stderr=True)
    yield from track(results, title, total=n, console=console, disable=not console.is_terminal, transient=True)


def write(file: Path, rows: list[dict[str, Any]]) -> None:
    """Write rows as CSV."""
    with file.open("w", newline="", encoding="utf-8") as out:
        writer = csv.DictWriter(out, rows[0])
        writer.writeheader()
        writer.writerows(rows)


def lines(counted: dict[str, Any], sides: Mapping[str, Sequence[str]]) -> list[str]:
    """A summary in words; seats of one side win together, so each side has one line."""
    found = [f"{counted['games']} games"]
    found += [f"  {side}: {share(counted['wins'][seats[0]])}" for side, seats in sides.items()]
    if counted["draws"]:
        found.append(f"  draws: {counted['draws']}")
    found += [f"  {ending}: {number}" for ending, number in counted["endings"].items()]
    for name in ("plies", "turns"):
        spread = counted[name]
        found.append(f"  {name}: {spread['min']} to {spread['max']}, median {spread['median']}, mean {spread['mean']}")
    return found


def share(rate: dict[str, int]) -> str:
    """A share of wins with its interval."""
    low, high = rate["low"] / 10, rate["high"] / 10
    return f"won {rate['wins']} of {rate['games']}: {rate['permille'] / 10} % (95 %: {low} to {high})"


def tournament(game: str, bots: list[str], n: int, options: dict[str, str], seed: str, workers: int, as_json: bool) -> None:
    """Play every pairing and print it when it is done, then the standings."""
    if len(bots) < 2:
        raise VezerkarError("a tournament needs two bots or more")
    pairings = []
    for pairing in play_all(game, bots, n, seed, workers, options):
        pairings.append(pairing)
        if not as_json:
            rate: dict[str, Any] = pairing.data()
            print(f"{pairing.bot} as {pairing.side} against {pairing.against}: {share(rate)}", flush=True)
    ranked: list[dict[str, Any]] = standings(pairings)
    if as_json:
        json.dump({"pairings": [pairing.data() for pairing in pairings], "standings": ranked}, sys.stdout)
        print()
    else:
        print("\n".join(f"{place}. {entry['bot']}: {share(entry)}" for place, entry in enumerate(ranked, 1)))
