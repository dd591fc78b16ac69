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
"""What went to the bottom of the discard pile unseen (R-68)."""
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
ENDING_CITE: Final = ("", "QMG R-75", "QMG R-75", "QMG R-77", "QMG R-76", "QMG R-76")

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
        """How many Navies each country has (R-03)."""
        self.lead_wins = lead_wins
        """R-77: a lead of 30 points after a round wins."""
        self.tracked = tracked
        """F-47: the order in which Responses were laid is tracked, and Magic may choose by it."""


class QmgState(State):
    """A game of Quartermaster General.

    Countries, spaces and cards are numbered as in `facts`. ``pieces[country]`` are the spaces with a piece of that country, an
    Army on land and a Navy at sea (R-17). ``status`` and ``gone`` are masks of a country's cards: its face-up Status cards, and
    its Responses that were used and so are publicly out of the game.
    """

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
    """From 1; 0 during the set-up."""
    active: int
    """The country on turn."""
    vp: list[int]
    pieces: list[int]
    cards: list[list[int]]
    known: list[int]
    status: list[int]
    gone: list[int]
    spent: list[int]
    """Status cards that were used this turn and may not be used again in it."""
    safe: list[int]
    """Pieces that may not be removed this turn (R-64)."""
    lasting: bool
    """Whether any card is spent, any piece safe or Truk in effect, so that something ends with the turn."""
    truk: bool
    """Truk is in effect this turn."""
    front: int
    """Soviet Armies that bordered a German Army when the German turn began (Broad Front)."""
    movable: int
    """Pieces of the country on turn that may still be picked up by the card it resolves (F-21)."""
    kept: int
    """1 + noun of a piece that a card has just saved from one removal, 0 for none."""
    raid: int
    """The Economic Warfare card that is being resolved, -1 for none."""
    bonus: int
    """How many cards more its victim loses."""
    spared: int
    """Countries that ignore it, as a mask."""
    fed: list[int]
    """Pieces with a line to a Supply space (R-25 steps 1 and 2), right for the countries of ``fresh``."""
    supplied: list[int]
    """Those and the ones a card declares supplied (R-25 step 3)."""
    reach: list[int]
    """The spaces next to those."""
    sides: list[int]
    """The spaces with a piece of each team, right while `BOARD_FRESH` is in ``fresh``; so is the next."""
    straits: int
    """The straits open to the Axis (R-30)."""
    fresh: int
    """For which countries the lists by country are right, as a mask; 0 whenever the board has changed."""
    winner: int
    """The team that won, or `NOBODY`."""
    ending: int

    def clone(self) -> QmgState:
        copy = QmgState()
        self.copy_base(copy)
        copy.variant = self.variant
        copy.round = self.round
        copy.active = self.active
        copy.vp = self.vp.copy()
        copy.pieces = self.pieces.copy()
        copy.cards = [row.copy() for row in self.cards]
        copy.known = self.known.copy()
        copy.status = self.status.copy()
        copy.gone = self.gone.copy()
        copy.spent = self.spent.copy()
        copy.safe = self.safe.copy()
        copy.lasting = self.lasting
        copy.truk = self.truk
        copy.front = self.front
        copy.movable = self.movable
        copy.kept = self.kept
        copy.raid = self.raid
        copy.bonus = self.bonus
        copy.spared = self.spared
        copy.fed = self.fed.copy()
        copy.supplied = self.supplied.copy()
        copy.reach = self.reach.copy()
        copy.sides = self.sides.copy()
        copy.straits = self.straits
        copy.fresh = self.fresh
        copy.winner = self.winner
        copy.ending = self.ending
        return copy


def new_state(dice: Dice, variant: Variant) -> QmgState:
    """A State with an empty board and every card in its deck, unshuffled."""
    s = QmgState()
    s.begin(dice)
    s.variant = variant
    s.round = 0
    s.active = SIX - 1
    s.vp = [0, 0]
    s.pieces = [0] * SIX
    s.cards = [deck.copy() for deck in DECKS] + [[] for _ in range(4 * SIX)]
    s.known = [0] * (4 * SIX)
    s.status = [0] * SIX
    s.gone = [0] * SIX
    s.spent = [0] * SIX
    s.safe = [0] * SIX
    s.lasting = False
    s.truk = False
    s.front = 0
    s.movable = 0
    s.kept = 0
    s.raid = -1
    s.bonus = 0
    s.spared = 0
    s.fed = [0] * SIX
    s.supplied = [0] * SIX
    s.reach = [0] * SIX
    s.sides = [0, 0]
    s.straits = 0
    s.fresh = 0
    s.winner = NOBODY
    s.ending = NO_ENDING
    return s
