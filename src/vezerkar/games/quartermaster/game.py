"""Quartermaster General, as one object."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from vezerkar.engine.bit_sets import with_each
from vezerkar.engine.calculator import Calculator
from vezerkar.engine.decision import Decision
from vezerkar.engine.dice import Dice
from vezerkar.engine.ending import Measure
from vezerkar.engine.event import Event
from vezerkar.engine.game import Game, Json, Option, Outcome, Translator, step_table
from vezerkar.engine.puzzle import PuzzleTheme
from vezerkar.engine.scene import Card, Effect, Scene
from vezerkar.engine.state import options as legal
from vezerkar.games.quartermaster import events, imagine, notation, position, view
from vezerkar.games.quartermaster.declarations.view_types import QuartermasterView
from vezerkar.games.quartermaster.game_data import COUNTRIES, SIX, TEAMS
from vezerkar.games.quartermaster.notation import TAKE_BACK, USE
from vezerkar.games.quartermaster.position import stacks
from vezerkar.games.quartermaster.position.editor import QuartermasterPositionEditor
from vezerkar.games.quartermaster.presentation import effects, event_text, labels, scene, text_view
from vezerkar.games.quartermaster.presentation.scene.cards import card_face
from vezerkar.games.quartermaster.presentation.supply_calculator import SupplyCalculator
from vezerkar.games.quartermaster.rules import battle, build, cards, effect, play, reactions, scoring, turn, warfare
from vezerkar.games.quartermaster.rules.deck import FILLED
from vezerkar.games.quartermaster.rules.effect import OWN_PLAY, cause_of
from vezerkar.games.quartermaster.rules.pieces import take_back
from vezerkar.games.quartermaster.rules.reactions import unasked, use_card
from vezerkar.games.quartermaster.state import ENDING_CITE, ENDINGS, QmgState, Variant, new_state
from vezerkar.games.quartermaster.study.puzzles import THEMES
from vezerkar.games.quartermaster.tensor import QuartermasterTensor

CHAPTERS = (turn, play, cards, build, battle, reactions, warfare, scoring, effect)
assert FILLED

PARTIES: Final[dict[int, tuple[tuple[str, ...], ...]]] = {
    2: (("germany", "italy", "japan"), ("uk", "usa", "ussr")),
    3: (("germany", "italy"), ("uk", "usa", "ussr"), ("japan",)),
    4: (("germany", "italy"), ("uk", "usa"), ("japan",), ("ussr",)),
    5: (("germany", "italy"), ("uk",), ("japan",), ("ussr",), ("usa",)),
    6: tuple((country,) for country in COUNTRIES),
}
"""R-05: who plays which countries, by the number of players."""


class Quartermaster(Game[QmgState, QuartermasterView]):
    """Quartermaster General (2014): six countries, two teams, twenty rounds.

    >>> import vezerkar
    >>> vezerkar.game("quartermaster").sides()["axis"]
    ('germany', 'japan', 'italy')
    """

    id = "quartermaster"
    title = "Quartermaster General"
    version = "3.0"
    options = (
        Option("german_navies", ("5", "3"), "5"),
        Option("lead", ("off", "on"), "off"),
        Option("magic", ("blind", "tracked"), "blind"),
    )
    scenario = ("german_navies", "lead")
    minutes = (60, 90)
    weight = "medium"
    levels = ("novice", "greedy", "planner", "far_planner")
    verbs = notation.VERBS
    steps = step_table(*CHAPTERS)
    measures = (Measure("points", TEAMS, endings=("points", "lead", "rounds"), told=("points",)),)
    histories = True
    takes = stacks.TAKES
    event_roles = events.ROLES
    event_levels = events.LEVELS
    event_draws = events.DRAWS
    event_reveals = events.REVEALS
    forms = labels.FORMS
    frame = "Rounds"

    def seats(self, options: Mapping[str, str] | None = None) -> tuple[str, ...]:
        return COUNTRIES

    def seatings(self) -> dict[int, tuple[tuple[str, ...], ...]]:
        return PARTIES

    def sides(self, options: Mapping[str, str] | None = None) -> dict[str, tuple[str, ...]]:
        return {side: COUNTRIES[i::2] for i, side in enumerate(TEAMS)}

    def turn(self, s: QmgState) -> int:
        return s.round * SIX + s.active

    def variant(self, options: Mapping[str, str]) -> Variant:
        """The options of a match as the rules read them."""
        return Variant(int(options["german_navies"]), options["lead"] == "on", options["magic"] == "tracked")

    def setup(self, dice: Dice, options: Mapping[str, str]) -> QmgState:
        s = new_state(dice, self.variant(options))
        s.perform(turn.OPENING)
        return s

    def notation(self, action: int) -> str:
        return notation.NOTATION[action]

    def parse(self, text: str) -> int:
        return notation.parse(text)

    def view(self, s: QmgState, seat: int) -> QuartermasterView:
        return view.view(s, seat)

    def imagine(self, s: QmgState, seat: int, dice: Dice) -> QmgState:
        return imagine.imagine(s, seat, dice)

    def outcome(self, s: QmgState) -> Outcome | None:
        if not s.over:
            return None
        winners = tuple([country for i, country in enumerate(COUNTRIES) if i & 1 == s.winner])
        return Outcome(winners, f"ending-{ENDINGS[s.ending]}", ENDING_CITE[s.ending])

    def interrupts(self, s: QmgState, seat: int) -> list[int]:
        """R-18, R-61.1: take back a piece of one's own; use a Response that works at any time."""
        if seat < 0 or s.over or s.round == 0:
            return []
        offered = legal(s, seat) if s.asked >> seat & 1 else []
        actions = unasked(s, seat) + with_each(s.pieces[seat], TAKE_BACK)
        return [action for action in actions if action not in offered]

    def interrupt(self, s: QmgState, seat: int, action: int) -> None:
        if action >= TAKE_BACK:
            take_back(s, seat, action - TAKE_BACK)
        else:
            use_card(s, action - USE, cause_of(OWN_PLAY, seat))

    def dump_state(self, s: QmgState) -> dict[str, Json]:
        return position.dump_state(s)

    def load_state(self, data: Mapping[str, Json], dice: Dice, options: Mapping[str, str]) -> QmgState:
        return position.load_state(data, dice, self.variant(options))

    def fit(self, s: QmgState) -> None:
        stacks.fit(s)

    def check(self, s: QmgState) -> None:
        position.check(s)

    def scene(self, view: Mapping[str, Any], decision: Decision | None, tr: Translator) -> Scene:
        return scene.scene(view, decision, tr)

    def text_view(self, view: Mapping[str, Any], tr: Translator) -> list[str]:
        return text_view.text_view(view, tr)

    def effects(self, event: Event, tr: Translator) -> list[Effect]:
        return effects.effects(event)

    def card_face(self, card: str, tr: Translator) -> Card | None:
        return card_face(card, tr)

    def position_editor(self) -> QuartermasterPositionEditor:
        return QuartermasterPositionEditor(self)

    def calculators(self) -> tuple[Calculator, ...]:
        return (SupplyCalculator(),)

    def puzzles(self) -> tuple[PuzzleTheme[QmgState, QuartermasterView], ...]:
        return THEMES

    def measured(self, s: QmgState) -> tuple[tuple[int, ...], ...]:
        return (tuple(s.vp),)

    def tensor(self, options: Mapping[str, str] | None = None) -> QuartermasterTensor:
        return TENSOR

    def event_text(self, event: Event, tr: Translator) -> str:
        return event_text.event_text(event, tr)

    def translate_args(self, args: Mapping[str, int | str], tr: Translator) -> Mapping[str, int | str]:
        return labels.message_args(args, tr)


TENSOR: Final = QuartermasterTensor(Quartermaster.version)
