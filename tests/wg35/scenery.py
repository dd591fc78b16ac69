"""A skirmish in a village, as views, decisions and Scenes of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.rules.wg35.skirmish import skirmish
from vezerkar.engine.decision import Action, Decision
from vezerkar.engine.options import Options
from vezerkar.engine.scene import Mark, Overlay, Panel, Scene, Token
from vezerkar.engine.state import options, step_of
from vezerkar.games.wg35.battle.numbering import SEATS
from vezerkar.games.wg35.notation import notation
from vezerkar.games.wg35.presentation.scene import scene
from vezerkar.games.wg35.state import SkirmishState
from vezerkar.games.wg35.view import view
from vezerkar.translation import translator

SAYS = [translator("wg35", lang) for lang in ("en", "hu")]
EN, HU = SAYS


def village(**more: Any) -> SkirmishState:
    """Two sections in the village: A in the south, B in the north; A2 has a line to B2 and B4."""
    return skirmish(
        a=[
            ("de_leutnant", (420, 260)),
            (("de_schutze", ("steel_helmet",)), (500, 330)),
            ("de_schutze", (610, 350)),
            ("de_mg", (560, 220)),
        ],
        b=[
            ("su_lieutenant", (600, 1000)),
            ("su_rifleman", (520, 760)),
            ("su_rifleman", (640, 820)),
            ("su_dp", (720, 700)),
        ],
        **{
            "table": "village_crossroads",
            "markers": [(600, 600)],
            "hands": {"a": "aim aim courage", "b": "no"},
            "pools": {"a": "new_shot"},
            **more,
        },
    )


def asked_of(s: SkirmishState, seat: int) -> Decision | None:
    """What a seat is asked, as the engine tells it."""
    if not s.asked >> seat & 1:
        return None
    step = step_of(s)
    found, question = options(s, seat), step.question(s, seat)
    refused = tuple((act(code), step.refuse(s, seat, code)) for code in step.menu(s, seat) if code not in found)
    listed = Options(act(code) for code in found)
    default, domain = act(question.default), step.domain(s, seat)
    told = (question.args, question.window, question.ask, domain, refused)
    return Decision(SEATS[seat], question.text, listed, question.cite, default, *told)


def act(code: int) -> Action:
    """An action with its notation."""
    return Action(code, notation(code))


def seen(s: SkirmishState, seat: int) -> Mapping[str, Any]:
    """The view of a seat."""
    return view(s, seat)


def shown(s: SkirmishState, seat: int = 0, lang: int = 0) -> Scene:
    """The Scene a seat sees."""
    return scene(seen(s, seat), asked_of(s, seat), SAYS[lang])


def token(found: Scene, name: str) -> Token:
    """A token by its id."""
    return next(one for one in found.tokens if one.id == name)


def panel(found: Scene, name: str) -> Panel:
    """A panel by its id."""
    return next(one for one in found.panels if one.id == name)


def overlay(found: Scene, name: str) -> Overlay:
    """An overlay by its id."""
    return next(one for one in found.overlays if one.id == name)


def mark(marks: list[Mark], name: str) -> Mark:
    """A mark by its id."""
    return next(one for one in marks if one.id == name)
