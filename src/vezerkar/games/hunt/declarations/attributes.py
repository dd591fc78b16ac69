"""Declared: what the State of The Hunt consists of, each attribute with its kind, its value at the beginning and its meaning.

`python3 make.py declare` writes the part of ``state.py`` that is compiled from it; positions and the page of data follow from it.
"""

from __future__ import annotations

from typing import Annotated, Final

from vezerkar.engine.declare import (
    Copied,
    Inherited,
    Key,
    Many,
    Mask,
    Number,
    OneOf,
    Own,
    Row,
    SecretTo,
    Shared,
    Unwritten,
    attributes,
)
from vezerkar.games.hunt.declarations.kinds import Ending, ForcePlaces, FreighterPlaces, Phase, Plane, Seat, SpaceOrNone, Spaces
from vezerkar.games.hunt.declarations.parts import BATTLE, Pieces, Winner, Zones, roll_from, seen_from, seen_to
from vezerkar.games.hunt.game_data import (
    BRITISH,
    EVERYWHERE,
    FORCE_START,
    FORCES,
    FREIGHTER_COUNT,
    FULL_DECK,
    REACH,
    RESERVE_LIMIT,
    SEATS,
    SPACES,
)
from vezerkar.games.hunt.state import IN_BAG, MAY_MOVE, MOVED_TWICE, NO_ENDING, READY, SET_UP, Battle, BayesFilter, Variant
from vezerkar.games.hunt.view import roll

GERMAN_ONLY: Final = SecretTo(("german",))
OWNER: Final = SecretTo(("owner",))
SEEN: Final = Own("", seen_to, seen_from, "object by `german` or `british`: list of names out of `CARDS`")


class Attributes:
    """A game of The Hunt."""

    variant: Annotated[Variant, Shared()]
    """The options of the match."""
    spee: Annotated[SpaceOrNone, GERMAN_ONLY] = -1
    """Space of the Graf Spee; public while ``shown``."""
    shown: bool = False
    """True if the Graf Spee's piece is on the map."""
    belief: Annotated[Spaces, Key("maybe", old=("belief",))] = EVERYWHERE
    """Spaces where the Graf Spee may be for a player who remembers everything. It follows from public events alone."""
    trail: Annotated[
        tuple[tuple[int, int, int], ...],
        Many("", Row("", (OneOf("", "SPACES", SPACES), Mask("", "SPACES", SPACES), Number("", 0, REACH)))),
        GERMAN_ONLY,
    ] = ()
    """The German log: for every Move the space she left, the belief before it, and how far she may have gone."""
    frames: Annotated[tuple[tuple[int, ...], ...], Unwritten(), Copied("{0}")] = ()
    """The open map when the Graf Spee was placed and at each of her Moves. Bots reckon from it where she may be. It
    follows from public events, so positions do not hold it. Where there are fewer than Moves they are those of the last ones."""
    filter: Annotated[BayesFilter | None, Unwritten(), Copied("{0}")] = None
    """Set by bots alone, on States of their own: by what simulated players reckon where she may be. None: by a rule of thumb."""
    altmark: SpaceOrNone = -1
    """Space of the Altmark."""
    forces: ForcePlaces = FORCE_START.copy()
    """Place of each Force: at sea or on the strategy track."""
    freighters: FreighterPlaces = [IN_BAG] * FREIGHTER_COUNT
    """Place of each freighter."""
    clues: Spaces = 0
    """Spaces with a Clue marker."""
    cards: Annotated[list[int], Zones(), OWNER] = [0, 0, FULL_DECK, FULL_DECK, 0, 0, 0, 0, 0, 0, 0, 0]
    """Zone of each card. Cards not named lie in the pile. In the State ``cards[ZONE + seat]`` is a mask of that seat's deck."""
    seen: Annotated[tuple[int, int], SEEN, OWNER] = (0, 0)
    """The cards of the opponent's hand that each seat has looked at."""
    plane: Plane = READY
    """The state of the Graf Spee's plane."""
    reserve: Annotated[int, Number("", 0, RESERVE_LIMIT)] = 0
    """Action Points in the German Reserve."""
    turn: int = 0
    """The number of the turn; 0 before the first."""
    active: Seat = BRITISH
    """The seat whose turn it is."""
    phase: Phase = SET_UP
    """The phase of the turn."""
    ap: Annotated[int, Key("points")] = 0
    """Action Points left."""
    moved: Annotated[int, Pieces("", "FORCES, altmark", (*FORCES, "altmark"))] = 0
    """The pieces moved this turn; in the State bit f for Force f, bit 3 for the Altmark."""
    searched: Annotated[int, Pieces("", "FORCES, spee", (*FORCES, "spee"))] = 0
    """The pieces that searched this turn; in the State bit f for Force f, bit 3 for the Graf Spee."""
    entered: Annotated[int, Pieces("", "FORCES", tuple(FORCES))] = 0
    """The Forces that came in from the track this turn."""
    leg: Annotated[int, Number("", 0, MOVED_TWICE)] = MAY_MOVE
    """Her Moves this turn (HUNT 38): 0 none, 1 one, 2 one and a Search since, 3 two."""
    bonus: int = 0
    """Bonus of intelligence to the Search rolls of this turn."""
    advanced: bool = False
    """True if a Force was advanced on the track this turn."""
    storm: int = 0
    """Turn ends until the storm is over."""
    immune: int = 0
    """Turn ends during which no Clue has to be placed."""
    clue_due: bool = False
    """True if a Clue must be placed at the end of the German turn (New Convoy Routes)."""
    roll: Annotated[tuple[int, int, int], Own("", roll, roll_from, "object or null: `number`, `die`, `success`")] = (0, 0, 0)
    """The last roll: how many there were, the die, and whether it succeeded."""
    battle: Annotated[Battle | None, BATTLE, OWNER] = None
    """The battle while it is fought; secret: the cards laid down."""
    over: Annotated[bool, Inherited()] = False
    """True if the game is over."""
    winner: Annotated[int, Winner("seat", "SEATS", SEATS, {-1: None})] = -1
    """The seat that has won; in the State -1 for none."""
    ending: Ending = NO_ENDING
    """The way in which the game ended."""


ATTRIBUTES: Final = attributes(Attributes)
