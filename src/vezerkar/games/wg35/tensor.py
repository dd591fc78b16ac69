"""WG35 as bytes: what a side sees. Its actions hold points, so there is no table of all of them.

Sides are counted from the one that looks, and so are figures: rows 0 to 15 are its own, 16 to 31 are the enemy's. Points are
those of the table, in millimetres from its south-west corner, as actions have them; -1 stands for none, as it does for figures
and things. Figures and things in facts and in the rows of options have the numbers of the notation.
"""

from __future__ import annotations

from math import isqrt
from typing import Final

from vezerkar.engine.bit_sets import members
from vezerkar.engine.tensor import BYTE, WORD, Field, Layout, Tensor, numbered, size_of, write_number, write_set, write_wide
from vezerkar.games.wg35.battle.field import Field as Battlefield
from vezerkar.games.wg35.battle.numbering import MEN, NOBODY, RANKS, SIDES
from vezerkar.games.wg35.battle.point import NO_POINT, point, point_x, point_y, point_z
from vezerkar.games.wg35.game_data import (
    ABILITIES,
    ABILITY_INDEX,
    ARMIES,
    ARMY_INDEX,
    CARDS,
    ITEM_INDEX,
    ITEMS,
    MISSIONS,
    TABLE_IDS,
    THING_INDEX,
    THINGS,
    UNIT_INDEX,
    UNITS,
)
from vezerkar.games.wg35.library.records import CHARACTERISTICS
from vezerkar.games.wg35.notation import FIGURES, FIRST, MODES, MOST, NO_HEIGHT, POINT, VERB, first_of, last_of
from vezerkar.games.wg35.notation import WORDS as VERB_WORDS
from vezerkar.games.wg35.rules.basics.arms import ARM_LOAD, CRATE_LOAD, thing_of
from vezerkar.games.wg35.rules.basics.figures import value
from vezerkar.games.wg35.rules.turns.phases import PHASES, phase_of
from vezerkar.games.wg35.state import SkirmishState

CLASSES: Final[tuple[str, ...]] = ("officer", "private", "specialist", "ally")
MARKER_KINDS: Final[tuple[str, ...]] = ("objective", "supply_dump", "loot_crate")
WHEREABOUTS: Final = 7
"""A figure is on the table, arriving, called back, in reserve, out, evacuated or away."""
CONDITIONS: Final = 15
"""A figure is concealed, shocked, broken, in its refuge, helpless, activated, treated, has fired, acted, or shown a flag, looks
innocent, aims, knows a trail or a passage, or has a charge."""
POSTURES: Final = 3
STANCES: Final = 4
ATTACK_KINDS: Final = 3
EDGES: Final = 2
ALL_BITS: Final = 62
"""The elements that a set of doors, or of what was used for an attack, has at most."""

# The rows there are for what has no fixed number. What does not fit in is left out.
ARMS: Final = 96
"""Of each side: no army out of the library has more weapons."""
MARKERS: Final = 12
CLOUDS: Final = 8
WAY: Final = 8
"""The last points of the way in progress."""

FIRST_YEAR: Final = 1935
TURN: Final = 127
"""A direction is written as two numbers from the negative of this to this: east and north."""
EXACTLY: Final = 100
DARK: Final = 100
"""Changes of rolls are written from the negative of this on."""
LOWEST_POINTS: Final = -1000
"""Victory points are written from this on."""
CHARACTERISTIC_COUNT: Final = len(CHARACTERISTICS)

MISSION_INDEX: Final[dict[str, int]] = {name: i for i, name in enumerate(MISSIONS)}
TABLE_INDEX: Final[dict[str, int]] = {name: i for i, name in enumerate(TABLE_IDS)}
CLASS_INDEX: Final[dict[str, int]] = {name: i for i, name in enumerate(CLASSES)}
MARKER_INDEX: Final[dict[str, int]] = {name: i for i, name in enumerate(MARKER_KINDS)}

