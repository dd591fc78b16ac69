"""Declared: every kind of event of The Hunt. `python3 make.py declare` writes ``events.py`` from it, which the rules call.

Arguments of a declared kind (``Space``) are fields of the event; plain arguments (``int``) only help to compute others. A local
is a field as well: it is computed when somebody listens, from the State at the moment of the call.
"""

from __future__ import annotations

from vezerkar.engine.bit_sets import with_each
from vezerkar.engine.declare import DETAIL, TURN, draws, level, only, reveals
from vezerkar.games.hunt.declarations.kinds import (
    Actor,
    Card,
    CardOrNone,
    Cards,
    Count,
    Die,
    Ending,
    Flag,
    Force,
    Freighter,
    Halves,
    NoClue,
    Plane,
    PlaneCause,
    Points,
    Rule,
    Seat,
    Space,
    Success,
    Target,
)
from vezerkar.games.hunt.game_data import BRITISH_ENTRY, DECK, START, TRACK_CLUE
from vezerkar.games.hunt.state import ARRIVED, ENDING_CITE, SUNK, HuntState

# --- the turn ----------------------------------------------------------------------------------------------------------------


@level(TURN)
def turn(s: HuntState) -> None:
    """A turn begins."""
    seat: Actor = s.active
    turn: Count = s.turn


def storm(s: HuntState) -> None:
    """A storm breaks out."""


def storm_over(s: HuntState) -> None:
    """The storm ends."""


def immune(s: HuntState) -> None:
    """For a while no Clue need be placed."""


def ended(s: HuntState, winner: Seat, ending: Ending) -> None:
    """The game is over."""
    rule: Rule = ENDING_CITE[ending]


# --- cards and points --------------------------------------------------------------------------------------------------------


@level(DETAIL)
@draws("count")
def drew(s: HuntState, seat: Actor, count: Count) -> None:
    """A player drew cards."""
    hand: Count = s.hand_size(seat)


@level(DETAIL)
@only("seat")
def drew_cards(s: HuntState, seat: Actor, cards: Cards) -> None:
    """The cards that the player drew."""


@reveals
def played_points(s: HuntState, seat: Actor, card: Card, points: Points) -> None:
    """A card is played for its Action Points."""


@reveals
def played_event(s: HuntState, seat: Actor, card: Card) -> None:
    """A card is played for its Event."""


@reveals
def responded(s: HuntState, seat: Actor, card: Card) -> None:
    """A card is played in answer."""


def event_stopped(s: HuntState, seat: Actor, card: Card) -> None:
    """An Event was stopped by an answer."""


def card_removed(s: HuntState, card: Card) -> None:
    """A card leaves the game."""


@reveals
def banked(s: HuntState, card: Card) -> None:
    """A card is kept face up for a later turn."""


@level(DETAIL)
def bank_used(s: HuntState, card: Card) -> None:
    """A banked card is spent."""
    points: Points = s.ap


@level(DETAIL)
def reserve_taken(s: HuntState, taken: Points) -> None:
    """Points are taken from the Reserve."""
    points: Points = s.ap
    reserve: Points = s.reserve


@level(DETAIL)
def stored(s: HuntState, points: Points) -> None:
    """Points are put into the Reserve."""
    reserve: Points = s.reserve


@level(DETAIL)
def reserve_set(s: HuntState) -> None:
    """The Reserve is set by an Event."""
    reserve: Points = s.reserve


# --- ships -------------------------------------------------------------------------------------------------------------------


def freighter_placed(s: HuntState, freighter: Freighter) -> None:
    """A freighter sets out."""
    space: Space = START[freighter]


def altmark_placed(s: HuntState) -> None:
    """The Altmark is placed."""
    space: Space = s.altmark


def spee_placed(s: HuntState) -> None:
    """The Graf Spee is placed, nobody else knows where."""


@only("GERMAN")
def spee_at(s: HuntState, space: Space) -> None:
    """The present space of the Graf Spee."""


def spee_sailed(s: HuntState, points: Points) -> None:
    """The Graf Spee has sailed for these points."""


