"""Layout of a view of Triumph & Tragedy for drawing.

Works on views alone, so it can show nothing that a view does not hold; `TypedView` reads a view with types,
`ChoiceIndex` a decision,
`ViewState` puts questions to the rules.
"""

from __future__ import annotations

from collections.abc import Mapping

from vezerkar.engine.choices import picking, waiting
from vezerkar.engine.decision import Decision
from vezerkar.engine.game import Json, Translator
from vezerkar.engine.scene import Button, Prompt, Scene
from vezerkar.engine.words import listed, sentence
from vezerkar.games.triumph.game_data import AREAS
from vezerkar.games.triumph.presentation.captions import board_captions
from vezerkar.games.triumph.presentation.choices import ChoiceIndex, place_verb
from vezerkar.games.triumph.presentation.labels import faction_name, message_args, party_name
from vezerkar.games.triumph.presentation.plates import clock, frames, plates
from vezerkar.games.triumph.presentation.scene.battle import battle_panels
from vezerkar.games.triumph.presentation.scene.board import areas, tokens
from vezerkar.games.triumph.presentation.scene.cards import card_groups
from vezerkar.games.triumph.presentation.scene.overlays import overlays
from vezerkar.games.triumph.presentation.scene.panels import panels, tracks
from vezerkar.games.triumph.presentation.scene.volley import volley
from vezerkar.games.triumph.presentation.typed_view import TypedView
from vezerkar.games.triumph.presentation.view_state import ViewState


def scene(view: Mapping[str, Json], decision: Decision | None, tr: Translator) -> Scene:
    """The table as this view shows it."""
    sheet = TypedView(view)
    sketch = ViewState(sheet)
    choices = ChoiceIndex(sheet, decision, tr)
    return Scene(
        board="triumph",
        prompt=prompt(sheet, choices, decision, tr),
        areas=areas(sheet, sketch, choices, tr),
        tokens=tokens(sheet, choices, tr),
        cards=card_groups(sheet, choices, tr),
        tracks=tracks(sheet, tr),
        panels=[*battle_panels(sheet, sketch, tr), *panels(sheet, tr)],
        buttons=buttons(sheet, sketch, choices, tr),
        overlays=overlays(sheet, sketch, tr),
        captions={name: tr(name, {}) for name in board_captions(AREAS)},
        clock=clock(sheet, tr),
        plates=plates(sheet, tr),
        frames=frames(sheet, tr),
    )


def buttons(sheet: TypedView, sketch: ViewState, choices: ChoiceIndex, tr: Translator) -> list[Button]:
    """Return every action without a place of its own; a volley comes last, as what goes on does."""
    found = choices.buttons()
    together = volley(sheet, sketch, choices.decision, tr)
    if together is None:
        return found
    for button in found:
        button.primary = False
    return [*found, together]


def prompt(sheet: TypedView, choices: ChoiceIndex, decision: Decision | None, tr: Translator) -> Prompt:
    """Return the prompt: the question to the seat, or the factions that the game waits for."""
    if sheet.ending:
        winners = listed([faction_name(faction, tr) for faction in sheet.winners], tr)
        return Prompt(tr("over-text", {"winners": winners, "ending": sheet.ending}), False, cite=sheet.ending_cite)
    if decision is not None:
        asked = sentence(tr(decision.prompt, message_args(decision.args, tr)))
        words = tr("prompt", {"faction": party_name(decision.seat, tr), "text": asked})
        prompted = Prompt(words, True, decision.seat, decision.cite, decision.ask if place_verb(decision) else "")
        if decision.prompt == "ask-hand-limit":
            prompted.pick = picking("discard", len(choices.hand()), int(decision.args["count"]))
        return prompted
    others = listed([faction_name(faction, tr) for faction in sheet.waiting], tr)
    return waiting(sheet.waiting, tr("wait-for", {"factions": others}))
