"""The words of a table for actions."""

from __future__ import annotations

from typing import Any

from vezerkar.engine import Match
from vezerkar.engine.game import Translator
from vezerkar.engine.scene import Scene


def labels_of(scene: Scene) -> dict[str, str]:
    """Return the labels of the actions that a Scene offers, by their notation."""
    labels: dict[str, str] = {}
    offered = [area.choices for area in scene.areas] + [token.choices for token in scene.tokens]
    offered += [card.choices for group in scene.cards for card in group.cards]
    for choices in offered:
        labels |= {choice.action: choice.label for choice in choices}
    return labels | {button.action: button.label for button in scene.buttons}


def labels_for(match: Match[Any, Any], seat: str, tr: Translator) -> dict[str, str]:
    """Return the labels of what this seat, which must choose, is offered."""
    return labels_of(match.game.scene(match.view(seat), match.decision(seat), tr))
