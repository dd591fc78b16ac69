"""Events that rules report. Written by tools/declare.py from declarations/event_kinds.py: change that file."""

from __future__ import annotations

from typing import Final

from vezerkar.engine.bit_sets import BIT, names_of
from vezerkar.games.wg35.battle.attack import Attack
from vezerkar.games.wg35.battle.endings import ENDING_CITE, ENDINGS
from vezerkar.games.wg35.battle.names import LOCATIONS, TABLE_EDGES, TESTS, TRAITS
from vezerkar.games.wg35.battle.numbering import MEN, NOBODY, SEATS, SIDE_MEN
from vezerkar.games.wg35.battle.point import coordinates, point_x, point_y, spelled, spelled_xyz
from vezerkar.games.wg35.content import LIBRARY
from vezerkar.games.wg35.game_data import ABILITIES, CARDS, MELEE
from vezerkar.games.wg35.library.records import Armour
from vezerkar.games.wg35.notation import CLOSE, EDGES, FIGURES, LOCK, MODES, OPEN
from vezerkar.games.wg35.roster import price
from vezerkar.games.wg35.rules.basics.arms import name_of, name_of_load
from vezerkar.games.wg35.rules.basics.figures import whereabouts
from vezerkar.games.wg35.rules.close_combat.bout import Bout
from vezerkar.games.wg35.rules.shooting.fire import Odds, Roll
from vezerkar.games.wg35.rules.step import own
from vezerkar.games.wg35.state import SkirmishState

