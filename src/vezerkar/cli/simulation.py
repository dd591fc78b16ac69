"""`vezerkar simulate` and `vezerkar tournament`: many games, counted."""

from __future__ import annotations

import csv
import json
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path
from typing import Any

from vezerkar.arena.header import Header
from vezerkar.arena.play import GameFailed, GameResult
from vezerkar.arena.simulate import simulate as play_many
from vezerkar.arena.statistics import Tally, row
from vezerkar.arena.tournament import Pairing, seatings, standings
from vezerkar.arena.tournament import tournament as play_all
from vezerkar.cli import plot
from vezerkar.cli.campaigns import Execution, campaign, check_parquet, play, tell_failures, write_parquet
from vezerkar.cli.progress import progress
from vezerkar.engine import VezerkarError
from vezerkar.registry import game as game_of


@dataclass(frozen=True, slots=True)
class Output:
    """Forms in which the results are wanted: JSON instead of words, a table, a picture, a dataset."""

    as_json: bool = False
    table: Path | None = None
    picture: Path | None = None
    parquet: Path | None = None
    columns: str = ""


def simulate(
    game: str,
    n: int,
    bots: dict[str, str],
    options: dict[str, str],
    seed: str,
    check: bool,
    execution: Execution,
    output: Output,
) -> None:
    """Play ``n`` games and print what came out. A game that fails leaves its record in the folder of the campaign, or in the
    present one."""
    if output.picture is not None:
        plot.kind_of(output.picture)
    title = f"{n} games of {game}"
    if not execution.needs_campaign and output.parquet is None and not output.columns:
        results = play_many(game, n, bots, seed, execution.workers or 1, check, options)
        report(game, options, shown(results, n, title, Path(f"failed-{game}.jsonl")), output)
        return
    columns = output.columns or ("games" if output.parquet is not None else "")
    header = Header.of(game, n, [bots], seed, options, check, columns)
    check_parquet(header, output.parquet)
    with campaign(header, execution) as played:
        play(played, title)
        if output.parquet is not None:
            write_parquet(played, output.parquet)
        report(game, options, played.results(), output)
        tell_failures(played)


def report(game: str, options: dict[str, str], results: Iterable[GameResult], output: Output) -> None:
    """Count the games, write what is wanted of them, and print the summary."""
    tally = Tally()
    with ExitStack() as stack:
        write = stack.enter_context(rows_to(output.table)) if output.table is not None else None
        for result in results:
            tally.add(result)
            if write is not None:
                write(row(result))
    counted = tally.summary()
    sides = game_of(game).sides(options)
    if output.picture is not None and tally.games:
        seated = ", ".join(f"{seat}: {name}" for seat, name in tally.bots.items())
        title = f"{game_of(game).title}, {tally.games} games ({seated})"
        plot.save(output.picture, plot.draw(tally, counted, sides, title))
    print(json.dumps(counted) if output.as_json else "\n".join(lines(counted, sides)))


def shown(results: Iterable[GameResult], n: int, title: str, record: Path) -> Iterator[GameResult]:
    """The results, with a bar on a terminal that shows how far they are. The record of a game that fails goes to a file."""
    try:
        with progress(title, n) as reach:
            for done, result in enumerate(results, 1):
                yield result
                reach(done)
    except GameFailed as failed:
        record.write_text(failed.record, encoding="utf-8")
        raise VezerkarError(f"{failed}; the record of that game is in {record}") from failed


@contextmanager
def rows_to(file: Path) -> Iterator[Callable[[dict[str, Any]], None]]:
    """Write rows to a file as CSV, the first with the names of the columns above it."""
    with file.open("w", newline="", encoding="utf-8") as out:
        writer = csv.writer(out)
        empty = True

        def write(row: dict[str, Any]) -> None:
            nonlocal empty
            if empty:
                writer.writerow(row)
                empty = False
            writer.writerow(row.values())

        yield write


def lines(counted: dict[str, Any], sides: Mapping[str, Sequence[str]]) -> list[str]:
    """A summary in words; seats of one side win together, so each side has one line."""
    found = [f"{counted['games']} games"]
    found += [f"  {side}: {share(counted['wins'][seats[0]])}" for side, seats in sides.items() if counted["games"]]
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


def tournament(
    game: str, bots: list[str], n: int, options: dict[str, str], seed: str, execution: Execution, as_json: bool
) -> None:
    """Play every pairing and print it when it is done, or all of them when a campaign is over; then the standings."""
    if len(bots) < 2:
        raise VezerkarError("a tournament needs two bots or more")
    pairings = []
    for pairing in pairings_of(game, bots, n, options, seed, execution):
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


def pairings_of(
    game: str, bots: list[str], n: int, options: dict[str, str], seed: str, execution: Execution
) -> Iterator[Pairing]:
    """Play a tournament, and yield what came out of each pairing."""
    if not execution.needs_campaign:
        yield from play_all(game, bots, n, seed, execution.workers or 1, options)
        return
    seated = seatings(game, bots, options)
    header = Header.of(game, n, [seating.bots for seating in seated], seed, options)
    with campaign(header, execution) as played:
        play(played, f"{header.games} games of {game}")
        for matchup, results in groupby(played.results(), key=lambda result: result.number // n):
            yield seated[matchup].pairing(results)
