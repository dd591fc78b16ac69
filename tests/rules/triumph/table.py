"""Setting up a table of Triumph & Tragedy for a test: *given this position, these options and no others; then this*.

Positions are put together on the State itself, so the tests of a chapter need nothing but its own Steps.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from tests.rules.overheard import overhear, overhear_refusal
from vezerkar.engine.bit_sets import BIT
from vezerkar.engine.decision import Question
from vezerkar.engine.dice import Dice, key_of
from vezerkar.engine.state import options, step_of
from vezerkar.games.triumph.game_data import (
    ACTION_COUNT,
    AREA_INDEX,
    AREAS,
    BLOCK_COUNT,
    BLOCK_POWER,
    BLOCK_TYPE,
    CARD_INDEX,
    CARDS,
    FACTION_INDEX,
    FACTIONS,
    FIRST_YEAR,
    LAND_COUNT,
    MUSTER,
    NATION_AREAS,
    NATION_INDEX,
    NATIONS,
    SEASONS,
    TECHS,
    THREE,
    TYPE_INDEX,
    TYPES,
)
from vezerkar.games.triumph.notation import notation, parse
from vezerkar.games.triumph.rules.control import claim, determine, mark
from vezerkar.games.triumph.rules.units import create, recount, shift, with_item, without
from vezerkar.games.triumph.state import NOBODY, TntState, Variant, new_state


def table(
    *,
    at: Iterable[Any] = (),
    units: Iterable[str] = (),
    war: Iterable[str] = (),
    minors: Mapping[str, str] | None = None,
    influence: Mapping[str, str] | None = None,
    markers: Mapping[str, str] | None = None,
    hands: Mapping[str, str] | None = None,
    techs: Mapping[str, str] | None = None,
    order: str = "axis west ussr",
    year: int = FIRST_YEAR,
    season: str = "new_year",
    two: bool = False,
    revised: bool = False,
) -> TntState:
    """A State with an otherwise empty map, run on to the first question of the Steps ``at`` (the first one runs first).

    ``units``: see `put`; of a land area with several factions the first one named is the Owner. ``war``: "axis west".
    ``minors``: Armed Minors with their Fortresses, and the factions at war with them. ``influence``: "axis 2". ``markers``:
    nation and faction. ``hands``, ``techs``: names divided by blanks. Control is determined before the Steps run; events are
    collected from then on.
    """
    s = new_state(Dice(key_of("table")), Variant(two=two, revised=revised))
    s.year, s.season = year, SEASONS.index(season)
    s.order = [FACTION_INDEX[name] for name in order.split()]
    for pair in war:
        a, b = (FACTION_INDEX[name] for name in pair.split())
        s.war[a] |= BIT[b]
        s.war[b] |= BIT[a]
    for name, foes in (minors or {}).items():
        nation = NATION_INDEX[name]
        s.armed |= BIT[nation]
        s.foes[nation] = mask(foes)
        for area in NATION_AREAS[nation]:
            s.forts[area] = MUSTER[area]
            recount(s, area)
    determine(s)
    for name, faction in (markers or {}).items():
        mark(s, NATION_INDEX[name], FACTION_INDEX[faction])
    for name, text in (influence or {}).items():
        faction, count = text.split()
        s.influence[NATION_INDEX[name]] = int(count) << 2 | FACTION_INDEX[faction]
    for text in units:
        put(s, text)
    for name, text in (hands or {}).items():
        for card in text.split():
            give(s, name, card)
    for name, text in (techs or {}).items():
        for tech in text.split():
            s.techs[FACTION_INDEX[name]] |= BIT[TECHS.index(tech)]
    determine(s)
    s.sink = []
    overhear("triumph", s.sink)
    s.stack = [*at][::-1]
    settle(s)
    return s


def settle(s: TntState) -> None:
    """Run on to the next question; when the Steps of the test are done, nobody is asked."""
    while s.stack and not s.over:
        if step_of(s).advance(s):
            return
    s.asked = 0


def apply(s: TntState, seat: int, action: int) -> None:
    """Carry out a legal action and run on to the next question."""
    step_of(s).choose(s, seat, action)
    settle(s)


def mask(names: str) -> int:
    """The mask of factions named, divided by blanks."""
    return sum(BIT[FACTION_INDEX[name]] for name in names.split())


def factions(found: int) -> str:
    """The factions of a mask, divided by blanks."""
    return " ".join(FACTIONS[i] for i in range(THREE) if found & BIT[i])


def put(s: TntState, text: str) -> int:
    """Place a unit, for instance "germany tank berlin 2"; CV 1 may be left out. Returns the block."""
    nation, kind, where, *cv = text.split()
    area = AREA_INDEX[where]
    owner = s.owner[area] if area < LAND_COUNT else NOBODY
    found = create(s, NATION_INDEX[nation], TYPE_INDEX[kind], area, int(cv[0]) if cv else 1)
    if area < LAND_COUNT:
        # It came there as by a move: ANS alone take no land.
        s.owner[area] = owner
        claim(s, area)
    return found


def move(s: TntState, text: str, area: str) -> None:
    """Take the unit given by nation, type and area somewhere else."""
    shift(s, block(s, text), AREA_INDEX[area])


def block(s: TntState, text: str) -> int:
    """The first block of a nation and type in an area."""
    nation, kind, area = text.split()
    for found in s.at[AREA_INDEX[area]]:
        if NATIONS[BLOCK_POWER[found]] == nation and TYPES[BLOCK_TYPE[found]] == kind:
            return found
    raise LookupError(text)


def units(s: TntState, nation: str = "") -> list[str]:
    """The units on the map as `put` takes them, sorted; of one nation or of all."""
    found = []
    for i in range(BLOCK_COUNT):
        power = NATIONS[BLOCK_POWER[i]]
        if s.place[i] >= 0 and nation in ("", power):
            found.append(f"{power} {TYPES[BLOCK_TYPE[i]]} {AREAS[s.place[i]]} {s.cv[i]}")
    return sorted(found)


def give(s: TntState, faction: str, card: str) -> None:
    """Take a card out of its deck into a hand."""
    number, seat = CARD_INDEX[card], FACTION_INDEX[faction]
    deck = 0 if number < ACTION_COUNT else 1
    s.decks[deck] = without(s.decks[deck], number)
    s.hand[seat] = with_item(s.hand[seat], number)


def hand(s: TntState, faction: str) -> list[str]:
    """The cards in a hand."""
    return [CARDS[card] for card in s.hand[FACTION_INDEX[faction]]]


def asked(s: TntState) -> str:
    """Who is asked, divided by blanks."""
    return factions(s.asked)


def legal(s: TntState, faction: str) -> list[str]:
    """The notations of all legal actions of a faction that is asked."""
    return [notation(action) for action in options(s, FACTION_INDEX[faction])]


def nouns(s: TntState, faction: str, verb: str) -> list[str]:
    """What the legal actions of a faction with this verb are about."""
    return [text[len(verb) + 1 :] for text in legal(s, faction) if text.startswith(verb + " ")]


def play(s: TntState, faction: str, *texts: str) -> None:
    """A faction takes these actions one after the other, which have to be legal.

    One that holds no card passes by itself; that may be named all the same.
    """
    for text in texts:
        if text == "pass" and not s.hand[FACTION_INDEX[faction]] and not s.asked & mask(faction):
            assert {"faction": faction} in told(s, "passed"), f"{faction} has not passed"
            continue
        assert s.asked & mask(faction), f"{faction} is not asked"
        assert text in legal(s, faction), f"{text} is not among {legal(s, faction)}"
        apply(s, FACTION_INDEX[faction], parse(text))


def refused(s: TntState, faction: str, text: str) -> tuple[str, str]:
    """The reason why an action is not legal, and the rule that says so."""
    assert text not in legal(s, faction), f"{text} is legal"
    refusal = step_of(s).refuse(s, FACTION_INDEX[faction], parse(text))
    overhear_refusal("triumph", refusal)
    return refusal.reason, refusal.cite


def question(s: TntState, faction: str) -> Question:
    """What a faction is asked."""
    return step_of(s).question(s, FACTION_INDEX[faction])


def told(s: TntState, kind: str, faction: str = "") -> list[dict[str, Any]]:
    """The events of a kind since the table was set up; with a faction those that it may know."""
    assert s.sink is not None
    return [event.data for event in s.sink if event.kind == kind and (not faction or event.seats & mask(faction))]
