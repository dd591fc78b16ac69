"""The State of The Hunt: all that lies on the table, in the hands and in the German player's notes."""

from __future__ import annotations

from typing import Final

from vezerkar.engine.bit_sets import BIT, count, pick
from vezerkar.engine.dice import Dice
from vezerkar.engine.state import State
from vezerkar.games.hunt.game_data import BRITISH, DECK, EVERYWHERE, FORCE_START, FREIGHTER_COUNT, FULL_DECK, GERMAN, TRACK

# Where cards lie: s.cards[ZONE + seat] is a mask of that seat's deck.
HAND: Final = 0
PILE: Final = 2
DISCARD: Final = 4
REMOVED: Final = 6
BANKED: Final = 8
PLAYED: Final = 10
ZONES: Final[tuple[str, ...]] = ("hand", "pile", "discard", "removed", "banked", "played")

# Where freighters are that are not on the map.
IN_BAG: Final = -1
ARRIVED: Final = -2
SUNK: Final = -3

READY: Final = 0
UNDER_REPAIR: Final = 1
DESTROYED: Final = 2
PLANE: Final[tuple[str, ...]] = ("ready", "repair", "destroyed")

SET_UP: Final = 0
FREIGHT: Final = 1
CARD_PLAY: Final = 2
REDRAW: Final = 3
IN_BATTLE: Final = 4
PHASES: Final = ("setup", "freight", "cards", "redraw", "battle")

# s.leg: how far the Graf Spee is in "Move, Search, Move" (HUNT 38).
MAY_MOVE: Final = 0
MOVED: Final = 1
MOVED_SEARCHED: Final = 2
MOVED_TWICE: Final = 3

NO_ENDING: Final = 0
SINKINGS: Final = 1
ARRIVALS: Final = 2
BATTLE_WON: Final = 3
SCUTTLED: Final = 4
ENDINGS: Final[tuple[str, ...]] = ("", "sinkings", "arrivals", "battle", "scuttled")
ENDING_CITE: Final[tuple[str, ...]] = ("", "HUNT 106", "HUNT 107", "HUNT 103", "HUNT 105")


class Variant:
    """The options of a match, which never change during it."""

    __slots__ = ("four", "historical", "refill_two", "wait_at_entry")

    def __init__(
        self, historical: bool = False, refill_two: bool = False, four: bool = True, wait_at_entry: bool = False
    ) -> None:
        self.historical = historical
        """HUNT 111: Forces show their triangle side."""
        self.refill_two = refill_two
        """HUNT 73 the other way: freighters are drawn until two are on the map."""
        self.four = four
        """HUNT 57: the German player may stop drawing at four cards."""
        self.wait_at_entry = wait_at_entry
        """HUNT 90 the other way: a Force that comes in from the track acts from the next turn on."""


class BayesFilter:
    """The chances of each space when the Graf Spee had just made her last Move; `heuristics.belief` reckons with it."""

    __slots__ = ("after", "chances", "prey", "sailings", "turn")

    def __init__(self, sailings: int, chances: list[float], turn: int, prey: int) -> None:
        self.sailings = sailings
        """The number of her Moves so far, and one more for the space she was placed in; 0 before that."""
        self.chances = chances
        self.turn = turn
        """The turn of the last of them; 0 if it is not known."""
        self.prey = prey
        """Bit set of the spaces where freighters were that she could have attacked after it."""
        self.after: dict[tuple[tuple[int, ...], int, int], BayesFilter] = {}
        """The filters after one more Move, by its frame, the belief before it and its distance: reckoned once for all States
        that have this history."""


class Battle:
    """The battle: five duels (HUNT 93-105). Lists are indexed by seat; values in half points."""

    # --- written by tools/declare.py from declarations/parts.py
    __slots__ = (
        "chosen",
        "damage",
        "duel",
        "force",
        "later",
        "soon",
    )

    force: int
    duel: int
    damage: list[int]
    soon: list[int]
    later: list[int]
    chosen: list[int]

    def __init__(self, force: int) -> None:
        self.force = force
        self.duel = 0
        self.damage = [0, 0]
        self.soon = [0, 0]
        self.later = [0, 0]
        self.chosen = [-1, -1]

    def clone(self) -> Battle:
        """An equal one that shares nothing changeable."""
        other = Battle(self.force)
        other.duel = self.duel
        other.damage = self.damage.copy()
        other.soon = self.soon.copy()
        other.later = self.later.copy()
        other.chosen = self.chosen.copy()
        return other

    # --- end of this written part


