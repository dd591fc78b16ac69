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


def scene(view: Mapping[str, Json], decision: Decision | None, tr: Translator) -> Scene:
    """The table as this view shows it."""
    sheet = TypedView(view)
    sketch = ViewState(sheet)
    choices = ChoiceIndex(sheet, decision, tr)
    return Scene(
        board="triumph",
        prompt=prompt(sheet, decision, tr),
        areas=areas(sheet, sketch, choices, tr),
        tokens=tokens(sheet, choices, tr),
        cards=card_groups(sheet, choices, tr),
        tracks=tracks(sheet, tr),
        panels=[*battle_panels(sheet, sketch, tr), *panels(sheet, tr)],
        buttons=choices.buttons(),
        overlays=overlays(sheet, sketch, tr),
        captions={name: tr(name, {}) for name in board_captions(AREAS)},
    )


def prompt(sheet: TypedView, decision: Decision | None, tr: Translator) -> Prompt:
    """What is asked, or whom the table waits for."""
    if sheet.ending:
        winners = listed([faction_name(faction, tr) for faction in sheet.winners], tr)
        return Prompt(tr("over-text", {"winners": winners, "ending": sheet.ending}), False, cite=sheet.ending_cite)
    if decision is not None:
        asked = sentence(tr(decision.prompt, message_args(decision.args, tr)))
        words = tr("prompt", {"faction": party_name(decision.seat, tr), "text": asked})
        return Prompt(words, True, decision.seat, decision.cite, decision.ask if place_verb(decision) else "")
    waiting = listed([faction_name(faction, tr) for faction in sheet.waiting], tr)
    return Prompt(tr("wait-for", {"factions": waiting}), False, sheet.waiting[0] if len(sheet.waiting) == 1 else "")
