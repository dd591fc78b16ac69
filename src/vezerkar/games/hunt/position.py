"""Positions: a State of The Hunt as plain data and back, secrets included; and what must be true of every State.

What a view shows as well is spelled as there. Positions of former versions spelled some things otherwise, and are still read.
"""

from __future__ import annotations

from typing import Final

from vezerkar.engine.dice import Dice
from vezerkar.engine.game import Json
from vezerkar.engine.reading import Data, Field
from vezerkar.engine.state import BIT
from vezerkar.games.hunt.facts import (
    ARRIVALS_TO_WIN,
    BRITISH,
    CARDS,
    CLUES,
    DECK,
    DESTINATION,
    DUELS,
    EVERYWHERE,
    FORCE_COUNT,
    FORCES,
    FREIGHTER_COUNT,
    FREIGHTERS,
    FULL_DECK,
    GERMAN,
    REACH,
    RESERVE_LIMIT,
    ROUTE,
    SEATS,
    SINKINGS_TO_WIN,
    SPACES,
    TRACK,
    TRACK_LENGTH,
    WITHIN,
    spread,
)
from vezerkar.games.hunt.state import (
    ARRIVALS,
    ARRIVED,
    BATTLE_WON,
    ENDINGS,
    HAND,
    IN_BAG,
    IN_BATTLE,
    MOVED_TWICE,
    PHASES,
    PLANE,
    SCUTTLED,
    SINKINGS,
    SUNK,
    ZONES,
    Battle,
    HuntState,
    Variant,
    new_state,
)
from vezerkar.games.hunt.view import by_seat as seat_numbers
from vezerkar.games.hunt.view import card_names, force_place, freighter_place, names, pieces, roll

SPACE_NAMES: Final = tuple(SPACES)
FORCE_NAMES: Final = tuple(FORCES)
FORCE_PLACES: Final = (*SPACES, *[f"track-{n + 1}" for n in range(TRACK_LENGTH)])
AWAY: Final = ("bag", "arrived", "sunk")
FREIGHTER_PLACES: Final = (*SPACES, *AWAY)
MOST: Final = 9999
"""No number of a game is greater."""

FIELDS: Final = (
    *("spee", "shown", "maybe", "trail", "altmark", "forces", "freighters", "clues", "cards", "seen", "plane", "reserve", "turn"),
    *("active", "phase", "points", "moved", "searched", "entered", "leg", "bonus", "advanced", "storm", "immune", "clue_due"),
    *("roll", "battle", "over", "winner", "ending"),
)
BATTLE_FIELDS: Final = ("force", "duels", "damage", "bonus_halves", "later_halves", "laid")
OLD: Final = ("belief",)
OLD_BATTLE: Final = ("force", "duel", "damage", "chosen", "soon", "later")


# --- writing ---------------------------------------------------------------------------------------------------------


def describe(s: HuntState) -> dict[str, Json]:
    """Everything but the stack and the dice."""
    trail: list[Json] = [[SPACES[space], names(belief), far] for space, belief, far in s.trail]
    return {
        "spee": SPACES[s.spee] if s.spee >= 0 else None,
        "shown": s.shown,
        "maybe": names(s.belief),
        "trail": trail,
        "altmark": SPACES[s.altmark] if s.altmark >= 0 else None,
        "forces": {FORCES[f]: force_place(s.forces[f]) for f in range(FORCE_COUNT)},
        "freighters": {FREIGHTERS[i]: freighter_place(s.freighters[i]) for i in range(FREIGHTER_COUNT)},
        "clues": names(s.clues),
        "cards": {
            SEATS[seat]: {zone: card_names(s.cards[2 * i + seat], seat) for i, zone in enumerate(ZONES)} for seat in range(2)
        },
        "seen": {SEATS[seat]: card_names(s.seen[seat], 1 - seat) for seat in range(2)},
        "plane": PLANE[s.plane],
        "reserve": s.reserve,
        "turn": s.turn,
        "active": SEATS[s.active],
        "phase": PHASES[s.phase],
        "points": s.ap,
        "moved": pieces(s.moved, "altmark"),
        "searched": pieces(s.searched, "spee"),
        "entered": pieces(s.entered, ""),
        "leg": s.leg,
        "bonus": s.bonus,
        "advanced": s.advanced,
        "storm": s.storm,
        "immune": s.immune,
        "clue_due": s.clue_due,
        "roll": roll(s),
        "battle": describe_battle(s.battle),
        "over": s.over,
        "winner": SEATS[s.winner] if s.winner >= 0 else None,
        "ending": ENDINGS[s.ending],
    }


