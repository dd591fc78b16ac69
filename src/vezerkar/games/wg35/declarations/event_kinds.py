"""Declared: every kind of event of WG35. `python3 make.py declare` writes ``events.py`` from it, which the rules call.

Arguments of a declared kind (``Figure``) are fields of the event; plain arguments (``int``) only help to compute others. A local
is a field as well: it is computed when somebody listens, from the State at the moment of the call. Unless its sentence says
otherwise, an event is told after it has happened.
"""

from __future__ import annotations

from typing import Annotated, TypeAlias

from vezerkar.engine.declare import DETAIL, PHASE, TURN, Called, Each, Number, OneOf, Word, level, only, reveals
from vezerkar.games.wg35.battle.attack import Attack
from vezerkar.games.wg35.battle.endings import ENDING_CITE
from vezerkar.games.wg35.battle.names import LOCATIONS, TABLE_EDGES, TESTS, TRAITS
from vezerkar.games.wg35.battle.numbering import MEN, NOBODY, SIDE_MEN
from vezerkar.games.wg35.battle.point import point_x, point_y
from vezerkar.games.wg35.content import LIBRARY
from vezerkar.games.wg35.declarations.kinds import (
    Ability,
    ActingFigure,
    Actor,
    Card,
    Cards,
    Count,
    Die,
    Edge,
    Ending,
    Figure,
    FigureOrNobody,
    Figures,
    Flag,
    Mode,
    Points,
    Rule,
    SeatOrNobody,
    Success,
    Target,
    Weapon,
)
from vezerkar.games.wg35.game_data import CARDS, MELEE
from vezerkar.games.wg35.library.records import Armour
from vezerkar.games.wg35.notation import CLOSE, FIGURES, LOCK, OPEN
from vezerkar.games.wg35.roster import price
from vezerkar.games.wg35.roster.records import Roster
from vezerkar.games.wg35.rules.basics.arms import name_of, name_of_load
from vezerkar.games.wg35.rules.basics.figures import whereabouts
from vezerkar.games.wg35.rules.close_combat.bout import Bout
from vezerkar.games.wg35.rules.shooting.fire import Odds, Roll
from vezerkar.games.wg35.rules.step import own
from vezerkar.games.wg35.state import SkirmishState

# --- kinds that only events need ---------------------------------------------------------------------------------------------

ActingFigureOrNobody: TypeAlias = Annotated[int, OneOf("acting_piece", "FIGURES", FIGURES, {NOBODY: None})]
ActingFigures: TypeAlias = Annotated[list[int], Each("acting_piece", OneOf("acting_piece", "FIGURES", FIGURES))]
Spot: TypeAlias = Annotated[int, Called("space", "spelled")]
"""A point of the table as notation has it, "x,y,z"; empty for none."""
Path: TypeAlias = Annotated[list[tuple[int, int, int]], Each("space", Called("space", "spelled_xyz"))]
PointList: TypeAlias = Annotated[int, Called("point", "coordinates")]
"""A point of the table as a list of its coordinates; empty for none."""
Millimetres: TypeAlias = Annotated[int, Number()]
Dice: TypeAlias = Annotated[list[int], Each("die", Called("die", "str"))]
HalfDie: TypeAlias = Annotated[int, Number("half_die", 0, 3)]
"""Half a die of six, rounded up (WG35 0.1); 0 if it was not rolled."""
Shown: TypeAlias = Annotated[int, Number("", 1, 6)]
"""The face of a die that was told when it was rolled."""
ShownDice: TypeAlias = Annotated[list[int], Each("", Called("", "str"))]
"""The faces of dice that may have been told before."""
Again: TypeAlias = Annotated[int, Number("flag")]
Marker: TypeAlias = Annotated[str, Word("piece")]
"""The id of a marker of the mission."""
Terrain: TypeAlias = Annotated[str, Word()]
"""The id of a piece of terrain, a door or another opening."""
Load: TypeAlias = Annotated[str, Word()]
"""The id of what somebody carries: a figure, a weapon or a marker."""
CardName: TypeAlias = Annotated[str, Word("card")]
Army: TypeAlias = Annotated[str, Word()]
Source: TypeAlias = Annotated[str, Word()]
"""Origin of a roll: the id of a card or of an ability, or another word."""
Reason: TypeAlias = Annotated[str, Word()]
"""Reason of points or of a roll: an event of the mission, a card, an ability or another word."""
Modifiers: TypeAlias = Annotated[list[str], Word()]
"""Modifiers of a to-hit roll: each a name and by how much, "aim 2"."""
Test: TypeAlias = Annotated[int, OneOf("word", "TESTS", TESTS)]
Characteristic: TypeAlias = Annotated[str, Word("word", ("R", "E"))]
Location: TypeAlias = Annotated[int, OneOf("word", "LOCATIONS", LOCATIONS)]
Trait: TypeAlias = Annotated[int, OneOf("word", "TRAITS", TRAITS)]
TableEdge: TypeAlias = Annotated[int, OneOf("word", "TABLE_EDGES", TABLE_EDGES)]
DoorState: TypeAlias = Annotated[str, Word("word", ("open", "closed", "locked", "unlocked"))]

