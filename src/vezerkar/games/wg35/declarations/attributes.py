"""Declared: what the State of WG35 consists of, each attribute with its kind, its value at the beginning and its meaning.

`python3 make.py declare` writes the part of ``state.py`` that is compiled from it; positions and the page of data follow from it.
"""

from __future__ import annotations

from typing import Annotated, Final

from vezerkar.engine.declare import Always, Copied, Each, Fixed, Number, Row, SecretTo, Shared, Starts, attributes, kind
from vezerkar.games.wg35.battle.attack import Attack
from vezerkar.games.wg35.battle.field import Field
from vezerkar.games.wg35.battle.numbering import MEN, NOBODY, SIDES
from vezerkar.games.wg35.battle.variant import Variant
from vezerkar.games.wg35.declarations.kinds import Ending, Figure, FigureOrNobody, Figures, Seat, SeatOrNobody
from vezerkar.games.wg35.declarations.parts import (
    ACROSS,
    ALONG,
    ATTACK,
    COSTLY,
    CULPRIT,
    DICE,
    FLAG,
    INDEX,
    MOST,
    PLACE,
    POSTURE,
    STANCE,
    WHO,
    WOUNDER,
    Army,
    Bits,
    BySide,
    Copies,
    OfArms,
    OfFigures,
    Pairs,
    Sides,
)
from vezerkar.games.wg35.game_data import CARDS
from vezerkar.games.wg35.roster.records import Roster

OWNER: Final = SecretTo(("owner",))
BOTH: Final = Copied("[{0}[0].copy(), {0}[1].copy()]")