FIELDS: Final[tuple[Field, ...]] = (
    Field("seat", (SIDES,), "one"),
    Field("asked", (SIDES,), "set"),
    Field("mission", (len(MISSIONS),), "one"),
    Field("table", (len(TABLE_IDS),), "one"),
    Field("shown", (3,), "one"),
    Field("phase", (len(PHASES),), "one"),
    Field("first", (SIDES,), "one"),
    Field("turn", (SIDES,), "one"),
    Field("active", (MEN,), "one"),
    Field("round", (1,), "number", BYTE),
    Field("rounds", (1,), "number", BYTE),
    Field("agreed_points", (1,), "wide", WORD),
    Field("scale", (1,), "number", 100),
    Field("options", (3,), "set"),
    # Sides.
    Field("army", (SIDES, len(ARMIES)), "one"),
    Field("year", (SIDES,), "number", 2100, FIRST_YEAR - 1),
    Field("edge", (SIDES, EDGES), "one"),
    Field("points", (SIDES,), "wide", 9999, LOWEST_POINTS),
    Field("losses", (SIDES,), "number", MEN),
    Field("strength", (SIDES,), "number", MEN),
    Field("no_supply_until", (SIDES,), "number", BYTE),
    Field("hurrah", (SIDES,), "set"),
    Field("pincer", (SIDES,), "set"),
    Field("hand", (SIDES, len(CARDS)), "number", 20),
    Field("pool", (SIDES, len(CARDS)), "number", 20),
    Field("used", (SIDES, len(CARDS)), "number", 20),
    Field("roster", (RANKS,), "wide", len(UNITS), -1),
    Field("roster_takes", (RANKS, len(THINGS)), "number", 20),
    # Figures.
    Field("there", (MEN,), "set"),
    Field("unit", (MEN,), "wide", len(UNITS), -1),
    Field("class", (MEN, len(CLASSES)), "one"),
    Field("woman", (MEN,), "set"),
    Field("where", (MEN, WHEREABOUTS), "one"),
    Field("at", (MEN, 3), "wide", MOST, -1),
    Field("facing", (MEN, 2), "number", TURN, -TURN),
    Field("posture", (MEN, POSTURES), "one"),
    Field("hide", (MEN,), "wide", WORD - 1, -1),
    Field("lookout", (MEN,), "wide", WORD - 1, -1),
    Field("conditions", (MEN, CONDITIONS), "set"),
    Field("actions", (MEN,), "number", 2),
    Field("profile", (MEN, CHARACTERISTIC_COUNT), "number", 40),
    Field("wounds", (MEN, 4), "number", 99),
    Field("cause", (MEN,), "number", MEN - 1, -1),
    Field("cause_at", (MEN, 3), "wide", MOST, -1),
    Field("in_hand", (MEN,), "wide", len(THINGS), -1),
    Field("load_figure", (MEN,), "number", MEN - 1, -1),
    Field("load_thing", (MEN,), "wide", len(THINGS), -1),
    Field("load_marker", (MEN,), "number", 200, -1),
    Field("stock", (MEN, 2), "number", 99),
    Field("items", (MEN, len(ITEMS)), "number", 20),
    Field("abilities", (MEN, len(ABILITIES)), "set"),
    Field("covers", (MEN,), "number", MEN - 1, -1),
    Field("surprises", (MEN,), "number", MEN - 1, -1),
    # Things.
    Field("arm", (SIDES, ARMS), "wide", len(THINGS), -1),
    Field("arm_owner", (SIDES, ARMS), "number", MEN - 1, -1),
    Field("arm_shots", (SIDES, ARMS), "number", 99),
    Field("arm_loaded", (SIDES, ARMS), "number", 99),
    Field("arm_stance", (SIDES, ARMS), "number", STANCES - 1),
    Field("arm_dry", (SIDES, ARMS), "set"),
    Field("arm_gone", (SIDES, ARMS), "set"),
    Field("arm_at", (SIDES, ARMS, 3), "wide", MOST, -1),
    Field("loot_at", (MEN, 3), "wide", MOST, -1),
    Field("loot_carrier", (MEN,), "number", MEN - 1, -1),
    Field("marker", (MARKERS, len(MARKER_KINDS)), "one"),
    Field("marker_at", (MARKERS, 3), "wide", MOST, -1),
    Field("marker_carrier", (MARKERS,), "number", MEN - 1, -1),
    Field("marker_fuse", (MARKERS,), "number", BYTE - 1, -1),
    Field("doors_open", (ALL_BITS,), "set"),
    Field("doors_locked", (ALL_BITS,), "set"),
    Field("smoke", (CLOUDS,), "wide", WORD),
    Field("smoke_at", (CLOUDS, 3), "wide", MOST, -1),
    # What is going on.
    Field("path", (WAY, 3), "wide", MOST, -1),
    Field("path_mm", (1,), "wide", WORD),
    Field("attack", (ATTACK_KINDS,), "one"),
    Field("attack_side", (SIDES,), "one"),
    Field("attack_mode", (len(MODES),), "one"),
    Field("attack_thing", (1,), "wide", len(THINGS), -1),
    Field("attack_figures", (4,), "number", MEN - 1, -1),
    Field("attack_at", (3,), "wide", MOST, -1),
    Field("attack_indirect", (1,), "set"),
    Field("attack_numbers", (3,), "number", 99),
    Field("attack_changes", (5,), "number", 99, -DARK),
    Field("attack_used", (ALL_BITS,), "set"),
    Field("attack_once", (ALL_BITS,), "set"),
)