def describe_battle(battle: Battle | None) -> Json:
    """The battle as plain data."""
    if battle is None:
        return None
    return {
        "force": FORCES[battle.force],
        "duels": battle.duel,
        "damage": seat_numbers(battle.damage),
        "bonus_halves": seat_numbers(battle.soon),
        "later_halves": seat_numbers(battle.later),
        "laid": {SEATS[i]: CARDS[battle.chosen[i]] if battle.chosen[i] >= 0 else None for i in range(2)},
    }


# --- reading ---------------------------------------------------------------------------------------------------------


def build(state: Data, dice: Dice, variant: Variant) -> HuntState:
    """The State of a description; what is left out is as at the beginning. Raises `BadPosition`."""
    s = new_state(dice, variant)
    data = Field(dict(state), "state").only((*FIELDS, *OLD))
    s.spee = data.at("spee").index_or(SPACE_NAMES, s.spee)
    s.altmark = data.at("altmark").index_or(SPACE_NAMES, s.altmark)
    s.shown = data.at("shown", False).flag()
    s.belief = data.at("maybe" if data.has("maybe") else "belief", [*SPACES]).mask(SPACE_NAMES)
    s.clues = data.at("clues", []).mask(SPACE_NAMES)
    s.trail = tuple([leg(entry) for entry in data.at("trail", []).items()])
    for force, where in data.at("forces", {}).members(FORCE_NAMES):
        s.forces[force] = where.index(FORCE_PLACES)
    for freighter, where in data.at("freighters", {}).members(tuple(FREIGHTERS)):
        place = where.index(FREIGHTER_PLACES)
        s.freighters[freighter] = place if place < len(SPACES) else (IN_BAG, ARRIVED, SUNK)[place - len(SPACES)]
    build_cards(s, data)
    seen = data.at("seen", {}).only(SEATS)
    s.seen = (card_mask(seen.at(SEATS[0], []), 1), card_mask(seen.at(SEATS[1], []), 0))
    s.plane = data.at("plane", PLANE[s.plane]).index(PLANE)
    s.active = data.at("active", SEATS[s.active]).index(SEATS)
    s.phase = data.at("phase", PHASES[s.phase]).index(PHASES)
    s.reserve = data.at("reserve", s.reserve).number(0, RESERVE_LIMIT)
    s.turn = data.at("turn", s.turn).number(0, MOST)
    s.ap = data.at("points", s.ap).number(0, MOST)
    s.moved = those(data.at("moved", []), "altmark")
    s.searched = those(data.at("searched", []), "spee")
    s.entered = those(data.at("entered", []), "")
    s.leg = data.at("leg", s.leg).number(0, MOVED_TWICE)
    s.bonus = data.at("bonus", s.bonus).number(0, MOST)
    s.storm = data.at("storm", s.storm).number(0, MOST)
    s.immune = data.at("immune", s.immune).number(0, MOST)
    s.advanced = data.at("advanced", False).flag()
    s.clue_due = data.at("clue_due", False).flag()
    s.roll = roll_of(data.at("roll"))
    s.battle = build_battle(data.at("battle"))
    s.over = data.at("over", False).flag()
    winner = data.at("winner")
    old = isinstance(winner.value, int) and not isinstance(winner.value, bool)
    s.winner = winner.number(-1, 1) if old else winner.index_or(SEATS, -1)
    s.ending = data.at("ending", "").index(ENDINGS)
    return s


def those(data: Field, ship: str) -> int:
    """Pieces, by their names; of old a sum of 1, 2, 4 for the Forces and 8 for the ship."""
    known = (*FORCES, ship) if ship else FORCE_NAMES
    return data.number(0, BIT[len(known)] - 1) if isinstance(data.value, int) else data.mask(known)


