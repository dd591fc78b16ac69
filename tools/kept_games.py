"""Games that a tool learns from: played by several processes, and kept in a file so that a run that was broken off goes on."""

from __future__ import annotations

import json
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any


def seed_of(kept: Path) -> str:
    """Return the seed of the series in a file. Raises `SystemExit` if it holds no game."""
    with kept.open(encoding="utf-8") as lines:
        first = lines.readline()
    if not first:
        raise SystemExit(f"{kept} holds no game")
    return str(json.loads(first)["seed"])


def read_kept(kept: Path, seed: str) -> list[Any]:
    """Return what is kept of a series, game by game. Raises `SystemExit` if the file is of another series."""
    found: list[Any] = []
    for line in kept.read_text("utf-8").splitlines():
        told = json.loads(line)
        if told["seed"] != seed:
            raise SystemExit(f"{kept} holds games of the seed {told['seed']!r}, not {seed!r}; name another file")
        found.append(told["looks"])
    return found


def series(play: Callable[[str, int], Any], seed: str, n: int, workers: int, kept: Path | None) -> list[Any]:
    """Return what ``play`` finds in games number 0 to n - 1 of a series.

    With a file, games in it are not played again, and new ones are added to it. Then what is found must be what JSON can hold.
    """
    games = read_kept(kept, seed)[:n] if kept is not None and kept.is_file() else []
    numbers = range(len(games), n)
    with ProcessPoolExecutor(workers) as pool:
        for number, game in zip(numbers, pool.map(play, [seed] * len(numbers), numbers, chunksize=4), strict=True):
            games.append(game)
            if kept is not None:
                with kept.open("a", encoding="utf-8") as file:
                    file.write(json.dumps({"seed": seed, "number": number, "looks": game}, separators=(",", ":")) + "\n")
    return games
