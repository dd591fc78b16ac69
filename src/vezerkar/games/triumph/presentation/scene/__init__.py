"""How a view of Triumph & Tragedy is laid out for drawing.

Works on views alone, so it can show nothing that a view does not hold; `TypedView` reads a view with types,
`ChoiceIndex` a decision,
`ViewState` puts questions to the rules.
"""

from __future__ import annotations

from collections.abc import Mapping

from vezerkar.engine.decision import Decision
from vezerkar.engine.game import Json, Translator
from vezerkar.engine.scene import Prompt, Scene
from vezerkar.games.triumph.game_data import AREAS
from vezerkar.games.triumph.presentation.captions import board_captions
from vezerkar.games.triumph.presentation.choices import ChoiceIndex, place_verb
from vezerkar.games.triumph.presentation.labels import faction_name, listed, message_args, party_name, sentence
from vezerkar.games.triumph.presentation.scene.battle import battle_panels
from vezerkar.games.triumph.presentation.scene.board import areas, tokens
from vezerkar.games.triumph.presentation.scene.cards import card_groups
from vezerkar.games.triumph.presentation.scene.overlays import overlays
from vezerkar.games.triumph.presentation.scene.panels import panels, tracks
from vezerkar.games.triumph.presentation.typed_view import TypedView
from vezerkar.games.triumph.presentation.view_state import ViewState


def scene(view: Mapping[str, Json], decision: Decision | None, say: Translator) -> Scene:
    """The table as this view shows it."""
    sheet = TypedView(view)
    sketch = ViewState(sheet)
    choices = ChoiceIndex(sheet, decision, say)
    return Scene(
        board="triumph",
        prompt=prompt(sheet, decision, say),
        areas=areas(sheet, sketch, choices, say),
        tokens=tokens(sheet, choices, say),
        cards=card_groups(sheet, choices, say),
        tracks=tracks(sheet, say),
        panels=[*battle_panels(sheet, sketch, say), *panels(sheet, say)],
        buttons=choices.buttons(),
        overlays=overlays(sheet, sketch, say),
        captions={name: say(name, {}) for name in board_captions(AREAS)},
    )


def prompt(sheet: TypedView, decision: Decision | None, say: Translator) -> Prompt:
    """What is asked, or whom the table waits for."""
    if sheet.ending:
        winners = listed([faction_name(faction, say) for faction in sheet.winners], say)
        return Prompt(say("over-text", {"winners": winners, "ending": sheet.ending}), False, cite=sheet.ending_cite)
    if decision is not None:
        asked = sentence(say(decision.prompt, message_args(decision.args, say)))
        words = say("prompt", {"faction": party_name(decision.seat, say), "text": asked})
        return Prompt(words, True, decision.seat, decision.cite, decision.ask if place_verb(decision) else "")
    waiting = listed([faction_name(faction, say) for faction in sheet.waiting], say)
    return Prompt(say("wait-for", {"factions": waiting}), False, sheet.waiting[0] if len(sheet.waiting) == 1 else "")
