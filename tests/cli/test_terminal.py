"""The questions of the terminal."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from vezerkar.cli.terminal import ActionMenu, fits
from vezerkar.engine.decision import Action, Decision
from vezerkar.engine.options import Options
from vezerkar.engine.scene import Button, Choice, Prompt, Scene


def test_any_point_is_told_by_its_form_and_a_few_points() -> None:
    spots = [Choice("move {x},{y}", "Move here"), Choice("face {x} {y}", "Face this way")]
    scene = Scene("skirmish", Prompt("Where to?", True, spots=spots), buttons=[Button("Stay", "stay", primary=True)])
    match: Any = SimpleNamespace(
        game=SimpleNamespace(scene=lambda view, decision, tr: scene, verbs=("move", "face", "stay")), view=lambda seat: {}
    )
    notations = [f"move {10 * n},300" for n in range(40)] + ["stay"]
    options = Options(Action(code, notation) for code, notation in enumerate(notations))
    choices = ActionMenu(match, Decision("red", "ask-move", options, "SKIRMISH 8", options[-1]), lambda message, args: message)
    assert list(choices.lines()) == [
        "Where to? [SKIRMISH 8]",
        "  Move here: move {x},{y}  (move 0,300; move 10,300; move 20,300 …)",
        "  Face this way: face {x} {y}",
        "  1. Stay  (stay)",
    ]
    assert choices.action("1") == "stay"
    assert choices.action("move 415,300") == "move 415,300", "a point that is not in the sample"


def test_a_notation_fits_the_form_it_was_made_of() -> None:
    assert fits("move {x},{y} 90", "move 12,340 90")
    assert not fits("move {x},{y} 90", "move 12,340 91")
    assert not fits("a.b {x} {y}", "a-b 1 2")
