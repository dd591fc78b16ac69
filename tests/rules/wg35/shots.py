"""Beginning deeds in the tests of WG35's fights."""

from __future__ import annotations

from collections.abc import Sequence

from tests.rules.wg35.skirmish import do, figure, settle, told
from vezerkar.engine.decision import Refusal
from vezerkar.games.wg35.notation import notation, parse, verb_of
from vezerkar.games.wg35.rules.close_combat import blows
from vezerkar.games.wg35.rules.shooting import declaring
from vezerkar.games.wg35.rules.turns.action_kinds import ACTION_KIND_OF
from vezerkar.games.wg35.state import SkirmishState

__all__ = ["begin", "blows", "declaring", "deeds", "last", "not_yet"]


def begin(s: SkirmishState, name: str, text: str, *then: str) -> SkirmishState:
    """A figure begins a deed that is legal, and the sides asked afterwards do these things."""
    assert text in deeds(s, name, text.split()[0]), f"{text} is not among {deeds(s, name, text.split()[0])}"
    ACTION_KIND_OF[verb_of(parse(text))].begin(s, figure(name), parse(text))
    settle(s)
    do(s, *then)
    return s


def deeds(s: SkirmishState, name: str = "a1", verb: str = "shoot") -> list[str]:
    """What a figure can do with this verb."""
    return [notation(action) for action in ACTION_KIND_OF[verb_of(parse(f"{verb} {NOUN[verb]}"))].offers(s, figure(name))]


NOUN = {"shoot": "single kar98k", "strike": "a1"}


def not_yet(s: SkirmishState, name: str, text: str) -> Refusal:
    """Why a figure cannot do it."""
    assert text not in deeds(s, name, text.split()[0]), f"{text} is legal"
    return ACTION_KIND_OF[verb_of(parse(text))].refuse(s, figure(name), parse(text))


def last(s: SkirmishState, kind: str, *keys: str) -> Sequence[object]:
    """What the last event of a kind told under these keys."""
    return [told(s, kind)[-1][key] for key in keys]
