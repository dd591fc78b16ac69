"""Declared: the parts of a position of WG35 that are written in a way of their own, and the groups of its lists."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final, TypeAlias

from vezerkar.engine.declare import Each, Fixed, Group, In, Kind, Number, OneOf, Part, Row, Written, attributes, kind
from vezerkar.engine.game import Json
from vezerkar.engine.position_reader import Field
from vezerkar.games.wg35.battle.attack import Attack
from vezerkar.games.wg35.battle.numbering import MEN, NOBODY, SEATS, SIDES
from vezerkar.games.wg35.battle.point import NO_POINT
from vezerkar.games.wg35.declarations.kinds import FAR, Arm, Figure, FigureOrNobody, Figures, Mode, Place, Seat
from vezerkar.games.wg35.game_data import CARDS, MELEE
from vezerkar.games.wg35.notation import FIGURES
from vezerkar.games.wg35.roster import BadRoster
from vezerkar.games.wg35.roster.records import Roster
from vezerkar.games.wg35.roster.text import parse, write
from vezerkar.games.wg35.state import SkirmishState
from vezerkar.games.wg35.view import KINDS, POSTURES, STANCES

BITS: Final = (1 << 62) - 1
COSTLY: Final = 10**7
"""No way costs more, in hundredths of a millimetre."""
MOST: Final = 9999
"""No other number of a battle is greater."""

# --- numbers ---------------------------------------------------------------------------------------------------------

FLAG: Final = Number("", 0, 1)
DICE: Final = Number("", 0, 99)
ANY: Final = Number("", -MOST, MOST)
CHANGE: Final = Number("", -99, 99)
INDEX: Final = Number("", NOBODY)
Bits: TypeAlias = Annotated[int, Number("", 0, BITS)]
Sides: TypeAlias = Annotated[int, Number("", 0, 3)]


# --- armies and cards ------------------------------------------------------------------------------------------------


@dataclass(frozen=True, eq=False)
class Army(Kind):
    """An army as text; before the armies are shown it may be none."""

    def dump(self, value: Roster) -> Json:
        return write(value)

    def load(self, data: Field) -> Roster:
        text = data.text()
        if text.split()[1:2] == ["0"]:
            return Roster("", 0, 0)
        try:
            return parse(text)
        except BadRoster as error:
            raise data.wrong(str(error)) from error

    def words(self) -> str:
        return "text of a roster"


@dataclass(frozen=True, eq=False)
class Copies(Kind):
    """For each side the copies of each title; those that are not named are as they were."""

    def dump(self, value: list[list[int]]) -> Json:
        return [{CARDS[card]: count for card, count in enumerate(kept) if count} for kept in value]

    def update(self, now: list[list[int]], data: Field) -> list[list[int]]:
        found = [kept.copy() for kept in now]
        for side, kept in enumerate(data.row(SIDES)):
            for card, count in kept.members(CARDS):
                found[side][card] = DICE.load(count)
        return found

    def words(self) -> str:
        return "list of two objects by names out of `CARDS`: number"


BySide: TypeAlias = Annotated[list[int], Fixed("", ANY)]
Pairs: TypeAlias = Annotated[list[tuple[int, int]], Each("", Row("", (kind(Figure), kind(Figure))))]

# --- figures and weapons ---------------------------------------------------------------------------------------------


def is_there(s: SkirmishState, figure: int) -> bool:
    """Return True if a figure belongs to one of the armies."""
    return s.field.soldiers[figure] is not None


def arm_numbers(s: SkirmishState) -> list[str]:
    """The numbers of the weapons, as positions name them."""
    return [str(arm) for arm in range(len(s.field.arms))]


FIGURE_GROUP: Final = Group("figures", FIGURES, there=is_there, others=("base", "abilities"))
ARM_GROUP: Final = Group("arms", arm_numbers, empty=False)
OfFigures: TypeAlias = Annotated[list[int], In(FIGURE_GROUP)]
OfArms: TypeAlias = Annotated[list[int], In(ARM_GROUP)]

PLACE: Final = kind(Place)
WHO: Final = kind(FigureOrNobody)
ACROSS: Final = Number("", 0, FAR)
ALONG: Final = Number("", -FAR, FAR)
POSTURE: Final = OneOf("", "POSTURES", POSTURES)
STANCE: Final = OneOf("", "STANCES", STANCES)
WOUNDER: Final = OneOf("", "FIGURES", FIGURES, {NOBODY: None, **{MEN + side: seat for side, seat in enumerate(SEATS)}})
"""A figure or, after `MEN`, a side whose shell came from off the table."""


@dataclass(frozen=True, eq=False)
class Culprit(Kind):
    """A figure or, after `MEN`, the point where a shell from elsewhere hit; null for nobody."""

    def dump(self, value: int) -> Json:
        return PLACE.dump(value - MEN) if value >= MEN else WHO.dump(value)

    def load(self, data: Field) -> int:
        found: int = MEN + PLACE.load(data) if isinstance(data.value, list) else WHO.load(data)
        return found

    def words(self) -> str:
        return f"{WHO.words()} or [x, y, z]"


CULPRIT: Final = Culprit()

# --- attacks ---------------------------------------------------------------------------------------------------------


class AttackAttributes:
    """An attack in progress, as `Attack`."""

    ap: Annotated[int, Number("", 0, 9)] = 0
    """Of the hit in progress: the armour penetration."""
    arm: Arm
    """The weapon."""
    by: FigureOrNobody
    """The figure that attacks; nobody: from off the table."""
    cover: Annotated[int, Number("", -1, 9)] = -1
    """Of the to-hit roll in progress: the modifier of cover; -1: not looked at yet."""
    critical: Annotated[int, FLAG] = 0
    """Of the hit in progress: whether it is a critical torso."""
    dice_bonus: Annotated[int, DICE] = 0
    """Of the hit in progress: the wounds added."""
    down: Figures = 0
    """Those incapacitated, by whomever, whose comrades have not tested yet."""
    helper: FigureOrNobody = NOBODY
    """The figure that feeds the belt (WG35 25.4)."""
    hit_c: Annotated[int, CHANGE] = 0
    """Of the to-hit roll in progress: what cards and abilities add to C."""
    hit_tn: Annotated[int, CHANGE] = 0
    """Of the to-hit roll in progress: what they add to the target number."""
    indirect: Annotated[int, FLAG] = 0
    """1 if the shell flies high, else 0."""
    kind: Annotated[int, OneOf("", "KINDS", KINDS)]
    """One of those of `rules.attack`."""
    left: Annotated[int, DICE] = 0
    """To-hit rolls still to come."""
    margin: Annotated[int, CHANGE] = 0
    """Of the to-hit roll in progress: by how much it hit."""
    melee: Annotated[int, Number("", NOBODY, len(MELEE) - 1)] = NOBODY
    """The index of the profile for blows."""
    mode: Mode
    """One of the weapon's modes."""
    once: Bits = 0
    """The cards and abilities used for the whole action, as bits of `rules.attack`."""
    rerolled: Annotated[int, FLAG] = 0
    """Of the to-hit roll in progress: whether it was re-rolled."""
    roll: Annotated[int, DICE] = 0
    """To-hit rolls made."""
    shot_at: Figures = 0
    """The figures aimed at so far."""
    side: Seat
    """The side of the figure, or of the shell from off the table."""
    spot: Place = NO_POINT
    """The point aimed at, or where the shell fell."""
    state: Annotated[int, Number("", 0, 2)] = 0
    """State in which the action ends: see `rules.attack`."""
    strength: Annotated[int, CHANGE] = 0
    """Of the hit in progress: its strength."""
    target: FigureOrNobody = NOBODY
    """The figure aimed at; nobody: a point."""
    used: Bits = 0
    """The cards and abilities used for the to-hit roll in progress, as bits of `rules.attack`."""
    victim: FigureOrNobody = NOBODY
    """Of the hit in progress: the figure hit."""
    x: Annotated[int, DICE] = 0
    """The rate of the burst in force."""


ATTACK: Final = Part("", attributes(AttackAttributes), lambda: Attack(0, 0, 0, 0, 0), needed=True)

WRITTEN: Final = (Written("battle/attack.py", "Attack", ATTACK.declared, ("kind", "by", "side", "arm", "mode")),)
"""The classes of things in a State."""
