"""The State as far as a view shows it, to put questions to the rules: who sees whom, what a shot needs, where a way leads.

In a battle all is public, so it is the true State but for its dice and for what is in progress.
"""

from __future__ import annotations

from typing import Final

from vezerkar.engine.bit_sets import BIT
from vezerkar.engine.dice import Dice
from vezerkar.games.wg35.battle.arm import Arm
from vezerkar.games.wg35.battle.attack import Attack
from vezerkar.games.wg35.battle.field import Field
from vezerkar.games.wg35.battle.numbering import MEN, NOBODY, SEATS
from vezerkar.games.wg35.battle.point import NO_POINT, point
from vezerkar.games.wg35.battle.variant import Variant
from vezerkar.games.wg35.content import LIBRARY
from vezerkar.games.wg35.library.records import CHARACTERISTICS, Camouflage, Profile
from vezerkar.games.wg35.notation import FIGURE_INDEX, MODES
from vezerkar.games.wg35.presentation.typed_view import FigureView, Spot, TypedView, WeaponView
from vezerkar.games.wg35.roster.records import Fighter
from vezerkar.games.wg35.rules.setup.field import field_of
from vezerkar.games.wg35.rules.shooting.attack import SHOT
from vezerkar.games.wg35.rules.shooting.effects import AIMED, use_once
from vezerkar.games.wg35.state import SkirmishState, new_state
from vezerkar.games.wg35.view import CONDITIONS, KINDS, POSTURES, STANCES, WHEREABOUTS

DICE: Final = Dice(b"sketch")
PLAIN: Final = Camouflage(0, 0)


class ViewState:
    """A `SkirmishState` made of a view."""

    def __init__(self, sheet: TypedView) -> None:
        agreed = sheet.options
        variant = Variant(
            sheet.mission.id,
            sheet.table,
            agreed["points"],
            agreed["rounds"],
            agreed["draw"],
            agreed["melee_shock"],
            agreed["wide_sight"],
            scale=agreed["scale"],
        )
        bare = field_of(variant)
        field = Field(bare.mission, bare.table, bare.markers)
        for side, seat in enumerate(SEATS):
            field.armies[side] = sheet.sides[seat].army or ""
            field.years[side] = sheet.sides[seat].year or 0
        for arm in sheet.arms:
            field.bring(_arm(arm))
        self.s = s = new_state(DICE, variant, field)
        s.shown, s.round, s.spent = sheet.shown, sheet.round, sheet.spent
        s.first = SEATS.index(sheet.first) if sheet.first else 0
        s.turn = SEATS.index(sheet.turn) if sheet.turn else NOBODY
        s.active = _number(sheet.active)
        for man in sheet.men.values():
            _enlist(s, sheet, man)
        s.shots = [arm.shots for arm in sheet.arms]
        s.loaded = [arm.loaded for arm in sheet.arms]
        s.dry = [int(arm.dry) for arm in sheet.arms]
        s.gone = [int(arm.gone) for arm in sheet.arms]
        s.stance = [STANCES.index(arm.stance) for arm in sheet.arms]
        s.place = [place(arm.at) for arm in sheet.arms]
        s.quarry = [NOBODY] * len(sheet.arms)
        for i, (is_open, is_locked) in enumerate(sheet.doors):
            s.doors |= BIT[i] * is_open
            s.locks |= BIT[i] * is_locked
        s.smoke = [(place(spot), diameter) for spot, diameter in sheet.smoke]
        s.path = [place(spot) for spot in sheet.path]
        s.crates = [place(thing.at) if thing.kind == "loot_crate" else NO_POINT for thing in sheet.markers]
        s.dumps = [thing.fuse for thing in sheet.markers]
        s.loot = [(FIGURE_INDEX[loot.of], place(loot.at), _number(loot.carrier)) for loot in sheet.loot]
        for side, seat in enumerate(SEATS):
            army = sheet.sides[seat]
            s.vp[side], s.losses[side], s.strength[side] = army.vp, army.losses, army.strength
        if sheet.attack is not None:
            s.attacks = [_attack(s, sheet)]


def place(spot: Spot | None) -> int:
    """A point of a view as the State writes it."""
    return NO_POINT if spot is None else point(*spot)


def _number(figure: str) -> int:
    return FIGURE_INDEX[figure] if figure else NOBODY


def _arm(arm: WeaponView) -> Arm:
    return Arm(FIGURE_INDEX[arm.owner], 0, arm.weapon, None if arm.weapon is not None else LIBRARY.melee[arm.id])


def _enlist(s: SkirmishState, sheet: TypedView, man: FigureView) -> None:
    figure, bit = man.index, BIT[man.index]
    items = [LIBRARY.items[name] for name in man.items]
    levels = [item.camouflage for item in items if item.camouflage is not None]
    arms = [sheet.arms[arm] for arm in man.arms]
    # What the view shows is what is left of the characteristics: the figure is drawn as if it had always had them.
    s.field.soldiers[figure] = Fighter(
        man.number - 1,
        man.unit,
        man.cls,
        man.people,
        man.woman,
        Profile(*(man.profile[name] for name in CHARACTERISTICS)),
        tuple(arm.id for arm in arms if arm.weapon is not None),
        tuple(arm.id for arm in arms if arm.weapon is None),
        man.items,
        man.abilities,
        tuple(item.armour for item in items if item.armour is not None),
        levels[0] if levels else PLAIN,
        (),
        0,
    )
    s.field.base[figure] = [man.profile[name] for name in CHARACTERISTICS]
    s.field.arms_of[figure] = list(man.arms)
    if man.at is not None:
        s.x[figure], s.y[figure], s.z[figure] = man.at
        s.on |= bit
    elif man.where in WHEREABOUTS:
        setattr(s, man.where, getattr(s, man.where) | bit)
    for name in man.conditions:
        if name in CONDITIONS:
            setattr(s, name, getattr(s, name) | bit)
    s.fx[figure], s.fy[figure] = man.facing
    s.posture[figure] = POSTURES.index(man.posture)
    s.hide[figure], s.lookout[figure] = man.hide, man.lookout
    s.left[figure], s.bleeding[figure] = man.actions, man.bleeding
    s.load[figure], s.in_hand[figure] = man.load, man.in_hand
    s.cause[figure] = _number(man.cause) if man.cause_at is None else MEN + place(man.cause_at)
    s.ammo[figure], s.kits[figure] = man.ammo, man.kits


def _attack(s: SkirmishState, sheet: TypedView) -> Attack:
    """The attack in progress, as far as its next roll depends on it."""
    data = sheet.attack
    assert data is not None
    attack = Attack(
        KINDS.index(data["kind"]), _number(data["by"] or ""), SEATS.index(data["side"]), data["arm"], MODES.index(data["mode"])
    )
    attack.target = _number(data["target"] or "")
    attack.victim = _number(data["victim"] or "")
    attack.helper = _number(data["helper"] or "")
    attack.indirect, attack.x, attack.left, attack.roll = int(data["indirect"]), data["x"], data["left"], data["roll"]
    attack.hit_c, attack.hit_tn, attack.used, attack.once = data["hit_c"], data["hit_tn"], data["used"], data["once"]
    if attack.kind == SHOT and attack.by != NOBODY and s.aimed & BIT[attack.by]:
        # Aim counts from the declaration on; whoever takes aim is to see the roll that will be made.
        use_once(attack, AIMED)
    return attack
