"""The State of Triumph & Tragedy: blocks on the map, control, influence, cards, tracks, and what lasts for a turn."""

from __future__ import annotations

from typing import Final

from vezerkar.engine.dice import Dice
from vezerkar.engine.state import State
from vezerkar.games.triumph.game_data import (
    ACTION_COUNT,
    AREA_COUNT,
    BLOCK_COUNT,
    CARD_COUNT,
    DIVIDENDS,
    FIRST_YEAR,
    LAND_COUNT,
    NATION_COUNT,
    NEW_YEAR,
    START_IND,
    THREE,
)

# Where a block is when it is not in an area: s.place[block].
POOL: Final = -1
"""It may be built."""
GONE: Final = -2
"""Its nation was defeated (T&T 2.21)."""

# Who knows the face of a block: bits of s.seen[block]. The lower three are the factions, the owner's own always set.
UPRIGHT: Final = 0
OPEN: Final = 8
"""It lies face up (T&T 3, 12.1): everybody sees it."""

# What a Player Turn allows: s.turn_kind (T&T 10.1, 10.11, 10.4, 18.23).
NO_TURN: Final = 0
FULL: Final = 1
EMERGENCY_TURN: Final = 2
WINTER_TURN: Final = 3
DEFENSIVE: Final = 4
TURN_KINDS: Final = ("none", "full", "emergency", "winter", "defensive")

# What a block did this Player Turn: s.moves[block] = via | start << 8 | flags.
START: Final = 8
ENGAGED: Final = 1 << 16
"""It moved into a battle."""
INVADED: Final = 1 << 17
"""It landed on Enemy Territory: no Combat Action this Player Turn (T&T 11.221)."""
AGGRESSED: Final = 1 << 18
"""It moved into an area that only enemies held, or into unoccupied Enemy Territory (T&T 11.54)."""
LEFT_BATTLE: Final = 1 << 19

NO_ENDING: Final = 0
ECONOMIC: Final = 1
MILITARY: Final = 2
ATOMIC: Final = 3
HEGEMONY: Final = 4
ENDINGS: Final[tuple[str, ...]] = ("", "economic", "military", "atomic", "hegemony")
ENDING_CITE: Final[tuple[str, ...]] = ("", "T&T 16.2", "T&T 16.3", "T&T 16.4", "T&T 16.5")

NOBODY: Final = -1

NOTHING: Final[list[int]] = []
"""Value of ``s.offered`` when nothing is kept there."""

SPENT: Final = -1
"""s.usa_forces: all have come, whatever the calendar says (A-10)."""

# How far into a match things are blocked: s.blockade[area] (T&T 14.22, 14.24).
FREE: Final = 0
MED: Final = 1
BLOCKED: Final = 2


class Variant:
    """The options of a match, which never change during it."""

    __slots__ = ("profile", "revised", "short", "two")

    def __init__(self, short: bool = False, two: bool = False, revised: bool = False) -> None:
        self.short = short
        """The game of 1939 (T&T 17)."""
        self.two = two
        """Two players: the Axis against the Allies (T&T 18)."""
        self.revised = revised
        """The rules of July 2016 where they differ (A-8, A-9, A-10, A-31, A-34)."""
        self.profile = "revised_2016" if revised else "seed"


