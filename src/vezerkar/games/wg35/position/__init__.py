"""Positions: a State of WG35 as plain data and back, secrets included.

What has the value it has at the beginning is left out. Armies are written as rosters (`roster.text`), figures, sides, postures
and endings by their names, points as ``[x, y, z]``, as in a view. What must be true of every State is in `position_check`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from vezerkar.engine.dice import Dice
from vezerkar.engine.game import Json
from vezerkar.engine.position_reader import Field, JsonObject
from vezerkar.games.wg35.battle.attack import Attack
from vezerkar.games.wg35.battle.numbering import MEN, SEATS, SIDES
from vezerkar.games.wg35.battle.variant import Variant
from vezerkar.games.wg35.content import LIBRARY
from vezerkar.games.wg35.game_data import ABILITIES, CARDS, MELEE
from vezerkar.games.wg35.notation import FIGURES
from vezerkar.games.wg35.position.check import check
from vezerkar.games.wg35.position.kinds import (
    ATTACK_KIND,
    CULPRIT,
    ENDING,
    FIGURE,
    FIGURE_OR_NOBODY,
    FIGURE_SET,
    FLAG,
    MODE,
    MOST,
    PLACE,
    POSTURE,
    SEAT,
    SEAT_OR_NOBODY,
    STANCE,
    WOUNDER,
    Kind,
)
from vezerkar.games.wg35.roster import BadRoster
from vezerkar.games.wg35.roster.hand import deck
from vezerkar.games.wg35.roster.records import Roster
from vezerkar.games.wg35.roster.text import parse, write
from vezerkar.games.wg35.rules.setup.field import field_of, take_the_field
from vezerkar.games.wg35.state import SkirmishState, new_state

__all__ = ["check", "dump_state", "load_state"]

BITS: Final = (1 << 62) - 1
COSTLY: Final = 10**7
"""No way costs more, in hundredths of a millimetre."""
SIDE_SET: Final = Kind(0, 3)
UP_TO_DICE: Final = Kind(0, 99)
ANY: Final = Kind(-MOST, MOST)
BIT_SET: Final = Kind(0, BITS)

NUMBERS: Final[Mapping[str, Kind]] = {
    "shown": Kind(0, 2),
    "round": Kind(0, 999),
    "first": SEAT,
    "active": FIGURE_OR_NOBODY,
    "turn": SEAT_OR_NOBODY,
    "doors": BIT_SET,
    "locks": BIT_SET,
    "spent": Kind(0, COSTLY),
    "answer": Kind(0, 20),
    "tested": Kind(0, 2),
    "immune": SEAT_OR_NOBODY,
    "winner": SEAT_OR_NOBODY,
    "ending": ENDING,
}
SIDE_MASKS: Final = ("hurrah", "pincer", "bereft", "distracted", "harder")
SIDE_LISTS: Final[Mapping[str, Kind]] = {
    "home": FLAG,
    "vp": Kind(-MOST, MOST),
    "losses": Kind(0, MEN),
    "strength": Kind(0, MEN),
    "cut": Kind(0, MOST),
    "pyrrhic": Kind(0, 99),
}
MASKS: Final = (
    *("on", "out", "evacuated", "away", "reserve", "called", "arriving", "again", "shocked", "broken", "refuge", "helpless"),
    *(
        "concealed",
        "spotted",
        "seen",
        "activated",
        "treated",
        "fired",
        "acted",
        "flagged",
        "guarded",
        "rallied",
        "aimed",
        "trail",
    ),
    *("passage", "moved", "charges", "bloodied"),
)
FIGURE_LISTS: Final[Mapping[str, Kind]] = {
    **dict.fromkeys(("x", "y", "z"), Kind(0, 2046)),
    **dict.fromkeys(("fx", "fy"), Kind(-2046, 2046)),
    "posture": POSTURE,
    **dict.fromkeys(("hide", "lookout", "in_hand", "load"), Kind(-1, MOST)),
    **dict.fromkeys(("weak", "bleeding", "reroll", "remove", "ammo", "kits"), UP_TO_DICE),
    "left": Kind(0, 2),
    "cause": CULPRIT,
    "wounder": WOUNDER,
    "killer": CULPRIT,
    "fell": PLACE,
}
ARM_LISTS: Final[Mapping[str, Kind]] = {
    **dict.fromkeys(("shots", "loaded"), UP_TO_DICE),
    **dict.fromkeys(("dry", "gone"), FLAG),
    "stance": STANCE,
    "place": PLACE,
    "quarry": FIGURE_OR_NOBODY,
}
LISTS: Final[Mapping[str, Kind]] = {"scored": Kind(0, MOST), "crates": PLACE, "dumps": Kind(-1, MOST), "path": PLACE}
PAIRS: Final[Mapping[str, tuple[Kind, ...]]] = {
    "loot": (FIGURE, PLACE, FIGURE_OR_NOBODY),
    "smoke": (PLACE, Kind(1, MOST)),
    "surprises": (FIGURE, FIGURE),
    "covers": (FIGURE, FIGURE),
    "barred": (FIGURE, FIGURE, Kind(0, MOST)),
}
CARD_LISTS: Final = ("hands", "pools", "used")

ATTACK: Final[Mapping[str, Kind]] = {
    "ap": Kind(0, 9),
    "arm": Kind(-1, MOST),
    "by": FIGURE_OR_NOBODY,
    "cover": Kind(-1, 9),
    "critical": FLAG,
    "dice_bonus": UP_TO_DICE,
    "down": FIGURE_SET,
    "helper": FIGURE_OR_NOBODY,
    "hit_c": Kind(-99, 99),
    "hit_tn": Kind(-99, 99),
    "indirect": FLAG,
    "kind": ATTACK_KIND,
    "left": UP_TO_DICE,
    "margin": Kind(-99, 99),
    "melee": Kind(-1, len(MELEE) - 1),
    "mode": MODE,
    "once": BIT_SET,
    "rerolled": FLAG,
    "roll": UP_TO_DICE,
    "shot_at": FIGURE_SET,
    "side": SEAT,
    "spot": PLACE,
    "state": Kind(0, 2),
    "strength": Kind(-99, 99),
    "target": FIGURE_OR_NOBODY,
    "used": BIT_SET,
    "victim": FIGURE_OR_NOBODY,
    "x": UP_TO_DICE,
}
"""The attributes of an `Attack`; a compiled class does not tell them."""

FIELDS: Final = (
    *("rosters", *NUMBERS, *SIDE_MASKS, *SIDE_LISTS, *LISTS, *MASKS, *PAIRS, *CARD_LISTS),
    *("figures", "arms", "attacks"),
)
FIGURE_FIELDS: Final = (*FIGURE_LISTS, "base", "abilities")


# --- writing -------------------------------------------------------------------------------------------------------


def dump_state(s: SkirmishState) -> dict[str, Json]:
    """A State as plain data."""
    fresh = _fresh(s, s.dice, s.variant)
    found: dict[str, Json] = {"rosters": [write(roster) for roster in s.rosters]}
    for name in SIDE_MASKS:
        if getattr(s, name) != getattr(fresh, name):
            found[name] = getattr(s, name)
    for name, kind in NUMBERS.items():
        if getattr(s, name) != getattr(fresh, name):
            found[name] = kind.write(getattr(s, name))
    for name, kind in (*SIDE_LISTS.items(), *LISTS.items()):
        if getattr(s, name) != getattr(fresh, name):
            found[name] = [kind.write(value) for value in getattr(s, name)]
    for name in MASKS:
        if getattr(s, name) != getattr(fresh, name):
            found[name] = FIGURE_SET.write(getattr(s, name))
    for name, kinds in PAIRS.items():
        if getattr(s, name):
            found[name] = [[kind.write(value) for kind, value in zip(kinds, pair, strict=True)] for pair in getattr(s, name)]
    for name in CARD_LISTS:
        found[name] = [{CARDS[card]: count for card, count in enumerate(kept) if count} for kept in getattr(s, name)]
    found["figures"] = {
        FIGURES[figure]: _differing(s, fresh, FIGURE_LISTS, figure, _traits(s, fresh, figure))
        for figure in range(MEN)
        if s.field.soldiers[figure] is not None
    }
    found["arms"] = {
        f"{arm}": differing for arm in range(len(s.field.arms)) if (differing := _differing(s, fresh, ARM_LISTS, arm, {}))
    }
    if s.attacks:
        found["attacks"] = [{name: kind.write(getattr(attack, name)) for name, kind in ATTACK.items()} for attack in s.attacks]
    return found


def _differing(
    s: SkirmishState, fresh: SkirmishState, kinds: Mapping[str, Kind], i: int, found: dict[str, Json]
) -> dict[str, Json]:
    for name, kind in kinds.items():
        if getattr(s, name)[i] != getattr(fresh, name)[i]:
            found[name] = kind.write(getattr(s, name)[i])
    return found


def _traits(s: SkirmishState, fresh: SkirmishState, figure: int) -> dict[str, Json]:
    """What traits have changed of a figure (WG35 22.7): its characteristics, its abilities."""
    found: dict[str, Json] = {}
    if s.field.base[figure] != fresh.field.base[figure]:
        found["base"] = list(s.field.base[figure])
    if s.field.man(figure).abilities != fresh.field.man(figure).abilities:
        found["abilities"] = dict(s.field.man(figure).abilities)
    return found


def _fresh(s: SkirmishState, dice: Dice, variant: Variant) -> SkirmishState:
    """The same match as it was when the armies had been shown, or before they were."""
    fresh = new_state(dice, variant, field_of(variant), len(CARDS))
    fresh.rosters = list(s.rosters)
    if s.shown:
        take_the_field(fresh)
    return fresh


# --- reading -------------------------------------------------------------------------------------------------------


def load_state(state: JsonObject, dice: Dice, variant: Variant) -> SkirmishState:
    """The State that was described. Raises `BadPosition`."""
    data = Field(dict(state), "state").only(FIELDS)
    s = new_state(dice, variant, field_of(variant), len(CARDS))
    s.shown = data.at("shown", 0).number(0, 2)
    for side, text in enumerate(data.at("rosters").row(SIDES)):
        s.rosters[side] = _roster(text, s.rosters[side], s.shown)
    if s.shown:
        take_the_field(s)
    for name, kind in NUMBERS.items():
        if data.has(name):
            setattr(s, name, kind.read(data.at(name)))
    s.over = s.ending != 0
    for name in SIDE_MASKS:
        setattr(s, name, SIDE_SET.read(data.at(name, 0)))
    for name, kind in (*SIDE_LISTS.items(), *LISTS.items()):
        if data.has(name):
            values = data.at(name).items() if name == "path" else data.at(name).row(len(getattr(s, name)))
            setattr(s, name, [kind.read(value) for value in values])
    for name in MASKS:
        if data.has(name):
            setattr(s, name, FIGURE_SET.read(data.at(name)))
    for name, kinds in PAIRS.items():
        rows = [pair.row(len(kinds)) for pair in data.at(name, []).items()]
        setattr(s, name, [tuple([kind.read(it) for kind, it in zip(kinds, row, strict=True)]) for row in rows])
    _read_cards(s, data)
    for figure, own in data.at("figures", {}).members(FIGURES):
        _read_figure(s, figure, own.only(FIGURE_FIELDS))
    numbers = tuple([str(arm) for arm in range(len(s.field.arms))])
    for arm, own in data.at("arms", {}).members(numbers):
        _set(s, ARM_LISTS, arm, own.only(tuple(ARM_LISTS)))
    for own in data.at("attacks", []).items():
        s.attacks.append(_attack(own.only(tuple(ATTACK))))
    return s


def _roster(text: Field, empty: Roster, shown: int) -> Roster:
    """An army; before the armies are shown it may be none."""
    words = text.text().split()
    if not shown and words[1:2] == ["0"]:
        return empty
    try:
        return parse(text.text())
    except BadRoster as error:
        raise text.wrong(str(error)) from error


def _read_cards(s: SkirmishState, data: Field) -> None:
    """The cards; what is named nowhere lies in the pools."""
    for name in CARD_LISTS:
        if data.has(name):
            for side, kept in enumerate(data.at(name).row(SIDES)):
                for card, count in kept.members(CARDS):
                    getattr(s, name)[side][card] = count.number(0, 99)
    if s.shown and not data.has("pools"):
        for side in range(SIDES):
            for title, copies in deck(LIBRARY, s.rosters[side]).items():
                card = CARDS.index(title)
                s.pools[side][card] = copies - s.hands[side][card] - s.used[side][card]


def _read_figure(s: SkirmishState, figure: int, own: Field) -> None:
    man = s.field.soldiers[figure]
    if man is None:
        raise own.wrong(f"by 'rosters' and 'shown' side {SEATS[figure // 16]} has no such figure")
    _set(s, FIGURE_LISTS, figure, own)
    if own.has("base"):
        s.field.base[figure] = own.at("base").numbers(len(s.field.base[figure]), 0, 99)
    if own.has("abilities"):
        given = own.at("abilities")
        known = {ABILITIES[i]: number.number(0, MOST) for i, number in given.members(ABILITIES)}
        s.field.soldiers[figure] = replace(man, abilities=known)


def _set(s: SkirmishState, kinds: Mapping[str, Kind], i: int, own: Field) -> None:
    for name, kind in kinds.items():
        if own.has(name):
            getattr(s, name)[i] = kind.read(own.at(name))


def _attack(own: Field) -> Attack:
    attack = Attack(0, 0, 0, 0, 0)
    for name, kind in ATTACK.items():
        if not own.has(name):
            raise own.wrong(f"an attack has a field {name!r}")
        setattr(attack, name, kind.read(own.at(name)))
    return attack