# --- armies and the time before the battle (WG35 3-5) ------------------------------------------------------------------------


def army_ready(s: SkirmishState, seat: Actor) -> None:
    """A side has built its army."""


@only("seat")
def drafted(s: SkirmishState, seat: Actor) -> None:
    """A side has begun to build an army of this list, or has taken a sample."""
    roster: Roster = s.rosters[seat]
    army: Army = roster.army
    year: Count = roster.year
    points: Points = price(LIBRARY, roster)


@reveals
def army_shown(s: SkirmishState, seat: Actor) -> None:
    """An army is shown."""
    roster: Roster = s.rosters[seat]
    army: Army = roster.army
    year: Count = roster.year
    points: Points = price(LIBRARY, roster)
    figures: Count = len(roster.figures)


@level(DETAIL)
def trait(s: SkirmishState, figure: ActingFigure, die: Die, less: HalfDie) -> None:
    """A guerrilla's trait is rolled; of some characteristic there is so much less."""
    trait: Trait = die - 1


@level(DETAIL)
def hand_ready(s: SkirmishState, seat: Actor) -> None:
    """A side has chosen its hand."""


@reveals
def hand_shown(s: SkirmishState, seat: Actor) -> None:
    """A hand is shown."""
    cards: Cards = [card for card in range(len(CARDS)) for _ in range(s.hands[seat][card])]


@level(DETAIL)
def swapped(s: SkirmishState, seat: Actor, gave: Card, took: Card) -> None:
    """A side exchanges a card."""


@level(DETAIL)
def rolled_off(s: SkirmishState, why: Reason, a: Die, b: Die) -> None:
    """A d10 each: who rolls more begins or chooses."""
    winner: SeatOrNobody = 0 if a > b else 1 if b > a else NOBODY


def edge_picked(s: SkirmishState, seat: Actor, edge: Edge) -> None:
    """A side picks its edge of the table."""


def deployed(s: SkirmishState, seat: Actor) -> None:
    """A side has deployed."""
    figures: Figures = own(s, seat)
    concealed: Figures = own(s, seat) & s.concealed
    reserve: Figures = s.reserve & SIDE_MEN[seat]


@level(DETAIL)
def landed(s: SkirmishState, figure: ActingFigure) -> None:
    """A figure of the drop zone is placed anew."""
    x: Millimetres = s.x[figure]
    y: Millimetres = s.y[figure]
    z: Millimetres = s.z[figure]


# --- the round (WG35 6, 7) ---------------------------------------------------------------------------------------------------


@level(TURN)
def round(s: SkirmishState) -> None:
    """A round begins."""
    round: Count = s.round


def arriving(s: SkirmishState, figures: ActingFigures) -> None:
    """Figures are about to come onto the table."""


@level(DETAIL)
def initiative(s: SkirmishState, seat: Actor, dice: Dice) -> None:
    """A side has the initiative: two dice for each roll, none if the mission gives it."""


def first(s: SkirmishState) -> None:
    """A side acts first in this round."""
    seat: Actor = s.first


@reveals
def revealed(s: SkirmishState, figure: ActingFigure) -> None:
    """A figure is concealed no longer."""


@level(DETAIL)
def elite_cards(s: SkirmishState, seat: Actor, cards: HalfDie) -> None:
    """An elite army rolls for more action cards."""


@level(DETAIL)
def picked(s: SkirmishState, seat: Actor, card: Card) -> None:
    """A side picks up a card."""


@level(DETAIL)
def dropped(s: SkirmishState, seat: Actor, card: Card) -> None:
    """A side puts a card back."""