ROLES: Final[dict[str, dict[str, str]]] = {
    "army_ready": {"seat": "actor"},
    "drafted": {"seat": "actor", "army": "", "year": "count", "points": "points"},
    "army_shown": {"seat": "actor", "army": "", "year": "count", "points": "points", "figures": "count"},
    "trait": {"figure": "acting_piece", "die": "die", "less": "half_die", "trait": "word"},
    "hand_ready": {"seat": "actor"},
    "hand_shown": {"seat": "actor", "cards": "card"},
    "swapped": {"seat": "actor", "gave": "card", "took": "card"},
    "rolled_off": {"why": "", "a": "die", "b": "die", "winner": "seat"},
    "edge_picked": {"seat": "actor", "edge": "word"},
    "deployed": {"seat": "actor", "figures": "piece", "concealed": "piece", "reserve": "piece"},
    "landed": {"figure": "acting_piece", "x": "", "y": "", "z": ""},
    "round": {"round": "count"},
    "arriving": {"figures": "acting_piece"},
    "initiative": {"seat": "actor", "dice": "die"},
    "first": {"seat": "actor"},
    "revealed": {"figure": "acting_piece"},
    "elite_cards": {"seat": "actor", "cards": "half_die"},
    "picked": {"seat": "actor", "card": "card"},
    "dropped": {"seat": "actor", "card": "card"},
    "activated": {"figure": "acting_piece", "actions": "count"},
    "hesitated": {"figure": "acting_piece", "die": "die", "least": "target", "passed_over": "flag"},
    "passed": {"figure": "acting_piece"},
    "faced": {"figure": "acting_piece", "x": "", "y": ""},
    "looked_out": {"figure": "acting_piece", "opening": ""},
    "hid": {"figure": "acting_piece", "piece": ""},
    "lay_down": {"figure": "acting_piece"},
    "stood_up": {"figure": "acting_piece"},
    "switched": {"figure": "acting_piece", "thing": "word"},
    "treated": {"figure": "acting_piece", "other": "piece", "dice": "count", "kit": "flag"},
    "lifted": {"figure": "acting_piece", "towed": "flag", "load": ""},
    "put_down": {"figure": "acting_piece", "set_up": "flag", "load": ""},
    "set_up": {"figure": "acting_piece", "thing": "word"},
    "door": {"figure": "acting_piece", "door": "", "done": "word"},
    "entered": {"figure": "acting_piece", "at": "space"},
    "came_round": {"figure": "acting_piece", "edge": "word", "die": "die", "needed": "target"},
    "moved": {"figure": "acting_piece", "path": "space", "mm": ""},
    "fled": {"figure": "acting_piece", "path": "space", "mm": ""},
    "stopped": {"figure": "acting_piece"},
    "spotted": {"figure": "piece", "by": "acting_piece"},
    "tested": {"figure": "acting_piece", "test": "word", "by": "", "value": "target", "die": "die", "passed": "success"},
    "rolled": {"figure": "acting_piece", "by": "", "die": "die", "needed": "target", "passed": "success"},
    "contested": {
        "figure": "acting_piece",
        "other": "piece",
        "by": "",
        "die": "die",
        "total": "count",
        "other_die": "die",
        "other_total": "count",
    },
    "identified": {"figure": "acting_piece", "target": "piece", "by": "", "die": "die", "passed": "success"},
    "declared": {
        "figure": "acting_piece",
        "weapon": "word",
        "mode": "word",
        "target": "piece",
        "point": "point",
        "helper": "piece",
        "x": "count",
    },
    "shot": {
        "figure": "acting_piece",
        "target": "piece",
        "weapon": "word",
        "mode": "word",
        "cover": "count",
        "die": "die",
        "chain": "die",
        "C": "count",
        "total": "count",
        "target_number": "target",
        "hit": "success",
        "modifiers": "",
        "muzzle": "space",
        "aimed": "space",
    },
    "lobbed": {
        "figure": "acting_piece",
        "weapon": "word",
        "mode": "word",
        "point": "point",
        "die": "die",
        "chain": "die",
        "C": "count",
        "total": "count",
        "target_number": "target",
        "hit": "success",
        "modifiers": "",
        "muzzle": "space",
    },
    "scattered": {"die": "die", "distance": "", "point": "point"},
    "burst": {"diameter": "", "strength": "count", "AP": "count", "figures": "piece", "point": "point", "protected": "piece"},
    "burst_hit": {"figure": "acting_piece", "cover": "count", "strength": "count", "AP": "count"},
    "burst_die": {"figure": "acting_piece", "die": "die", "cover": "count"},
    "ammunition": {"die": "die", "failed": "flag", "figure": "acting_piece", "weapon": "word"},
    "reloaded": {"figure": "acting_piece", "left": "count"},
    "out_of_ammo": {"figure": "acting_piece", "weapon": "word"},
    "charged": {"figure": "acting_piece", "target": "piece", "actions": "count", "stood": "flag"},
    "blow": {
        "die": "die",
        "hit": "success",
        "T": "count",
        "needed": "target",
        "striking": "",
        "guarding": "",
        "figure": "acting_piece",
        "target": "piece",
        "weapon": "word",
        "muzzle": "space",
        "aimed": "space",
    },
    "struck": {"figure": "acting_piece", "strength": "count", "AP": "count"},
    "escape": {"figure": "acting_piece", "die": "die", "needed": "target", "card": "card"},
    "location": {"figure": "acting_piece", "location": "word", "die": "die", "strength": "count"},
    "armour": {"figure": "acting_piece", "die": "die", "needed": "target", "reduction": "count"},
    "wounding": {"figure": "acting_piece", "dice": "die", "strength": "count", "E": "target", "wounds": "count"},
    "wounds": {"figure": "acting_piece", "dice": "", "rolled": "die"},
    "wounded_check": {"figure": "acting_piece", "dice": "die"},
    "wound_die": {"figure": "acting_piece", "die": "", "again": "die"},
    "shocked": {"figure": "acting_piece", "at": "space"},
    "bleeds": {"figure": "acting_piece", "dice": "count"},
    "weakened": {"figure": "acting_piece", "times": "count"},
    "helpless": {"figure": "acting_piece", "at": "space"},
    "incapacitated": {"figure": "acting_piece", "by": "piece", "at": "space"},
    "guerrilla_kill": {"figure": "acting_piece", "die": "die", "needed": "target"},
    "looted": {"figure": "acting_piece", "other": "piece", "own": "flag", "flag": "flag"},
    "morale": {
        "figure": "acting_piece",
        "test": "word",
        "Mo": "target",
        "passed": "success",
        "again": "flag",
        "leader": "piece",
        "dice": "die",
    },
    "helped": {"figure": "piece", "by": "acting_piece"},
    "broke": {"figure": "acting_piece", "cause": "piece", "at": "space"},
    "rallies": {"figure": "acting_piece", "broken": "flag"},
    "rallied": {"figure": "acting_piece"},
    "played": {"seat": "actor", "card": "card", "figure": "piece"},
    "named": {"card": "card", "figure": "acting_piece", "named": "piece"},
    "cancelled": {"seat": "actor", "card": "card"},
    "switched_on": {"seat": "actor", "figure": "piece", "ability": "word", "card": "card"},
    "people_helped": {"seat": "actor", "die": "die"},
    "shot_from_nowhere": {
        "target": "piece",
        "C": "count",
        "target_number": "target",
        "die": "die",
        "chain": "die",
        "hit": "success",
        "aimed": "space",
    },
    "barrage": {"figure": "acting_piece", "at": "space"},
    "shell": {"direction": "die", "die": "die", "at": "space"},
    "smoke": {"seat": "actor", "at": "space", "diameter": ""},
    "strafed": {"seat": "actor", "at": "space", "to": "space"},
    "recon": {"seat": "actor", "die": "half_die"},
    "supplied": {"figure": "acting_piece", "thing": "word"},
    "cut_off": {"seat": "actor", "die": "half_die", "round": "count"},
    "withdrawal_test": {
        "seat": "actor",
        "figure": "piece",
        "Mo": "target",
        "dice": "die",
        "passed": "success",
        "again": "flag",
        "rule": "rule",
    },
    "held": {"seat": "actor", "figures": "piece", "objective": "piece"},
    "delivered": {"figure": "acting_piece", "crate": "piece"},
    "left": {"figure": "acting_piece", "seat": "actor"},
    "planted": {"figure": "acting_piece", "dump": "piece", "round": "count"},
    "defused": {"figure": "acting_piece", "dump": "piece", "round": "count"},
    "exploded": {"dump": "piece"},
    "scored": {
        "seat": "actor",
        "vp": "points",
        "why": "",
        "figure": "piece",
        "die": "die",
        "half": "half_die",
        "total": "points",
    },
    "ended": {"ending": "word", "rule": "rule", "winner": "seat", "a": "points", "b": "points", "round": "count"},
}
"""Of every kind of event the fields and their roles."""

