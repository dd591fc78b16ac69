"""Triumph & Tragedy, as one object."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from vezerkar.engine.bit_sets import names_of
from vezerkar.engine.calculator import Calculator
from vezerkar.engine.decision import Decision
from vezerkar.engine.dice import Dice
from vezerkar.engine.ending import Luck, Measure
from vezerkar.engine.event import Event
from vezerkar.engine.game import Game, Json, Option, Outcome, Translator, step_table
from vezerkar.engine.puzzle import PuzzleTheme
from vezerkar.engine.scene import Card, Effect, Scene, Stage
from vezerkar.games.triumph import events, imagine, notation, position, view
from vezerkar.games.triumph.declarations.view_types import TriumphView
from vezerkar.games.triumph.game_data import (
    BLOCK_FACTION,
    ECONOMIC_VICTORY,
    FACTION_OF_POWER,
    FACTIONS,
    FIRST_YEAR,
    LOOK,
    NATIONS,
    SIX,
    THREE,
)
from vezerkar.games.triumph.notation import DISBAND, NOUN, REPUDIATE, REVEAL
from vezerkar.games.triumph.position import stacks
from vezerkar.games.triumph.position.editor import TriumphPositionEditor
from vezerkar.games.triumph.presentation import effects, event_text, labels, luck, scene, stage, text_view
from vezerkar.games.triumph.presentation.battle_calculator import BattleCalculator
from vezerkar.games.triumph.presentation.scene.cards import card_face
from vezerkar.games.triumph.rules import (
    combat,
    command,
    fire,
    government,
    intelligence,
    movement,
    muster,
    new_year,
    production,
    retreat,
    rounds,
    sea,
    setup,
    supply,
    technology,
    turn,
    war,
)
from vezerkar.games.triumph.rules.diplomacy import can_repudiate, repudiate
from vezerkar.games.triumph.rules.technology import can_reveal, reveal
from vezerkar.games.triumph.rules.units import disband
from vezerkar.games.triumph.rules.victory import blockade_counts, points
from vezerkar.games.triumph.state import ENDING_CITE, ENDINGS, TntState, Variant, new_state
from vezerkar.games.triumph.study.puzzles import THEMES
from vezerkar.games.triumph.tensor import TriumphTensor

CHAPTERS = (
    setup, new_year, production, government, technology, intelligence, muster, command, turn, movement, war, combat, fire,
    rounds, sea, retreat, supply,
)  # fmt: skip

PARTIES: Final[dict[int, tuple[tuple[str, ...], ...]]] = {
    3: (("axis",), ("west",), ("ussr",)),
    2: (("axis",), ("west", "ussr")),
}
"""T&T 18.0: who plays which factions, by the number of players."""

OWNERS: Final = {nation: FACTIONS[FACTION_OF_POWER[i]] for i, nation in enumerate(NATIONS[:SIX])}
"""The faction that has each Power (T&T 2)."""


TOLD: Final = (
    "power_defeated", "declared_war", "minor_defeated", "partitioned", "satellite", "violated", "influence", "battle_over",
    "dividend",
)  # fmt: skip
"""The kinds of events that say best why Victory Points change, the weightiest first."""


class Triumph(Game[TntState, TriumphView]):
    """Triumph & Tragedy, 2nd edition: three factions, 1936-1945.

    >>> import vezerkar
    >>> vezerkar.game("triumph").start(seed=7).view()["year"]
    1936
    """

    id = "triumph"
    title = "Triumph & Tragedy"
    version = "4.0"
    options = (
        Option("scenario", ("1936", "1939"), "1936"),
        Option("players", ("three", "two"), "three"),
        Option("profile", ("seed", "revised_2016"), "seed"),
    )
    scenario = ("scenario",)
    minutes = (180, 300)
    weight = "heavy"
    delegating = ("rest",)
    levels = ("novice", "greedy", "planner")
    verbs = notation.VERBS
    steps = step_table(*CHAPTERS)
    measures = (Measure("points", FACTIONS, ECONOMIC_VICTORY, ("economic", "hegemony"), TOLD),)
    histories = True
    takes = stacks.TAKES
    frame = "Year"
    event_roles = events.ROLES
    event_levels = events.LEVELS
    event_draws = events.DRAWS
    event_reveals = events.REVEALS
    forms = labels.OTHER_FORMS

    def seats(self, options: Mapping[str, str] | None = None) -> tuple[str, ...]:
        return FACTIONS

    def seatings(self) -> dict[int, tuple[tuple[str, ...], ...]]:
        return PARTIES

    def implied_options(self, players: int) -> dict[str, str]:
        return {"players": "two" if players == 2 else "three"}

    def sides(self, options: Mapping[str, str] | None = None) -> dict[str, tuple[str, ...]]:
        """T&T 18.0: with two players the Allies win and lose together."""
        if options is not None and options.get("players") == "two":
            return {"axis": ("axis",), "allies": ("west", "ussr")}
        return super().sides(options)

    def turn(self, s: TntState) -> int:
        return (s.year - FIRST_YEAR) * 32 + s.season * 4 + s.active + 1

    def variant(self, options: Mapping[str, str]) -> Variant:
        """The options of a match as the rules read them."""
        return Variant(options["scenario"] == "1939", options["players"] == "two", options["profile"] == "revised_2016")

    def setup(self, dice: Dice, options: Mapping[str, str]) -> TntState:
        s = new_state(dice, self.variant(options))
        s.call(setup.SetUp())
        return s

    def notation(self, action: int) -> str:
        return notation.notation(action)

    def parse(self, text: str) -> int:
        return notation.parse(text)

    def view(self, s: TntState, seat: int) -> TriumphView:
        return view.view(s, seat)

    def imagine(self, s: TntState, seat: int, dice: Dice) -> TntState:
        return imagine.imagine(s, seat, dice)

    def outcome(self, s: TntState) -> Outcome | None:
        if not s.over:
            return None
        winners = tuple(names_of(s.winner, FACTIONS))
        return Outcome(winners, f"ending-{ENDINGS[s.ending]}", ENDING_CITE[s.ending])

    def interrupts(self, s: TntState, seat: int) -> list[int]:
        """T&T 3.3, 8.0, 9.3: disband a unit, take off influence, reveal a technology of the Vault."""
        if seat < 0 or s.over:
            return []
        actions: list[int] = []
        offered: set[int] = set()
        for block, area in enumerate(s.place):
            if area < 0 or BLOCK_FACTION[block] != seat:
                continue
            look = (LOOK[block] << 3 | s.cv[block]) << 8 | area
            if look not in offered:
                offered.add(look)
                actions.append(DISBAND + block)
        actions += [REPUDIATE + nation for nation in can_repudiate(s, seat)]
        actions += [REVEAL + tech for tech in can_reveal(s, seat)]
        return actions

    def interrupt(self, s: TntState, seat: int, action: int) -> None:
        verb, noun = action & ~NOUN, action & NOUN
        if verb == DISBAND:
            disband(s, noun)
        elif verb == REPUDIATE:
            repudiate(s, seat, noun)
        else:
            reveal(s, seat, noun)

    def dump_state(self, s: TntState) -> dict[str, Json]:
        return position.dump_state(s)

    def load_state(self, data: Mapping[str, Json], dice: Dice, options: Mapping[str, str]) -> TntState:
        return position.load_state(data, dice, self.variant(options))

    def fit(self, s: TntState) -> None:
        stacks.fit(s)

    def check(self, s: TntState) -> None:
        position.check(s)

    def scene(self, view: Mapping[str, Any], decision: Decision | None, tr: Translator) -> Scene:
        return scene.scene(view, decision, tr)

    def stage(self, view: Mapping[str, Any], events: Sequence[Event], decision: Decision | None, tr: Translator) -> Stage | None:
        return stage.stage(view, events, decision, tr)

    def text_view(self, view: Mapping[str, Any], tr: Translator) -> list[str]:
        return text_view.text_view(view, tr)

    def translate_args(self, args: Mapping[str, int | str], tr: Translator) -> Mapping[str, int | str]:
        return labels.translate_args(args, tr)

    def position_editor(self) -> TriumphPositionEditor:
        return TriumphPositionEditor(self)

    def calculators(self) -> tuple[Calculator, ...]:
        return (BattleCalculator(),)

    def puzzles(self) -> tuple[PuzzleTheme[TntState, TriumphView], ...]:
        return THEMES

    def owner(self, piece: str) -> str:
        return OWNERS.get(piece, "")

    def effects(self, event: Event, tr: Translator) -> list[Effect]:
        return effects.effects(event)

    def card_face(self, card: str, tr: Translator) -> Card | None:
        return card_face(card, tr)

    def measured(self, s: TntState) -> tuple[tuple[int, ...], ...]:
        blockaded = blockade_counts(s, s.ending)
        return (tuple(points(s, faction, True, blockaded) for faction in range(THREE)),)

    def luck(self, event: Event) -> Luck | None:
        return luck.luck(event)

    def tensor(self, options: Mapping[str, str] | None = None) -> TriumphTensor:
        return TENSOR

    def event_text(self, event: Event, tr: Translator) -> str:
        return event_text.event_text(event, tr)


TENSOR: Final = TriumphTensor(Triumph.version)