class TntState(State):
    """A game of Triumph & Tragedy.

    Its attributes are declared in ``declarations``. Factions, areas, nations, blocks, cards and technologies are numbered as in
    `facts`. Sets of blocks and of cards are sorted rows (tuples); sets of factions, nations, technologies are masks.
    """

    # --- written by tools/declare.py from declarations/attributes.py
    __slots__ = (
        "active",
        "active_ally",
        "agents",
        "aggressed",
        "ahead",
        "armed",
        "at",
        "atomic_year",
        "battles",
        "blockade",
        "blockaded",
        "bought",
        "breached",
        "came",
        "chits",
        "commands",
        "commits",
        "control",
        "crossed",
        "cv",
        "decks",
        "declared",
        "deep",
        "dividends",
        "done",
        "ending",
        "fallen",
        "foes",
        "forts",
        "fought",
        "fresh_blocks",
        "hand",
        "here",
        "ind",
        "influence",
        "joined",
        "kept",
        "laid",
        "laid_by",
        "marker",
        "moves",
        "offered",
        "order",
        "owner",
        "partners",
        "passes",
        "passive",
        "peace_broken",
        "piles",
        "place",
        "raises",
        "season",
        "seen",
        "shown",
        "steady",
        "struck",
        "targets",
        "techs",
        "turn_kind",
        "under_way",
        "usa_forces",
        "variant",
        "vault",
        "violated",
        "war",
        "winner",
        "year",
    )

    variant: Variant
    year: int
    season: int
    order: list[int]
    active: int
    active_ally: int
    passes: int
    turn_kind: int
    commands: int
    under_way: bool
    place: list[int]
    cv: list[int]
    seen: list[int]
    at: list[tuple[int, ...]]
    here: list[int]
    deep: tuple[int, ...]
    forts: list[int]
    control: list[int]
    steady: bool
    owner: list[int]
    marker: list[int]
    influence: list[int]
    armed: int
    foes: list[int]
    violated: list[int]
    partners: list[int]
    fallen: int
    war: list[int]
    declared: list[int]
    breached: int
    struck: int
    peace_broken: int
    hand: list[tuple[int, ...]]
    bought: list[tuple[int, ...]]
    commits: list[tuple[int, ...]]
    ahead: int
    shown: bool
    passive: list[tuple[int, ...]]
    decks: list[tuple[int, ...]]
    piles: list[tuple[int, ...]]
    laid: list[tuple[int, ...]]
    laid_by: list[int]
    vault: list[tuple[int, ...]]
    techs: list[int]
    kept: list[tuple[int, ...]]
    dividends: list[tuple[int, ...]]
    chits: list[int]
    atomic_year: list[int]
    ind: list[int]
    raises: list[int]
    blockade: list[int]
    blockaded: list[int]
    fresh_blocks: int
    offered: list[int]
    usa_forces: int
    agents: int
    moves: dict[int, int]
    crossed: dict[int, int]
    aggressed: tuple[int, ...]
    battles: tuple[int, ...]
    fought: tuple[int, ...]
    came: tuple[int, ...]
    targets: list[int]
    done: int
    joined: int
    winner: int
    ending: int

    def begin_triumph(self, dice: Dice, variant: Variant) -> None:
        """Set every attribute as at the beginning of a game."""
        self.begin(dice)
        self.variant = variant
        self.year = FIRST_YEAR
        self.season = NEW_YEAR
        self.order = list(range(THREE))
        self.active = NOBODY
        self.active_ally = NOBODY
        self.passes = 0
        self.turn_kind = NO_TURN
        self.commands = 0
        self.under_way = False
        self.place = [POOL] * BLOCK_COUNT
        self.cv = [0] * BLOCK_COUNT
        self.seen = [0] * BLOCK_COUNT
        self.at = [()] * AREA_COUNT
        self.here = [0] * AREA_COUNT
        self.deep = ()
        self.forts = [0] * LAND_COUNT
        self.control = [0] * AREA_COUNT
        self.steady = False
        self.owner = [NOBODY] * LAND_COUNT
        self.marker = [NOBODY] * NATION_COUNT
        self.influence = [0] * NATION_COUNT
        self.armed = 0
        self.foes = [0] * NATION_COUNT
        self.violated = [NOBODY] * NATION_COUNT
        self.partners = [NOBODY] * NATION_COUNT
        self.fallen = 0
        self.war = [0] * THREE
        self.declared = [0] * THREE
        self.breached = 0
        self.struck = 0
        self.peace_broken = 0
        self.hand = [()] * THREE
        self.bought = [()] * THREE
        self.commits = [()] * THREE
        self.ahead = 0
        self.shown = False
        self.passive = [()] * THREE
        self.decks = [tuple(range(ACTION_COUNT)), tuple(range(ACTION_COUNT, CARD_COUNT))]
        self.piles = [(), ()]
        self.laid = [()] * NATION_COUNT
        self.laid_by = [NOBODY] * NATION_COUNT
        self.vault = [()] * THREE
        self.techs = [0] * THREE
        self.kept = [()] * THREE
        self.dividends = [()] * THREE
        self.chits = DIVIDENDS.copy()
        self.atomic_year = [0] * THREE
        self.ind = START_IND.copy()
        self.raises = [0] * THREE
        self.blockade = [FREE] * LAND_COUNT
        self.blockaded = [NOBODY] * LAND_COUNT
        self.fresh_blocks = 0
        self.offered = NOTHING
        self.usa_forces = 0
        self.agents = -1
        self.moves = {}
        self.crossed = {}
        self.aggressed = ()
        self.battles = ()
        self.fought = ()
        self.came = ()
        self.targets = [0] * 4
        self.done = 0
        self.joined = 0
        self.winner = 0
        self.ending = NO_ENDING

    def clone(self) -> TntState:
        other = TntState()
        self.copy_base(other)
        other.variant = self.variant
        other.year = self.year
        other.season = self.season
        other.order = self.order.copy()
        other.active = self.active
        other.active_ally = self.active_ally
        other.passes = self.passes
        other.turn_kind = self.turn_kind
        other.commands = self.commands
        other.under_way = self.under_way
        other.place = self.place.copy()
        other.cv = self.cv.copy()
        other.seen = self.seen.copy()
        other.at = self.at.copy()
        other.here = self.here.copy()
        other.deep = self.deep
        other.forts = self.forts.copy()
        other.control = self.control.copy()
        other.steady = self.steady
        other.owner = self.owner.copy()
        other.marker = self.marker.copy()
        other.influence = self.influence.copy()
        other.armed = self.armed
        other.foes = self.foes.copy()
        other.violated = self.violated.copy()
        other.partners = self.partners.copy()
        other.fallen = self.fallen
        other.war = self.war.copy()
        other.declared = self.declared.copy()
        other.breached = self.breached
        other.struck = self.struck
        other.peace_broken = self.peace_broken
        other.hand = self.hand.copy()
        other.bought = self.bought.copy()
        other.commits = self.commits.copy()
        other.ahead = self.ahead
        other.shown = self.shown
        other.passive = self.passive.copy()
        other.decks = self.decks.copy()
        other.piles = self.piles.copy()
        other.laid = self.laid.copy()
        other.laid_by = self.laid_by.copy()
        other.vault = self.vault.copy()
        other.techs = self.techs.copy()
        other.kept = self.kept.copy()
        other.dividends = self.dividends.copy()
        other.chits = self.chits.copy()
        other.atomic_year = self.atomic_year.copy()
        other.ind = self.ind.copy()
        other.raises = self.raises.copy()
        other.blockade = self.blockade.copy()
        other.blockaded = self.blockaded.copy()
        other.fresh_blocks = self.fresh_blocks
        other.offered = self.offered
        other.usa_forces = self.usa_forces
        other.agents = self.agents
        other.moves = self.moves.copy()
        other.crossed = self.crossed.copy()
        other.aggressed = self.aggressed
        other.battles = self.battles
        other.fought = self.fought
        other.came = self.came
        other.targets = self.targets.copy()
        other.done = self.done
        other.joined = self.joined
        other.winner = self.winner
        other.ending = self.ending
        return other

    # --- end of what is written

    def finish(self, winner: int, ending: int) -> None:
        """The game is over; ``winner`` is a mask of factions."""
        self.over = True
        self.winner = winner
        self.ending = ending


def new_state(dice: Dice, variant: Variant) -> TntState:
    """A State with an empty map, every card in its deck, unshuffled, and peace."""
    s = TntState()
    s.begin_triumph(dice, variant)
    return s