LEVELS: Final[dict[str, int]] = {
    "trait": 1,
    "hand_ready": 1,
    "swapped": 1,
    "rolled_off": 1,
    "landed": 1,
    "round": -2,
    "initiative": 1,
    "elite_cards": 1,
    "picked": 1,
    "dropped": 1,
    "activated": -1,
    "passed": 1,
    "faced": 1,
    "looked_out": 1,
    "lay_down": 1,
    "stood_up": 1,
    "switched": 1,
    "lifted": 1,
    "put_down": 1,
    "set_up": 1,
    "door": 1,
    "tested": 1,
    "rolled": 1,
    "contested": 1,
    "identified": 1,
    "declared": 1,
    "scattered": 1,
    "burst_hit": 1,
    "burst_die": 1,
    "ammunition": 1,
    "reloaded": 1,
    "struck": 1,
    "escape": 1,
    "location": 1,
    "armour": 1,
    "wounding": 1,
    "wounds": 1,
    "wounded_check": 1,
    "wound_die": 1,
    "bleeds": 1,
    "weakened": 1,
    "helped": 1,
    "shell": 1,
    "recon": 1,
    "withdrawal_test": 1,
}
"""The kinds of events that are no headlines in the log, with their level."""

DRAWS: Final[dict[str, str]] = {}
"""The kinds of events with which a seat draws cards, and the field with these cards or their number."""

REVEALS: Final[tuple[str, ...]] = (
    "army_shown",
    "hand_shown",
    "revealed",
    "spotted",
)
"""The kinds of events with which somebody learns what was hidden."""


def army_ready(s: SkirmishState, seat: int) -> None:
    """A side has built its army."""
    if s.sink is not None:
        s.emit("army_ready", {"seat": SEATS[seat]})


def drafted(s: SkirmishState, seat: int) -> None:
    """A side has begun to build an army of this list, or has taken a sample."""
    if s.sink is not None:
        roster = s.rosters[seat]
        army = roster.army
        year = roster.year
        points = price(LIBRARY, roster)
        s.emit("drafted", {"seat": SEATS[seat], "army": army, "year": year, "points": points}, BIT[seat])


def army_shown(s: SkirmishState, seat: int) -> None:
    """An army is shown."""
    if s.sink is not None:
        roster = s.rosters[seat]
        army = roster.army
        year = roster.year
        points = price(LIBRARY, roster)
        figures = len(roster.figures)
        s.emit("army_shown", {"seat": SEATS[seat], "army": army, "year": year, "points": points, "figures": figures})


def trait(s: SkirmishState, figure: int, die: int, less: int) -> None:
    """A guerrilla's trait is rolled; of some characteristic there is so much less."""
    if s.sink is not None:
        trait = die - 1
        s.emit("trait", {"figure": FIGURES[figure], "die": die, "less": less, "trait": TRAITS[trait]})


def hand_ready(s: SkirmishState, seat: int) -> None:
    """A side has chosen its hand."""
    if s.sink is not None:
        s.emit("hand_ready", {"seat": SEATS[seat]})


def hand_shown(s: SkirmishState, seat: int) -> None:
    """A hand is shown."""
    if s.sink is not None:
        cards = [card for card in range(len(CARDS)) for _ in range(s.hands[seat][card])]
        s.emit("hand_shown", {"seat": SEATS[seat], "cards": [CARDS[each] for each in cards]})


def swapped(s: SkirmishState, seat: int, gave: int, took: int) -> None:
    """A side exchanges a card."""
    if s.sink is not None:
        s.emit("swapped", {"seat": SEATS[seat], "gave": CARDS[gave], "took": CARDS[took]})


def rolled_off(s: SkirmishState, why: str, a: int, b: int) -> None:
    """A d10 each: who rolls more begins or chooses."""
    if s.sink is not None:
        winner = 0 if a > b else 1 if b > a else NOBODY
        s.emit("rolled_off", {"why": why, "a": a, "b": b, "winner": ("" if winner == -1 else SEATS[winner])})


def edge_picked(s: SkirmishState, seat: int, edge: int) -> None:
    """A side picks its edge of the table."""
    if s.sink is not None:
        s.emit("edge_picked", {"seat": SEATS[seat], "edge": EDGES[edge]})


def deployed(s: SkirmishState, seat: int) -> None:
    """A side has deployed."""
    if s.sink is not None:
        figures = own(s, seat)
        concealed = own(s, seat) & s.concealed
        reserve = s.reserve & SIDE_MEN[seat]
        s.emit(
            "deployed",
            {
                "seat": SEATS[seat],
                "figures": names_of(figures, FIGURES),
                "concealed": names_of(concealed, FIGURES),
                "reserve": names_of(reserve, FIGURES),
            },
        )


def landed(s: SkirmishState, figure: int) -> None:
    """A figure of the drop zone is placed anew."""
    if s.sink is not None:
        x = s.x[figure]
        y = s.y[figure]
        z = s.z[figure]
        s.emit("landed", {"figure": FIGURES[figure], "x": x, "y": y, "z": z})


def round(s: SkirmishState) -> None:
    """A round begins."""
    if s.sink is not None:
        round = s.round
        s.emit("round", {"round": round})


def arriving(s: SkirmishState, figures: list[int]) -> None:
    """Figures are about to come onto the table."""
    if s.sink is not None:
        s.emit("arriving", {"figures": [FIGURES[each] for each in figures]})


def initiative(s: SkirmishState, seat: int, dice: list[int]) -> None:
    """A side has the initiative: two dice for each roll, none if the mission gives it."""
    if s.sink is not None:
        s.emit("initiative", {"seat": SEATS[seat], "dice": [str(each) for each in dice]})