@level(PHASE)
def activated(s: SkirmishState, figure: ActingFigure) -> None:
    """A figure is activated."""
    actions: Count = s.left[figure]


def hesitated(s: SkirmishState, figure: ActingFigure, die: Die, least: Target) -> None:
    """An untrained figure may hesitate."""
    passed_over: Flag = die >= least


# --- what a figure does (WG35 8) ---------------------------------------------------------------------------------------------


@level(DETAIL)
def passed(s: SkirmishState, figure: ActingFigure) -> None:
    """A figure passes."""


@level(DETAIL)
def faced(s: SkirmishState, figure: ActingFigure, to: int) -> None:
    """A figure turns to a point."""
    x: Millimetres = point_x(to)
    y: Millimetres = point_y(to)


@level(DETAIL)
def looked_out(s: SkirmishState, figure: ActingFigure) -> None:
    """A figure looks out of an opening."""
    opening: Terrain = s.field.table.openings[s.lookout[figure]].id


def hid(s: SkirmishState, figure: ActingFigure) -> None:
    """A figure hides behind a piece of terrain."""
    piece: Terrain = s.field.table.pieces[s.hide[figure]].id


@level(DETAIL)
def lay_down(s: SkirmishState, figure: ActingFigure) -> None:
    """A figure goes prone."""


@level(DETAIL)
def stood_up(s: SkirmishState, figure: ActingFigure) -> None:
    """A figure stands up."""


@level(DETAIL)
def switched(s: SkirmishState, figure: ActingFigure) -> None:
    """A figure takes another weapon in hand."""
    thing: Weapon = name_of(s.field.arms[s.in_hand[figure]])


def treated(s: SkirmishState, figure: ActingFigure, other: Figure, dice: Count, kit: Flag) -> None:
    """A figure treats a wounded comrade: so many dice may be rolled again, or taken away with a kit."""


@level(DETAIL)
def lifted(s: SkirmishState, figure: ActingFigure, towed: Flag) -> None:
    """A figure takes up a load."""
    load: Load = name_of_load(s, s.load[figure])


@level(DETAIL)
def put_down(s: SkirmishState, figure: ActingFigure, number: int, set_up: Flag) -> None:
    """A figure has put down a load."""
    load: Load = name_of_load(s, number)


@level(DETAIL)
def set_up(s: SkirmishState, figure: ActingFigure, arm: int) -> None:
    """A support weapon is set up."""
    thing: Weapon = name_of(s.field.arms[arm])


@level(DETAIL)
def door(s: SkirmishState, figure: ActingFigure, number: int, verb: int) -> None:
    """A figure opens, closes, locks or unlocks a door."""
    door: Terrain = s.field.table.doors[number].id
    done: DoorState = "open" if verb == OPEN else "closed" if verb == CLOSE else "locked" if verb == LOCK else "unlocked"


# --- movement (WG35 9) -------------------------------------------------------------------------------------------------------


def entered(s: SkirmishState, figure: ActingFigure) -> None:
    """A figure comes onto the table; told before it goes on."""
    at: Spot = s.path[0]


def came_round(s: SkirmishState, figure: ActingFigure, edge: TableEdge, die: Die, needed: Target) -> None:
    """A figure of a pincer movement comes from another edge, which the die says."""


