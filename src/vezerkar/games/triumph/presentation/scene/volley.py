"""A volley: all units whose turn it is fire, where there is but one class to fire at (T&T 12.3, 12.4)."""

from __future__ import annotations

from typing import Final

from vezerkar.engine.decision import Decision
from vezerkar.engine.game import Translator
from vezerkar.engine.scene import Button
from vezerkar.games.triumph.game_data import AREA_INDEX, BLOCK_TYPE, BLOCKS, TYPE_INDEX
from vezerkar.games.triumph.notation import FIRE, notation
from vezerkar.games.triumph.presentation.labels import BLOCK_INDEX
from vezerkar.games.triumph.presentation.typed_view import TypedView
from vezerkar.games.triumph.presentation.view_state import ViewState
from vezerkar.games.triumph.rules.battle import distinct, takes_part
from vezerkar.games.triumph.rules.rounds import FOUR_CLASSES, acts, shots_of
from vezerkar.games.triumph.rules.units import BLOCK_BIT

ASKED: Final = ("ask-combat-action", "ask-next-to-act")


def volley(sheet: TypedView, sketch: ViewState, decision: Decision | None, tr: Translator) -> Button | None:
    """Return the button by which several units fire one after the other; None if one fires, or one has to choose at what.

    What comes of a shot may end the volley: then those that have fired have fired, and the others are asked about anew.
    """
    if decision is None or decision.prompt not in ASKED or not sheet.battle:
        return None
    s, area = sketch.s, AREA_INDEX[sheet.battle]
    first = decision.options[0].notation.split()
    unit = TYPE_INDEX[str(decision.args["unit"])] if "unit" in decision.args else BLOCK_TYPE[BLOCK_INDEX[first[1]]]
    waiting = [
        BLOCK_INDEX[block]
        for piece in sheet.pieces
        if piece.faction == decision.seat and piece.area == sheet.battle
        for block in piece.blocks
    ]
    waiting = [
        block
        for block in sorted(waiting)
        if BLOCK_TYPE[block] == unit and not s.done & BLOCK_BIT[block] and takes_part(s, area, block) and acts(s, area, block)
    ]
    shots = {shot for block in waiting for shot in shots_of(s, area, block)}
    if len(waiting) < 2 or len(shots) != 1 or not FIRE <= min(shots) < FIRE + FOUR_CLASSES:
        return None
    shot = notation(min(shots))
    actions: list[str] = []
    left = waiting
    while left:
        kinds = distinct(s, left)
        if len(kinds) > 1:
            actions.append(f"pick {BLOCKS[kinds[0]]}")
        actions.append(shot)
        left = [block for block in left if block != kinds[0]]
    if actions[0] not in {option.notation for option in decision.options}:
        return None
    words = tr("do-volley", {"count": len(waiting)})
    return Button(words, actions[0], cite=decision.cite, primary=True, then=actions[1:])
