"""Positions: a State of The Hunt as plain data and back, secrets included; and what must be true of every State.

How each attribute is written is declared in ``declarations``; what a view shows as well is spelled as there.
"""

from __future__ import annotations

from vezerkar.engine import declare
from vezerkar.engine.bit_sets import BIT
from vezerkar.engine.dice import Dice
from vezerkar.engine.game import Json
from vezerkar.engine.position_reader import Field, JsonObject
from vezerkar.games.hunt.declarations.attributes import ATTRIBUTES
from vezerkar.games.hunt.game_data import (
    ARRIVALS_TO_WIN,
    BRITISH,
    CLUES,
    DECK,
    DESTINATION,
    DUELS,
    EVERYWHERE,
    FORCES,
    FREIGHTERS,
    FULL_DECK,
    GERMAN,
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
    IN_BATTLE,
    SCUTTLED,
    SINKINGS,
    SUNK,
    ZONES,
    HuntState,
    Variant,
    new_state,
)


def dump_state(s: HuntState) -> dict[str, Json]:
    """Everything but the stack and the dice."""
    return declare.dump(s, ATTRIBUTES)


def load_state(state: JsonObject, dice: Dice, variant: Variant) -> HuntState:
    """The State of a description; what is left out is as at the beginning. Raises `BadPosition`."""
    s = new_state(dice, variant)
    data = Field(dict(state), "state").only(declare.keys(ATTRIBUTES))
    declare.load(s, data, ATTRIBUTES)
    return s


# --- what must be true -----------------------------------------------------------------------------------------------


def check(s: HuntState) -> None:
    """Assert what must be true of every State. The AssertionError says what is not, and of which fields."""
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
    assert s.clue_count() <= CLUES, f"clues: there are {CLUES} markers"
    assert 0 <= s.reserve <= RESERVE_LIMIT, "reserve: it is off its track"
    assert s.ap >= 0, "points: there cannot be fewer than none"
    for force, where in enumerate(s.forces):
        assert 0 <= where < TRACK + TRACK_LENGTH, f"forces.{FORCES[force]}: it is nowhere"
    for i, where in enumerate(s.freighters):
        assert SUNK <= where < len(SPACES), f"freighters.{FREIGHTERS[i]}: it is nowhere"
        assert where != DESTINATION[i], f"freighters.{FREIGHTERS[i]}: it lies in its own destination and has not arrived"
        assert where < 0 or ROUTE[i][where], f"freighters.{FREIGHTERS[i]}: no way leads from there to its destination"


def check_course(s: HuntState) -> None:
    """Assert that the present and past spaces of the Graf Spee fit each other and what may be known of them."""
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
