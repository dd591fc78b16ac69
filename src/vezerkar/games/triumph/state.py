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
ENDING_CITE: Final = ("", "T&T 16.2", "T&T 16.3", "T&T 16.4", "T&T 16.5")

NOBODY: Final = -1

NOTHING: Final[list[int]] = []
"""What s.offered is when nothing is kept there."""

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

    Factions, areas, nations, blocks, cards and technologies are numbered as in `facts`. Sets of blocks and of cards are sorted
    rows (tuples); sets of factions, nations, technologies are masks.
    """

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

    # Time and turns.
    year: int
    season: int
    order: list[int]
    """The factions in turn order (T&T 7.14), in the seasons in the order of their commands (T&T 10.1)."""
    active: int
    """The Active Player: whose turn, production or option it is; `NOBODY` while nobody's."""
    active_ally: int
    """The Active Ally of the two-player game (T&T 18.1), `NOBODY` with three players and before it is named."""
    passes: int
    """Passes in a row."""
    turn_kind: int
    commands: int
    """Units the Active Player may still move."""
    under_way: bool
    """A unit has moved this Player Turn, whatever became of it: it is too late to declare war (T&T 15.21)."""

    # Blocks.
    place: list[int]
    """place[block]: its area, `POOL` or `GONE`."""
    cv: list[int]
    """cv[block]: its Combat Value, 0 off the map."""
    seen: list[int]
    """seen[block]: who knows its face: bits of factions, and `OPEN`."""
    at: list[tuple[int, ...]]
    """at[area]: the blocks there, sorted."""
    here: list[int]
    """here[area]: the parties with units there, as a mask; Escaped Subs do not count."""
    deep: tuple[int, ...]
    """The Escaped Subs (T&T 12.73)."""
    forts: list[int]
    """forts[area]: the CV of the Fortress of an Armed Minor, 0 for none (T&T 15.42)."""

    # Control (T&T 1.14, B-34).
    control: list[int]
    """control[area], a snapshot taken when a phase begins: of land the party that controls it (`NEUTRAL` for a Neutral); of
    water the mask of factions with units in it."""
    steady: bool
    """A snapshot taken now would change nothing; false whenever anything changes that control follows from."""
    owner: list[int]
    """owner[area]: of a land area with units the party that has been there longest."""
    marker: list[int]
    """marker[nation]: whose Control marker lies on its capital, `NOBODY` for none."""
    influence: list[int]
    """influence[nation]: 0 for none, else ``count << 2 | faction``."""
    armed: int
    """The nations that are Armed Minors, as a mask (T&T 8.14)."""
    foes: list[int]
    """foes[nation]: the factions an Armed Minor is at war with, as a mask (B-29)."""
    violated: list[int]
    """violated[nation]: who violated the neutrality of an Armed Minor, `NOBODY` for nobody (B-33)."""
    partners: list[int]
    """partners[nation]: the faction that intervenes for an Armed Minor this turn, `NOBODY` for none (T&T 15.423)."""
    fallen: int
    """The Major Powers that were defeated, as a mask of nations (T&T 2.21)."""

    # Peace and war (T&T 15).
    war: list[int]
    """war[faction]: the factions it is at war with, as a mask."""
    declared: list[int]
    """declared[faction]: on whom it declared war, as a mask."""
    breached: int
    """Whose neutrality the Active Player violated this Player Turn, as a mask of nations (B-24)."""
    struck: int
    """On whom the Active Player declared war this Player Turn, as a mask: surprise (T&T 15.22)."""
    peace_broken: int
    """Who violated a Neutral or was in a battle this year, as a mask (T&T 7.13, A-40)."""

    # Cards (T&T 4). hand, bought, commits, passive: a row for each faction.
    hand: list[tuple[int, ...]]
    bought: list[tuple[int, ...]]
    """Bought in this Production and not looked at yet (A-12)."""
    commits: list[tuple[int, ...]]
    """Laid face down in the Command Phase (T&T 10.1)."""
    ahead: int
    """Who comes before whom although their commands bear the same letter (A-21): bits ``3 * first + second``."""
    shown: bool
    """The commands have been revealed."""
    passive: list[tuple[int, ...]]
    """The Passive Stack (T&T 18.21)."""
    decks: list[tuple[int, ...]]
    """The Action and the Investment deck; the top card is the last one."""
    piles: list[tuple[int, ...]]
    """Their discards."""
    laid: list[tuple[int, ...]]
    """laid[nation]: Diplomacy cards played for it that await resolution (T&T 7.31)."""
    laid_by: list[int]
    """laid_by[nation]: by which faction."""
    vault: list[tuple[int, ...]]
    """vault[faction]: its secret technologies in order, each ``tech << 16 | card << 8 | card`` (T&T 9.3)."""
    techs: list[int]
    """techs[faction]: its Revealed Technologies, as a mask (T&T 9.2)."""
    kept: list[tuple[int, ...]]
    """kept[faction]: the cards that show them."""
    dividends: list[tuple[int, ...]]
    """dividends[faction]: the points of its Peace Dividends (T&T 4.4)."""
    chits: list[int]
    """chits[points]: how many Dividends are left."""
    atomic_year: list[int]
    """The year in which a faction last achieved an atomic stage, 0 for never (B-16)."""

    # Tracks.
    ind: list[int]
    raises: list[int]
    """How often IND was raised this year (B-15)."""
    blockade: list[int]
    """blockade[area]: `FREE`, `MED` or `BLOCKED` (T&T 14.22)."""
    blockaded: list[int]
    """blockaded[area]: whose POP and RES a Blockade marker lies on, `NOBODY` without one (B-67)."""
    fresh_blocks: int
    """The blocks raised or built in the Production in progress, as a mask: they gain nothing more in it (T&T 7.23). While the
    free USA forces arrive, those that have. Which ones they are is a secret of the Active Player's."""
    offered: list[int]
    """What a point may be spent on among units in the Production in progress, as actions: kept from one point to the next, empty
    when it has to be found anew. States share it, so nobody changes it."""
    usa_forces: int
    """CV of the USA forces that the next Production of the West brings after a violation of the USA: 2, then 3, then `SPENT`;
    0 without one, when the calendar says (A-10, B-49)."""
    agents: int
    """The Intel card that is being played, -1 for none."""

    # A Player Turn.
    moves: dict[int, int]
    """moves[block]: what it did this Player Turn."""
    crossed: dict[int, int]
    """crossed[border * 4 + faction]: Ground units that engaged or disengaged across it this phase (B-45)."""
    aggressed: tuple[int, ...]
    """Areas in which the Active Player was Aggressor this turn: he must fight there (B-50)."""
    battles: tuple[int, ...]
    """The Active Battles still to be fought (T&T 12.1)."""
    fought: tuple[int, ...]
    """Areas of battles of this Combat Phase, Raids left out (T&T 12.5)."""
    came: tuple[int, ...]
    """Whence the Active Player engaged in the battles of this Combat Phase: ``battle * SPAN + area`` (T&T 12.5)."""
    targets: list[int]
    """targets[party]: at whom a party may fire in the battle in progress, as a mask (B-60); 0 if it takes no part."""
    done: int
    """The blocks that had their Combat Action in the round in progress, as a mask; the neutral Fortress is bit `BLOCK_COUNT`."""
    joined: int
    """The Attacker's blocks that have joined the sea battle in progress, as a mask (T&T 12.71)."""

    winner: int
    """The factions that won, as a mask."""
    ending: int

    def clone(self) -> TntState:
        copy = TntState()
        self.copy_base(copy)
        copy.variant = self.variant
        copy.year = self.year
        copy.season = self.season
        copy.order = self.order.copy()
        copy.active = self.active
        copy.active_ally = self.active_ally
        copy.passes = self.passes
        copy.turn_kind = self.turn_kind
        copy.commands = self.commands
        copy.under_way = self.under_way
        copy.place = self.place.copy()
        copy.cv = self.cv.copy()
        copy.seen = self.seen.copy()
        copy.at = self.at.copy()
        copy.here = self.here.copy()
        copy.deep = self.deep
        copy.forts = self.forts.copy()
        copy.control = self.control.copy()
        copy.steady = self.steady
        copy.owner = self.owner.copy()
        copy.marker = self.marker.copy()
        copy.influence = self.influence.copy()
        copy.armed = self.armed
        copy.foes = self.foes.copy()
        copy.violated = self.violated.copy()
        copy.partners = self.partners.copy()
        copy.fallen = self.fallen
        copy.war = self.war.copy()
        copy.declared = self.declared.copy()
        copy.breached = self.breached
        copy.struck = self.struck
        copy.peace_broken = self.peace_broken
        copy.hand = self.hand.copy()
        copy.bought = self.bought.copy()
        copy.commits = self.commits.copy()
        copy.ahead = self.ahead
        copy.shown = self.shown
        copy.passive = self.passive.copy()
        copy.decks = self.decks.copy()
        copy.piles = self.piles.copy()
        copy.laid = self.laid.copy()
        copy.laid_by = self.laid_by.copy()
        copy.vault = self.vault.copy()
        copy.techs = self.techs.copy()
        copy.kept = self.kept.copy()
        copy.dividends = self.dividends.copy()
        copy.chits = self.chits.copy()
        copy.atomic_year = self.atomic_year.copy()
        copy.ind = self.ind.copy()
        copy.raises = self.raises.copy()
        copy.blockade = self.blockade.copy()
        copy.blockaded = self.blockaded.copy()
        copy.fresh_blocks = self.fresh_blocks
        copy.offered = self.offered
        copy.usa_forces = self.usa_forces
        copy.agents = self.agents
        copy.moves = self.moves.copy()
        copy.crossed = self.crossed.copy()
        copy.aggressed = self.aggressed
        copy.battles = self.battles
        copy.fought = self.fought
        copy.came = self.came
        copy.targets = self.targets.copy()
        copy.done = self.done
        copy.joined = self.joined
        copy.winner = self.winner
        copy.ending = self.ending
        return copy

    def finish(self, winner: int, ending: int) -> None:
        """The game is over; ``winner`` is a mask of factions."""
        self.over = True
        self.winner = winner
        self.ending = ending