class HuntState(State):
    """A game of The Hunt.

    Its attributes are declared in ``declarations``. Spaces, cards and freighters are numbered as in `facts`.
    """

    # --- written by tools/declare.py from declarations/attributes.py
    __slots__ = (
        "active",
        "advanced",
        "altmark",
        "ap",
        "battle",
        "belief",
        "bonus",
        "cards",
        "clue_due",
        "clues",
        "ending",
        "entered",
        "filter",
        "forces",
        "frames",
        "freighters",
        "immune",
        "leg",
        "moved",
        "phase",
        "plane",
        "reserve",
        "roll",
        "searched",
        "seen",
        "shown",
        "spee",
        "storm",
        "trail",
        "turn",
        "variant",
        "winner",
    )

    variant: Variant
    spee: int
    shown: bool
    belief: int
    trail: tuple[tuple[int, int, int], ...]
    frames: tuple[tuple[int, ...], ...]
    filter: BayesFilter | None
    altmark: int
    forces: list[int]
    freighters: list[int]
    clues: int
    cards: list[int]
    seen: tuple[int, int]
    plane: int
    reserve: int
    turn: int
    active: int
    phase: int
    ap: int
    moved: int
    searched: int
    entered: int
    leg: int
    bonus: int
    advanced: bool
    storm: int
    immune: int
    clue_due: bool
    roll: tuple[int, int, int]
    battle: Battle | None
    winner: int
    ending: int

    def begin_hunt(self, dice: Dice, variant: Variant) -> None:
        """Set every attribute as at the beginning of a game."""
        self.begin(dice)
        self.variant = variant
        self.spee = -1
        self.shown = False
        self.belief = EVERYWHERE
        self.trail = ()
        self.frames = ()
        self.filter = None
        self.altmark = -1
        self.forces = FORCE_START.copy()
        self.freighters = [IN_BAG] * FREIGHTER_COUNT
        self.clues = 0
        self.cards = [0, 0, FULL_DECK, FULL_DECK, 0, 0, 0, 0, 0, 0, 0, 0]
        self.seen = (0, 0)
        self.plane = READY
        self.reserve = 0
        self.turn = 0
        self.active = BRITISH
        self.phase = SET_UP
        self.ap = 0
        self.moved = 0
        self.searched = 0
        self.entered = 0
        self.leg = MAY_MOVE
        self.bonus = 0
        self.advanced = False
        self.storm = 0
        self.immune = 0
        self.clue_due = False
        self.roll = (0, 0, 0)
        self.battle = None
        self.winner = -1
        self.ending = NO_ENDING

    def clone(self) -> HuntState:
        other = HuntState()
        self.copy_base(other)
        other.variant = self.variant
        other.spee = self.spee
        other.shown = self.shown
        other.belief = self.belief
        other.trail = self.trail
        other.frames = self.frames
        other.filter = self.filter
        other.altmark = self.altmark
        other.forces = self.forces.copy()
        other.freighters = self.freighters.copy()
        other.clues = self.clues
        other.cards = self.cards.copy()
        other.seen = self.seen
        other.plane = self.plane
        other.reserve = self.reserve
        other.turn = self.turn
        other.active = self.active
        other.phase = self.phase
        other.ap = self.ap
        other.moved = self.moved
        other.searched = self.searched
        other.entered = self.entered
        other.leg = self.leg
        other.bonus = self.bonus
        other.advanced = self.advanced
        other.storm = self.storm
        other.immune = self.immune
        other.clue_due = self.clue_due
        other.roll = self.roll
        other.battle = None if self.battle is None else self.battle.clone()
        other.winner = self.winner
        other.ending = self.ending
        return other

    # --- end of what is written

    # --- cards -----------------------------------------------------------------------------------------------------------

    def hand_size(self, seat: int) -> int:
        """Return the number of cards that a seat holds."""
        return count(self.cards[HAND + seat])

    def shift(self, card: int, source: int, target: int) -> None:
        """Move a card from one zone to another."""
        seat = GERMAN if card < DECK else BRITISH
        bit = BIT[card - seat * DECK]
        self.cards[source + seat] &= ~bit
        self.cards[target + seat] |= bit

    def lies(self, card: int, zone: int) -> bool:
        """Return True if a card lies in this zone."""
        seat = GERMAN if card < DECK else BRITISH
        return bool(self.cards[zone + seat] & BIT[card - seat * DECK])

    def draw(self, seat: int) -> int:
        """Take a card off a seat's draw pile into its hand; -1 if there is none left anywhere (HUNT 32).

        No one may look at a pile, so its order is decided when it is drawn from.
        """
        cards = self.cards
        pile = cards[PILE + seat]
        if not pile:
            pile = cards[DISCARD + seat]
            cards[DISCARD + seat] = 0
            if not pile:
                return -1
        card = pick(pile, self.randbelow(count(pile)))
        cards[PILE + seat] = pile ^ BIT[card]
        cards[HAND + seat] |= BIT[card]
        return seat * DECK + card

    # --- public history ----------------------------------------------------------------------------------------------------

    def frame(self) -> tuple[int, ...]:
        """Return what lies open on the map and matters for a Move: the turn, 1 in a storm, freighters, Forces."""
        return (self.turn, 1 if self.storm else 0, *self.freighters, *self.forces)

    # --- questions asked by several chapters -----------------------------------------------------------------------------

    def on_map(self, force: int) -> bool:
        """Return True if a Force is at sea, not on the strategy track."""
        return self.forces[force] < TRACK

    def clue_count(self) -> int:
        """Return the number of Clue markers on the map."""
        return count(self.clues)


def new_state(dice: Dice, variant: Variant) -> HuntState:
    """The State at the beginning of a game, nothing on its stack yet."""
    s = HuntState()
    s.begin_hunt(dice, variant)
    return s