def first(s: SkirmishState) -> None:
    """A side acts first in this round."""
    if s.sink is not None:
        seat = s.first
        s.emit("first", {"seat": SEATS[seat]})


def revealed(s: SkirmishState, figure: int) -> None:
    """A figure is concealed no longer."""
    if s.sink is not None:
        s.emit("revealed", {"figure": FIGURES[figure]})


def elite_cards(s: SkirmishState, seat: int, cards: int) -> None:
    """An elite army rolls for more action cards."""
    if s.sink is not None:
        s.emit("elite_cards", {"seat": SEATS[seat], "cards": cards})


def picked(s: SkirmishState, seat: int, card: int) -> None:
    """A side picks up a card."""
    if s.sink is not None:
        s.emit("picked", {"seat": SEATS[seat], "card": CARDS[card]})


def dropped(s: SkirmishState, seat: int, card: int) -> None:
    """A side puts a card back."""
    if s.sink is not None:
        s.emit("dropped", {"seat": SEATS[seat], "card": CARDS[card]})


def activated(s: SkirmishState, figure: int) -> None:
    """A figure is activated."""
    if s.sink is not None:
        actions = s.left[figure]
        s.emit("activated", {"figure": FIGURES[figure], "actions": actions})


def hesitated(s: SkirmishState, figure: int, die: int, least: int) -> None:
    """An untrained figure may hesitate."""
    if s.sink is not None:
        passed_over = die >= least
        s.emit("hesitated", {"figure": FIGURES[figure], "die": die, "least": least, "passed_over": int(passed_over)})


def passed(s: SkirmishState, figure: int) -> None:
    """A figure passes."""
    if s.sink is not None:
        s.emit("passed", {"figure": FIGURES[figure]})


def faced(s: SkirmishState, figure: int, to: int) -> None:
    """A figure turns to a point."""
    if s.sink is not None:
        x = point_x(to)
        y = point_y(to)
        s.emit("faced", {"figure": FIGURES[figure], "x": x, "y": y})


def looked_out(s: SkirmishState, figure: int) -> None:
    """A figure looks out of an opening."""
    if s.sink is not None:
        opening = s.field.table.openings[s.lookout[figure]].id
        s.emit("looked_out", {"figure": FIGURES[figure], "opening": opening})


def hid(s: SkirmishState, figure: int) -> None:
    """A figure hides behind a piece of terrain."""
    if s.sink is not None:
        piece = s.field.table.pieces[s.hide[figure]].id
        s.emit("hid", {"figure": FIGURES[figure], "piece": piece})


def lay_down(s: SkirmishState, figure: int) -> None:
    """A figure goes prone."""
    if s.sink is not None:
        s.emit("lay_down", {"figure": FIGURES[figure]})


def stood_up(s: SkirmishState, figure: int) -> None:
    """A figure stands up."""
    if s.sink is not None:
        s.emit("stood_up", {"figure": FIGURES[figure]})


def switched(s: SkirmishState, figure: int) -> None:
    """A figure takes another weapon in hand."""
    if s.sink is not None:
        thing = name_of(s.field.arms[s.in_hand[figure]])
        s.emit("switched", {"figure": FIGURES[figure], "thing": thing})


def treated(s: SkirmishState, figure: int, other: int, dice: int, kit: bool) -> None:
    """A figure treats a wounded comrade: so many dice may be rolled again, or taken away with a kit."""
    if s.sink is not None:
        s.emit("treated", {"figure": FIGURES[figure], "other": FIGURES[other], "dice": dice, "kit": int(kit)})


def lifted(s: SkirmishState, figure: int, towed: bool) -> None:
    """A figure takes up a load."""
    if s.sink is not None:
        load = name_of_load(s, s.load[figure])
        s.emit("lifted", {"figure": FIGURES[figure], "towed": int(towed), "load": load})


def put_down(s: SkirmishState, figure: int, number: int, set_up: bool) -> None:
    """A figure has put down a load."""
    if s.sink is not None:
        load = name_of_load(s, number)
        s.emit("put_down", {"figure": FIGURES[figure], "set_up": int(set_up), "load": load})


def set_up(s: SkirmishState, figure: int, arm: int) -> None:
    """A support weapon is set up."""
    if s.sink is not None:
        thing = name_of(s.field.arms[arm])
        s.emit("set_up", {"figure": FIGURES[figure], "thing": thing})


def door(s: SkirmishState, figure: int, number: int, verb: int) -> None:
    """A figure opens, closes, locks or unlocks a door."""
    if s.sink is not None:
        door = s.field.table.doors[number].id
        done = "open" if verb == OPEN else "closed" if verb == CLOSE else "locked" if verb == LOCK else "unlocked"
        s.emit("door", {"figure": FIGURES[figure], "door": door, "done": done})


def entered(s: SkirmishState, figure: int) -> None:
    """A figure comes onto the table; told before it goes on."""
    if s.sink is not None:
        at = s.path[0]
        s.emit("entered", {"figure": FIGURES[figure], "at": spelled(at)})


def came_round(s: SkirmishState, figure: int, edge: int, die: int, needed: int) -> None:
    """A figure of a pincer movement comes from another edge, which the die says."""
    if s.sink is not None:
        s.emit("came_round", {"figure": FIGURES[figure], "edge": TABLE_EDGES[edge], "die": die, "needed": needed})


