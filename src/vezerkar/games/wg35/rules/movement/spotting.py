"""Spotting of concealed figures (WG35 25.13): whenever an enemy moves, and at the end of every action."""

from __future__ import annotations

from typing import Final

from vezerkar.engine.bit_sets import BIT, members
from vezerkar.games.wg35 import events
from vezerkar.games.wg35.content import LIBRARY
from vezerkar.games.wg35.game_data import ITEMS
from vezerkar.games.wg35.rules.basics import figures
from vezerkar.games.wg35.rules.step import enemies
from vezerkar.games.wg35.state import SkirmishState

STEP: Final = 10
"""Step of an enemy's way after which it is looked again, in millimetres."""
SHARPNESS: Final = LIBRARY.abilities["concealed_deployment"].effect["spotting_mm"]
"""Millimetres at which a figure spots for each point of R that camouflage leaves it."""
BINOCULARS: Final = "binoculars"
LENSES: Final = LIBRARY.items[BINOCULARS].effect["spotting_R"] if BINOCULARS in ITEMS else 0


def spotting_reach(s: SkirmishState, viewer: int, target: int, covered: bool) -> int:
    """Return how far one figure spots another, in millimetres; 0 if not at all."""
    level = s.field.man(target).camouflage
    r = figures.alertness(s, viewer) + (LENSES if s.field.wears(viewer, BINOCULARS) else 0)
    return max(0, r - (level.cover if covered else level.open)) * SHARPNESS


def spots(s: SkirmishState, viewer: int, target: int) -> bool:
    """Return True if an enemy sees a concealed figure near enough from where it stands."""
    farthest = max(spotting_reach(s, viewer, target, False), spotting_reach(s, viewer, target, True))
    if not figures.within(s, viewer, target, farthest) or not figures.faces(s, viewer, s.x[target], s.y[target]):
        return False
    seen, _, cover, _ = figures.look_at(s, viewer, target)
    return seen and figures.within(s, viewer, target, spotting_reach(s, viewer, target, cover > 0))


def _note(s: SkirmishState, viewer: int, target: int) -> None:
    """A figure has been spotted; it stays concealed until the action in progress ends."""
    s.spotted |= BIT[target]
    if viewer == s.active:
        s.seen |= BIT[target]
    events.spotted(s, target, viewer)


def hides_from(s: SkirmishState, mover: int) -> int:
    """The enemies a figure could spot while it moves."""
    return enemies(s, mover) & s.concealed & ~s.spotted


def watch(s: SkirmishState, mover: int) -> None:
    """A moving figure has come to where it stands now: note whom it spots."""
    for target in members(hides_from(s, mover)):
        if spots(s, mover, target):
            _note(s, mover, target)


def settle(s: SkirmishState) -> None:
    """An action has ended: whoever is or was spotted is concealed no longer."""
    for target in members(s.concealed & s.on & ~s.spotted):
        for viewer in members(enemies(s, target)):
            if spots(s, viewer, target):
                _note(s, viewer, target)
                break
    s.concealed &= ~s.spotted
    s.spotted = 0
