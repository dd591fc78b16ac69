"""The rows of a game in both tables, from its match."""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from typing import Any

from vezerkar.arena.header import Header
from vezerkar.arena.play import GameResult
from vezerkar.arena.statistics import side_values
from vezerkar.engine import Match
from vezerkar.engine.state import options, step_of
from vezerkar.engine.tensor import Tensor


def returns(match: Match[Any, Any]) -> list[float]:
    """Return what the end of a match is worth to each seat, as exactly as the tables hold it."""
    sides = match.game.sides(match.options)
    assert match.outcome is not None
    values = dict(zip(sides, array("f", side_values(sides, match.outcome.winners)), strict=True))
    return [next(values[side] for side, seats in sides.items() if seat in seats) for seat in match.seats]


def game_row(header: Header, match: Match[Any, Any], result: GameResult) -> dict[str, Any]:
    """Return the row of a game in the table of games."""
    return {
        "number": result.number,
        "seed": result.seed,
        "options": list(header.options.items()),
        "bots": list(result.bots.items()),
        "winners": list(result.winners),
        "ending": result.ending,
        "plies": result.plies,
        "turns": result.turns,
        "returns": returns(match),
        "codes": [played.action for played in match.played_actions],
        "seats": [match.seats.index(played.seat) for played in match.played_actions],
        "digest": match.digest(header.version),
    }


def decision_rows(match: Match[Any, Any], number: int, tensor: Tensor[Any] | None) -> Iterator[dict[str, Any]]:
    """Yield the row of each decision of a game; with a tensor, what the seat saw too."""
    worth = returns(match)
    for ply, (s, played) in enumerate(zip(match.history, match.played_actions, strict=True)):
        seat = match.seats.index(played.seat)
        row = {
            "number": number,
            "ply": ply,
            "seat": seat,
            "prompt": step_of(s).question(s, seat).text,
            "code": played.action,
            "options": options(s, seat),
            "notation": played.notation,
            "return": worth[seat],
        }
        if tensor is not None:
            seen = bytearray(tensor.layout.size)
            tensor.write(s, seat, seen, 0)
            row["observation"] = bytes(seen)
        yield row