def _places(first: str, end: str) -> dict[str, int]:
    """Return where the fields from one to the one before another begin, from the first of them on, and where they end."""
    found: dict[str, int] = {}
    at = 0
    for field in FIELDS:
        if field.name == end:
            found["end"] = at
        if field.name == first or (found and "end" not in found):
            found[field.name] = at
            at += size_of(field)
    return found


# The places of the fields of figures, from that of the first of them on.
_FIGURES: Final = _places("there", "arm")
UNIT: Final = _FIGURES["unit"]
CLASS: Final = _FIGURES["class"]
WOMAN: Final = _FIGURES["woman"]
WHERE: Final = _FIGURES["where"]
PLACES: Final = _FIGURES["at"]
FACING: Final = _FIGURES["facing"]
POSTURE: Final = _FIGURES["posture"]
HIDE: Final = _FIGURES["hide"]
LOOKOUT: Final = _FIGURES["lookout"]
CONDITION: Final = _FIGURES["conditions"]
ACTIONS: Final = _FIGURES["actions"]
PROFILE: Final = _FIGURES["profile"]
WOUNDS: Final = _FIGURES["wounds"]
CAUSE: Final = _FIGURES["cause"]
CAUSE_AT: Final = _FIGURES["cause_at"]
IN_HAND: Final = _FIGURES["in_hand"]
LOAD: Final = _FIGURES["load_figure"]
LOAD_THING: Final = _FIGURES["load_thing"]
LOAD_MARKER: Final = _FIGURES["load_marker"]
STOCK: Final = _FIGURES["stock"]
ITEM: Final = _FIGURES["items"]
ABILITY: Final = _FIGURES["abilities"]
COVERS: Final = _FIGURES["covers"]
SURPRISES: Final = _FIGURES["surprises"]
FIGURES_SIZE: Final = _FIGURES["end"]

# Those of the fields of weapons.
_ARMS: Final = _places("arm", "loot_at")
OWNER: Final = _ARMS["arm_owner"]
SHOTS: Final = _ARMS["arm_shots"]
LOADED: Final = _ARMS["arm_loaded"]
STANCE: Final = _ARMS["arm_stance"]
DRY: Final = _ARMS["arm_dry"]
GONE: Final = _ARMS["arm_gone"]
ARM_AT: Final = _ARMS["arm_at"]
ARMS_SIZE: Final = _ARMS["end"]


def _one_hot(count: int) -> list[bytes]:
    """Return the bytes of each of so many values of which a figure has one, and those of no value last."""
    return [bytes([int(place == i) for place in range(count)]) for i in range(count)] + [bytes(count)]


ROW_OF_WHERE: Final[list[bytes]] = _one_hot(WHEREABOUTS)
ROW_OF_POSTURE: Final[list[bytes]] = _one_hot(POSTURES)
NOWHERE: Final = bytes(WHEREABOUTS)
NO_POSTURE: Final = bytes(POSTURES)
NO_FACING: Final = bytes(2)

FACINGS: Final[dict[int, bytes]] = {}
"""The bytes of directions, kept because figures turn seldom and roots are slow."""
MOST_FACINGS: Final = 20_000
"""No more of them are kept."""

KEPT: Final = 64
"""The number of battles of which the bytes that do not change are kept."""

