"""Turns of the games do not take more clicks than they should. What a click is, `tests.clicks` says."""

from __future__ import annotations

from typing import Any

import pytest

from tests.clicks import Reckoner
from tests.triumph.test_scene import moving, placed
from vezerkar import game
from vezerkar.engine import Decision

BUDGETS = {
    "T&T: a move into a battle": 2,
    "T&T: eleven production points": 12,
    "T&T: a hand with thirteen cards too many": 14,
    "T&T: a combat round of three infantry": 1,
    "WG35: a man is activated and moves": 3,
    "The Hunt: a German turn": 6,
    "QMG: a country is set up": 4,
}
"""The most clicks that each of these may take."""


def moved(reckoner: Reckoner) -> None:
    reckoner.carry("axis", "pick germany_infantry_11", "to lorraine via munich")


def into_battle() -> int:
    reckoner = Reckoner(moving())
    moved(reckoner)
    return reckoner.clicks


def production() -> int:
    """Points are spent on raising what stands there, then on cards."""
    match = placed()
    match.until(lambda match: match.waiting() == ("axis",) and match.decision("axis").prompt == "ask-production")
    reckoner = Reckoner(match)
    points = int(match.decision("axis").args["left"])
    spent = 0
    while "axis" in match.waiting() and match.decision("axis").prompt == "ask-production":
        options = [option.notation for option in match.decision("axis").options]
        wished = [action for action in options if action.startswith("raise ")] or ["buy action"]
        reckoner.take("axis", wished[0])
        spent += 1
    assert spent == points
    return round(reckoner.clicks * 11 / points)


def discards() -> int:
    """The Axis buys nothing but Action cards; what lies above the limit is reckoned as if it were thirteen."""

    def spend(decision: Decision) -> str:
        wished = "buy action" if decision.seat == "axis" else "done"
        return next((option.notation for option in decision.options if option.notation == wished), decision.default.notation)

    match = placed()
    match.until(lambda match: any(decision.prompt == "ask-hand-limit" for decision in match.decisions()), spend)
    reckoner = Reckoner(match)
    pick = reckoner.scene("axis").prompt.pick
    assert pick is not None
    reckoner.give_up("axis")
    return reckoner.clicks + (0 if pick.kept else 13 - pick.low)


def volley() -> int:
    """Three infantry of a defender, all alike, fire at what has come."""
    blocks: dict[str, Any] = {f"france_infantry_{number}": {"area": "lorraine", "cv": 2} for number in (1, 2, 3)}
    blocks |= {f"germany_infantry_{number}": {"area": "munich", "cv": 3} for number in (11, 12)}
    match = moving(blocks=blocks)
    moved(Reckoner(match))
    match.act("axis", "done")
    match.until(lambda match: match.waiting() == ("west",))
    reckoner = Reckoner(match)
    first = next(button for button in reckoner.scene("west").buttons if button.primary)
    reckoner.take("west", first.action)
    fired = [event for event in match.events("west") if event.kind == "fired" and event.data["nation"] == "france"]
    assert len(fired) == 3
    return reckoner.clicks


def man_moves() -> int:
    """The drag takes him, and drops him where he goes; perhaps he is asked about a card of his."""
    match = game("wg35").start(seed="3", options={"army_a": "budapest_1944", "army_b": "assault_group_1944"})
    match.until(lambda match: bool(match.waiting()) and match.decision(match.waiting()[0]).prompt == "ask-activate")
    seat = match.waiting()[0]
    reckoner = Reckoner(match)
    match.act(seat, next(o.notation for o in match.decision(seat).options if o.notation.startswith("activate ")))
    reckoner.clicks += 1
    while match.waiting() != (seat,) or match.decision(seat).prompt != "ask-action":
        other = match.waiting()[0]
        if other == seat:
            reckoner.take(seat, "pass")
        else:
            match.act(other, match.decision(other).default)
    spot = reckoner.scene(seat).prompt.spots[0]
    assert spot.then
    match.act(seat, spot.action)
    match.act(seat, next(option.notation for option in match.decision(seat).options if option.notation.startswith("to ")))
    return reckoner.clicks + 1


def german_turn() -> int:
    match = game("hunt").start(seed="3")
    match.until(lambda match: match.waiting() == ("german",) and match.decision("german").prompt == "ask-play")
    reckoner = Reckoner(match)
    turn = match.view("german")["turn"]
    while match.waiting() == ("german",) and match.view("german")["turn"] == turn:
        options = [option.notation for option in match.decision("german").options]
        ways = [c.action for area in reckoner.scene("german").areas for c in area.choices if c.then and c.action in options]
        cards = [action for action in options if action.startswith("play ") and action.endswith(" ap")]
        reckoner.take("german", (cards or ways or [match.decision("german").default.notation])[0])
    return reckoner.clicks


def country() -> int:
    match = game("quartermaster").start(seed="1")
    reckoner = Reckoner(match)
    reckoner.give_up("germany")
    assert "germany" not in match.waiting()
    return reckoner.clicks


TURNS = dict(zip(BUDGETS, (into_battle, production, discards, volley, man_moves, german_turn, country), strict=True))


@pytest.mark.parametrize("turn", BUDGETS)
def test_a_turn_keeps_to_its_budget(turn: str) -> None:
    clicks = TURNS[turn]()
    print(f"{turn:45} {clicks:3} of {BUDGETS[turn]:3}")
    assert 1 <= clicks <= BUDGETS[turn]