def new_state(dice: Dice, variant: Variant) -> TntState:
    """A State with an empty map, every card in its deck, unshuffled, and peace."""
    s = TntState()
    s.begin(dice)
    s.variant = variant
    s.year = FIRST_YEAR
    s.season = NEW_YEAR
    s.order = list(range(THREE))
    s.active = NOBODY
    s.active_ally = NOBODY
    s.passes = 0
    s.turn_kind = NO_TURN
    s.commands = 0
    s.under_way = False
    s.place = [POOL] * BLOCK_COUNT
    s.cv = [0] * BLOCK_COUNT
    s.seen = [0] * BLOCK_COUNT
    s.at = [()] * AREA_COUNT
    s.here = [0] * AREA_COUNT
    s.deep = ()
    s.forts = [0] * LAND_COUNT
    s.control = [0] * AREA_COUNT
    s.steady = False
    s.owner = [NOBODY] * LAND_COUNT
    s.marker = [NOBODY] * NATION_COUNT
    s.influence = [0] * NATION_COUNT
    s.armed = 0
    s.foes = [0] * NATION_COUNT
    s.violated = [NOBODY] * NATION_COUNT
    s.partners = [NOBODY] * NATION_COUNT
    s.fallen = 0
    s.war = [0] * THREE
    s.declared = [0] * THREE
    s.breached = 0
    s.struck = 0
    s.peace_broken = 0
    s.hand = [()] * THREE
    s.bought = [()] * THREE
    s.commits = [()] * THREE
    s.ahead = 0
    s.shown = False
    s.passive = [()] * THREE
    s.decks = [tuple(range(ACTION_COUNT)), tuple(range(ACTION_COUNT, CARD_COUNT))]
    s.piles = [(), ()]
    s.laid = [()] * NATION_COUNT
    s.laid_by = [NOBODY] * NATION_COUNT
    s.vault = [()] * THREE
    s.techs = [0] * THREE
    s.kept = [()] * THREE
    s.dividends = [()] * THREE
    s.chits = DIVIDENDS.copy()
    s.atomic_year = [0] * THREE
    s.ind = START_IND.copy()
    s.raises = [0] * THREE
    s.blockade = [FREE] * LAND_COUNT
    s.blockaded = [NOBODY] * LAND_COUNT
    s.fresh_blocks = 0
    s.offered = NOTHING
    s.usa_forces = 0
    s.agents = -1
    s.moves = {}
    s.crossed = {}
    s.aggressed = ()
    s.battles = ()
    s.fought = ()
    s.came = ()
    s.targets = [0] * 4
    s.done = 0
    s.joined = 0
    s.winner = 0
    s.ending = NO_ENDING
    return s