class Attributes:
    """A battle of WG35."""

    variant: Annotated[Variant, Shared()]
    """The options of the match."""
    field: Annotated[Field, Shared()]
    """The table, and the armies as they do not change."""
    rosters: Annotated[list[Roster], Fixed("", Army()), Always(), OWNER, Copied("{0}.copy()")] = [
        Roster("", 0, 0),
        Roster("", 0, 0),
    ]
    """The two armies as they are built; secret until they are shown."""

    # --- of sides, as bits

    hurrah: Sides = 0
    """Sides for which Hurrah! holds in this round, as bits."""
    pincer: Sides = 0
    """Sides whose reinforcements may come in from the side edges (Pincer movement) in this battle, as bits."""
    bereft: Sides = 0
    """Sides whose flag bearer was lost this round, as bits."""
    distracted: Sides = 0
    """Sides whose next figure must keep its wits together to be activated (WG35 26.4.4), as bits."""
    harder: Sides = 0
    """Sides whose next withdrawal test a mercenary makes harder (WG35 25.18), as bits."""

    # --- the course of the battle

    shown: Annotated[int, Number("", 0, 2)] = 0
    """Stage of what has been shown: 1 the armies, 2 the starting hands too."""
    round: Annotated[int, Number("", 0, 999)] = 0
    """The round; 0 before the first."""
    first: Seat = 0
    """The side that acts first in this round."""
    active: FigureOrNobody = NOBODY
    """The figure that is activated now."""
    turn: SeatOrNobody = NOBODY
    """The side whose turn it is to activate a figure."""
    doors: Annotated[Bits, Starts("field.table.open_doors")]
    """Doors that are open, as bits of the doors of the table."""
    locks: Bits = 0
    """Doors that are locked, as bits."""
    spent: Annotated[int, Number("", 0, COSTLY)] = 0
    """Cost of the way in progress so far, in hundredths of a millimetre."""
    answer: Annotated[int, Number("", 0, 20)] = 0
    """1 and what is added to R for a charge in progress that will be answered half way (WG35 26.1.2), else 0."""
    tested: Annotated[int, Number("", 0, 2)] = 0
    """Result of the last Morale test: 0 failed, 1 passed, 2 it is made again."""
    immune: SeatOrNobody = NOBODY
    """The side of the figure that was passed over, until that side has activated one; nobody hesitates until then (WG35 25.7)."""
    winner: SeatOrNobody = NOBODY
    """The side that has won."""
    ending: Ending = 0
    """The way in which the battle ended; ``none`` while it goes on."""

    # --- by side

    home: Annotated[BySide, Fixed("", FLAG)] = [0, 1]
    """The edge of each side, as the zone of the mission: 0 A's in the south, 1 B's."""
    vp: BySide = [0] * SIDES
    """Victory Points of each side."""
    losses: Annotated[BySide, Fixed("", Number("", 0, MEN))] = [0] * SIDES
    """Losses that count for the withdrawal of each side (WG35 20.1)."""
    strength: Annotated[BySide, Fixed("", Number("", 0, MEN))] = [0] * SIDES
    """The starting strength of each side."""
    cut: Annotated[BySide, Fixed("", Number("", 0, MOST))] = [0] * SIDES
    """The last round in which each side may play no supply cards."""
    pyrrhic: Annotated[BySide, Fixed("", DICE)] = [0] * SIDES
    """Number of Pyrrhic victories that each side has played (WG35 26.4.3)."""

    # --- lists

    scored: Annotated[list[int], Fixed("", Number("", 0, MOST)), Starts("[0] * (SIDES * len(field.mission.scores))")]
    """The points that each rule of the mission has brought so far, two numbers for each: A's, B's."""
    crates: Annotated[list[int], Fixed("", PLACE), Starts("[crate_place(field, i) for i in range(len(field.markers))]")]
    """By marker of the mission where a crate lies; null when it is carried or delivered, and for other markers."""
    dumps: Annotated[list[int], Fixed("", INDEX), Starts("[0] * len(field.markers)")]
    """By marker of the mission the round in which a dump blows up; 0 while it is whole, -1 when it is destroyed."""
    path: Annotated[list[int], Each("", PLACE)] = []
    """The points of the way in progress, from the figure's own on."""

    # --- where figures are

    on: Figures = 0
    """Figures on the table."""
    out: Figures = 0
    """Incapacitated figures."""
    evacuated: Figures = 0
    """Casualties that were brought off the table."""
    away: Figures = 0
    """Figures that left the table for good."""
    reserve: Figures = 0
    """Figures that the mission does not bring onto the table yet."""
    called: Figures = 0
    """Figures that a supply card brings back next round."""
    arriving: Figures = 0
    """Figures that enter with their next activation."""
    again: Figures = 0
    """Figures that were brought back: they are not counted when they are lost again."""

    # --- what figures are like

    shocked: Figures = 0
    """Shocked figures."""
    broken: Figures = 0
    """Broken figures."""
    refuge: Figures = 0
    """Broken figures that have arrived where they fled to."""
    helpless: Figures = 0
    """Helpless figures."""
    concealed: Figures = 0
    """Concealed figures."""
    spotted: Figures = 0
    """Figures whose concealment ends with the action in progress."""
    seen: Figures = 0
    """Figures that lost their concealment to the figure that is active."""
    activated: Figures = 0
    """Figures that were activated in this round."""
    treated: Figures = 0
    """Figures that were treated in this round."""
    fired: Figures = 0
    """Figures that fired in this round."""
    acted: Figures = 0
    """Figures that did something else than move in this round."""
    flagged: Figures = 0
    """Figures that showed a white flag in this round."""
    guarded: Figures = 0
    """Figures that look innocent in this round (WG35 26.3.1)."""
    rallied: Figures = 0
    """Officers that helped somebody to rally in this round."""
    aimed: Figures = 0
    """Figures whose next shot in this activation is aimed."""
    trail: Figures = 0
    """Figures for whom no ground is difficult in this activation."""
    passage: Figures = 0
    """Figures that may pass one wall in this activation."""
    moved: Figures = 0
    """Figures whose last action in this activation was a Move."""
    charges: Figures = 0
    """Figures that carry a demolition charge."""
    bloodied: Figures = 0
    """Medics that have fired in this battle."""

    # --- things and cards in force

    loot: Annotated[list[tuple[int, int, int]], Each("", Row("", (kind(Figure), PLACE, WHO)))] = []
    """Markers of the fallen: the figure whose it is, the point where it lies, and who carries it; one of these is null."""
    smoke: Annotated[list[tuple[int, int]], Each("", Row("", (PLACE, Number("", 1, MOST))))] = []
    """Clouds of smoke: point and diameter."""
    surprises: Pairs = []
    """A figure that lies in wait, and the enemy it named."""
    covers: Pairs = []
    """A figure that covers, and the comrade it named."""
    barred: Annotated[list[tuple[int, int, int]], Each("", Row("", (kind(Figure), kind(Figure), Number("", 0, MOST))))] = []
    """A figure that may not shoot with this action, at whom, and the moment (8 times the round, and the actions it has left)."""

    # --- cards

    hands: Annotated[list[list[int]], Copies(), Always(), OWNER, BOTH] = [[0] * len(CARDS) for _ in range(SIDES)]
    """Copies of each title in hand; the other side's are secret until the starting hands are shown."""
    pools: Annotated[list[list[int]], Copies(), Always(), OWNER, BOTH] = [[0] * len(CARDS) for _ in range(SIDES)]
    """Copies of each title that can be taken; when they are left out, all that lie nowhere else. As secret as hands."""
    used: Annotated[list[list[int]], Copies(), Always(), BOTH] = [[0] * len(CARDS) for _ in range(SIDES)]
    """Copies of each title that have left the game."""

    # --- by figure

    x: Annotated[OfFigures, ACROSS] = [0] * MEN
    """Distance of the figure from the west edge of the table, in millimetres."""
    y: Annotated[OfFigures, ACROSS] = [0] * MEN
    """Distance of the figure from the south edge of the table, in millimetres."""
    z: Annotated[OfFigures, ACROSS] = [0] * MEN
    """Height of the figure above the ground, in millimetres."""
    fx: Annotated[OfFigures, ALONG] = [0] * MEN
    """The direction it faces, to the east."""
    fy: Annotated[OfFigures, ALONG] = [0] * MEN
    """The direction it faces, to the north."""
    posture: Annotated[OfFigures, POSTURE] = [0] * MEN
    """Its posture."""
    hide: Annotated[OfFigures, INDEX] = [NOBODY] * MEN
    """The piece that it is hidden behind; -1 none."""
    lookout: Annotated[OfFigures, INDEX] = [NOBODY] * MEN
    """The opening that it looks out of; -1 none."""
    in_hand: Annotated[OfFigures, INDEX] = [NOBODY] * MEN
    """The weapon in its hand; -1 none."""
    load: Annotated[OfFigures, INDEX] = [NOBODY] * MEN
    """Load of the figure: a figure by its number, 64 and a weapon, 256 and a crate; -1 nothing."""
    weak: Annotated[OfFigures, DICE] = [0] * MEN
    """Number of times that it was weakened."""
    bleeding: Annotated[OfFigures, DICE] = [0] * MEN
    """Its wound dice to come."""
    reroll: Annotated[OfFigures, DICE] = [0] * MEN
    """Number of its wound dice that may be rolled again, granted by Treat."""
    remove: Annotated[OfFigures, DICE] = [0] * MEN
    """Number of its wound dice that may be left out, granted by Treat."""
    ammo: Annotated[OfFigures, DICE] = [0] * MEN
    """The Extra ammunition it has."""
    kits: Annotated[OfFigures, DICE] = [0] * MEN
    """The first-aid kits it has."""
    left: Annotated[OfFigures, Number("", 0, 2)] = [0] * MEN
    """The actions it has left."""
    cause: Annotated[OfFigures, CULPRIT] = [NOBODY] * MEN
    """Whom it flees from when broken: a figure, or the point where a shell hit (in the State ``MEN`` + the point)."""
    wounder: Annotated[OfFigures, WOUNDER] = [NOBODY] * MEN
    """Last to wound it: a figure, or a side that shot from off the table (in the State ``MEN`` + the side)."""
    killer: Annotated[OfFigures, CULPRIT] = [NOBODY] * MEN
    """Cause of its incapacity: a figure, or the point where a shell hit (in the State ``MEN`` + the point)."""
    fell: Annotated[OfFigures, PLACE] = [NOBODY] * MEN
    """The point where it fell."""

    # --- by weapon

    shots: Annotated[OfArms, DICE] = []
    """The shots of the weapon in this round."""
    loaded: Annotated[OfArms, DICE] = []
    """The shots left in weapons of a single shot and in those with a stock."""
    dry: Annotated[OfArms, FLAG] = []
    """1: it is out of ammunition."""
    gone: Annotated[OfArms, FLAG] = []
    """1: it is used up."""
    stance: Annotated[OfArms, STANCE] = []
    """Condition of a support weapon."""
    place: Annotated[OfArms, PLACE] = []
    """Place of a support weapon."""
    quarry: Annotated[OfArms, WHO] = []
    """The target of its last Shoot action."""

    # --- attacks

    attacks: Annotated[list[Attack], Each("", ATTACK), Copied("[attack.clone() for attack in {0}] if {0} else []")] = []
    """The attacks in progress, the innermost last."""


ATTRIBUTES: Final = attributes(Attributes)