@level(DETAIL)
def spee_sailed_free(s: HuntState, spaces: Count) -> None:
    """The Graf Spee may have sailed so far by an Event."""


def altmark_sailed(s: HuntState, to: Space, points: Points) -> None:
    """The Altmark sails; told before she does."""
    from_: Space = s.altmark


def freighter_sailed(s: HuntState, freighter: Freighter, to: Space) -> None:
    """A freighter sails; told before it does."""
    from_: Space = s.freighters[freighter]


def arrived(s: HuntState, freighter: Freighter, space: Space) -> None:
    """A freighter reaches its port."""
    count: Count = s.freighters.count(ARRIVED)


def force_sailed(s: HuntState, force: Force, to: Space, points: Points) -> None:
    """A Force sails; told before it does."""
    from_: Space = s.forces[force]


def advanced(s: HuntState, force: Force, box: Count) -> None:
    """A Force goes on along the strategy track."""


def entered(s: HuntState, force: Force) -> None:
    """A Force comes in from the track."""
    space: Space = BRITISH_ENTRY


@reveals
def evaded(s: HuntState, space: Space) -> None:
    """The Graf Spee slips away."""


def hidden(s: HuntState) -> None:
    """The Graf Spee's piece leaves the map."""


@level(DETAIL)
def plane(s: HuntState, why: PlaneCause) -> None:
    """The plane marker has been turned."""
    state: Plane = s.plane


# --- searches and attacks ----------------------------------------------------------------------------------------------------


@reveals
def revealed(s: HuntState) -> None:
    """The Graf Spee shows herself."""
    space: Space = s.spee


def rolled(s: HuntState, seat: Actor, die: Die, bonus: Count, target: Target, success: Success) -> None:
    """A die was rolled."""
    total: Count = die + bonus


def sunk(s: HuntState, freighter: Freighter) -> None:
    """A freighter is sunk; the fifth wins the game."""
    count: Count = s.freighters.count(SUNK)


def searching(s: HuntState, force: Force, space: Space) -> None:
    """A Force searches."""


@level(DETAIL)
@reveals
def intelligence(s: HuntState, card: Card, search: Count) -> None:
    """A card is paid in for what its track gives."""
    clue: Flag = TRACK_CLUE[card]
    bonus: Count = s.bonus


@reveals
def found(s: HuntState, space: Space) -> None:
    """The Graf Spee is found."""


@reveals
def not_here(s: HuntState, space: Space) -> None:
    """The Graf Spee is not there."""


def no_clue(s: HuntState, why: NoClue) -> None:
    """No Clue is placed."""
    rule: Rule = "HUNT G05" if why == "immune" else "HUNT 63"


@reveals
def clue_placed(s: HuntState, space: Space) -> None:
    """A Clue is placed: she is there or next to it."""


@level(DETAIL)
def clue_laid(s: HuntState, space: Space) -> None:
    """A Clue is laid by an Event, true or false."""


def clues_removed(s: HuntState) -> None:
    """The Clues leave the map."""


# --- the battle --------------------------------------------------------------------------------------------------------------


def battle_began(s: HuntState, force: Force) -> None:
    """A Force has found the Graf Spee: battle."""
    space: Space = s.spee


@reveals
def duel(
    s: HuntState, duel: Count, german: CardOrNone, british: CardOrNone, german_halves: Halves, british_halves: Halves
) -> None:
    """A duel is fought."""


def damaged(s: HuntState, seat: Actor, damage: Count) -> None:
    """A side takes Damage."""


def repaired(s: HuntState, seat: Actor, damage: Count) -> None:
    """A side repairs in port."""


@level(DETAIL)
@reveals
def looked(s: HuntState, seat: Actor) -> None:
    """A player looks at the opponent's hand."""


@level(DETAIL)
@only("seat")
@reveals
def saw_cards(s: HuntState, seat: Actor, hand: int) -> None:
    """The cards that the player saw there."""
    cards: Cards = with_each(hand, (1 - seat) * DECK)
