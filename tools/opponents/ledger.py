"""The ledger of all measurements of bots, ``docs/opponents.json``."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final, TypedDict, cast

DOCS: Final = Path(__file__).parents[2] / "docs"
FILE: Final = DOCS / "opponents.json"


class GateCounts(TypedDict):
    """The games of a gate so far."""

    games: int
    won: int


class BeliefCounts(TypedDict):
    """Quality of the belief: it foretells the true space of a German player."""

    games: int
    decisions: int
    loss: float
    """Sum of the log-losses of the belief."""
    thumb: float
    """The same by the rule of thumb."""


class Times(TypedDict):
    """Processor time of the decisions of a bot that had a choice, in milliseconds."""

    games: int
    decisions: int
    p50: float
    p95: float
    p99: float


class Balance(TypedDict):
    """Games of a bot against itself."""

    games: int
    won: dict[str, int]
    """The games each side won, by its name. Some are won by two sides together, and some by nobody."""


class Ledger(TypedDict):
    """Everything that was measured. Keys are names of gates, players, or bots with their games."""

    gates: dict[str, GateCounts]
    belief: dict[str, BeliefCounts]
    watched: dict[str, GateCounts]
    times: dict[str, Times]
    balance: dict[str, Balance]


def read_ledger() -> Ledger:
    """Return what was measured so far."""
    if not FILE.is_file():
        return Ledger(gates={}, belief={}, watched={}, times={}, balance={})
    return cast("Ledger", json.loads(FILE.read_text("utf-8")))


def write_ledger(ledger: Ledger) -> None:
    """Keep the counts of everything: after each game, for some games take minutes."""
    FILE.write_text(json.dumps(ledger, indent=2, sort_keys=True) + "\n", "utf-8")
