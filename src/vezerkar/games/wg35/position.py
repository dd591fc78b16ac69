"""Positions: a State of WG35 as plain data and back, secrets included; and what must be true of every State.

What has the value it has at the beginning is left out. Armies are written as rosters (`roster.text`), figures and weapons by
their names: "b3", "b3 kar98k".
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from vezerkar.engine.dice import Dice
from vezerkar.engine.errors import BadPosition
from vezerkar.engine.game import Json
from vezerkar.engine.reading import Data, listed, members, number, numbers
from vezerkar.engine.state import BIT
from vezerkar.games.wg35.battle.attack import Attack
from vezerkar.games.wg35.battle.numbering import MEN, NOBODY, RANKS, SEATS, SIDE_MEN, SIDES
from vezerkar.games.wg35.battle.point import NO_POINT
from vezerkar.games.wg35.battle.variant import Variant
from vezerkar.games.wg35.facts import CARD_INDEX, CARDS
from vezerkar.games.wg35.notation import FIGURE_INDEX, FIGURES
from vezerkar.games.wg35.roster.hand import deck
from vezerkar.games.wg35.roster.text import parse, write
from vezerkar.games.wg35.rules.field import field_of, take_the_field
from vezerkar.games.wg35.rules.geometry.sight import PRONE
from vezerkar.games.wg35.rules.step import members as figures_of
from vezerkar.games.wg35.state import SkirmishState, new_state
from vezerkar.games.wg35.stock import LIBRARY

NUMBERS: Final = (
    *("shown", "round", "first", "active", "turn", "doors", "locks", "spent", "answer", "tested", "immune", "winner", "ending"),
)
SIDE_MASKS: Final = ("hurrah", "pincer", "bereft", "distracted", "harder")
SIDE_LISTS: Final = ("home", "vp", "losses", "strength", "cut", "pyrrhic")
PLACES: Final = ("on", "out", "evacuated", "away", "reserve", "called", "arriving")
"""Where a figure can be: on the table, or nowhere else than in one of the others."""
MASKS: Final = (
    *PLACES,
    *(
        "again",
        "shocked",
        "broken",
        "refuge",
        "helpless",
        "concealed",
        "spotted",
        "seen",
        "activated",
        "treated",
        "fired",
        "acted",
    ),
    *("flagged", "guarded", "rallied", "aimed", "trail", "passage", "moved", "charges", "bloodied"),
)
FIGURE_LISTS: Final = (
    *("x", "y", "z", "fx", "fy", "posture", "hide", "lookout", "weak", "bleeding", "reroll", "remove", "left", "in_hand", "load"),
    *("cause", "wounder", "killer", "fell", "ammo", "kits"),
)
ARM_LISTS: Final = ("shots", "loaded", "dry", "gone", "stance", "place", "quarry")
LISTS: Final = ("scored", "crates", "dumps", "path")
PAIRS: Final = ("loot", "smoke", "surprises", "covers", "barred")
CARD_LISTS: Final = ("hands", "pools", "used")

ATTACK: Final = (
    "ap",
    "arm",
    "by",
    "cover",
    "critical",
    "dice_bonus",
    "down",
    "helper",
    "hit_c",
    "hit_tn",
    "indirect",
    "kind",
    "left",
    "margin",
    "melee",
    "mode",
    "once",
    "rerolled",
    "roll",
    "shot_at",
    "side",
    "spot",
    "state",
    "strength",
    "target",
    "used",
    "victim",
    "x",
)
"""The attributes of an `Attack`; a compiled class does not tell them."""


def names_of(figures: int) -> list[Json]:
    """The figures of a mask by their names."""
    return [FIGURES[figure] for figure in figures_of(figures)]


# --- writing -------------------------------------------------------------------------------------------------------


def describe(s: SkirmishState) -> dict[str, Json]:
    """A State as plain data."""
    fresh = _fresh(s, s.dice, s.variant)
    found: dict[str, Json] = {"rosters": [write(roster) for roster in s.rosters]}
    for name in (*NUMBERS, *SIDE_MASKS):
        if getattr(s, name) != getattr(fresh, name):
            found[name] = getattr(s, name)
    for name in (*SIDE_LISTS, *LISTS):
        if getattr(s, name) != getattr(fresh, name):
            found[name] = list(getattr(s, name))
    for name in MASKS:
        if getattr(s, name) != getattr(fresh, name):
            found[name] = names_of(getattr(s, name))
    for name in PAIRS:
        if getattr(s, name):
            found[name] = [list(pair) for pair in getattr(s, name)]
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
        found["attacks"] = [{name: getattr(attack, name) for name in ATTACK} for attack in s.attacks]
    return found


def _differing(s: SkirmishState, fresh: SkirmishState, names: tuple[str, ...], i: int, found: dict[str, Json]) -> dict[str, Json]:
    for name in names:
        if getattr(s, name)[i] != getattr(fresh, name)[i]:
            found[name] = getattr(s, name)[i]
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


def build(data: Data, dice: Dice, variant: Variant) -> SkirmishState:
    """The State that was described. Raises `BadPosition`."""
    s = new_state(dice, variant, field_of(variant), len(CARDS))
    rosters = listed(data.get("rosters", []))
    if len(rosters) != SIDES:
        raise BadPosition("'rosters' are two texts")
    for side in range(SIDES):
        text = rosters[side]
        assert isinstance(text, str)
        s.rosters[side] = parse(text) if text.split()[1:2] != ["0"] else s.rosters[side]
    s.shown = number(data, "shown", 0)
    if s.shown:
        take_the_field(s)
    for name in (*NUMBERS, *SIDE_MASKS):
        setattr(s, name, number(data, name, getattr(s, name)))
    s.over = s.ending != 0
    for name in (*SIDE_LISTS, *LISTS):
        if name in data:
            size = len(listed(data[name])) if name == "path" else len(getattr(s, name))
            setattr(s, name, numbers(data[name], size))
    for name in MASKS:
        if name in data:
            setattr(s, name, _mask(data[name]))
    for name in PAIRS:
        setattr(s, name, [tuple(numbers(pair, len(listed(pair)))) for pair in listed(data.get(name, []))])
    for name in CARD_LISTS:
        for side, kept in enumerate(listed(data.get(name, []))):
            assert isinstance(kept, dict)
            for card in kept:
                getattr(s, name)[side][CARD_INDEX[card]] = number(kept, card, 0)
    if s.shown and "pools" not in data:
        _fill_pools(s)
    for name, own in members(data, "figures").items():
        assert isinstance(own, dict)
        figure = FIGURE_INDEX[name]
        _set(s, FIGURE_LISTS, figure, own)
        if "base" in own:
            s.field.base[figure] = numbers(own["base"], len(s.field.base[figure]))
        if "abilities" in own:
            given = members(own, "abilities")
            s.field.soldiers[figure] = replace(s.field.man(figure), abilities={it: number(given, it, 0) for it in given})
    for name, own in members(data, "arms").items():
        assert isinstance(own, dict)
        _set(s, ARM_LISTS, int(name), own)
    for kept in listed(data.get("attacks", [])):
        assert isinstance(kept, dict)
        attack = Attack(0, 0, 0, 0, 0)
        for name in ATTACK:
            setattr(attack, name, number(kept, name, 0))
        s.attacks.append(attack)
    check(s)
    return s


def _fill_pools(s: SkirmishState) -> None:
    """What is named nowhere lies in the pools."""
    for side in range(SIDES):
        for name, copies in deck(LIBRARY, s.rosters[side]).items():
            card = CARD_INDEX[name]
            s.pools[side][card] = copies - s.hands[side][card] - s.used[side][card]


def _set(s: SkirmishState, names: tuple[str, ...], i: int, own: Mapping[str, Json]) -> None:
    for name in names:
        if name in own:
            getattr(s, name)[i] = number(own, name, 0)


def _mask(value: Json) -> int:
    found = 0
    for name in listed(value):
        if not isinstance(name, str) or name not in FIGURE_INDEX:
            raise BadPosition(f"there is no figure {name!r}")
        found |= BIT[FIGURE_INDEX[name]]
    return found


# --- what must be true ---------------------------------------------------------------------------------------------


def check(s: SkirmishState) -> None:
    """Raise AssertionError if the State breaks an invariant."""
    _check_cards(s)
    if s.shown:
        _check_figures(s)


def _check_cards(s: SkirmishState) -> None:
    """Each copy of a deck is in hand, in the pool or used; before the hands are shown no number is negative."""
    for side in range(SIDES):
        roster = s.rosters[side]
        dealt = deck(LIBRARY, roster) if s.shown == 2 and roster.army else None
        for card, name in enumerate(CARDS):
            copies = (s.hands[side][card], s.pools[side][card], s.used[side][card])
            assert min(copies) >= 0, f"a negative number of {name}"
            if dealt is not None:
                assert sum(copies) == dealt.get(name, 0), f"{name} of {SEATS[side]} has {copies}"


def _check_figures(s: SkirmishState) -> None:
    """Conservation of figures, places on the table, actions, states that exclude each other."""
    table = s.field.table
    real = 0
    for figure in range(MEN):
        if s.field.soldiers[figure] is not None:
            real |= BIT[figure]
    gathered = 0
    for name in PLACES:
        here = getattr(s, name)
        assert here & ~real == 0, f"figures that are not there are {name}"
        if name != "called":
            assert gathered & here == 0, f"{names_of(gathered & here)} are {name} and elsewhere"
            gathered |= here
    if s.round:
        assert gathered == real, f"{names_of(real & ~gathered)} are nowhere"
    assert s.called & ~s.out == 0 or not s.called, "whoever is called is out"
    for name in ("shocked", "broken", "helpless", "concealed", "refuge"):
        assert getattr(s, name) & ~(s.on | s.arriving) == 0, f"{names_of(getattr(s, name) & ~s.on)} are {name}, not on the table"
    assert s.refuge & ~s.broken == 0, "only who is broken is in his refuge"
    on = figures_of(s.on)
    for figure in on:
        name = FIGURES[figure]
        assert 0 <= s.x[figure] <= table.east and 0 <= s.y[figure] <= table.north, f"{name} is off the table"
        assert 0 <= s.left[figure] <= 2, f"{name} has {s.left[figure]} actions"
        assert s.fx[figure] or s.fy[figure], f"{name} faces nowhere"
        assert s.bleeding[figure] >= 0 and s.weak[figure] >= 0
        if s.helpless & BIT[figure] and not _carried(s, figure):
            assert s.posture[figure] == PRONE, f"{name} is helpless and stands"
        if s.in_hand[figure] != NOBODY:
            assert s.in_hand[figure] < len(s.field.arms), f"{name} holds nothing there is"
    # Who carries a casualty stands where the casualty is.
    for i, figure in enumerate(on):
        for other in on[i + 1 :]:
            if not _carried(s, figure) and not _carried(s, other):
                square = (s.x[figure] - s.x[other]) ** 2 + (s.y[figure] - s.y[other]) ** 2 + (s.z[figure] - s.z[other]) ** 2
                assert square >= 25, f"{FIGURES[figure]} and {FIGURES[other]} stand in each other"
    for side in range(SIDES):
        assert s.losses[side] == _losses(s, side), f"{SEATS[side]} has {s.losses[side]} losses, not {_losses(s, side)}"
        assert s.vp[side] >= 0 or s.over, "victory points below 0"
    for place in s.fell:
        assert place == NO_POINT or place >= 0
    assert s.active == NOBODY or (s.on | s.out | s.away | s.arriving | s.evacuated) & BIT[s.active], (
        "whoever is active is nowhere"
    )


def _carried(s: SkirmishState, figure: int) -> bool:
    """Whether somebody carries a figure."""
    return figure in s.load


def _losses(s: SkirmishState, side: int) -> int:
    """The losses of a side (WG35 20.1): those out of action, and those brought back, whose loss stays."""
    return ((s.out | s.again) & SIDE_MEN[side]).bit_count()


assert MEN == SIDES * RANKS
