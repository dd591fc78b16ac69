"""Layout of a view of WG35 for drawing.

Works on views alone, so it can show nothing that a view does not hold; `TypedView` reads a view with types,
`ChoiceIndex` a decision,
`ViewState` puts questions to the rules.
"""

from __future__ import annotations

from collections.abc import Mapping

from vezerkar.engine.choices import picking, waiting
from vezerkar.engine.decision import Decision
from vezerkar.engine.game import Json, Translator
from vezerkar.engine.scene import Mark, Prompt, Scene
from vezerkar.engine.words import listed, sentence
from vezerkar.games.wg35.battle.endings import ENDING_CITE, ENDINGS
from vezerkar.games.wg35.presentation.choices import ChoiceIndex
from vezerkar.games.wg35.presentation.labels import message_args, side_name
from vezerkar.games.wg35.presentation.muster import Muster
from vezerkar.games.wg35.presentation.plates import Plates
from vezerkar.games.wg35.presentation.scene.board import Board, ground_of
from vezerkar.games.wg35.presentation.scene.cards import card_groups
from vezerkar.games.wg35.presentation.scene.figures import Figures
from vezerkar.games.wg35.presentation.scene.overlays import Overlays
from vezerkar.games.wg35.presentation.scene.panels import Panels
from vezerkar.games.wg35.presentation.scene.shots import Shots
from vezerkar.games.wg35.presentation.scene.template import radius
from vezerkar.games.wg35.presentation.typed_view import FigureView, TypedView
from vezerkar.games.wg35.presentation.view_state import ViewState

STANDING = frozenset(("place", "enter", "put"))
"""Verbs with a point at which a figure or a thing comes to stand without going there."""


def scene(view: Mapping[str, Json], decision: Decision | None, tr: Translator) -> Scene:
    """The table as this view shows it."""
    sheet = TypedView(view)
    sketch = ViewState(sheet)
    choices = ChoiceIndex(sheet, decision, sketch.s.field.table, tr)
    figures = Figures(sheet, sketch, tr)
    shots = Shots(sheet, sketch, figures, decision, tr)
    shots.tell(choices)
    focus = focus_of(sheet, decision)
    board = Board(sheet, sketch, figures, choices, tr)
    panels = [*shots.panels(), *Panels(sheet, sketch, figures, tr).all(focus)]
    cards, draft = card_groups(sheet, choices, tr), ""
    if decision is not None and decision.domain is not None and not sheet.shown:
        muster = Muster(sheet, decision, decision.domain, tr)
        panels, cards, draft = [*muster.panels(), *panels], [*muster.cards(), *cards], muster.draft()
    plates = Plates(sheet, sketch, tr)
    return Scene(
        board=f"wg35.{sheet.table}",
        prompt=prompt(sheet, decision, choices, tr),
        areas=board.areas(),
        tokens=[*board.tokens(), *figures.tokens(choices, focus.id if focus is not None else "")],
        cards=cards,
        tracks=Panels(sheet, sketch, figures, tr).tracks(),
        panels=panels,
        buttons=choices.buttons,
        overlays=Overlays(sheet, sketch, figures, shots, focus, tr).all(),
        ground=ground_of(sketch),
        marks=[*shots.zones(), *region(decision, choices, tr), *board.marks(), *shots.marks()],
        clock=plates.clock(),
        plates=plates.plates(),
        frames=plates.frames(),
        muster=draft,
    )


def focus_of(sheet: TypedView, decision: Decision | None) -> FigureView | None:
    """The figure that is asked about, or the one that is activated; None if it is neither."""
    asked = decision.args.get("figure") if decision is not None else None
    for name in (asked, sheet.active):
        if isinstance(name, str) and name in sheet.men:
            return sheet.men[name]
    return None


def region(decision: Decision | None, choices: ChoiceIndex, tr: Translator) -> list[Mark]:
    """The points that may be chosen, where the domain of the decision has outlines."""
    outlines = decision.domain.region() if decision is not None and decision.domain is not None else []
    verbs = {choice.action.split()[0] for choice in choices.spots()} if outlines else set()
    title = "reach-aim" if "on" in verbs else "reach-place" if verbs & STANDING else "reach-title"
    return [Mark("reach", "reach", "polygon", outlines, tr(title, {}))] if outlines else []


def prompt(sheet: TypedView, decision: Decision | None, choices: ChoiceIndex, tr: Translator) -> Prompt:
    """Return the prompt: the question to the seat, or the sides that the game waits for."""
    if sheet.over:
        told = {"winner": side_name(sheet.winner, tr) if sheet.winner else "", "ending": tr(f"ending-{sheet.ending}", {})}
        cite = ENDING_CITE[ENDINGS.index(sheet.ending)]
        return Prompt(tr("over-text", {**told, "won": int(bool(sheet.winner))}), False, cite=cite)
    if decision is not None:
        asked = sentence(tr(decision.prompt, message_args(decision.args, tr, choices.units)))
        words = tr("prompt", {"side": side_name(decision.seat, tr), "text": asked})
        hand = sheet.sides[decision.seat].hand or {}
        # Copies of a title lie on one card, and cannot be marked one by one.
        singles = decision.prompt == "ask-hand-limit" and max(hand.values(), default=0) == 1
        pick = picking("drop", len(hand), int(decision.args["cards"]), "done") if singles else None
        spots = choices.spots()
        return Prompt(words, True, decision.seat, decision.cite, spots=spots, radius=radius(sheet, decision), pick=pick)
    others = listed([side_name(side, tr) for side in sheet.waiting], tr)
    return waiting(sheet.waiting, tr("wait-for", {"sides": others}))
