"""Positions: a State of WG35 as plain data and back, secrets included.

How each attribute is written is declared in ``declarations``. What has the value it has at the beginning, or when the armies
have just been shown, is left out. What must be true of every State is in `check`.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from vezerkar.engine import declare
from vezerkar.engine.dice import Dice
from vezerkar.engine.game import Json
from vezerkar.engine.position_reader import Field, JsonObject
from vezerkar.games.wg35.battle.numbering import MEN, RANKS, SEATS, SIDES
from vezerkar.games.wg35.battle.variant import Variant
from vezerkar.games.wg35.content import LIBRARY
from vezerkar.games.wg35.declarations.attributes import ATTRIBUTES
from vezerkar.games.wg35.declarations.parts import MOST
from vezerkar.games.wg35.game_data import ABILITIES, CARD_INDEX
from vezerkar.games.wg35.notation import FIGURES
from vezerkar.games.wg35.position.check import check
from vezerkar.games.wg35.roster.hand import deck
from vezerkar.games.wg35.rules.setup.field import field_of, take_the_field
from vezerkar.games.wg35.state import SkirmishState, new_state

__all__ = ["check", "dump_state", "load_state"]

ARMIES: Final = tuple([one for one in ATTRIBUTES if one.name in ("shown", "rosters")])
"""Attributes that are read first: they say which figures and weapons there are."""
THE_REST: Final = tuple([one for one in ATTRIBUTES if one not in ARMIES])


# --- writing -------------------------------------------------------------------------------------------------------


def dump_state(s: SkirmishState) -> dict[str, Json]:
    """A State as plain data."""
    fresh = _fresh(s)
    found = declare.dump(s, ATTRIBUTES, unlike=fresh)
    figures = found["figures"]
    assert isinstance(figures, dict)
    for figure in range(MEN):
        if s.field.soldiers[figure] is not None:
            own = figures[FIGURES[figure]]
            assert isinstance(own, dict)
            figures[FIGURES[figure]] = {**_traits(s, fresh, figure), **own}
    return found


def _traits(s: SkirmishState, fresh: SkirmishState, figure: int) -> dict[str, Json]:
    """Return what traits have changed of a figure (WG35 22.7): its characteristics, its abilities."""
    found: dict[str, Json] = {}
    if s.field.base[figure] != fresh.field.base[figure]:
        found["base"] = list(s.field.base[figure])
    if s.field.man(figure).abilities != fresh.field.man(figure).abilities:
        found["abilities"] = dict(s.field.man(figure).abilities)
    return found


def _fresh(s: SkirmishState) -> SkirmishState:
    """The same match as it was when the armies had been shown, or before they were."""
    fresh = new_state(s.dice, s.variant, field_of(s.variant))
    fresh.rosters = list(s.rosters)
    if s.shown:
        take_the_field(fresh)
    return fresh


# --- reading -------------------------------------------------------------------------------------------------------


def load_state(state: JsonObject, dice: Dice, variant: Variant) -> SkirmishState:
    """The State that was described. Raises `BadPosition`."""
    data = Field(dict(state), "state").only(declare.keys(ATTRIBUTES))
    s = new_state(dice, variant, field_of(variant))
    declare.load(s, data, ARMIES)
    for text, roster in zip(data.at("rosters").row(SIDES), s.rosters, strict=True):
        if s.shown and not roster.army:
            raise text.wrong("the armies have been shown, so there is one")
    if s.shown:
        take_the_field(s)
    _load_traits(s, data.at("figures", {}))
    declare.load(s, data, THE_REST)
    s.over = s.ending != 0
    if s.shown and not data.has("pools"):
        _fill_pools(s)
    return s


def _load_traits(s: SkirmishState, figures: Field) -> None:
    """The figures that there are, as traits have changed them."""
    for figure, own in figures.members(FIGURES):
        man = s.field.soldiers[figure]
        if man is None:
            raise own.wrong(f"by 'rosters' and 'shown' side {SEATS[figure // RANKS]} has no such figure")
        if own.has("base"):
            s.field.base[figure] = own.at("base").numbers(len(s.field.base[figure]), 0, 99)
        if own.has("abilities"):
            known = {ABILITIES[i]: number.number(0, MOST) for i, number in own.at("abilities").members(ABILITIES)}
            s.field.soldiers[figure] = replace(man, abilities=known)


def _fill_pools(s: SkirmishState) -> None:
    """Cards that lie nowhere else lie in the pools."""
    for side in range(SIDES):
        for title, copies in deck(LIBRARY, s.rosters[side]).items():
            card = CARD_INDEX[title]
            s.pools[side][card] = copies - s.hands[side][card] - s.used[side][card]