PROMPTS: Final = (
    *("ask-army", "ask-traits", "ask-hand", "ask-edge", "ask-exchange", "ask-deploy", "ask-drop", "ask-wave", "ask-wound-dice"),
    *("ask-initiative", "ask-reveal", "ask-pick-up", "ask-hand-limit", "ask-activate", "ask-action", "ask-way", "ask-enter"),
    *("ask-charge", "ask-free-strike", "ask-aim", "ask-aim_round", "ask-next_target", "ask-cover", "ask-political_officer"),
    *("ask-choice", "ask-discard", "ask-table_ready", "ask-pre_battle", "ask-card_pickup", "ask-activation_start"),
    *("ask-charge_declared", "ask-shot_declared", "ask-shot_declared-point", "ask-tohit_failed", "ask-tohit_failed-point"),
    *("ask-hit_scored", "ask-wound_failed", "ask-wound_succeeded", "ask-strike_declared", "ask-strike_resolved"),
    *("ask-morale_failed", "ask-card_played", "ask-enemy_activation_end", "ask-enemy_action_end", "ask-ammo_failed"),
    *("ask-withdrawal_before", "ask-withdrawal_failed", "ask-round_end"),
)

FACTS: Final = {
    "figure": 0,
    **dict.fromkeys(("target", "other", "thing", "card", "ability", "figures"), 1),
    **dict.fromkeys(("left", "mm", "points", "cards"), 2),
    **dict.fromkeys(("limit", "size", "reserve", "from_enemy_mm", "actions"), 3),
}
"""The dice of a wounded check are no fact: its options say which faces they show."""

WORDS: Final = {
    **dict.fromkeys(("figure", "target", "other"), numbered(FIGURES)),
    "thing": numbered(THINGS),
    "card": numbered(CARDS),
    "ability": numbered(ABILITIES),
}

NONE: Final = 0
"""The kind of no noun; the others are those of the notation, from 1 on."""


class Still:
    """All that does not change in a battle, as one side sees it: bytes of ``figures`` and of ``arms``, and numbers.

    ``men`` are the figures there are. ``things`` has for each weapon what it is, as it is written: one more than its number.
    """

    __slots__ = ("arms", "field", "figures", "men", "things")

    def __init__(self, field: Battlefield, seat: int) -> None:
        # The field is kept with them, so that no other can come to have its id.
        self.field = field
        self.figures: bytes = still_figures(field, seat)
        self.arms: bytes = still_arms(field, seat)
        self.men: list[int] = [figure for figure in range(MEN) if field.soldiers[figure] is not None]
        self.things: list[int] = [thing_of(arm) + 1 for arm in field.arms]