def build_cards(s: HuntState, data: Field) -> None:
    """Every card lies where it is said to lie; those not named lie in the draw pile."""
    for seat, zones in data.at("cards", {}).members(SEATS):
        left = FULL_DECK
        for zone, lying in zones.members(ZONES):
            cards = card_mask(lying, seat)
            s.cards[2 * zone + seat] = cards
            if ZONES[zone] != "pile":
                left &= ~cards
        if not zones.has("pile"):
            s.cards[2 * ZONES.index("pile") + seat] = left


def build_battle(data: Field) -> Battle | None:
    """The battle of a description; of old its lists had the German number first."""
    if data.value is None:
        return None
    if data.has("duel"):
        return build_old_battle(data.only(OLD_BATTLE))
    data.only(BATTLE_FIELDS)
    battle = Battle(data.at("force").index(FORCE_NAMES))
    battle.duel = data.at("duels", 0).number(0, DUELS)
    battle.damage = by_seat(data.at("damage", {}), DUELS)
    battle.soon = by_seat(data.at("bonus_halves", {}), MOST)
    battle.later = by_seat(data.at("later_halves", {}), MOST)
    for seat, card in data.at("laid", {}).members(SEATS):
        battle.chosen[seat] = card.index_or(tuple(CARDS), -1)
    return battle


def build_old_battle(data: Field) -> Battle:
    """A battle as it was described of old."""
    battle = Battle(data.at("force").index(FORCE_NAMES))
    battle.duel = data.at("duel", 0).number(0, DUELS)
    battle.damage = data.at("damage", [0, 0]).numbers(2, 0, DUELS)
    battle.chosen = data.at("chosen", [-1, -1]).numbers(2, -1, len(CARDS) - 1)
    battle.soon = data.at("soon", [0, 0]).numbers(2, 0, MOST)
    battle.later = data.at("later", [0, 0]).numbers(2, 0, MOST)
    return battle


def by_seat(data: Field, most: int) -> list[int]:
    """A number for each seat; 0 where none is given."""
    found = [0, 0]
    for seat, given in data.members(SEATS):
        found[seat] = given.number(0, most)
    return found


def roll_of(data: Field) -> tuple[int, int, int]:
    """The last roll; of old a list of its three numbers."""
    if data.value is None:
        return (0, 0, 0)
    if isinstance(data.value, list):
        number, die, success = data.row(3)
    else:
        data.only(("number", "die", "success"))
        number, die, success = data.at("number"), data.at("die"), data.at("success")
    return (number.number(0, MOST), die.number(0, 6), success.number(0, 1))


def card_mask(data: Field, seat: int) -> int:
    """A set of cards of one deck."""
    return data.mask(tuple(CARDS[seat * DECK : (seat + 1) * DECK]))


def leg(data: Field) -> tuple[int, int, int]:
    """One entry of the course: a space, the spaces she might have been in, and how far she may have gone."""
    space, belief, far = data.row(3)
    return space.index(SPACE_NAMES), belief.mask(SPACE_NAMES), far.number(0, REACH)


# --- what must be true -----------------------------------------------------------------------------------------------


def check(s: HuntState) -> None:
    """What must be true of every State; AssertionError says what is not, and of which fields."""
    check_cards(s)
    check_ships(s)
    check_course(s)
    check_battle(s)
    check_end(s)


def check_cards(s: HuntState) -> None:
    """Every card lies in one place."""
    for seat in range(2):
        zones = [s.cards[2 * i + seat] for i in range(len(ZONES))]
        together = 0
        for i, zone in enumerate(zones):
            assert not together & zone, f"cards.{SEATS[seat]}.{ZONES[i]}: a card lies elsewhere as well"
            together |= zone
        assert together == FULL_DECK, f"cards.{SEATS[seat]}: a card lies nowhere"
        assert not s.seen[seat] or s.battle is not None, f"seen.{SEATS[seat]}: only in a battle does anybody look at a hand"


