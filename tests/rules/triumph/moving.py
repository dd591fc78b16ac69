"""A Player Turn at the table: where units may go, and moving them there."""

from __future__ import annotations

from typing import Any

from tests.rules.triumph.table import block, legal, play, refused, settle, table
from vezerkar.games.triumph.game_data import AREA_INDEX, FACTION_INDEX, PARTIES
from vezerkar.games.triumph.notation import PICK, notation
from vezerkar.games.triumph.rules.control import determine
from vezerkar.games.triumph.rules.turn import PlayerTurn
from vezerkar.games.triumph.rules.units import recount, with_item
from vezerkar.games.triumph.state import TURN_KINDS, TntState


def turn(faction: str, kind: str = "full", commands: int = 20, **position: Any) -> TntState:
    """The Movement Phase of a faction in a position (see `table`)."""
    s = table(**position)
    begin(s, faction, kind, commands)
    return s


def begin(s: TntState, faction: str, kind: str = "full", commands: int = 20) -> None:
    """The next Player Turn begins."""
    s.active, s.turn_kind, s.commands = FACTION_INDEX[faction], TURN_KINDS.index(kind), commands
    s.call(PlayerTurn(0))
    settle(s)


def active(s: TntState) -> str:
    """Whose turn it is."""
    return next(name for name, i in FACTION_INDEX.items() if i == s.active)


def can_move(s: TntState, unit: str) -> bool:
    """Whether a unit, "germany tank berlin", may be picked."""
    return notation(PICK + block(s, unit)) in legal(s, active(s))


def ways(s: TntState, unit: str) -> list[str]:
    """What may be done with a unit once it is picked."""
    trial = s.clone()
    play(trial, active(s), notation(PICK + block(s, unit)))
    return legal(trial, active(s))


def reach(s: TntState, unit: str) -> set[str]:
    """The areas a unit may go to."""
    return {text.split()[1] for text in ways(s, unit) if text.startswith("to ")} if can_move(s, unit) else set()


def go(s: TntState, unit: str, to: str) -> None:
    """Move a unit; ``to`` may name the way: "london via north_sea". Without one the first that is offered."""
    play(s, active(s), notation(PICK + block(s, unit)))
    offered = [text for text in legal(s, active(s)) if text == f"to {to}" or text.startswith(f"to {to} via ")]
    assert offered, f"{unit} does not go to {to}"
    play(s, active(s), f"to {to}" if f"to {to}" in offered else offered[0])


def why_not(s: TntState, unit: str, to: str) -> tuple[str, str]:
    """The reason why a unit may not go there."""
    trial = s.clone()
    play(trial, active(s), notation(PICK + block(s, unit)))
    return refused(trial, active(s), f"to {to}")


def escape(s: TntState, unit: str) -> None:
    """A Submarine goes deep (T&T 12.73)."""
    found = block(s, unit)
    s.deep = with_item(s.deep, found)
    recount(s, s.place[found])
    determine(s)


def controls(s: TntState, area: str) -> str:
    """Who controls a land area: a faction, minor or neutral."""
    return PARTIES[s.control[AREA_INDEX[area]]]
