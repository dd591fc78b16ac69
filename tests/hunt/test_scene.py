"""The Scene of The Hunt: a Move is offered on every space that it leads to."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from vezerkar import game
from vezerkar.engine import Match
from vezerkar.engine.scene import Scene
from vezerkar.translation import translator

SAY = translator("hunt", "en")


def scene(match: Match[Any, Any], seat: str | None) -> Scene:
    """What a seat is shown."""
    decision = match.decision(seat) if seat is not None and seat in match.waiting() else None
    shown = match.game.scene(match.view(seat), decision, SAY)
    assert isinstance(shown, Scene)
    return shown


def asked(prompt: str, seat: str) -> Match[Any, Any]:
    """A match in which a side is asked what it does with its points."""
    match = game("hunt").start(seed="3")

    def reached(match: Match[Any, Any]) -> bool:
        return seat in match.waiting() and match.decision(seat).prompt == prompt

    return match.until(reached)


def test_a_ship_goes_where_a_click_says_and_pays_as_little_as_it_can() -> None:
    for prompt, seat in (("ask-german-actions", "german"), ("ask-british-actions", "british")):
        match = asked(prompt, seat)
        ways = [(area.id, choice) for area in scene(match, seat).areas for choice in area.choices if choice.then]
        assert ways, seat
        for place, choice in ways:
            tried = game("hunt").position(match.position())
            before = tried.view(seat)["points"]
            tried.act(seat, choice.action)
            tried.act(seat, choice.then[0])
            assert choice.then == [f"to {place}"]
            assert f"{before - tried.view(seat)['points']} AP" in choice.label


def test_where_the_ship_may_go_is_shown_to_her_captain_alone() -> None:
    match = asked("ask-german-actions", "german")
    for viewer in ("british", None):
        assert not [choice for area in scene(match, viewer).areas for choice in area.choices]


@pytest.mark.rule("hunt", "G11")
@pytest.mark.slow
def test_a_ship_is_offered_the_spaces_that_it_reaches_and_no_others() -> None:
    """One click takes the ship and names the space; in a storm that is a space beside it."""
    stormy = tried = 0
    for seed in range(3):
        match = game("hunt").start(seed=seed)
        rng = Random(seed)
        while decisions := match.decisions():
            decision = decisions[0]
            scene = match.game.scene(match.view(decision.seat), decision, SAY)
            offered = [choice for area in scene.areas for choice in area.choices if choice.then]
            for choice in rng.sample(offered, min(3, len(offered))):
                trial = game("hunt").start(seed=seed)
                match.record().replay(trial.act, trial.go_on)
                for notation in (choice.action, *choice.then):
                    trial.act(decision.seat, notation)
                tried += 1
                stormy += bool(match.state.storm)
            match.act(decision.seat, rng.choice(decision.options))
    assert tried > 100 and stormy > 3