def check_ships(s: HuntState) -> None:
    """Forces, freighters, Clues, tracks."""
    assert s.clues.bit_count() <= CLUES, f"clues: there are {CLUES} markers"
    assert 0 <= s.reserve <= RESERVE_LIMIT, "reserve: it is off its track"
    assert s.ap >= 0, "points: there cannot be fewer than none"
    for force, where in enumerate(s.forces):
        assert 0 <= where < TRACK + TRACK_LENGTH, f"forces.{FORCES[force]}: it is nowhere"
    for i, where in enumerate(s.freighters):
        assert SUNK <= where < len(SPACES), f"freighters.{FREIGHTERS[i]}: it is nowhere"
        assert where != DESTINATION[i], f"freighters.{FREIGHTERS[i]}: it lies in its own destination and has not arrived"
        assert where < 0 or ROUTE[i][where], f"freighters.{FREIGHTERS[i]}: no way leads from there to its destination"


def check_course(s: HuntState) -> None:
    """Where the Graf Spee is, where she was, and what may be known of it."""
    if s.spee < 0:
        assert not s.shown, "shown, spee: a ship that is nowhere is not shown"
        assert not s.trail, "trail, spee: a ship that is nowhere has not moved"
        assert s.belief == EVERYWHERE, "maybe, spee: before she is placed she may be anywhere"
        return
    assert s.belief & BIT[s.spee], "maybe, spee: she is where everybody knows she is not"
    assert not s.shown or s.belief == BIT[s.spee], "shown, maybe, spee: a piece that is shown is in one place only"
    later, known = s.spee, s.belief
    for i in range(len(s.trail) - 1, -1, -1):
        space, belief, far = s.trail[i]
        assert belief & BIT[space], f"trail[{i}]: she was where everybody knew she was not"
        assert WITHIN[far][space] & BIT[later], f"trail[{i}], spee: she cannot have gone so far"
        assert not known & ~spread(belief, far), f"trail[{i}], maybe: she may be where she cannot have come to"
        later, known = space, belief


def check_battle(s: HuntState) -> None:
    """The battle, and that there is none."""
    battle = s.battle
    assert (s.phase == IN_BATTLE) == (battle is not None), "phase, battle: the phase is a battle when there is one"
    if battle is None:
        return
    assert 0 <= battle.duel <= DUELS, f"battle.duels: there are {DUELS}"
    assert s.spee >= 0 and s.shown, "battle, shown, spee: whoever fights is shown"
    assert s.forces[battle.force] == s.spee, "battle.force, forces, spee: they fight in one space"
    assert s.turn > 0, "battle, turn: there is none before the first turn"
    for seat, card in enumerate(battle.chosen):
        name = SEATS[seat]
        assert 0 <= battle.damage[seat] <= DUELS, f"battle.damage.{name}: each of {DUELS} duels costs one side one marker"
        held = s.cards[HAND + seat] >> (card - seat * DECK) & 1 if seat * DECK <= card < (seat + 1) * DECK else 0
        assert card < 0 or held, f"battle.laid.{name}, cards.{name}.hand: the card that is laid down is still one of the hand"


def check_end(s: HuntState) -> None:
    """A game that is over has a winner and an ending; one that is won is over."""
    assert s.over == (s.winner >= 0) == (s.ending != 0), "over, winner, ending: a game that is over has a winner and an ending"
    sunk, arrived = s.freighters.count(SUNK), s.freighters.count(ARRIVED)
    assert sunk <= SINKINGS_TO_WIN and arrived <= ARRIVALS_TO_WIN, "freighters: the game was over before so many were gone"
    assert s.over or sunk < SINKINGS_TO_WIN, f"freighters, over: {sunk} freighters are sunk, and the game goes on"
    assert s.over or arrived < ARRIVALS_TO_WIN, f"freighters, over: {arrived} freighters have arrived, and the game goes on"
    if s.over:
        assert (s.ending == SINKINGS) == (sunk == SINKINGS_TO_WIN), "ending, freighters: it is not what happened to them"
        assert (s.ending == ARRIVALS) == (arrived == ARRIVALS_TO_WIN), "ending, freighters: it is not what happened to them"
        fought = s.ending in (BATTLE_WON, SCUTTLED)
        assert fought == (s.battle is not None), "ending, battle: a battle ends the game, and only a battle ends it so"
        winner = GERMAN if s.ending == SINKINGS else BRITISH
        assert s.ending == BATTLE_WON or s.winner == winner, f"winner, ending: {ENDINGS[s.ending]} is a victory of the other side"
