"""WG35, as one object."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from vezerkar.engine.calculator import Calculator
from vezerkar.engine.decision import Decision
from vezerkar.engine.dice import Dice
from vezerkar.engine.editor import BoardEditor
from vezerkar.engine.ending import Luck, Measure
from vezerkar.engine.errors import BadCombination
from vezerkar.engine.event import Event
from vezerkar.engine.game import Game, Json, Option, Outcome, Translator, step_table
from vezerkar.engine.muster import MusterDesk
from vezerkar.engine.puzzle import PuzzleTheme
from vezerkar.engine.scene import Card, Effect, Scene, Stage
from vezerkar.games.wg35 import events as told
from vezerkar.games.wg35 import imagine, notation, position, view
from vezerkar.games.wg35.battle.endings import ENDING_CITE, ENDINGS
from vezerkar.games.wg35.battle.numbering import NOBODY, RANKS, SEATS, SIDES
from vezerkar.games.wg35.battle.variant import Variant
from vezerkar.games.wg35.content import LIBRARY, PIECE_TYPES, TABLES, USER_RECORDS, VARIABLE, identity
from vezerkar.games.wg35.declarations.view_types import Wg35View
from vezerkar.games.wg35.editor import TableEditor
from vezerkar.games.wg35.game_data import MISSIONS, SAMPLES, TABLE_IDS
from vezerkar.games.wg35.library.room import cramped
from vezerkar.games.wg35.position import stacks
from vezerkar.games.wg35.position.editor import Wg35PositionEditor
from vezerkar.games.wg35.presentation import drawing, effects, event_text, labels, luck, scene, stage, text_view
from vezerkar.games.wg35.presentation.desk import ArmyDesk
from vezerkar.games.wg35.presentation.scene.cards import card_face
from vezerkar.games.wg35.presentation.shot_calculator import ShotCalculator
from vezerkar.games.wg35.rules import chapters
from vezerkar.games.wg35.rules.setup import opening
from vezerkar.games.wg35.rules.setup.field import field_of, table_id
from vezerkar.games.wg35.state import SkirmishState, new_state
from vezerkar.games.wg35.study.puzzles import THEMES
from vezerkar.games.wg35.tensor import SkirmishTensor

MISSION: Final = "mission"
"""The value of the options that leave it to the mission."""
CHOOSE: Final = "choose"
"""The value of the options that let a side build its army."""
DECIDED_BY_POINTS: Final = ("both_withdrew", "points", "rounds", "nobody_left", "gone")
"""The endings at which victory points say who has won (WG35 20)."""
READY_ARMIES: Final = {"army_a": "budapest_1944", "army_b": "assault_group_1944"}
"""Armies of nearly the same points, with which nothing has to be built first."""


class Skirmish(Game[SkirmishState, Wg35View]):
    """WG35: miniature skirmishes of the Second World War.

    >>> import vezerkar
    >>> vezerkar.game("wg35").start(options={"points": "200"}).view()["options"]["points"]
    200
    """

    id = "wg35"
    title = "WG35"
    version = "5.0"
    options = (
        Option("mission", MISSIONS, MISSIONS[0]),
        Option("table", (MISSION, *TABLE_IDS), MISSION),
        Option("army_a", (CHOOSE, *SAMPLES), CHOOSE),
        Option("army_b", (CHOOSE, *SAMPLES), CHOOSE),
        Option("points", (MISSION, "200", "250", "300", "350", "400", "500", "600"), MISSION),
        Option("rounds", (MISSION, "6", "8", "10", "12", "15"), MISSION),
        Option("draw", ("off", "on"), "off"),
        Option("melee_shock", ("on", "off"), "on"),
        Option("vision_arc", ("180", "360"), "180"),
        Option("distance_scale", ("100", "70"), "100"),
    )
    recommended = READY_ARMIES
    files_variable = VARIABLE
    scenario = ("mission",)
    minutes = (60, 90)
    weight = "medium"
    levels = ("novice", "greedy", "captain")
    verbs = notation.VERBS
    event_roles = told.ROLES
    event_levels = told.LEVELS
    event_reveals = told.REVEALS
    forms = event_text.OTHER_FORMS
    steps = step_table(*chapters.CHAPTERS)
    measures = (Measure("points", SEATS, endings=DECIDED_BY_POINTS, told=("incapacitated", "scored")), Measure("standing", SEATS))
    histories = True
    draws = True
    takes = stacks.TAKES

    def seats(self, options: Mapping[str, str] | None = None) -> tuple[str, ...]:
        return SEATS

    def complete_options(self, options: Mapping[str, str]) -> dict[str, str]:
        """The options of a match. Raises `BadOption`.

        A table must have the sites that the mission names, and room for the armies in its zones (WG35 28.8).
        """
        found = super().complete_options(options)
        variant = self.variant(found)
        mission, name = LIBRARY.missions[variant.mission], table_id(variant)
        needed = max((marker.site + 1 for marker in mission.markers), default=0)
        sites = len(TABLES[name]["objective_sites"])
        args: dict[str, int | str] = {"mission": mission.id, "table": name}
        if sites < needed:
            text = f"the table {name!r} has {sites} sites, and the mission {mission.id!r} needs {needed}"
            raise BadCombination(text, "refuse-sites", "WG35 28.8", {**args, "sites": sites, "needed": needed})
        # The tables that the mission names have room: that was looked at when they were read.
        side = cramped(mission, TABLES[name], PIECE_TYPES) if name not in mission.tables else ""
        if side:
            text = f"the zone of {side} in the mission {mission.id!r} has no room for an army on the table {name!r}"
            raise BadCombination(text, "refuse-room", "WG35 28.8", {**args, "side": side.lower()})
        return found

    def turn(self, s: SkirmishState) -> int:
        return s.round

    def variant(self, options: Mapping[str, str]) -> Variant:
        """The options of a match as the rules read them."""
        return Variant(
            options["mission"],
            "" if options["table"] == MISSION else options["table"],
            0 if options["points"] == MISSION else int(options["points"]),
            0 if options["rounds"] == MISSION else int(options["rounds"]),
            options["draw"] == "on",
            options["melee_shock"] == "on",
            options["vision_arc"] == "360",
            (options["army_a"].removeprefix(CHOOSE), options["army_b"].removeprefix(CHOOSE)),
            int(options["distance_scale"]),
        )

    def setup(self, dice: Dice, options: Mapping[str, str]) -> SkirmishState:
        variant = self.variant(options)
        s = new_state(dice, variant, field_of(variant))
        s.perform(opening.OPENING)
        return s

    def notation(self, action: int) -> str:
        return notation.notation(action)

    def parse(self, text: str) -> int:
        return notation.parse(text)

    def view(self, s: SkirmishState, seat: int) -> Wg35View:
        return view.view(s, seat)

    def imagine(self, s: SkirmishState, seat: int, dice: Dice) -> SkirmishState:
        return imagine.imagine(s, seat, dice)

    def outcome(self, s: SkirmishState) -> Outcome | None:
        if not s.over:
            return None
        winners = () if s.winner == NOBODY else (SEATS[s.winner],)
        return Outcome(winners, f"ending-{ENDINGS[s.ending]}", ENDING_CITE[s.ending])

    def dump_state(self, s: SkirmishState) -> dict[str, Json]:
        return position.dump_state(s)

    def load_state(self, data: Mapping[str, Json], dice: Dice, options: Mapping[str, str]) -> SkirmishState:
        return position.load_state(data, dice, self.variant(options))

    def fit(self, s: SkirmishState) -> None:
        stacks.fit(s)

    def check(self, s: SkirmishState) -> None:
        position.check(s)

    def scene(self, view: Mapping[str, Any], decision: Decision | None, tr: Translator) -> Scene:
        return scene.scene(view, decision, tr)

    def stage(self, view: Mapping[str, Any], events: Sequence[Event], decision: Decision | None, tr: Translator) -> Stage | None:
        return stage.stage(view, events, tr)

    def text_view(self, view: Mapping[str, Any], tr: Translator) -> list[str]:
        return text_view.text_view(view, tr)

    def board_svg(self, name: str) -> str | None:
        return drawing.picture(name) if name in TABLE_IDS else None

    def editor(self) -> BoardEditor:
        return TableEditor()

    def position_editor(self) -> Wg35PositionEditor:
        return Wg35PositionEditor(self)

    def calculators(self) -> tuple[Calculator, ...]:
        return (ShotCalculator(),)

    def puzzles(self) -> tuple[PuzzleTheme[SkirmishState, Wg35View], ...]:
        return THEMES

    def muster(self) -> MusterDesk:
        return ArmyDesk()

    def user_files(self) -> Mapping[str, bytes]:
        return LIBRARY.files

    def needs(self, text: str) -> frozenset[str]:
        return USER_RECORDS.named(text)

    def content(self, needs: frozenset[str]) -> str:
        return identity(needs)

    def user_text(self, message: str, language: str) -> str | None:
        return labels.own(message, language)

    def translate_args(self, args: Mapping[str, int | str], tr: Translator) -> Mapping[str, int | str]:
        return labels.message_args(args, tr)

    def owner(self, piece: str) -> str:
        return SEATS[notation.FIGURE_INDEX[piece] // RANKS] if piece in notation.FIGURE_INDEX else ""

    def effects(self, event: Event, tr: Translator) -> list[Effect]:
        return effects.effects(event, tr)

    def card_face(self, card: str, tr: Translator) -> Card | None:
        return card_face(card, tr)

    def measured(self, s: SkirmishState) -> tuple[tuple[int, ...], ...]:
        return (tuple(s.vp), tuple(max(s.strength[side] - s.losses[side], 0) for side in range(SIDES))) if s.round else ()

    def luck(self, event: Event) -> Luck | None:
        return luck.luck(event)

    def tensor(self, options: Mapping[str, str] | None = None) -> SkirmishTensor:
        return TENSOR

    def event_text(self, event: Event, tr: Translator) -> str:
        return event_text.event_text(event, tr)


TENSOR: Final = SkirmishTensor(Skirmish.version)
