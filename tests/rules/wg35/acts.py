"""Actions of figures without the procedures of the round around them."""

from __future__ import annotations

from tests.rules.overheard import overhear_refusal
from tests.rules.wg35.skirmish import figure, settle
from vezerkar.games.wg35.notation import notation, parse, verb_of
from vezerkar.games.wg35.rules.close_combat import charging
from vezerkar.games.wg35.rules.morale import fleeing
from vezerkar.games.wg35.rules.movement import moving
from vezerkar.games.wg35.rules.turns.action_kinds import ACTION_KIND_OF
from vezerkar.games.wg35.state import SkirmishState

KINDS = (moving.Moving, charging.Charging, fleeing.Fleeing)
"""The kinds of action these tests are about."""


def offered(s: SkirmishState, name: str, start: str) -> list[str]:
    """The actions a figure is offered that begin so."""
    found = {
        notation(action) for kind in ACTION_KIND_OF.values() if isinstance(kind, KINDS) for action in kind.offers(s, figure(name))
    }
    return sorted(text for text in found if text.startswith(start))


def begin(s: SkirmishState, name: str, text: str) -> None:
    """A figure begins an action that it is offered; it is activated."""
    assert text in offered(s, name, ""), f"{text} is not offered"
    s.active = figure(name)
    ACTION_KIND_OF[verb_of(parse(text))].begin(s, s.active, parse(text))
    settle(s)


def refused(s: SkirmishState, name: str, text: str) -> tuple[str, str]:
    """Why a figure is not offered an action: the reason and the rule."""
    assert text not in offered(s, name, "")
    refusal = ACTION_KIND_OF[verb_of(parse(text))].refuse(s, figure(name), parse(text))
    overhear_refusal("wg35", refusal)
    return refusal.reason, refusal.cite
