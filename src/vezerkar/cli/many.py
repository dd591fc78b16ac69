"""`vezerkar simulate` and `vezerkar tournament`."""

from __future__ import annotations

from pathlib import Path


def simulate(
    game: str,
    n: int,
    bots: dict[str, str],
    options: dict[str, str],
    seed: str,
    workers: int,
    check: bool,
    as_json: bool,
    csv: Path | None,
) -> None:
    raise NotImplementedError


def tournament(game: str, bots: list[str], n: int, options: dict[str, str], seed: str, workers: int, as_json: bool) -> None:
    raise NotImplementedError
