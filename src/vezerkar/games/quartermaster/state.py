"""The State of Quartermaster General: the board, the cards of six countries, and what lasts for a turn."""

from __future__ import annotations

from typing import Final

from vezerkar.engine.dice import Dice
from vezerkar.engine.state import State
from vezerkar.games.quartermaster.game_data import DECKS, GERMANY, NAVIES, SIX

# Where cards lie: s.cards[ZONE + country] is a row of card numbers, changed in place.
DECK: Final = 0
"""The draw deck; its top card is the last one."""
HAND: Final = 6
"""Sorted."""
UP: Final = 12
"""The discard pile as far as it lies face up; its top card is the last one (R-66)."""
DOWN: Final = 18
"""Cards that went to the bottom of the discard pile unseen (R-68)."""
LAID: Final = 24
"""Responses face down on the table, in the order in which they were laid."""

# How much of a deck's order is known: s.known[WHAT + country] counts cards.
TOP_OPEN: Final = 0
"""From the top, known to everybody."""
BOTTOM_OPEN: Final = 6
TOP_SEEN: Final = 12
"""From the top, known to the owner (those known to everybody included)."""
BOTTOM_SEEN: Final = 18
KNOWN: Final = ("top_open", "bottom_open", "top_seen", "bottom_seen")

NO_ENDING: Final = 0
CONQUEST: Final = 1
POINTS: Final = 2
LEADING: Final = 3
ROUNDS_OVER: Final = 4
TIED: Final = 5
ENDINGS: Final[tuple[str, ...]] = ("", "conquest", "points", "lead", "rounds", "tie")
ENDING_CITE: Final[tuple[str, ...]] = ("", "QMG R-75", "QMG R-75", "QMG R-77", "QMG R-76", "QMG R-76")

NOBODY: Final = -1

# What Victory Points come from that come from no card.
SUPPLY_SPACES: Final = -1
SHORTAGE: Final = -2

BOARD_FRESH: Final = 1 << SIX


class Variant:
    """The options of a match, which never change during it."""

    __slots__ = ("lead_wins", "navies", "tracked")

    def __init__(self, german_navies: int = NAVIES[GERMANY], lead_wins: bool = False, tracked: bool = False) -> None:
        self.navies = [german_navies, *NAVIES[1:]]
        """Number of Navies of each country (R-03)."""
        self.lead_wins = lead_wins
        """R-77: a lead of 30 points after a round wins."""
        self.tracked = tracked
        """F-47: the order in which Responses were laid is tracked, and Magic may choose by it."""


class QmgState(State):
    """A game of Quartermaster General.

    Its attributes are declared in ``declarations``. Countries, spaces and cards are numbered as in `game_data`.
    """

    # --- written by tools/declare.py from declarations/attributes.py
    __slots__ = (
        "active",
        "bonus",
        "cards",
        "ending",
        "fed",
        "fresh",
        "front",
        "gone",
        "kept",
        "known",
        "lasting",
        "movable",
        "pieces",
        "raid",
        "reach",
        "round",
        "safe",
        "sides",
        "spared",
        "spent",
        "status",
        "straits",
        "supplied",
        "truk",
        "variant",
        "vp",
        "winner",
    )

    variant: Variant
    round: int
    active: int
    vp: list[int]
    pieces: list[int]
    safe: list[int]
    status: list[int]
    spent: list[int]
    gone: list[int]
    cards: list[list[int]]
    known: list[int]
    lasting: bool
    truk: bool
    front: int
    movable: int
    kept: int
    raid: int
    bonus: int
    spared: int
    fed: list[int]
    supplied: list[int]
    reach: list[int]
    sides: list[int]
    straits: int
    fresh: int
    winner: int
    ending: int

    def begin_quartermaster(self, dice: Dice, variant: Variant) -> None:
        """Set every attribute as at the beginning of a game."""
        self.begin(dice)
        self.variant = variant
        self.round = 0
        self.active = SIX - 1
        self.vp = [0, 0]
        self.pieces = [0] * SIX
        self.safe = [0] * SIX
        self.status = [0] * SIX
        self.spent = [0] * SIX
        self.gone = [0] * SIX
        self.cards = [deck.copy() for deck in DECKS] + [[] for _ in range(4 * SIX)]
        self.known = [0] * (4 * SIX)
        self.lasting = False
        self.truk = False
        self.front = 0
        self.movable = 0
        self.kept = 0
        self.raid = -1
        self.bonus = 0
        self.spared = 0
        self.fed = [0] * SIX
        self.supplied = [0] * SIX
        self.reach = [0] * SIX
        self.sides = [0, 0]
        self.straits = 0
        self.fresh = 0
        self.winner = NOBODY
        self.ending = NO_ENDING

    def clone(self) -> QmgState:
        other = QmgState()
        self.copy_base(other)
        other.variant = self.variant
        other.round = self.round
        other.active = self.active
        other.vp = self.vp.copy()
        other.pieces = self.pieces.copy()
        other.safe = self.safe.copy()
        other.status = self.status.copy()
        other.spent = self.spent.copy()
        other.gone = self.gone.copy()
        other.cards = [own.copy() for own in self.cards]
        other.known = self.known.copy()
        other.lasting = self.lasting
        other.truk = self.truk
        other.front = self.front
        other.movable = self.movable
        other.kept = self.kept
        other.raid = self.raid
        other.bonus = self.bonus
        other.spared = self.spared
        other.fed = self.fed.copy()
        other.supplied = self.supplied.copy()
        other.reach = self.reach.copy()
        other.sides = self.sides.copy()
        other.straits = self.straits
        other.fresh = self.fresh
        other.winner = self.winner
        other.ending = self.ending
        return other

    # --- end of what is written


def new_state(dice: Dice, variant: Variant) -> QmgState:
    """A State with an empty board and every card in its deck, unshuffled."""
    s = QmgState()
    s.begin_quartermaster(dice, variant)
    return s
