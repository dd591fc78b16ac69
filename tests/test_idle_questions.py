"""A question with one answer is asked only where not to ask would tell something: in a world that others take for possible, the
same question has other answers, at once or after something that the seat may do unasked. Of each kind this must hold once in a
game: it is asked always, or what is asked would tell.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.cost import first
from vezerkar import Decision, Match, game

WORLDS = 200
"""So many worlds each of the others imagines until one of them has other answers."""
CHANGED_WORLDS = 12
"""In so many of them it is tried what the seat may do unasked before it answers."""
PREPARED: dict[str, dict[str, str]] = {"triumph": {"scenario": "1939"}, "wg35": {"rounds": "6"}}
STILL_ASKED: dict[str, set[str]] = {
    # With nothing left to do there is only the end of the actions. Until that is said the last Move can be taken back.
    "hunt": {"ask-german-actions"},
    "quartermaster": set(),
    # With the last Command used up there is only the end of the movement. Until that is said the last move can be taken back.
    "triumph": {"ask-move"},
    # The die is often rolled at once. Until the only target, choice or payment is named, the shot or card can be taken back.
    "wg35": {"ask-aim", "ask-choice", "ask-discard"},
}
"""The kinds of question that the rules put to a seat though everybody knows the one answer, each with the reason.

Some protect a secret at other times, such as ask-german-actions. A kind that is asked so no more is to be taken out.
"""
SEEDS = [
    *[("hunt", seed) for seed in (1, 0, 2)],
    ("quartermaster", 0),
    ("quartermaster", 1),
    ("triumph", 0),
    ("wg35", 0),
]


@pytest.mark.parametrize(("title", "seed"), first(SEEDS, 1))
def test_a_question_with_one_answer_protects_a_secret(title: str, seed: int) -> None:
    match = game(title).start(seed=str(seed), options=PREPARED.get(title, {}))
    random = Random(seed)
    # Of each kind those that were looked at so far; empty once one of them protects a secret.
    idle: dict[str, list[str]] = {}
    while match.outcome is None:
        for decision in match.decisions():
            kind = decision.prompt
            if not alone(decision) or kind in STILL_ASKED[title] or idle.get(kind) == []:
                continue
            if protects_a_secret(match, decision):
                idle[kind] = []
            else:
                idle.setdefault(kind, []).append(f"{title} {seed} at {match.ply}: {decision}")
        seat = random.choice(match.waiting())
        match.act(seat, random.choice(match.decision(seat).options).notation)
    assert not [one for found in idle.values() for one in found]


def test_an_idle_question_is_found_out() -> None:
    match = game("triumph").start(seed="0", options=PREPARED["triumph"])
    random = Random(0)
    while not (
        idle := [one for one in match.decisions() if alone(one) and one.prompt == "ask-move" and not match.state.commands]
    ):
        seat = random.choice(match.waiting())
        match.act(seat, random.choice(match.decision(seat).options).notation)
    assert not protects_a_secret(match, idle[0]), "when all commands are used up, all can see"


def alone(decision: Decision) -> bool:
    """Return True for a question with one answer that is no window: windows are asked of whoever might answer."""
    return len(decision.options) == 1 and decision.domain is None and not decision.window


def protects_a_secret(match: Match[Any, Any], decision: Decision) -> bool:
    """Return True if somebody else can imagine that the seat has other answers."""
    for other in (*[seat for seat in match.seats if seat != decision.seat], None):
        for world in range(WORLDS):
            imagined = match.imagine(other, f"world {world}")
            if not is_asked(imagined, decision):
                return True
            for unasked in imagined.interrupts(decision.seat) if world < CHANGED_WORLDS else ():
                changed = match.imagine(other, f"world {world}")
                changed.act(decision.seat, unasked)
                if changed.outcome is None and decision.seat in changed.waiting() and not is_asked(changed, decision):
                    return True
    return False


def is_asked(match: Match[Any, Any], decision: Decision) -> bool:
    """Return True if the seat is asked the same here, with one answer."""
    asked = match.decision(decision.seat)
    return (asked.prompt, len(asked.options)) == (decision.prompt, 1)
