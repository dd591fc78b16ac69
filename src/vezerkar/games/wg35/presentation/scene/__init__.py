"""How a view of WG35 is laid out for drawing.

Works on views alone, so it can show nothing that a view does not hold; `TypedView` reads a view with types,
`ChoiceIndex` a decision,
`ViewState` puts questions to the rules.
"""

from __future__ import annotations

from collections.abc import Mapping

from vezerkar.engine.decision import Decision
from vezerkar.engine.game import Json, Translator
from vezerkar.engine.scene import Mark, Prompt, Scene
from vezerkar.games.wg35.battle.endings import ENDING_CITE, ENDINGS
from vezerkar.games.wg35.presentation.choices import ChoiceIndex
from vezerkar.games.wg35.presentation.labels import listed, message_args, sentence, side_name
from vezerkar.games.wg35.presentation.muster import Muster
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
"""What is done with a point where somebody or something comes to stand without going there."""


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
    cards = card_groups(sheet, choices, tr)
    if decision is not None and decision.domain is not None and not sheet.shown:
        muster = Muster(sheet, decision, decision.domain, tr)
        panels, cards = [*muster.panels(), *panels], [*muster.cards(), *cards]
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
    """What is asked, or whom the table waits for."""
    if sheet.over:
        told = {"winner": side_name(sheet.winner, tr) if sheet.winner else "", "ending": tr(f"ending-{sheet.ending}", {})}
        cite = ENDING_CITE[ENDINGS.index(sheet.ending)]
        return Prompt(tr("over-text", {**told, "won": int(bool(sheet.winner))}), False, cite=cite)
    if decision is not None:
        asked = sentence(tr(decision.prompt, message_args(decision.args, tr, choices.units)))
        words = tr("prompt", {"side": side_name(decision.seat, tr), "text": asked})
        return Prompt(words, True, decision.seat, decision.cite, spots=choices.spots(), radius=radius(sheet, decision))
    waiting = listed([side_name(side, tr) for side in sheet.waiting], tr)
    return Prompt(tr("wait-for", {"sides": waiting}), False, sheet.waiting[0] if len(sheet.waiting) == 1 else "")
