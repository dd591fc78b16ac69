"""View of a battle for a seat. All is public but the armies and hands that are being chosen (WG35 3.7, 4.3)."""

from __future__ import annotations

from typing import Any, Final

from vezerkar.engine.bit_sets import BIT, members
from vezerkar.engine.event import SPECTATOR
from vezerkar.games.wg35.battle.attack import Attack
from vezerkar.games.wg35.battle.endings import ENDINGS
from vezerkar.games.wg35.battle.numbering import MEN, NOBODY, SEATS, SIDES
from vezerkar.games.wg35.battle.point import NO_POINT, point_x, point_y, point_z
from vezerkar.games.wg35.declarations.view_types import (
    Wg35Attack,
    Wg35Figure,
    Wg35Marker,
    Wg35Options,
    Wg35Side,
    Wg35View,
    Wg35Weapon,
)
from vezerkar.games.wg35.game_data import CARDS
from vezerkar.games.wg35.library.records import CHARACTERISTICS
from vezerkar.games.wg35.notation import EDGES, FIGURES, MODES
from vezerkar.games.wg35.roster.text import write
from vezerkar.games.wg35.rules.basics.arms import CRATE_LOAD
from vezerkar.games.wg35.rules.basics.figures import value
from vezerkar.games.wg35.rules.turns.phases import PHASES, phase_of
from vezerkar.games.wg35.state import SkirmishState

POSTURES: Final = ("standing", "prone", "hidden")
STANCES: Final = ("carried", "ready", "set_up", "towed")
WHEREABOUTS: Final = ("on", "arriving", "called", "reserve", "out", "evacuated", "away")
"""Whereabouts of a figure; the first that is true."""
CONDITIONS: Final = (
    *("concealed", "shocked", "broken", "refuge", "helpless", "activated", "treated", "fired", "acted", "flagged", "guarded"),
    *("aimed", "trail", "passage", "charges"),
)
"""Conditions of a figure, by the masks of the State."""
KINDS: Final = ("shot", "blast", "blow")
"""Kinds of attacks."""


def view(s: SkirmishState, seat: int) -> Wg35View:
    """Return what a seat, or `SPECTATOR`, may see."""
    return {
        "seat": SEATS[seat] if seat != SPECTATOR else None,
        "mission": s.field.mission.id,
        "table": s.field.table.id,
        "shown": s.shown,
        "round": s.round,
        "phase": PHASES[phase_of(s)],
        "over": s.over,
        "ending": ENDINGS[s.ending],
        "winner": SEATS[s.winner] if s.over and s.winner != NOBODY else None,
        "first": SEATS[s.first] if s.round else None,
        "turn": _seat(s.turn),
        "active": _figure(s.active),
        "waiting": [SEATS[side] for side in range(SIDES) if s.asked & BIT[side]],
        "options": _options(s),
        "sides": {SEATS[side]: _side(s, side, seat) for side in range(SIDES)},
        "figures": {FIGURES[f]: _man(s, f) for f in range(MEN) if s.field.soldiers[f] is not None},
        "arms": [_arm(s, arm) for arm in range(len(s.field.arms))],
        "loot": [{"of": FIGURES[figure], "at": _point(place), "carrier": _figure(carrier)} for figure, place, carrier in s.loot],
        "markers": [_marker(s, i) for i in range(len(s.field.markers))],
        "doors": [{"open": bool(s.doors >> i & 1), "locked": bool(s.locks >> i & 1)} for i in range(len(s.field.table.doors))],
        "smoke": [{"at": _point(place), "diameter": diameter} for place, diameter in s.smoke],
        "surprises": [[FIGURES[one], FIGURES[other]] for one, other in s.surprises],
        "covers": [[FIGURES[one], FIGURES[other]] for one, other in s.covers],
        "attack": _attack(s, s.attacks[-1]) if s.attacks else None,
        "path": [_point(place) for place in s.path],
        "spent": s.spent,
    }


def _options(s: SkirmishState) -> Wg35Options:
    """Return the options agreed on for this match (WG35 0.7)."""
    agreed = s.variant
    return {
        "points": agreed.points,
        "rounds": agreed.rounds or s.field.mission.rounds,
        "draw": agreed.draw,
        "melee_shock": agreed.melee_shock,
        "wide_sight": agreed.wide_sight,
        "scale": agreed.scale,
    }


def _seat(side: int) -> str | None:
    return SEATS[side] if side != NOBODY else None


def _figure(figure: int) -> str | None:
    return FIGURES[figure] if figure != NOBODY else None