def moved(s: SkirmishState, figure: ActingFigure, path: Path, cost: int) -> None:
    """A figure has moved along these points; the length is rounded up."""
    mm: Millimetres = -(-cost // 100)


def fled(s: SkirmishState, figure: ActingFigure, path: Path, cost: int) -> None:
    """A broken figure has run along these points; the length is rounded up."""
    mm: Millimetres = -(-cost // 100)


def stopped(s: SkirmishState, figure: ActingFigure) -> None:
    """A figure does not get away."""


@reveals
def spotted(s: SkirmishState, figure: Figure, by: ActingFigure) -> None:
    """A concealed figure is seen by an enemy."""


# --- rolls (WG35 0) ----------------------------------------------------------------------------------------------------------


@level(DETAIL)
def tested(
    s: SkirmishState, figure: ActingFigure, test: Characteristic, by: Source, value: Target, die: Die, passed: Success
) -> None:
    """A characteristic is tested: at most this."""


@level(DETAIL)
def rolled(s: SkirmishState, figure: ActingFigureOrNobody, by: Source, die: Die, needed: Target, passed: Success) -> None:
    """A d6 that must show this or more."""


@level(DETAIL)
def contested(
    s: SkirmishState, figure: ActingFigure, other: Figure, by: Source, die: Die, total: Count, other_die: Die, other_total: Count
) -> None:
    """Two figures roll against each other."""


@level(DETAIL)
def identified(s: SkirmishState, figure: ActingFigure, target: Figure, by: Source, die: Die, passed: Success) -> None:
    """A figure must recognise another one."""


# --- shooting (WG35 11-13) ---------------------------------------------------------------------------------------------------


@level(DETAIL)
def declared(s: SkirmishState, attack: Attack) -> None:
    """A shot is declared, at a figure or at a point."""
    figure: ActingFigure = attack.by
    weapon: Weapon = name_of(s.field.arms[attack.arm])
    mode: Mode = attack.mode
    target: FigureOrNobody = attack.target
    point: PointList = attack.spot
    helper: FigureOrNobody = attack.helper
    x: Count = attack.x


def shot(s: SkirmishState, attack: Attack, reckoned: Odds, roll: Roll) -> None:
    """A shot at a figure is rolled."""
    figure: ActingFigure = attack.by
    target: Figure = attack.target
    weapon: Weapon = name_of(s.field.arms[attack.arm])
    mode: Mode = attack.mode
    cover: Count = reckoned.cover
    die: Die = roll.die
    chain: Die = roll.chain
    C: Count = reckoned.c
    total: Count = roll.total
    target_number: Target = reckoned.target_number
    hit: Success = roll.hits(reckoned.target_number)
    modifiers: Modifiers = [f"{it.name} {it.value}" for it in reckoned.modifiers]
    muzzle: Spot = whereabouts(s, attack.by)
    aimed: Spot = whereabouts(s, attack.target)


def lobbed(s: SkirmishState, attack: Attack, reckoned: Odds, roll: Roll) -> None:
    """A shot or a throw at a point is rolled."""
    figure: ActingFigure = attack.by
    weapon: Weapon = name_of(s.field.arms[attack.arm])
    mode: Mode = attack.mode
    point: PointList = attack.spot
    die: Die = roll.die
    chain: Die = roll.chain
    C: Count = reckoned.c
    total: Count = roll.total
    target_number: Target = reckoned.target_number
    hit: Success = roll.hits(reckoned.target_number)
    modifiers: Modifiers = [f"{it.name} {it.value}" for it in reckoned.modifiers]
    muzzle: Spot = whereabouts(s, attack.by)


@level(DETAIL)
def scattered(s: SkirmishState, die: Die, distance: Millimetres, fell: int) -> None:
    """A round that missed comes down elsewhere, perhaps off the table."""
    point: PointList = fell


def burst(
    s: SkirmishState, attack: Attack, diameter: Millimetres, strength: Count, AP: Count, figures: Figures, lying: int
) -> None:
    """A round bursts on figures; others under the template are protected."""
    point: PointList = attack.spot
    protected: Figures = lying & ~figures


@level(DETAIL)
def burst_hit(s: SkirmishState, figure: ActingFigure, cover: Count, strength: Count, AP: Count) -> None:
    """A burst hits a figure."""


@level(DETAIL)
def burst_die(s: SkirmishState, figure: ActingFigure, die: Die, cover: Count) -> None:
    """A die says where a burst hits."""


@level(DETAIL)
def ammunition(s: SkirmishState, attack: Attack, die: Die, failed: Flag) -> None:
    """The ammunition roll."""
    figure: ActingFigure = attack.by
    weapon: Weapon = name_of(s.field.arms[attack.arm])


@level(DETAIL)
def reloaded(s: SkirmishState, figure: ActingFigure) -> None:
    """A figure uses extra ammunition."""
    left: Count = s.ammo[figure]


def out_of_ammo(s: SkirmishState, attack: Attack) -> None:
    """A weapon is out of ammunition."""
    figure: ActingFigure = attack.by
    weapon: Weapon = name_of(s.field.arms[attack.arm])


# --- close combat (WG35 8.7, 14) ---------------------------------------------------------------------------------------------


def charged(s: SkirmishState, figure: ActingFigure, target: Figure, actions: Count, stood: Flag) -> None:
    """A figure charges another one, which may have to stand up for it."""


def blow(s: SkirmishState, attack: Attack, die: Die, bout: Bout, hit: Success) -> None:
    """A figure strikes another one; what makes up both numbers."""
    T: Count = bout.skill
    needed: Target = bout.needed
    striking: Modifiers = [f"{it.name} {it.value}" for it in bout.striking]
    guarding: Modifiers = [f"{it.name} {it.value}" for it in bout.guarding]
    figure: ActingFigure = attack.by
    target: Figure = attack.target
    weapon: Weapon = MELEE[attack.melee]
    muzzle: Spot = whereabouts(s, attack.by)
    aimed: Spot = whereabouts(s, attack.target)


# --- hits and wounds (WG35 11.5, 15-18) --------------------------------------------------------------------------------------


@level(DETAIL)
def struck(s: SkirmishState, figure: ActingFigure, strength: Count, AP: Count) -> None:
    """A figure is hit from off the table."""


@level(DETAIL)
def escape(s: SkirmishState, figure: ActingFigure, die: Die, needed: Target) -> None:
    """A card may spare a figure the shock."""
    card: CardName = "hurrah"


@level(DETAIL)
def location(s: SkirmishState, figure: ActingFigure, location: Location, die: Die, strength: Count) -> None:
    """The location of a hit; a die of 0 was not rolled."""


@level(DETAIL)
def armour(s: SkirmishState, figure: ActingFigure, worn: Armour, die: Die, held: bool) -> None:
    """Armour weakens a hit or does not; a die of 0 was not rolled."""
    needed: Target = worn.save_d6
    reduction: Count = worn.reduction if held else 0


@level(DETAIL)
def wounding(s: SkirmishState, figure: ActingFigure, dice: Dice, strength: Count, E: Target, wounds: Count) -> None:
    """The wounding dice are rolled."""


@level(DETAIL)
def wounds(s: SkirmishState, figure: ActingFigure, dice: ShownDice, told: bool) -> None:
    """Wound dice are about to count: those that are rolled now, or those of a wounded check, which were told before."""
    rolled: Dice = [] if told else dice


@level(DETAIL)
def wounded_check(s: SkirmishState, figure: ActingFigure, dice: Dice) -> None:
    """The bleeding dice of a figure are rolled."""


@level(DETAIL)
def wound_die(s: SkirmishState, figure: ActingFigure, die: Shown, again: Die) -> None:
    """A wound die is taken away, or rolled again and shows this."""


def shocked(s: SkirmishState, figure: ActingFigure) -> None:
    """A figure is shocked."""
    at: Spot = whereabouts(s, figure)


@level(DETAIL)
def bleeds(s: SkirmishState, figure: ActingFigure) -> None:
    """A figure bleeds, with so many dice."""
    dice: Count = s.bleeding[figure]


@level(DETAIL)
def weakened(s: SkirmishState, figure: ActingFigure) -> None:
    """A figure is weakened."""
    times: Count = s.weak[figure]


def helpless(s: SkirmishState, figure: ActingFigure) -> None:
    """A figure is helpless."""
    at: Spot = whereabouts(s, figure)


def incapacitated(s: SkirmishState, figure: ActingFigure, wounder: int) -> None:
    """A figure is out of action, by an enemy or by what is nobody's doing."""
    by: FigureOrNobody = wounder if wounder < MEN else NOBODY
    at: Spot = s.fell[figure]


def guerrilla_kill(s: SkirmishState, figure: ActingFigure, die: Die, needed: Target) -> None:
    """A die says whether guerrillas score for a casualty."""


def looted(s: SkirmishState, figure: ActingFigure, other: Figure, own: Flag, flag: Flag) -> None:
    """A figure takes what another one has left."""


# --- morale (WG35 19) --------------------------------------------------------------------------------------------------------


def morale(
    s: SkirmishState, figure: ActingFigure, whose: int, test: Test, Mo: Target, one: int, two: int, passed: Success, again: Again
) -> None:
    """A Morale test, perhaps on the morale of another figure."""
    leader: FigureOrNobody = whose if whose != figure else NOBODY
    dice: Dice = [one, two]


@level(DETAIL)
def helped(s: SkirmishState, figure: Figure, by: ActingFigure) -> None:
    """A political officer lets a test be rolled again."""


def broke(s: SkirmishState, figure: ActingFigure, enemy: int) -> None:
    """A figure breaks, because of an enemy or of what is nobody's doing."""
    cause: FigureOrNobody = enemy if enemy < MEN else NOBODY
    at: Spot = whereabouts(s, figure)


def rallies(s: SkirmishState, figure: ActingFigure, broken: Flag) -> None:
    """A figure is shocked no longer; a broken one tests its morale."""


def rallied(s: SkirmishState, figure: ActingFigure) -> None:
    """A figure is broken no longer."""


# --- cards and abilities (WG35 4, 21, 25, 26) --------------------------------------------------------------------------------


def played(s: SkirmishState, seat: Actor, card: Card, figure: FigureOrNobody) -> None:
    """A side plays a card, perhaps with one of its figures."""


def named(s: SkirmishState, card: Card, figure: ActingFigureOrNobody, named: Figure) -> None:
    """A figure is named for a card."""


def cancelled(s: SkirmishState, seat: Actor, card: Card) -> None:
    """A card has no effect."""


def switched_on(s: SkirmishState, seat: Actor, figure: Figure, ability: Ability, card: Card) -> None:
    """An ability is switched on for a card."""


def people_helped(s: SkirmishState, seat: Actor, die: Die) -> None:
    """The people help a side, as the die says."""


def shot_from_nowhere(s: SkirmishState, target: Figure, roll: Roll, C: Count, target_number: Target) -> None:
    """A shot from nowhere is rolled."""
    die: Die = roll.die
    chain: Die = roll.chain
    hit: Success = roll.hits(target_number)
    aimed: Spot = whereabouts(s, target)


def barrage(s: SkirmishState, figure: ActingFigure, at: Spot) -> None:
    """A figure calls shells down on a point."""


@level(DETAIL)
def shell(s: SkirmishState, direction: Die, die: Die, at: Spot) -> None:
    """A shell comes down somewhere, perhaps off the table."""


def smoke(s: SkirmishState, seat: Actor, at: Spot, diameter: Millimetres) -> None:
    """A side lays smoke."""


def strafed(s: SkirmishState, seat: Actor, at: Spot, to: Spot) -> None:
    """A side's plane strafes a strip."""


@level(DETAIL)
def recon(s: SkirmishState, seat: Actor, die: HalfDie) -> None:
    """A side must show so many concealed figures."""


def supplied(s: SkirmishState, figure: ActingFigure, thing: Weapon) -> None:
    """A figure gets supplies."""


def cut_off(s: SkirmishState, seat: Actor, die: HalfDie) -> None:
    """A side plays no supply cards to the end of this round."""
    round: Count = s.cut[seat]


# --- victory (WG35 20, 23, 28) -----------------------------------------------------------------------------------------------


@level(DETAIL)
def withdrawal_test(s: SkirmishState, seat: Actor, figure: Figure, Mo: Target, dice: Dice, passed: Success, again: Again) -> None:
    """A side tests whether it withdraws, on the morale of a figure."""
    rule: Rule = "WG35 20.1"


def held(s: SkirmishState, seat: Actor, marker: int, figures: Figures) -> None:
    """A side holds an objective."""
    objective: Marker = s.field.mission.markers[marker].id


def delivered(s: SkirmishState, figure: ActingFigure, marker: int) -> None:
    """A crate is brought home."""
    crate: Marker = s.field.mission.markers[marker].id


def left(s: SkirmishState, figure: ActingFigure) -> None:
    """A figure has left the table for good."""
    seat: Actor = figure >> 4


def planted(s: SkirmishState, figure: ActingFigure, marker: int) -> None:
    """A charge is planted; it goes off at the end of this round."""
    dump: Marker = s.field.mission.markers[marker].id
    round: Count = s.dumps[marker]


def defused(s: SkirmishState, figure: ActingFigure, marker: int) -> None:
    """A charge is removed."""
    dump: Marker = s.field.mission.markers[marker].id
    round: Count = s.dumps[marker]


def exploded(s: SkirmishState, marker: int) -> None:
    """A dump blows up."""
    dump: Marker = s.field.mission.markers[marker].id


def scored(s: SkirmishState, seat: Actor, vp: Points, why: Reason, figure: FigureOrNobody, die: Die, half: HalfDie) -> None:
    """A side scores, or pays if negative; a die may say how much."""
    total: Points = s.vp[seat]


def ended(s: SkirmishState) -> None:
    """The battle is over."""
    ending: Ending = s.ending
    rule: Rule = ENDING_CITE[s.ending]
    winner: SeatOrNobody = s.winner
    a: Points = s.vp[0]
    b: Points = s.vp[1]
    round: Count = s.round
