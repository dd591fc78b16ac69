"""Doors: opening, closing, locking (WG35 8.8, 9.9). A door has its bit in `s.doors` while open, in `s.locks` while locked."""

from __future__ import annotations

from typing import Final

from vezerkar.engine.decision import Refusal
from vezerkar.games.wg35 import events
from vezerkar.games.wg35.notation import CLOSE, FIGURES, LOCK, OPEN, UNLOCK, last_of, verb_of
from vezerkar.games.wg35.rules.geometry.reach import doors_near
from vezerkar.games.wg35.rules.turns.action_kinds import NOTHING, ActionKind, pay
from vezerkar.games.wg35.state import SkirmishState

KEY: Final = "door_key"


class Doors(ActionKind):
    """WG35 9.9: a door within 15 mm is opened or closed; one that has a lock is locked or unlocked with its key."""

    __slots__ = ()

    def offers(self, s: SkirmishState, figure: int) -> list[int]:
        if not s.left[figure]:
            return NOTHING
        found: list[int] = []
        for door in doors_near(s.field.table, s.x[figure], s.y[figure], s.z[figure]):
            for verb in self.verbs:
                if why_not(s, figure, verb, door) == "":
                    found.append(verb + door)
        return found

    def menu(self, s: SkirmishState, figure: int) -> list[int]:
        found: list[int] = []
        for door in doors_near(s.field.table, s.x[figure], s.y[figure], s.z[figure]):
            mask = s.field.table.doors[door].mask
            found.append((CLOSE if s.doors & mask else OPEN) + door)
            if s.field.table.doors[door].lock:
                found.append((UNLOCK if s.locks & mask else LOCK) + door)
        return found

    def refuse(self, s: SkirmishState, figure: int, action: int) -> Refusal:
        door = last_of(action)
        args: dict[str, int | str] = {"figure": FIGURES[figure]}
        table = s.field.table
        if door < len(table.doors) and door in doors_near(table, s.x[figure], s.y[figure], s.z[figure]):
            return Refusal(why_not(s, figure, verb_of(action), door), "WG35 9.9", {**args, "door": table.doors[door].id})
        return Refusal("refuse-door-far", "WG35 9.9", args)

    def begin(self, s: SkirmishState, figure: int, action: int) -> None:
        pay(s, figure, 1)
        verb = verb_of(action)
        door = s.field.table.doors[last_of(action)]
        if verb == OPEN:
            s.doors |= door.mask
        elif verb == CLOSE:
            s.doors &= ~door.mask
        elif verb == LOCK:
            s.locks |= door.mask
        else:
            s.locks &= ~door.mask
        events.door(s, figure, last_of(action), verb)


def why_not(s: SkirmishState, figure: int, verb: int, number: int) -> str:
    """The reason against doing this to a door at hand; empty if there is none."""
    door = s.field.table.doors[number]
    is_open, is_locked = s.doors & door.mask != 0, s.locks & door.mask != 0
    if verb == OPEN:
        return "refuse-door-open" if is_open else "refuse-door-locked" if is_locked else ""
    if verb == CLOSE:
        return "" if is_open else "refuse-door-closed"
    if not door.lock:
        return "refuse-door-no-lock"
    if not s.field.wears(figure, KEY):
        return "refuse-door-no-key"
    if is_open:
        return "refuse-door-open"
    if verb == LOCK:
        return "refuse-door-locked" if is_locked else ""
    return "" if is_locked else "refuse-door-unlocked"