class SkirmishTensor(Tensor[SkirmishState]):
    """WG35 for programs that learn."""

    def __init__(self, version: str) -> None:
        super().__init__(Layout(FIELDS, version), PROMPTS, FACTS, WORDS, (), slots=512, more_slots=512, points=True)
        self.still: dict[int, Still] = {}

    def write(self, s: SkirmishState, seat: int, out: bytearray, at: int) -> int:
        at = self.write_battle(s, seat, out, at)
        at = self.write_sides(s, seat, out, at)
        at = self.write_figures(s, seat, out, at)
        at = self.write_arms(s, seat, out, at)
        at = self.write_table(s, seat, out, at)
        at = self.write_attack(s, seat, out, at)
        return self.write_question(s, seat, out, at)

    def write_battle(self, s: SkirmishState, seat: int, out: bytearray, at: int) -> int:
        """Write how far the battle has come and what was agreed on, and return where it ends."""
        out[at + seat] = 1
        out[at + SIDES] = s.asked >> seat & 1
        out[at + SIDES + 1] = s.asked >> 1 - seat & 1
        at += 2 * SIDES
        field, agreed = s.field, s.variant
        out[at + MISSION_INDEX[field.mission.id]] = 1
        at += len(MISSIONS)
        out[at + TABLE_INDEX[field.table.id]] = 1
        at += len(TABLE_IDS)
        out[at + s.shown] = 1
        at += 3
        out[at + phase_of(s)] = 1
        at += len(PHASES)
        if s.round:
            out[at + (s.first ^ seat)] = 1
        at += SIDES
        if s.turn != NOBODY:
            out[at + (s.turn ^ seat)] = 1
        at += SIDES
        if s.active != NOBODY:
            out[at + (s.active ^ seat * RANKS)] = 1
        at += MEN
        write_number(out, at, s.round)
        write_number(out, at + 1, agreed.rounds or field.mission.rounds)
        write_wide(out, at + 2, agreed.points)
        write_number(out, at + 4, agreed.scale)
        out[at + 5] = int(agreed.draw)
        out[at + 6] = int(agreed.melee_shock)
        out[at + 7] = int(agreed.wide_sight)
        return at + 8

    def write_sides(self, s: SkirmishState, seat: int, out: bytearray, at: int) -> int:
        """Write both sides as far as this one knows them, and its army while it is built; return where they end."""
        years = at + SIDES * len(ARMIES)
        edges = years + SIDES
        points = edges + SIDES * EDGES
        numbers = points + 2 * SIDES
        cards = numbers + 5 * SIDES
        wide = SIDES * len(CARDS)
        for i in range(SIDES):
            side = i ^ seat
            roster = s.rosters[side]
            if roster.army and (i == 0 or s.shown > 0):
                out[at + len(ARMIES) * i + ARMY_INDEX[roster.army]] = 1
                write_number(out, years + i, roster.year - FIRST_YEAR + 1)
            out[edges + EDGES * i + s.home[side]] = 1
            write_wide(out, points + 2 * i, s.vp[side] - LOWEST_POINTS)
            write_number(out, numbers + i, s.losses[side])
            write_number(out, numbers + SIDES + i, s.strength[side])
            write_number(out, numbers + 2 * SIDES + i, s.cut[side])
            out[numbers + 3 * SIDES + i] = s.hurrah >> side & 1
            out[numbers + 4 * SIDES + i] = s.pincer >> side & 1
            first = cards + len(CARDS) * i
            if i == 0 or s.shown > 1:
                write_copies(out, first, s.hands[side])
                write_copies(out, first + wide, s.pools[side])
            write_copies(out, first + 2 * wide, s.used[side])
        at = cards + 3 * wide
        takes = at + 2 * RANKS
        if s.shown == 0:
            for number, figure in enumerate(s.rosters[seat].figures):
                write_wide(out, at + 2 * number, UNIT_INDEX[figure.unit] + 1)
                for thing in figure.takes:
                    out[takes + len(THINGS) * number + THING_INDEX[thing]] += 1
        return takes + RANKS * len(THINGS)

    def write_figures(self, s: SkirmishState, seat: int, out: bytearray, at: int) -> int:
        """Write all figures, and return where they end."""
        turned = seat * RANKS
        still = self.still_of(s.field, seat)
        out[at : at + FIGURES_SIZE] = still.figures
        # What most figures have is put together in lists first: they are much quicker to change than bytes.
        where = [NOWHERE] * MEN
        places = [0] * (6 * MEN)
        facing = [NO_FACING] * MEN
        postures = [NO_POSTURE] * MEN
        actions = [0] * MEN
        holding = [0] * (2 * MEN)
        on, left, in_hand = s.on, s.left, s.in_hand
        xs, ys, zs, fx, fy, posture = s.x, s.y, s.z, s.fx, s.fy, s.posture
        for figure in still.men:
            i = figure ^ turned
            if on >> figure & 1:
                where[i] = ROW_OF_WHERE[0]
                x, y, z = xs[figure] + 1, ys[figure] + 1, zs[figure] + 1
                k = 6 * i
                places[k], places[k + 1] = x >> 8, x & BYTE
                places[k + 2], places[k + 3] = y >> 8, y & BYTE
                places[k + 4], places[k + 5] = z >> 8, z & BYTE
            else:
                where[i] = ROW_OF_WHERE[where_is(s, figure)]
            facing[i] = facing_of(fx[figure], fy[figure])
            postures[i] = ROW_OF_POSTURE[posture[figure]]
            actions[i] = left[figure]
            if in_hand[figure] != NOBODY:
                thing = still.things[in_hand[figure]]
                holding[2 * i], holding[2 * i + 1] = thing >> 8, thing & BYTE
            self.write_state(s, figure, i, turned, still.things, out, at)
        out[at + WHERE : at + WHERE + WHEREABOUTS * MEN] = b"".join(where)
        out[at + PLACES : at + PLACES + 6 * MEN] = bytes(places)
        out[at + FACING : at + FACING + 2 * MEN] = b"".join(facing)
        out[at + POSTURE : at + POSTURE + POSTURES * MEN] = b"".join(postures)
        out[at + ACTIONS : at + ACTIONS + MEN] = bytes(actions)
        out[at + IN_HAND : at + IN_HAND + 2 * MEN] = bytes(holding)
        self.write_conditions(s, turned, out, at + CONDITION)
        for one, other in s.covers:
            out[at + COVERS + (one ^ turned)] = (other ^ turned) + 1
        for one, other in s.surprises:
            out[at + SURPRISES + (one ^ turned)] = (other ^ turned) + 1
        return at + FIGURES_SIZE

    def write_state(self, s: SkirmishState, figure: int, i: int, turned: int, things: list[int], out: bytearray, at: int) -> None:
        """Write what only some figures have: a hiding place, wounds, something to flee from, a load, a stock."""
        if s.hide[figure] != NOBODY:
            write_wide(out, at + HIDE + 2 * i, s.hide[figure] + 1)
        if s.lookout[figure] != NOBODY:
            write_wide(out, at + LOOKOUT + 2 * i, s.lookout[figure] + 1)
        if s.weak[figure]:
            for place in range(CHARACTERISTIC_COUNT):
                write_number(out, at + PROFILE + CHARACTERISTIC_COUNT * i + place, value(s, figure, place))
            write_number(out, at + WOUNDS + 4 * i, s.weak[figure])
        if s.bleeding[figure]:
            write_number(out, at + WOUNDS + 4 * i + 1, s.bleeding[figure])
        if s.reroll[figure]:
            write_number(out, at + WOUNDS + 4 * i + 2, s.reroll[figure])
        if s.remove[figure]:
            write_number(out, at + WOUNDS + 4 * i + 3, s.remove[figure])
        cause = s.cause[figure]
        if cause >= MEN:
            write_place(out, at + CAUSE_AT + 6 * i, cause - MEN)
        elif cause != NOBODY:
            out[at + CAUSE + i] = (cause ^ turned) + 1
        load = s.load[figure]
        if load >= CRATE_LOAD:
            write_number(out, at + LOAD_MARKER + i, load - CRATE_LOAD + 1)
        elif load >= ARM_LOAD:
            write_wide(out, at + LOAD_THING + 2 * i, things[load - ARM_LOAD])
        elif load != NOBODY:
            out[at + LOAD + i] = (load ^ turned) + 1
        if s.ammo[figure]:
            write_number(out, at + STOCK + 2 * i, s.ammo[figure])
        if s.kits[figure]:
            write_number(out, at + STOCK + 2 * i + 1, s.kits[figure])

    def write_conditions(self, s: SkirmishState, turned: int, out: bytearray, at: int) -> None:
        """Write the conditions of all figures."""
        masks = [
            *(s.concealed, s.shocked, s.broken, s.refuge, s.helpless, s.activated, s.treated, s.fired, s.acted, s.flagged),
            *(s.guarded, s.aimed, s.trail, s.passage, s.charges),
        ]
        for condition in range(CONDITIONS):
            if masks[condition]:
                for figure in members(masks[condition]):
                    out[at + CONDITIONS * (figure ^ turned) + condition] = 1

    def write_arms(self, s: SkirmishState, seat: int, out: bytearray, at: int) -> int:
        """Write the weapons of both sides, and return where they end."""
        out[at : at + SHOTS] = self.still_of(s.field, seat).arms
        counts = [0, 0]
        for arm, it in enumerate(s.field.arms):
            side = it.owner // RANKS ^ seat
            number = counts[side]
            counts[side] = number + 1
            if number >= ARMS:
                continue
            i = ARMS * side + number
            if s.shots[arm]:
                write_number(out, at + SHOTS + i, s.shots[arm])
            if s.loaded[arm]:
                write_number(out, at + LOADED + i, s.loaded[arm])
            if s.stance[arm]:
                out[at + STANCE + i] = s.stance[arm]
            if s.dry[arm]:
                out[at + DRY + i] = 1
            if s.gone[arm]:
                out[at + GONE + i] = 1
            write_place(out, at + ARM_AT + 6 * i, s.place[arm])
        return at + ARMS_SIZE

    def still_of(self, field: Battlefield, seat: int) -> Still:
        """Return what does not change in a battle, kept from one row to the next."""
        key = id(field) * SIDES + seat
        found = self.still.get(key)
        if found is None:
            if len(self.still) >= KEPT:
                self.still.clear()
            found = Still(field, seat)
            self.still[key] = found
        return found

    def write_table(self, s: SkirmishState, seat: int, out: bytearray, at: int) -> int:
        """Write what lies on the table and what is open, and return where it ends."""
        turned = seat * RANKS
        for figure, place, carrier in s.loot:
            i = figure ^ turned
            write_place(out, at + 6 * i, place)
            if carrier != NOBODY:
                out[at + 6 * MEN + i] = (carrier ^ turned) + 1
        at += 7 * MEN
        places = at + len(MARKER_KINDS) * MARKERS
        carriers = places + 6 * MARKERS
        markers = s.field.mission.markers
        for i in range(min(len(markers), MARKERS)):
            kind = MARKER_INDEX[markers[i].kind]
            out[at + len(MARKER_KINDS) * i + kind] = 1
            write_place(out, places + 6 * i, s.crates[i] if markers[i].kind == "loot_crate" else s.field.markers[i])
            write_number(out, carriers + MARKERS + i, s.dumps[i] + 1)
        for figure in members(s.on):
            i = s.load[figure] - CRATE_LOAD
            if 0 <= i < MARKERS:
                out[carriers + i] = (figure ^ turned) + 1
        at = carriers + 2 * MARKERS
        write_set(out, at, s.doors)
        write_set(out, at + ALL_BITS, s.locks)
        at += 2 * ALL_BITS
        for i in range(min(len(s.smoke), CLOUDS)):
            place, diameter = s.smoke[i]
            write_wide(out, at + 2 * i, diameter)
            write_place(out, at + 2 * CLOUDS + 6 * i, place)
        return at + 8 * CLOUDS

    def write_attack(self, s: SkirmishState, seat: int, out: bytearray, at: int) -> int:
        """Write the way and the attack in progress, all 0 or -1 without one; return where they end."""
        turned = seat * RANKS
        for i, place in enumerate(s.path[-WAY:]):
            write_place(out, at + 6 * i, place)
        at += 6 * WAY
        write_wide(out, at, s.spent // 100)
        at += 2
        sides = at + ATTACK_KINDS
        modes = sides + SIDES
        thing = modes + len(MODES)
        figures = thing + 2
        numbers = figures + 4 + 6
        used = numbers + 1 + 3 + 5
        if s.attacks:
            attack = s.attacks[-1]
            out[at + attack.kind] = 1
            out[sides + (attack.side ^ seat)] = 1
            out[modes + attack.mode] = 1
            if 0 <= attack.arm < len(s.field.arms):
                write_wide(out, thing, thing_of(s.field.arms[attack.arm]) + 1)
            whose = (attack.by, attack.target, attack.victim, attack.helper)
            for i, figure in enumerate(whose):
                if figure != NOBODY:
                    out[figures + i] = (figure ^ turned) + 1
            write_place(out, figures + 4, attack.spot)
            out[numbers] = attack.indirect
            write_number(out, numbers + 1, attack.x)
            write_number(out, numbers + 2, attack.left)
            write_number(out, numbers + 3, attack.roll)
            changes = (attack.hit_c, attack.hit_tn, attack.margin, attack.strength, attack.ap)
            for i, change in enumerate(changes):
                write_number(out, numbers + 4 + i, change + DARK)
            write_set(out, used, attack.used)
            write_set(out, used + ALL_BITS, attack.once)
        return used + 2 * ALL_BITS

    def describe(self, code: int) -> tuple[int, int, int, int, int, int, int, int]:
        verb = code // VERB
        kinds = VERB_WORDS[verb][1]
        if not kinds:
            return verb + 1, NONE, 0, NONE, 0, 0, 0, 0
        last, kind = last_of(code), kinds[-1]
        x = y = z = 0
        if kind == POINT:
            x, y, z = point_x(last), point_y(last), point_z(last)
            last = 0
        if len(kinds) == 1:
            return verb + 1, kind + 1, last, NONE, 0, x, y, z
        return verb + 1, kinds[0] + 1, first_of(code), kind + 1, last, x, y, z

    def extent(self, s: SkirmishState) -> tuple[int, int]:
        """The size of the table, in millimetres."""
        return s.field.table.east, s.field.table.north

    def at_point(self, code: int, x: int, y: int) -> list[int]:
        """The floor that is listed comes before whatever else there is at the new point."""
        kinds = VERB_WORDS[code // VERB][1]
        if not kinds or kinds[-1] != POINT:
            return []
        head, height = code // FIRST * FIRST, point_z(last_of(code))
        found = [head + point(x, y, NO_HEIGHT)]
        if height != NO_HEIGHT:
            found.insert(0, head + point(x, y, height))
        return found

    def score(self, s: SkirmishState) -> list[int]:
        """Victory points."""
        return s.vp.copy()


def still_figures(field: Battlefield, seat: int) -> bytes:
    """Return the bytes of all figures with what they are and have brought, as far as it does not change."""
    out = bytearray(FIGURES_SIZE)
    for figure in range(MEN):
        man = field.soldiers[figure]
        if man is None:
            continue
        i = figure ^ seat * RANKS
        out[i] = 1
        write_wide(out, UNIT + 2 * i, UNIT_INDEX[man.unit] + 1)
        out[CLASS + len(CLASSES) * i + CLASS_INDEX[man.cls]] = 1
        out[WOMAN + i] = int(man.woman)
        for place in range(CHARACTERISTIC_COUNT):
            write_number(out, PROFILE + CHARACTERISTIC_COUNT * i + place, field.base[figure][place])
        for item in man.items:
            out[ITEM + len(ITEMS) * i + ITEM_INDEX[item]] += 1
        for ability in man.abilities:
            out[ABILITY + len(ABILITIES) * i + ABILITY_INDEX[ability]] = 1
    return bytes(out)


def still_arms(field: Battlefield, seat: int) -> bytes:
    """Return the bytes that say which weapons there are and whose."""
    out = bytearray(SHOTS)
    counts = [0, 0]
    for it in field.arms:
        side = it.owner // RANKS ^ seat
        if counts[side] < ARMS:
            i = ARMS * side + counts[side]
            write_wide(out, 2 * i, thing_of(it) + 1)
            out[OWNER + i] = (it.owner ^ seat * RANKS) + 1
        counts[side] += 1
    return bytes(out)


def where_is(s: SkirmishState, figure: int) -> int:
    """Return where a figure is, by the first that is true of it; -1: nowhere yet."""
    if s.on >> figure & 1:
        return 0
    if s.arriving >> figure & 1:
        return 1
    if s.called >> figure & 1:
        return 2
    if s.reserve >> figure & 1:
        return 3
    if s.out >> figure & 1:
        return 4
    if s.evacuated >> figure & 1:
        return 5
    return 6 if s.away >> figure & 1 else -1


def facing_of(east: int, north: int) -> bytes:
    """Return the bytes of a direction."""
    key = (east << 20) + north
    found = FACINGS.get(key)
    if found is None:
        if len(FACINGS) >= MOST_FACINGS:
            FACINGS.clear()
        length = isqrt((east * east + north * north) * EXACTLY * EXACTLY)
        found = bytes([TURN + part * TURN * EXACTLY // length for part in (east, north)]) if length else NO_FACING
        FACINGS[key] = found
    return found


def write_copies(out: bytearray, at: int, counts: list[int]) -> None:
    """Write how many there are of each title."""
    for card, count in enumerate(counts):
        if count:
            write_number(out, at + card, count)


def write_xyz(out: bytearray, at: int, x: int, y: int, z: int) -> None:
    """Write a point, each number less the -1 that stands for none."""
    write_wide(out, at, x + 1)
    write_wide(out, at + 2, y + 1)
    write_wide(out, at + 4, z + 1)


def write_place(out: bytearray, at: int, place: int) -> None:
    """Write a point that is told as one number, if there is one."""
    if place != NO_POINT:
        write_xyz(out, at, point_x(place), point_y(place), point_z(place))
