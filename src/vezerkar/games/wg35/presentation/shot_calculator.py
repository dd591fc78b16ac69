"""The calculator of shots: a shot through to the wound, by all that its dice can show (WG35 11, 12.5, 15, 16)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from itertools import product
from typing import Any, Final, NamedTuple

from vezerkar.engine.calculator import (
    YES,
    BadQuestion,
    Bar,
    Calculator,
    FieldValue,
    Findings,
    Form,
    ResultLine,
    ResultTable,
    percent,
)
from vezerkar.engine.game import Translator
from vezerkar.games.wg35.battle.names import LOCATIONS
from vezerkar.games.wg35.content import LIBRARY
from vezerkar.games.wg35.library.records import ZONES, Armour, Weapon
from vezerkar.games.wg35.notation import BURST, FIGURE_INDEX, MODES, SINGLE
from vezerkar.games.wg35.presentation.labels import centimetres, signed, thing_name
from vezerkar.games.wg35.presentation.scene.shots import reaches
from vezerkar.games.wg35.presentation.typed_view import TypedView
from vezerkar.games.wg35.presentation.view_state import ViewState
from vezerkar.games.wg35.rules.basics.figures import apart, strength
from vezerkar.games.wg35.rules.geometry.exact import root_up
from vezerkar.games.wg35.rules.geometry.sight import in_front
from vezerkar.games.wg35.rules.shooting import fire
from vezerkar.games.wg35.rules.wounding import hits
from vezerkar.games.wg35.state import SkirmishState

TEN: Final = 10
SIX: Final = 6
MOST: Final = 12
"""The greatest characteristic that can be asked for."""
MOST_COVER: Final = 6
FARTHEST: Final = 400
"""The farthest that can be asked for, in centimetres."""
OF_AIM: Final = ("aim_bonus", "aim_extra_C", "shoot_C")
WEAPONS: Final = tuple([weapon.id for weapon in LIBRARY.weapons.values() if weapon.projectile.kind == fire.SOLID])
SIGHTS: Final = tuple([item.id for item in LIBRARY.items.values() if any(name in item.effect for name in OF_AIM)])
ARMOUR: Final = tuple([item.id for item in LIBRARY.items.values() if item.armour is not None])


class Shot(NamedTuple):
    """A shot as it was asked for. ``armour`` is what protects the target from this side."""

    weapon: Weapon
    mode: int
    zone: int
    shooting: int
    aimed: bool
    sights: list[str]
    cover: int
    toughness: int
    armour: list[Armour]


class Effect(NamedTuple):
    """The chances of what a hit, or a shot, does to its target, the worst for it last; ``bleeds`` is beside them."""

    shocked: float
    weakened: float
    helpless: float
    out: float
    bleeds: float


NOTHING: Final = Effect(0.0, 0.0, 0.0, 0.0, 0.0)


class ShotCalculator(Calculator):
    """A shot through to the wound."""

    id = "shot"

    def question_of(self, view: Mapping[str, Any]) -> dict[str, str]:
        """The shot in progress, or the likeliest one of the figure that is active; the usual question where there is none.

        What the calculator has no question for, as smoke or a card, is in C: it hits as often as the shot at the table.
        """
        sheet = TypedView(view)
        if sheet.attack is None and not sheet.active:
            return {}
        s = ViewState(sheet).s
        found = in_progress(sheet) if sheet.attack is not None else likeliest(sheet, s)
        return {} if found is None else asked(s, *found)

    def solve(self, form: Form, tr: Translator) -> Findings:
        shot = read(form, tr)
        odds = odds_of(shot)
        by_location = landings(shot, odds)
        hit = sum(chance for chance, _ in by_location.values())
        all_in_all = total([(chance, effect) for chance, effect in by_location.values()])
        chances = [("missed", 1 - hit), *zip(Effect._fields[:-1], all_in_all[:-1], strict=True)]
        need = max(2, odds.target_number - odds.c)
        said: dict[str, int | str] = {"c": odds.c, "tn": odds.target_number, "need": need}
        return Findings(
            headline=tr("shot-headline", {"hit": percent(hit, tr), "out": percent(all_in_all.out, tr)}),
            basis=tr("shot-basis", {}),
            bars=[Bar(tr(f"shot-{name}", {}), share, percent(share, tr), TONES[name]) for name, share in chances],
            lines=[
                ResultLine(tr("shot-needs", {}), tr("shot-need", said), "WG35 11.3"),
                ResultLine(tr("shot-zone", {}), tr(f"zone-{ZONES[shot.zone]}", {}), "WG35 11.2"),
                ResultLine(tr("shot-wounds-with", {}), tr("shot-strength", {"s": shot.weapon.strength, "ap": shot.weapon.ap})),
                ResultLine(tr("shot-bleeds", {}), percent(all_in_all.bleeds, tr), "WG35 15.5"),
            ],
            tables=[*([made_of(odds, tr)] if odds.modifiers else []), places(by_location, tr), ranges(shot, tr)],
        )


TONES: Final = {"missed": "", "shocked": "clue", "weakened": "danger", "helpless": "german", "out": "german"}


# --- the question of a moment -----------------------------------------------------------------------------------------


def in_progress(sheet: TypedView) -> tuple[int, int, int, int] | None:
    """Return shooter, weapon, mode and target of the shot in progress; None if there is none that can be asked about."""
    attack = sheet.attack
    if attack is None or attack["kind"] != "shot" or not attack["by"] or not attack["target"]:
        return None
    shooter, target, mode = FIGURE_INDEX[attack["by"]], FIGURE_INDEX[attack["target"]], MODES.index(attack["mode"])
    return (shooter, attack["arm"], mode, target) if mode in (SINGLE, BURST) else None


def likeliest(sheet: TypedView, s: SkirmishState) -> tuple[int, int, int, int] | None:
    """Return the same of the shot with which the active figure hits most often; None if it has none."""
    shooter = sheet.men[sheet.active]
    found: list[tuple[int, int, int, int]] = []
    for arm in fire.arms_for(s, shooter.index):
        weapon = fire.weapon_of(s, arm)
        if s.dry[arm] or weapon.id not in WEAPONS or not set(weapon.rates) - {fire.AUTOMATIC}:
            continue
        for enemy in sheet.enemies(shooter.side):
            if reaches(s, shooter.index, arm, enemy):
                chance = fire.odds(s, shooter.index, arm, SINGLE, enemy.index).chance
                found.append((chance, -enemy.index, arm, enemy.index))
    if not found:
        return None
    _, _, arm, target = max(found)
    return shooter.index, arm, SINGLE, target


def asked(s: SkirmishState, shooter: int, arm: int, mode: int, target: int) -> dict[str, str]:
    """Return the question about a shot at the table; empty if the calculator cannot be asked about it."""
    weapon, man = fire.weapon_of(s, arm), s.field.man(target)
    far, toughness = -(-root_up(apart(s, shooter, target)) // TEN), strength(s, target)
    if weapon.id not in WEAPONS or fire.zone_of(weapon, toughness, (TEN * far) ** 2) == fire.BEYOND:
        return {}
    odds = fire.odds(s, shooter, arm, mode, target)
    aimed = any(modifier.name == "aim" for modifier in odds.modifiers)
    sights = [name for name in SIGHTS if name in s.field.man(shooter).items and fits(name, weapon)]
    plain = odds_of(Shot(weapon, mode, odds.zone, 0, aimed, sights, odds.cover, toughness, []))
    c = (odds.c - odds.target_number) - (plain.c - plain.target_number)
    if not (1 <= c <= MOST and 1 <= toughness <= MOST and 1 <= far <= FARTHEST and 0 <= odds.cover <= MOST_COVER):
        return {}
    ask = {"weapon": weapon.id, "mode": MODES[mode], "c": str(c), "distance": str(far), "e": str(toughness)}
    ask |= {"cover": str(odds.cover), "sights": ",".join(sights), "armour": ",".join(one for one in ARMOUR if one in man.items)}
    front = in_front(s.x[target], s.y[target], s.fx[target], s.fy[target], s.x[shooter], s.y[shooter])
    return {name: value for name, value in ask.items() if value} | {
        name: YES for name, held in (("aimed", aimed), ("behind", not front)) if held
    }


# --- the question ---------------------------------------------------------------------------------------------------


def read(form: Form, tr: Translator) -> Shot:
    """Read a shot from a form."""
    form.section(tr("shot-shooter", {}))
    weapons = [FieldValue(name, thing_name(name, tr)) for name in WEAPONS]
    weapon = LIBRARY.weapons[form.choice("weapon", tr("shot-weapon", {}), weapons, WEAPONS[0])]
    modes = [mode for mode in (SINGLE, BURST) if mode == BURST or set(weapon.rates) - {fire.AUTOMATIC}]
    if fire.AUTOMATIC not in weapon.rates:
        modes.remove(BURST)
    values = [FieldValue(MODES[mode], tr(f"fire-{MODES[mode]}", {})) for mode in modes]
    mode = MODES.index(form.choice("mode", tr("shot-mode", {}), values, MODES[modes[0]], elsewhere=MODES))
    shooting = form.number("c", tr("shot-c", {}), 1, MOST, 4)
    far = form.number("distance", tr("shot-distance", {}), 1, FARTHEST, 30)
    aimed = form.flag("aimed", tr("shot-aimed", {}))
    fitting = [name for name in SIGHTS if fits(name, weapon)]
    sights = form.many("sights", tr("shot-sights", {}), named(fitting, tr), elsewhere=SIGHTS) if fitting else []
    form.section(tr("shot-victim", {}))
    toughness = form.number("e", tr("shot-e", {}), 1, MOST, 5)
    cover = form.number("cover", tr("shot-cover", {}), 0, MOST_COVER, 0)
    worn = form.many("armour", tr("shot-armour", {}), named(list(ARMOUR), tr))
    behind = form.flag("behind", tr("shot-behind", {}), note=tr("shot-behind-note", {}))
    zone = fire.zone_of(weapon, toughness, (TEN * far) ** 2)
    if zone == fire.BEYOND:
        limits = {"least": centimetres(weapon.min_range_mm, tr), "most": centimetres(weapon.zones.long.reach(toughness), tr)}
        raise BadQuestion(tr("shot-beyond", {"weapon": thing_name(weapon.id, tr), **limits}))
    armour = [one for name in worn if (one := LIBRARY.items[name].armour) is not None and not (behind and one.front_only)]
    return Shot(weapon, mode, zone, shooting, aimed, sights, cover, toughness, armour)


def fits(name: str, weapon: Weapon) -> bool:
    """Return True if an item helps with a weapon into which it is not built (WG35 24.3, 24.4)."""
    item = LIBRARY.items[name]
    return name not in weapon.items and (not item.attach_to or weapon.category in item.attach_to)


def named(things: list[str], tr: Translator) -> list[FieldValue]:
    """Things to choose from."""
    return [FieldValue(name, thing_name(name, tr)) for name in things]


# --- the chances ----------------------------------------------------------------------------------------------------


def odds_of(shot: Shot) -> fire.Odds:
    """The to-hit roll of a shot, with all that changes it (WG35 11.4)."""
    found: list[fire.Modifier] = []
    if shot.aimed:
        found.append(fire.Modifier("aim", fire.AIM_C, "WG35 26.1.6", False))
        for name in shot.sights:
            if "aim_bonus" in LIBRARY.items[name].effect:
                found.append(fire.Modifier(name, LIBRARY.items[name].effect["aim_bonus"], "WG35 24.2", False))
    found += fire.of_sights([*shot.weapon.items, *shot.sights], shot.zone, shot.aimed)
    if shot.mode == BURST:
        rate = min(shot.weapon.rates[fire.AUTOMATIC], fire.MOST_BURST)
        found.append(fire.Modifier("burst", rate, "WG35 12.5", False))
    found += fire.of_cover(shot.cover, shot.weapon.ap)
    number = fire.target_number(shot.weapon, shot.zone, shot.mode)
    return fire.Odds(shot.shooting, number, shot.zone, shot.cover, found)


def landings(shot: Shot, odds: fire.Odds) -> dict[int, tuple[float, Effect]]:
    """The chance that the shot lands in each location, and what it does there (WG35 11.5, 16)."""
    found: dict[int, tuple[float, Effect]] = {}
    for die, chain in product(range(1, TEN + 1), repeat=2):
        # The second die counts after a 10 alone; after any other, all ten of them are the same roll.
        roll = fire.Roll(die, chain if die == TEN else 0, odds.c + die + (chain % TEN if die == TEN else 0))
        if roll.hits(odds.target_number):
            where = hits.location(roll.margin(odds.target_number), odds.cover >= 1)
            chance = found[where][0] if where in found else 0.0
            found[where] = chance + 1 / TEN**2, struck(shot, where)
    return dict(sorted(found.items()))


def struck(shot: Shot, where: int) -> Effect:
    """The effect of a hit in a location: the die of the location, the armour there, then wounding."""
    strengths = [(1.0, shot.weapon.strength)]
    if where in (hits.LEG, hits.ARM):
        harder = (SIX + 1 - (hits.LEG_DIE if where == hits.LEG else hits.ARM_DIE)) / SIX
        strengths = [(1 - harder, shot.weapon.strength), (harder, shot.weapon.strength + 1)]
    elif where == hits.CRITICAL_TORSO:
        strengths = [(1.0, shot.weapon.strength + 1)]
    elif where in (hits.HEAD, hits.CRITICAL):
        strengths = [(1.0, shot.weapon.strength + 2)]
    for armour in shot.armour:
        if LOCATIONS[where] in armour.locations:
            saves = (SIX + 1 - armour.save_d6) / SIX
            strengths = [
                part for p, force in strengths for part in ((p * saves, force - armour.reduction), (p * (1 - saves), force))
            ]
    return total([(p, wounded(shot.weapon.ap, force, shot.toughness)) for p, force in strengths])


@lru_cache(maxsize=1024)
def wounded(ap: int, force: int, toughness: int) -> Effect:
    """The effect of a wounding roll: of all its dice, and of the wound dice that follow (WG35 15.1-15.5)."""
    rolls = list(product(range(1, TEN + 1), repeat=ap))
    counts = [hits.wound_count(list(dice), force, toughness) for dice in rolls]
    return total([(1 / len(rolls), wounds(count, toughness)) for count in counts])


@lru_cache(maxsize=256)
def wounds(count: int, toughness: int) -> Effect:
    """The effect of so many wound dice: the lowest decides (WG35 15.4, 15.5)."""

    def at_least(face: int) -> float:
        return ((SIX + 1 - face) / SIX) ** count

    if toughness == 1:
        # Who is weakened has nothing left.
        return Effect(at_least(5), 0.0, 0.0, 1 - at_least(5), 0.0)
    bleeds = at_least(2) - ((SIX - 3) / SIX) ** count
    return Effect(at_least(5), at_least(3) - at_least(5), at_least(2) - at_least(3), 1 - at_least(2), bleeds)


def total(parts: list[tuple[float, Effect]]) -> Effect:
    """The chances of several cases together."""
    return Effect(*[sum(p * effect[i] for p, effect in parts) for i in range(len(NOTHING))])


# --- the answer -----------------------------------------------------------------------------------------------------


def made_of(odds: fire.Odds, tr: Translator) -> ResultTable:
    """The parts of C and of the target number."""
    rows = [[tr("shot-base", {"c": odds.base_c, "tn": odds.base_tn}), "", ""]]
    for modifier in odds.modifiers:
        name = modifier.name
        what = thing_name(name, tr) if name in LIBRARY.items else tr(f"modifier-{name}", {})
        value = tr("shot-on", {"value": signed(modifier.value), "on": "tn" if modifier.to_tn else "c"})
        rows.append([what, value, modifier.cite])
    return ResultTable(tr("shot-made-of", {}), [tr(f"shot-{word}-head", {}) for word in ("what", "change", "rule")], rows)


def places(by_location: dict[int, tuple[float, Effect]], tr: Translator) -> ResultTable:
    """The locations in which the shot lands, and how often it puts the target out there."""
    rows = [
        [tr(f"shot-at-{LOCATIONS[where].replace('_', '-')}", {}), percent(chance, tr), percent(effect.out, tr)]
        for where, (chance, effect) in by_location.items()
    ]
    return ResultTable(tr("shot-where", {}), [tr(f"shot-{word}-head", {}) for word in ("location", "lands", "then-out")], rows)


def ranges(shot: Shot, tr: Translator) -> ResultTable:
    """The same shot in every zone of the weapon."""
    rows: list[list[str]] = []
    for zone, name in enumerate(ZONES):
        there = shot._replace(zone=zone)
        parts = list(landings(there, odds_of(there)).values())
        reach = centimetres(fire.zone_at(shot.weapon, zone).reach(shot.toughness), tr)
        hit = sum(chance for chance, _ in parts)
        rows.append([tr(f"zone-{name}", {}), reach, percent(hit, tr), percent(total(parts).out, tr)])
    return ResultTable(tr("shot-ranges", {}), [tr(f"shot-{word}-head", {}) for word in ("zone", "up-to", "hits", "out")], rows)
