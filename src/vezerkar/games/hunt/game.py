"""The Hunt, as one object."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from vezerkar.engine.calculator import Calculator
from vezerkar.engine.decision import Decision
from vezerkar.engine.dice import Dice
from vezerkar.engine.ending import Luck, Measure
from vezerkar.engine.event import Event
from vezerkar.engine.game import Game, Json, Option, Outcome, Translator, step_table
from vezerkar.engine.puzzle import PuzzleTheme
from vezerkar.engine.scene import Card, Effect, Scene, Stage
from vezerkar.games.hunt import events as told
from vezerkar.games.hunt import imagine, notation, position, view
from vezerkar.games.hunt.declarations.view_types import HuntView
from vezerkar.games.hunt.game_data import GERMAN, SEATS
from vezerkar.games.hunt.position import stacks
from vezerkar.games.hunt.position.editor import HuntPositionEditor
from vezerkar.games.hunt.presentation import effects, event_text, labels, luck, scene, stage, text_view
from vezerkar.games.hunt.presentation.places_calculator import PlacesCalculator
from vezerkar.games.hunt.presentation.plates import GOAL
from vezerkar.games.hunt.rules import battle, british, cards, clues, draw, events, german, responses, setup, turn
from vezerkar.games.hunt.state import ARRIVED, ENDING_CITE, ENDINGS, SUNK, HuntState, Variant, new_state
from vezerkar.games.hunt.study.puzzles import THEMES
from vezerkar.games.hunt.tensor import HuntTensor

CHAPTERS = (setup, turn, cards, draw, german, clues, british, responses, events, battle)


class Hunt(Game[HuntState, HuntView]):
    """The Hunt (A Hajsza): the cruise of the Admiral Graf Spee, 1939. Two players, hidden movement.

    >>> import vezerkar
    >>> vezerkar.game("hunt").sides()
    {'german': ('german',), 'british': ('british',)}
    """

    id = "hunt"
    title = "The Hunt"
    version = "3.0"
    options = (
        Option("side", ("normal", "historical"), "normal"),
        Option("refill", ("one", "two"), "one"),
        Option("four", ("allowed", "barred"), "allowed"),
        Option("arrival", ("acts", "waits"), "acts"),
    )
    scenario = ("side",)
    minutes = (30, 45)
    weight = "light"
    levels = ("novice", "greedy", "captain", "search")
    verbs = notation.VERBS
    steps = step_table(*CHAPTERS)
    measures = (Measure("freighters", SEATS, GOAL, ("sinkings", "arrivals"), ("sunk", "arrived")),)
    histories = True
    takes = stacks.TAKES
    event_roles = told.ROLES
    event_levels = told.LEVELS
    event_draws = told.DRAWS
    event_reveals = told.REVEALS
    question_roles = labels.QUESTION_ROLES
    forms = labels.OTHER_FORMS

    def seats(self, options: Mapping[str, str] | None = None) -> tuple[str, ...]:
        return SEATS

    def variant(self, options: Mapping[str, str]) -> Variant:
        """The options of a match as the rules read them."""
        return Variant(
            historical=options["side"] == "historical",
            refill_two=options["refill"] == "two",
            four=options["four"] == "allowed",
            wait_at_entry=options["arrival"] == "waits",
        )

    def setup(self, dice: Dice, options: Mapping[str, str]) -> HuntState:
        s = new_state(dice, self.variant(options))
        s.perform(turn.OPENING)
        return s

    def notation(self, action: int) -> str:
        return notation.NOTATION[action]

    def parse(self, text: str) -> int:
        return notation.parse(text)

    def view(self, s: HuntState, seat: int) -> HuntView:
        return view.view(s, seat)

    def imagine(self, s: HuntState, seat: int, dice: Dice) -> HuntState:
        return imagine.imagine(s, seat, dice)

    def outcome(self, s: HuntState) -> Outcome | None:
        if not s.over:
            return None
        return Outcome((SEATS[s.winner],), f"ending-{ENDINGS[s.ending]}", ENDING_CITE[s.ending])

    def dump_state(self, s: HuntState) -> dict[str, Json]:
        return position.dump_state(s)

    def load_state(self, data: Mapping[str, Json], dice: Dice, options: Mapping[str, str]) -> HuntState:
        return position.load_state(data, dice, self.variant(options))

    def turn(self, s: HuntState) -> int:
        return s.turn

    def fit(self, s: HuntState) -> None:
        stacks.fit(s)

    def check(self, s: HuntState) -> None:
        position.check(s)

    def scene(self, view: Mapping[str, Any], decision: Decision | None, tr: Translator) -> Scene:
        return scene.scene(view, decision, tr)

    def stage(self, view: Mapping[str, Any], events: Sequence[Event], decision: Decision | None, tr: Translator) -> Stage | None:
        return stage.stage(view, events, tr)

    def text_view(self, view: Mapping[str, Any], tr: Translator) -> list[str]:
        return text_view.text_view(view, tr)

    def effects(self, event: Event, tr: Translator) -> list[Effect]:
        return effects.effects(event)

    def card_face(self, card: str, tr: Translator) -> Card | None:
        return scene.card_face(card, tr)

    def position_editor(self) -> HuntPositionEditor:
        return HuntPositionEditor(self)

    def calculators(self) -> tuple[Calculator, ...]:
        return (PlacesCalculator(),)

    def puzzles(self) -> tuple[PuzzleTheme[HuntState, HuntView], ...]:
        return THEMES

    def measured(self, s: HuntState) -> tuple[tuple[int, ...], ...]:
        return (tuple(list(s.freighters).count(SUNK if seat == GERMAN else ARRIVED) for seat in range(len(SEATS))),)

    def luck(self, event: Event) -> Luck | None:
        return luck.luck(event)

    def tensor(self, options: Mapping[str, str] | None = None) -> HuntTensor:
        return TENSOR

    def event_text(self, event: Event, tr: Translator) -> str:
        return event_text.event_text(event, tr)


TENSOR: Final = HuntTensor(Hunt.version)
