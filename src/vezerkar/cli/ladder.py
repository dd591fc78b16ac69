"""`vezerkar ladder`: how strong bots are, in points, in words, as JSON and as a picture."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from vezerkar.arena.header import Header
from vezerkar.arena.ladder import Field, until_sure
from vezerkar.arena.ranking import REPETITIONS, Cell, Estimate, alpha_rank, ratings
from vezerkar.cli import plot
from vezerkar.cli.campaigns import Execution, campaign, play
from vezerkar.cli.progress import progress
from vezerkar.draw.chart import Bar, Group, chart
from vezerkar.engine import VezerkarError
from vezerkar.registry import game as game_of

ZERO: Final = "random"
"""The bot that has 0 points in every ladder, so that ladders of different days compare."""

RANKS: Final = ("elo", "alpha")


def ladder(
    game: str,
    bots: list[str],
    n: int,
    options: dict[str, str],
    seed: str,
    rank: str,
    until: float,
    execution: Execution,
    as_json: bool,
    picture: Path | None,
) -> None:
    """Play, rank the bots, and print what came out."""
    if rank not in RANKS:
        raise VezerkarError(f"--rank is one of: {', '.join(RANKS)}, not {rank!r}")
    if until and rank == "alpha":
        raise VezerkarError("--until is about points: it goes with --rank elo alone")
    if picture is not None:
        plot.kind_of(picture)
    if len({*bots}) < len(bots):
        raise VezerkarError("a ladder has every bot once")
    entered = [ZERO, *bots] if rank == "elo" and ZERO not in bots else bots
    if len(entered) < 2:
        raise VezerkarError("a ladder needs two bots or more")
    field = Field(entered, game_of(game).sides(options), everybody=rank == "alpha")
    header = Header.of(game, n, field.matchups, seed, options)
    plan = until_sure(header, field, until) if until else None
    with campaign(header, execution, plan) as played:
        play(played, f"up to {header.games} games of {game}" if until else f"{header.games} games of {game}")
        seeds = field.by_seed(n, played.results())
    told = by_points(field, seeds, seed) if rank == "elo" else by_alpha(field, seeds)
    told = {"game": game, "rank": rank, "games": sum(sum(results.values()) for results in seeds), **told}
    if picture is not None:
        title = f"{game_of(game).title}, {told['games']} games"
        plot.save(picture, chart(title, [group(told)]))
    print(json.dumps(told) if as_json else "\n".join(lines(told)))


def by_points(field: Field, seeds: Sequence[Mapping[Cell, int]], seed: str) -> dict[str, Any]:
    """Rank by Elo points."""
    zero = field.bots.index(ZERO)
    with progress("intervals", REPETITIONS) as reach:
        found = ratings(len(field.bots), len(field.sides), seeds, seed, zero, reach)
    won: Counter[int] = Counter()
    games: Counter[int] = Counter()
    for results in seeds:
        for (assignment, sides), number in results.items():
            for bot in {*assignment}:
                games[bot] += number
                # Who has several sides has won with any of them; nobody has won a draw.
                if len(sides) < len(assignment) and any(assignment[side] == bot for side in sides):
                    won[bot] += number
    rows = [{"bot": name, **points(found.bots[i]), "won": won[i], "games": games[i]} for i, name in enumerate(field.bots)]
    return {
        "bots": sorted(rows, key=lambda row: -row["elo"]),
        "sides": [{"side": side, **points(found.sides[i])} for i, side in enumerate(field.sides)],
    }


def points(estimate: Estimate) -> dict[str, int]:
    """Return an estimate as plain data."""
    return {"elo": estimate.points, "low": estimate.low, "high": estimate.high}


def by_alpha(field: Field, seeds: Sequence[Mapping[Cell, int]]) -> dict[str, Any]:
    """Rank by alpha-rank: how much of the time each bot holds each side."""
    shares = alpha_rank(len(field.bots), len(field.sides), field.payoffs(seeds))
    rows: list[dict[str, Any]] = []
    for place, side in enumerate(field.sides):
        for i, name in enumerate(field.bots):
            held = sum(share for assignment, share in shares.items() if assignment[place] == i)
            rows.append({"bot": name, "side": side, "permille": round(1000 * held)})
    profiles = [
        {"bots": dict(zip(field.sides, [field.bots[bot] for bot in assignment], strict=True)), "permille": round(1000 * share)}
        for assignment, share in shares.items()
        if round(1000 * share)
    ]
    return {
        "bots": sorted(rows, key=lambda row: -row["permille"]),
        "profiles": sorted(profiles, key=lambda row: -int(str(row["permille"]))),
    }


def lines(told: dict[str, Any]) -> list[str]:
    """A ladder in words."""
    said = [f"{told['games']} games"]
    if told["rank"] == "alpha":
        said += [f"  {row['bot']} as {row['side']}: {row['permille'] / 10} %" for row in told["bots"]]
        return said
    for place, row in enumerate(told["bots"], 1):
        interval = f" (95 %: {row['low']} to {row['high']})" if row["bot"] != ZERO else ""
        said.append(f"{place}. {row['bot']}: {row['elo']}{interval}, won {row['won']} of {row['games']}")
    said += [f"  {row['side']}: {row['elo']:+d} (95 %: {row['low']:+d} to {row['high']:+d})" for row in told["sides"]]
    return said


def group(told: dict[str, Any]) -> Group:
    """A ladder as bars: points above the lowest bot, or shares of the time."""
    rows = told["bots"]
    if told["rank"] == "alpha":
        shares = [(f"{row['bot']}, {row['side']}", row["permille"] / 10) for row in rows]
        bars = [Bar(name, [("neutral", share, f"{share} %")], f"{share} %") for name, share in shares]
        return Group("Share of the time (alpha-rank)", bars, 100)
    least = min(row["low"] for row in rows)
    bars = [
        Bar(
            row["bot"],
            [("neutral", row["elo"] - least, str(row["elo"]))],
            f"{row['elo']}: {row['low']} to {row['high']}",
            interval=(row["low"] - least, row["high"] - least),
        )
        for row in rows
    ]
    return Group(f"Elo, {ZERO} is 0 (95 % interval)", bars, max(1, max(row["high"] for row in rows) - least))
