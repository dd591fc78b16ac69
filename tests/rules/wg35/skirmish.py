"""Setting up a skirmish for a test: *given this position, these options and no others; then this*.

Figures are put on the State itself, so the tests of a chapter need nothing but its own Steps.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from tests.rules.overheard import overhear
from tests.wg35.yard import yard
from vezerkar.engine.bit_sets import BIT
from vezerkar.engine.decision import Question, Refusal
from vezerkar.engine.dice import Dice, key_of
from vezerkar.engine.event import Datum
from vezerkar.engine.state import options, step_of
from vezerkar.games.wg35.battle.arm import CARRIED
from vezerkar.games.wg35.battle.field import Field
from vezerkar.games.wg35.battle.numbering import NOBODY, RANKS, SEATS, SIDES
from vezerkar.games.wg35.battle.point import NO_POINT, point
from vezerkar.games.wg35.battle.variant import Variant
from vezerkar.games.wg35.content import LIBRARY
from vezerkar.games.wg35.game_data import CARD_INDEX, CARDS, THING_INDEX
from vezerkar.games.wg35.library.records import Mission, Weapon
from vezerkar.games.wg35.notation import FIGURE_INDEX, FIGURES, notation, parse
from vezerkar.games.wg35.roster import Figure
from vezerkar.games.wg35.roster.outfit import fighter
from vezerkar.games.wg35.rules.basics.arms import name_of
from vezerkar.games.wg35.rules.geometry.table import Table
from vezerkar.games.wg35.rules.geometry.table import table as table_of
from vezerkar.games.wg35.rules.setup.field import arms_of, profile, stock_of
from vezerkar.games.wg35.rules.turns.activation import StartOfActivation
from vezerkar.games.wg35.state import SkirmishState, new_state

MOST_ROLLS = 16

Entry = Sequence[Any]
"""A figure: (unit, point) or (unit, point, facing). A unit is its id or (id, what it takes); a point (x, y) or (x, y, z)."""


def skirmish(
    a: Iterable[Entry] = (),
    b: Iterable[Entry] = (),
    *,
    at: Iterable[Any] = (),
    table: str | Table = "",
    mission: str | Mission = "battle_13",
    markers: Iterable[tuple[int, int] | tuple[int, int, int]] = (),
    hands: Mapping[str, str] | None = None,
    pools: Mapping[str, str] | None = None,
    active: str = "",
    actions: int = 2,
    dice: Iterable[int] = (),
    round: int = 1,
    first: str = "a",
    changed: Mapping[str, Any] | None = None,
    rounds: int = 0,
    draw: bool = False,
    melee_shock: bool = True,
    wide_sight: bool = False,
    scale: int = 100,
) -> SkirmishState:
    """A State run on to the first question of the Steps ``at`` (the first one runs first); events are collected from then on.

    The table is bare, or that of an id, or given. Figures stand with ``actions`` left, those of A facing north, those of B
    south; what they brought first is in hand; one whose point is None is in reserve. ``markers`` are the places of the
    mission's first markers; it has no others. ``hands`` and ``pools``: by side, titles divided by blanks. ``active`` is the
    figure that is activated, ``dice`` are loaded (see `load`). ``changed`` replaces fields of the mission.
    """
    the_mission = LIBRARY.missions[mission] if isinstance(mission, str) else mission
    if changed:
        the_mission = replace(the_mission, **changed)
    ground = table if isinstance(table, Table) else table_of(table) if table else yard()
    places = [point(*_place(place)) for place in markers]
    the_mission = replace(the_mission, markers=the_mission.markers[: len(places)])
    field = Field(the_mission, ground, places)
    variant = Variant(the_mission.id, ground.id, 0, rounds, draw, melee_shock, wide_sight, scale=scale)
    s = new_state(Dice(key_of("skirmish")), variant, field)
    for side, entries in enumerate((a, b)):
        for number, entry in enumerate(entries):
            enlist(s, side * RANKS + number, entry, actions)
    for side in range(SIDES):
        s.strength[side] = (s.on >> RANKS * side & 0xFFFF).bit_count()
    for kept, given in ((s.hands, hands), (s.pools, pools)):
        for seat, titles in (given or {}).items():
            for title in titles.split():
                kept[SEATS.index(seat)][CARD_INDEX[title]] += 1
    s.shown, s.round, s.first = 2, round, SEATS.index(first)
    for number, marker in enumerate(the_mission.markers):
        if marker.kind == "loot_crate":
            s.crates[number] = field.markers[number]
    if active:
        s.active = FIGURE_INDEX[active]
        s.turn = s.active // RANKS
    load(s, *dice)
    s.sink = []
    overhear("wg35", s.sink)
    s.stack = [*at][::-1]
    settle(s)
    return s


def _place(place: Sequence[int]) -> tuple[int, int, int]:
    x, y = place[:2]
    return x, y, place[2] if len(place) > 2 else 0


def enlist(s: SkirmishState, figure: int, entry: Entry, actions: int = 2) -> None:
    """Put a new figure on the table."""
    unit, place = entry[:2]
    name, takes = (unit, ()) if isinstance(unit, str) else unit
    side = figure // RANKS
    army = next(army for army in LIBRARY.armies.values() if any(it.id == name for it in army.units))
    if not s.field.armies[side]:
        s.field.armies[side], s.field.years[side] = army.id, max(army.years[0], 1944 if army.years[1] >= 1944 else 0)
    man = fighter(LIBRARY, Figure(name, tuple(takes)), figure % RANKS, army.people)
    s.field.soldiers[figure] = man
    s.field.base[figure] = profile(man)
    for arm in arms_of(figure, man, s.variant.scale):
        s.field.arms_of[figure].append(len(s.field.arms))
        s.field.bring(arm)
        s.shots.append(0)
        s.loaded.append(stock_of(arm))
        s.dry.append(0)
        s.gone.append(0)
        s.stance.append(CARRIED)
        s.place.append(NO_POINT)
        s.quarry.append(NOBODY)
    if s.field.arms_of[figure]:
        s.in_hand[figure] = s.field.arms_of[figure][0]
    s.kits[figure] = man.items.count("first_aid_kit")
    s.ammo[figure] = man.items.count("extra_ammo")
    s.left[figure] = actions
    s.fx[figure], s.fy[figure] = entry[2] if len(entry) > 2 else (0, 1 - 2 * side)
    if place is None:
        s.reserve |= BIT[figure]
        return
    s.x[figure], s.y[figure], s.z[figure] = _place(place)
    s.on |= BIT[figure]


def load(s: SkirmishState, *rolls: int) -> None:
    """The next numbers on the dice are these (a d3 by its d6), ones come after them up to the sixteenth."""
    assert len(rolls) <= MOST_ROLLS
    s.drawn = 0
    s.dice.block = 0
    s.dice.words = (*[roll - 1 for roll in rolls], *[0] * (MOST_ROLLS - len(rolls)))


def settle(s: SkirmishState) -> None:
    """Run on to the next question; when the Steps of the test are done, nobody is asked."""
    while s.stack and not s.over:
        if step_of(s).advance(s):
            return
    s.asked = 0


def asked(s: SkirmishState) -> int:
    """The side that is asked; NOBODY if none is."""
    return s.asked.bit_length() - 1


def can(s: SkirmishState, start: str = "") -> list[str]:
    """What the side that is asked can do, as texts in the order of the options; those that begin so."""
    return [text for text in map(notation, options(s, asked(s))) if text.startswith(start)]


def may(s: SkirmishState, text: str) -> bool:
    """Whether an action is legal: listed, or in the domain."""
    domain = step_of(s).domain(s, asked(s))
    action = parse(text)
    return action in options(s, asked(s)) or (domain is not None and domain.accepts(action))


def do(s: SkirmishState, *texts: str) -> None:
    """The side that is asked does this, then the side that is asked next does the next, each if it is legal."""
    for text in texts:
        assert s.asked, f"nobody is asked: {text}"
        if any(isinstance(step, StartOfActivation) and text == f"activate {FIGURES[step.figure]}" for step in s.stack):
            # It was the only one, and nobody was asked.
            continue
        assert may(s, text), f"{text} is not among {can(s)}"
        step_of(s).choose(s, asked(s), parse(text))
        settle(s)


def why(s: SkirmishState, text: str) -> Refusal:
    """Why an action is not legal."""
    assert not may(s, text), f"{text} is legal"
    return step_of(s).refuse(s, asked(s), parse(text))


def question(s: SkirmishState) -> Question:
    """What is asked."""
    return step_of(s).question(s, asked(s))


def told(s: SkirmishState, kind: str) -> list[dict[str, Datum]]:
    """What the events of a kind told so far, as dictionaries."""
    return [dict(event.data) for event in s.sink or [] if event.kind == kind]


def figure(name: str) -> int:
    """The number of a figure: "a1"."""
    return FIGURE_INDEX[name]


def figures(mask: int) -> str:
    """The figures of a mask, divided by blanks."""
    return " ".join(FIGURES[i] for i in range(2 * RANKS) if mask & BIT[i])


def mask(names: str) -> int:
    """The mask of figures, divided by blanks."""
    found = 0
    for name in names.split():
        found |= BIT[FIGURE_INDEX[name]]
    return found


def arm(s: SkirmishState, text: str) -> int:
    """The number of a weapon: "a1 kar98k"."""
    owner, name = text.split()
    for found in s.field.arms_of[FIGURE_INDEX[owner]]:
        it: Weapon | Any = s.field.arms[found].weapon or s.field.arms[found].melee
        if it.id == name:
            return found
    raise LookupError(text)


def in_hand(s: SkirmishState, name: str) -> str:
    """The id of what a figure has in hand."""
    return name_of(s.field.arms[s.in_hand[figure(name)]])


def thing(name: str) -> int:
    """The number of a thing, as actions hold it."""
    return THING_INDEX[name]


def titles(counts: Sequence[int]) -> str:
    """The cards of a hand, a pool or those used up, divided by blanks."""
    return " ".join(CARDS[card] for card in range(len(counts)) for _ in range(counts[card]))