def _point(place: int) -> Any:
    return None if place == NO_POINT else [point_x(place), point_y(place), point_z(place)]


def _cards(counts: list[int]) -> dict[str, int]:
    return {CARDS[card]: count for card, count in enumerate(counts) if count}


def _side(s: SkirmishState, side: int, seat: int) -> Wg35Side:
    """An army. Before both have been shown nobody sees the other's, nor its hand before both hands have been (WG35 3.7, 4.3)."""
    army_shown = s.shown > 0 or side == seat
    hand_shown = s.shown > 1 or side == seat
    return {
        "roster": write(s.rosters[side]) if army_shown and s.rosters[side].army else None,
        "army": s.rosters[side].army or None if army_shown else None,
        "year": s.rosters[side].year if army_shown else None,
        "hand": _cards(s.hands[side]) if hand_shown else None,
        "pool": _cards(s.pools[side]) if hand_shown else None,
        "used": _cards(s.used[side]),
        "edge": EDGES[s.home[side]],
        "vp": s.vp[side],
        "losses": s.losses[side],
        "strength": s.strength[side],
        "hurrah": bool(s.hurrah >> side & 1),
        "pincer": bool(s.pincer >> side & 1),
        "no_supply_until": s.cut[side],
    }


def _man(s: SkirmishState, figure: int) -> Wg35Figure:
    man = s.field.man(figure)
    bit = BIT[figure]
    where = [name for name in WHEREABOUTS if getattr(s, name) & bit]
    characteristics = {name: value(s, figure, i) for i, name in enumerate(CHARACTERISTICS)}
    return {
        "unit": man.unit,
        "class": man.cls,
        "people": man.people,
        "woman": man.woman,
        "where": where[0] if where else "nowhere",
        "at": [s.x[figure], s.y[figure], s.z[figure]] if s.on & bit else None,
        "facing": [s.fx[figure], s.fy[figure]],
        "posture": POSTURES[s.posture[figure]],
        "hide": s.hide[figure],
        "lookout": s.lookout[figure],
        "conditions": [name for name in CONDITIONS if getattr(s, name) & bit],
        "actions": s.left[figure],
        "profile": characteristics,
        "weak": s.weak[figure],
        "bleeding": s.bleeding[figure],
        "reroll": s.reroll[figure],
        "remove": s.remove[figure],
        "cause": _figure(s.cause[figure]) if s.cause[figure] < MEN else None,
        "cause_at": _point(s.cause[figure] - MEN) if s.cause[figure] >= MEN else None,
        "load": s.load[figure],
        "in_hand": s.in_hand[figure],
        "arms": list(s.field.arms_of[figure]),
        "items": list(man.items),
        "abilities": dict(man.abilities),
        "ammo": s.ammo[figure],
        "kits": s.kits[figure],
    }


def _arm(s: SkirmishState, arm: int) -> Wg35Weapon:
    it = s.field.arms[arm]
    return {
        "id": it.weapon.id if it.weapon is not None else it.melee.id if it.melee is not None else "",
        "owner": FIGURES[it.owner],
        "shots": s.shots[arm],
        "loaded": s.loaded[arm],
        "dry": bool(s.dry[arm]),
        "gone": bool(s.gone[arm]),
        "stance": STANCES[s.stance[arm]],
        "at": _point(s.place[arm]),
    }


def _marker(s: SkirmishState, i: int) -> Wg35Marker:
    """A marker of the mission: where it is, and what has become of it."""
    marker = s.field.mission.markers[i]
    carried = [FIGURES[f] for f in members(s.on) if s.load[f] == CRATE_LOAD + i]
    return {
        "id": marker.id,
        "kind": marker.kind,
        "at": _point(s.crates[i] if marker.kind == "loot_crate" else s.field.markers[i]),
        "carrier": carried[0] if carried else None,
        "fuse": s.dumps[i],
    }


def _attack(s: SkirmishState, attack: Attack) -> Wg35Attack:
    return {
        "kind": KINDS[attack.kind],
        "by": _figure(attack.by),
        "side": SEATS[attack.side],
        "arm": attack.arm,
        "mode": MODES[attack.mode],
        "target": _figure(attack.target),
        "at": _point(attack.spot),
        "indirect": bool(attack.indirect),
        "x": attack.x,
        "helper": _figure(attack.helper),
        "left": attack.left,
        "roll": attack.roll,
        "hit_c": attack.hit_c,
        "hit_tn": attack.hit_tn,
        "used": attack.used,
        "once": attack.once,
        "victim": _figure(attack.victim),
        "margin": attack.margin,
        "strength": attack.strength,
        "ap": attack.ap,
    }