def moved(s: SkirmishState, figure: int, path: list[tuple[int, int, int]], cost: int) -> None:
    """A figure has moved along these points; the length is rounded up."""
    if s.sink is not None:
        mm = -(-cost // 100)
        s.emit("moved", {"figure": FIGURES[figure], "path": [spelled_xyz(each) for each in path], "mm": mm})


def fled(s: SkirmishState, figure: int, path: list[tuple[int, int, int]], cost: int) -> None:
    """A broken figure has run along these points; the length is rounded up."""
    if s.sink is not None:
        mm = -(-cost // 100)
        s.emit("fled", {"figure": FIGURES[figure], "path": [spelled_xyz(each) for each in path], "mm": mm})


def stopped(s: SkirmishState, figure: int) -> None:
    """A figure does not get away."""
    if s.sink is not None:
        s.emit("stopped", {"figure": FIGURES[figure]})


def spotted(s: SkirmishState, figure: int, by: int) -> None:
    """A concealed figure is seen by an enemy."""
    if s.sink is not None:
        s.emit("spotted", {"figure": FIGURES[figure], "by": FIGURES[by]})


def tested(s: SkirmishState, figure: int, test: str, by: str, value: int, die: int, passed: bool) -> None:
    """A characteristic is tested: at most this."""
    if s.sink is not None:
        s.emit("tested", {"figure": FIGURES[figure], "test": test, "by": by, "value": value, "die": die, "passed": int(passed)})


def rolled(s: SkirmishState, figure: int, by: str, die: int, needed: int, passed: bool) -> None:
    """A d6 that must show this or more."""
    if s.sink is not None:
        s.emit(
            "rolled",
            {"figure": ("" if figure == -1 else FIGURES[figure]), "by": by, "die": die, "needed": needed, "passed": int(passed)},
        )


def contested(s: SkirmishState, figure: int, other: int, by: str, die: int, total: int, other_die: int, other_total: int) -> None:
    """Two figures roll against each other."""
    if s.sink is not None:
        s.emit(
            "contested",
            {
                "figure": FIGURES[figure],
                "other": FIGURES[other],
                "by": by,
                "die": die,
                "total": total,
                "other_die": other_die,
                "other_total": other_total,
            },
        )


def identified(s: SkirmishState, figure: int, target: int, by: str, die: int, passed: bool) -> None:
    """A figure must recognise another one."""
    if s.sink is not None:
        s.emit("identified", {"figure": FIGURES[figure], "target": FIGURES[target], "by": by, "die": die, "passed": int(passed)})


def declared(s: SkirmishState, attack: Attack) -> None:
    """A shot is declared, at a figure or at a point."""
    if s.sink is not None:
        figure = attack.by
        weapon = name_of(s.field.arms[attack.arm])
        mode = attack.mode
        target = attack.target
        point = attack.spot
        helper = attack.helper
        x = attack.x
        s.emit(
            "declared",
            {
                "figure": FIGURES[figure],
                "weapon": weapon,
                "mode": MODES[mode],
                "target": ("" if target == -1 else FIGURES[target]),
                "point": coordinates(point),
                "helper": ("" if helper == -1 else FIGURES[helper]),
                "x": x,
            },
        )


def shot(s: SkirmishState, attack: Attack, reckoned: Odds, roll: Roll) -> None:
    """A shot at a figure is rolled."""
    if s.sink is not None:
        figure = attack.by
        target = attack.target
        weapon = name_of(s.field.arms[attack.arm])
        mode = attack.mode
        cover = reckoned.cover
        die = roll.die
        chain = roll.chain
        C = reckoned.c
        total = roll.total
        target_number = reckoned.target_number
        hit = roll.hits(reckoned.target_number)
        modifiers = [f"{it.name} {it.value}" for it in reckoned.modifiers]
        muzzle = whereabouts(s, attack.by)
        aimed = whereabouts(s, attack.target)
        s.emit(
            "shot",
            {
                "figure": FIGURES[figure],
                "target": FIGURES[target],
                "weapon": weapon,
                "mode": MODES[mode],
                "cover": cover,
                "die": die,
                "chain": chain,
                "C": C,
                "total": total,
                "target_number": target_number,
                "hit": int(hit),
                "modifiers": modifiers,
                "muzzle": spelled(muzzle),
                "aimed": spelled(aimed),
            },
        )


def lobbed(s: SkirmishState, attack: Attack, reckoned: Odds, roll: Roll) -> None:
    """A shot or a throw at a point is rolled."""
    if s.sink is not None:
        figure = attack.by
        weapon = name_of(s.field.arms[attack.arm])
        mode = attack.mode
        point = attack.spot
        die = roll.die
        chain = roll.chain
        C = reckoned.c
        total = roll.total
        target_number = reckoned.target_number
        hit = roll.hits(reckoned.target_number)
        modifiers = [f"{it.name} {it.value}" for it in reckoned.modifiers]
        muzzle = whereabouts(s, attack.by)
        s.emit(
            "lobbed",
            {
                "figure": FIGURES[figure],
                "weapon": weapon,
                "mode": MODES[mode],
                "point": coordinates(point),
                "die": die,
                "chain": chain,
                "C": C,
                "total": total,
                "target_number": target_number,
                "hit": int(hit),
                "modifiers": modifiers,
                "muzzle": spelled(muzzle),
            },
        )


def scattered(s: SkirmishState, die: int, distance: int, fell: int) -> None:
    """A round that missed comes down elsewhere, perhaps off the table."""
    if s.sink is not None:
        point = fell
        s.emit("scattered", {"die": die, "distance": distance, "point": coordinates(point)})


def burst(s: SkirmishState, attack: Attack, diameter: int, strength: int, AP: int, figures: int, lying: int) -> None:
    """A round bursts on figures; others under the template are protected."""
    if s.sink is not None:
        point = attack.spot
        protected = lying & ~figures
        s.emit(
            "burst",
            {
                "diameter": diameter,
                "strength": strength,
                "AP": AP,
                "figures": names_of(figures, FIGURES),
                "point": coordinates(point),
                "protected": names_of(protected, FIGURES),
            },
        )


def burst_hit(s: SkirmishState, figure: int, cover: int, strength: int, AP: int) -> None:
    """A burst hits a figure."""
    if s.sink is not None:
        s.emit("burst_hit", {"figure": FIGURES[figure], "cover": cover, "strength": strength, "AP": AP})


def burst_die(s: SkirmishState, figure: int, die: int, cover: int) -> None:
    """A die says where a burst hits."""
    if s.sink is not None:
        s.emit("burst_die", {"figure": FIGURES[figure], "die": die, "cover": cover})


def ammunition(s: SkirmishState, attack: Attack, die: int, failed: bool) -> None:
    """The ammunition roll."""
    if s.sink is not None:
        figure = attack.by
        weapon = name_of(s.field.arms[attack.arm])
        s.emit("ammunition", {"die": die, "failed": int(failed), "figure": FIGURES[figure], "weapon": weapon})


def reloaded(s: SkirmishState, figure: int) -> None:
    """A figure uses extra ammunition."""
    if s.sink is not None:
        left = s.ammo[figure]
        s.emit("reloaded", {"figure": FIGURES[figure], "left": left})


def out_of_ammo(s: SkirmishState, attack: Attack) -> None:
    """A weapon is out of ammunition."""
    if s.sink is not None:
        figure = attack.by
        weapon = name_of(s.field.arms[attack.arm])
        s.emit("out_of_ammo", {"figure": FIGURES[figure], "weapon": weapon})


def charged(s: SkirmishState, figure: int, target: int, actions: int, stood: bool) -> None:
    """A figure charges another one, which may have to stand up for it."""
    if s.sink is not None:
        s.emit("charged", {"figure": FIGURES[figure], "target": FIGURES[target], "actions": actions, "stood": int(stood)})


def blow(s: SkirmishState, attack: Attack, die: int, bout: Bout, hit: bool) -> None:
    """A figure strikes another one; what makes up both numbers."""
    if s.sink is not None:
        T = bout.skill
        needed = bout.needed
        striking = [f"{it.name} {it.value}" for it in bout.striking]
        guarding = [f"{it.name} {it.value}" for it in bout.guarding]
        figure = attack.by
        target = attack.target
        weapon = MELEE[attack.melee]
        muzzle = whereabouts(s, attack.by)
        aimed = whereabouts(s, attack.target)
        s.emit(
            "blow",
            {
                "die": die,
                "hit": int(hit),
                "T": T,
                "needed": needed,
                "striking": striking,
                "guarding": guarding,
                "figure": FIGURES[figure],
                "target": FIGURES[target],
                "weapon": weapon,
                "muzzle": spelled(muzzle),
                "aimed": spelled(aimed),
            },
        )


def struck(s: SkirmishState, figure: int, strength: int, AP: int) -> None:
    """A figure is hit from off the table."""
    if s.sink is not None:
        s.emit("struck", {"figure": FIGURES[figure], "strength": strength, "AP": AP})


def escape(s: SkirmishState, figure: int, die: int, needed: int) -> None:
    """A card may spare a figure the shock."""
    if s.sink is not None:
        card = "hurrah"
        s.emit("escape", {"figure": FIGURES[figure], "die": die, "needed": needed, "card": card})


def location(s: SkirmishState, figure: int, location: int, die: int, strength: int) -> None:
    """The location of a hit; a die of 0 was not rolled."""
    if s.sink is not None:
        s.emit("location", {"figure": FIGURES[figure], "location": LOCATIONS[location], "die": die, "strength": strength})


def armour(s: SkirmishState, figure: int, worn: Armour, die: int, held: bool) -> None:
    """Armour weakens a hit or does not; a die of 0 was not rolled."""
    if s.sink is not None:
        needed = worn.save_d6
        reduction = worn.reduction if held else 0
        s.emit("armour", {"figure": FIGURES[figure], "die": die, "needed": needed, "reduction": reduction})


def wounding(s: SkirmishState, figure: int, dice: list[int], strength: int, E: int, wounds: int) -> None:
    """The wounding dice are rolled."""
    if s.sink is not None:
        s.emit(
            "wounding",
            {"figure": FIGURES[figure], "dice": [str(each) for each in dice], "strength": strength, "E": E, "wounds": wounds},
        )


def wounds(s: SkirmishState, figure: int, dice: list[int], told: bool) -> None:
    """Wound dice are about to count: those that are rolled now, or those of a wounded check, which were told before."""
    if s.sink is not None:
        rolled = [] if told else dice
        s.emit(
            "wounds", {"figure": FIGURES[figure], "dice": [str(each) for each in dice], "rolled": [str(each) for each in rolled]}
        )


def wounded_check(s: SkirmishState, figure: int, dice: list[int]) -> None:
    """The bleeding dice of a figure are rolled."""
    if s.sink is not None:
        s.emit("wounded_check", {"figure": FIGURES[figure], "dice": [str(each) for each in dice]})


def wound_die(s: SkirmishState, figure: int, die: int, again: int) -> None:
    """A wound die is taken away, or rolled again and shows this."""
    if s.sink is not None:
        s.emit("wound_die", {"figure": FIGURES[figure], "die": die, "again": again})


def shocked(s: SkirmishState, figure: int) -> None:
    """A figure is shocked."""
    if s.sink is not None:
        at = whereabouts(s, figure)
        s.emit("shocked", {"figure": FIGURES[figure], "at": spelled(at)})


def bleeds(s: SkirmishState, figure: int) -> None:
    """A figure bleeds, with so many dice."""
    if s.sink is not None:
        dice = s.bleeding[figure]
        s.emit("bleeds", {"figure": FIGURES[figure], "dice": dice})


def weakened(s: SkirmishState, figure: int) -> None:
    """A figure is weakened."""
    if s.sink is not None:
        times = s.weak[figure]
        s.emit("weakened", {"figure": FIGURES[figure], "times": times})


def helpless(s: SkirmishState, figure: int) -> None:
    """A figure is helpless."""
    if s.sink is not None:
        at = whereabouts(s, figure)
        s.emit("helpless", {"figure": FIGURES[figure], "at": spelled(at)})


def incapacitated(s: SkirmishState, figure: int, wounder: int) -> None:
    """A figure is out of action, by an enemy or by what is nobody's doing."""
    if s.sink is not None:
        by = wounder if wounder < MEN else NOBODY
        at = s.fell[figure]
        s.emit("incapacitated", {"figure": FIGURES[figure], "by": ("" if by == -1 else FIGURES[by]), "at": spelled(at)})


def guerrilla_kill(s: SkirmishState, figure: int, die: int, needed: int) -> None:
    """A die says whether guerrillas score for a casualty."""
    if s.sink is not None:
        s.emit("guerrilla_kill", {"figure": FIGURES[figure], "die": die, "needed": needed})


def looted(s: SkirmishState, figure: int, other: int, own: bool, flag: bool) -> None:
    """A figure takes what another one has left."""
    if s.sink is not None:
        s.emit("looted", {"figure": FIGURES[figure], "other": FIGURES[other], "own": int(own), "flag": int(flag)})


def morale(s: SkirmishState, figure: int, whose: int, test: int, Mo: int, one: int, two: int, passed: bool, again: int) -> None:
    """A Morale test, perhaps on the morale of another figure."""
    if s.sink is not None:
        leader = whose if whose != figure else NOBODY
        dice = [one, two]
        s.emit(
            "morale",
            {
                "figure": FIGURES[figure],
                "test": TESTS[test],
                "Mo": Mo,
                "passed": int(passed),
                "again": again,
                "leader": ("" if leader == -1 else FIGURES[leader]),
                "dice": [str(each) for each in dice],
            },
        )


def helped(s: SkirmishState, figure: int, by: int) -> None:
    """A political officer lets a test be rolled again."""
    if s.sink is not None:
        s.emit("helped", {"figure": FIGURES[figure], "by": FIGURES[by]})


def broke(s: SkirmishState, figure: int, enemy: int) -> None:
    """A figure breaks, because of an enemy or of what is nobody's doing."""
    if s.sink is not None:
        cause = enemy if enemy < MEN else NOBODY
        at = whereabouts(s, figure)
        s.emit("broke", {"figure": FIGURES[figure], "cause": ("" if cause == -1 else FIGURES[cause]), "at": spelled(at)})


def rallies(s: SkirmishState, figure: int, broken: bool) -> None:
    """A figure is shocked no longer; a broken one tests its morale."""
    if s.sink is not None:
        s.emit("rallies", {"figure": FIGURES[figure], "broken": int(broken)})


def rallied(s: SkirmishState, figure: int) -> None:
    """A figure is broken no longer."""
    if s.sink is not None:
        s.emit("rallied", {"figure": FIGURES[figure]})


def played(s: SkirmishState, seat: int, card: int, figure: int) -> None:
    """A side plays a card, perhaps with one of its figures."""
    if s.sink is not None:
        s.emit("played", {"seat": SEATS[seat], "card": CARDS[card], "figure": ("" if figure == -1 else FIGURES[figure])})


def named(s: SkirmishState, card: int, figure: int, named: int) -> None:
    """A figure is named for a card."""
    if s.sink is not None:
        s.emit("named", {"card": CARDS[card], "figure": ("" if figure == -1 else FIGURES[figure]), "named": FIGURES[named]})


def cancelled(s: SkirmishState, seat: int, card: int) -> None:
    """A card has no effect."""
    if s.sink is not None:
        s.emit("cancelled", {"seat": SEATS[seat], "card": CARDS[card]})


def switched_on(s: SkirmishState, seat: int, figure: int, ability: int, card: int) -> None:
    """An ability is switched on for a card."""
    if s.sink is not None:
        s.emit(
            "switched_on", {"seat": SEATS[seat], "figure": FIGURES[figure], "ability": ABILITIES[ability], "card": CARDS[card]}
        )


def people_helped(s: SkirmishState, seat: int, die: int) -> None:
    """The people help a side, as the die says."""
    if s.sink is not None:
        s.emit("people_helped", {"seat": SEATS[seat], "die": die})


def shot_from_nowhere(s: SkirmishState, target: int, roll: Roll, C: int, target_number: int) -> None:
    """A shot from nowhere is rolled."""
    if s.sink is not None:
        die = roll.die
        chain = roll.chain
        hit = roll.hits(target_number)
        aimed = whereabouts(s, target)
        s.emit(
            "shot_from_nowhere",
            {
                "target": FIGURES[target],
                "C": C,
                "target_number": target_number,
                "die": die,
                "chain": chain,
                "hit": int(hit),
                "aimed": spelled(aimed),
            },
        )


def barrage(s: SkirmishState, figure: int, at: int) -> None:
    """A figure calls shells down on a point."""
    if s.sink is not None:
        s.emit("barrage", {"figure": FIGURES[figure], "at": spelled(at)})


def shell(s: SkirmishState, direction: int, die: int, at: int) -> None:
    """A shell comes down somewhere, perhaps off the table."""
    if s.sink is not None:
        s.emit("shell", {"direction": direction, "die": die, "at": spelled(at)})


def smoke(s: SkirmishState, seat: int, at: int, diameter: int) -> None:
    """A side lays smoke."""
    if s.sink is not None:
        s.emit("smoke", {"seat": SEATS[seat], "at": spelled(at), "diameter": diameter})


def strafed(s: SkirmishState, seat: int, at: int, to: int) -> None:
    """A side's plane strafes a strip."""
    if s.sink is not None:
        s.emit("strafed", {"seat": SEATS[seat], "at": spelled(at), "to": spelled(to)})


def recon(s: SkirmishState, seat: int, die: int) -> None:
    """A side must show so many concealed figures."""
    if s.sink is not None:
        s.emit("recon", {"seat": SEATS[seat], "die": die})


def supplied(s: SkirmishState, figure: int, thing: str) -> None:
    """A figure gets supplies."""
    if s.sink is not None:
        s.emit("supplied", {"figure": FIGURES[figure], "thing": thing})


def cut_off(s: SkirmishState, seat: int, die: int) -> None:
    """A side plays no supply cards to the end of this round."""
    if s.sink is not None:
        round = s.cut[seat]
        s.emit("cut_off", {"seat": SEATS[seat], "die": die, "round": round})


def withdrawal_test(s: SkirmishState, seat: int, figure: int, Mo: int, dice: list[int], passed: bool, again: int) -> None:
    """A side tests whether it withdraws, on the morale of a figure."""
    if s.sink is not None:
        rule = "WG35 20.1"
        s.emit(
            "withdrawal_test",
            {
                "seat": SEATS[seat],
                "figure": FIGURES[figure],
                "Mo": Mo,
                "dice": [str(each) for each in dice],
                "passed": int(passed),
                "again": again,
                "rule": rule,
            },
        )


def held(s: SkirmishState, seat: int, marker: int, figures: int) -> None:
    """A side holds an objective."""
    if s.sink is not None:
        objective = s.field.mission.markers[marker].id
        s.emit("held", {"seat": SEATS[seat], "figures": names_of(figures, FIGURES), "objective": objective})


def delivered(s: SkirmishState, figure: int, marker: int) -> None:
    """A crate is brought home."""
    if s.sink is not None:
        crate = s.field.mission.markers[marker].id
        s.emit("delivered", {"figure": FIGURES[figure], "crate": crate})


def left(s: SkirmishState, figure: int) -> None:
    """A figure has left the table for good."""
    if s.sink is not None:
        seat = figure >> 4
        s.emit("left", {"figure": FIGURES[figure], "seat": SEATS[seat]})


def planted(s: SkirmishState, figure: int, marker: int) -> None:
    """A charge is planted; it goes off at the end of this round."""
    if s.sink is not None:
        dump = s.field.mission.markers[marker].id
        round = s.dumps[marker]
        s.emit("planted", {"figure": FIGURES[figure], "dump": dump, "round": round})


def defused(s: SkirmishState, figure: int, marker: int) -> None:
    """A charge is removed."""
    if s.sink is not None:
        dump = s.field.mission.markers[marker].id
        round = s.dumps[marker]
        s.emit("defused", {"figure": FIGURES[figure], "dump": dump, "round": round})


def exploded(s: SkirmishState, marker: int) -> None:
    """A dump blows up."""
    if s.sink is not None:
        dump = s.field.mission.markers[marker].id
        s.emit("exploded", {"dump": dump})


def scored(s: SkirmishState, seat: int, vp: int, why: str, figure: int, die: int, half: int) -> None:
    """A side scores, or pays if negative; a die may say how much."""
    if s.sink is not None:
        total = s.vp[seat]
        s.emit(
            "scored",
            {
                "seat": SEATS[seat],
                "vp": vp,
                "why": why,
                "figure": ("" if figure == -1 else FIGURES[figure]),
                "die": die,
                "half": half,
                "total": total,
            },
        )


def ended(s: SkirmishState) -> None:
    """The battle is over."""
    if s.sink is not None:
        ending = s.ending
        rule = ENDING_CITE[s.ending]
        winner = s.winner
        a = s.vp[0]
        b = s.vp[1]
        round = s.round
        s.emit(
            "ended",
            {
                "ending": ENDINGS[ending],
                "rule": rule,
                "winner": ("" if winner == -1 else SEATS[winner]),
                "a": a,
                "b": b,
                "round": round,
            },
        )
