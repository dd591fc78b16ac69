"""Declared: what the State of Triumph & Tragedy consists of, each attribute with its kind, its first value and its meaning.

`python3 make.py declare` writes the part of ``state.py`` that is compiled from it. Positions follow from it; what is told of
several attributes at once, such as blocks, is written by ``position.py``.
"""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

from vezerkar.engine.declare import (
    Copied,
    Each,
    Group,
    In,
    Inherited,
    Key,
    Many,
    Mask,
    Number,
    OneOf,
    SecretTo,
    Shared,
    Unwritten,
    attributes,
)
from vezerkar.games.triumph.declarations.kinds import Ending, FactionOrNone, Factions, Season, TurnKind
from vezerkar.games.triumph.declarations.parts import (
    AHEAD_PAIRS,
    AREA_ROW,
    CARD_ROW,
    HAND,
    INFLUENCE,
    MOST_IND,
    PAIR,
    WAY,
    YEAR_OR_NEVER,
    Sparse,
)
from vezerkar.games.triumph.game_data import (
    ACTION_COUNT,
    AREA_COUNT,
    AREAS,
    BLOCK_COUNT,
    CARD_COUNT,
    CARD_VALUE,
    CARDS,
    DECKS,
    DIVIDENDS,
    EMERGENCY,
    FACTIONS,
    FIRST_YEAR,
    LAND_COUNT,
    LAST_YEAR,
    MINOR,
    NATION_COUNT,
    NATIONS,
    NEW_YEAR,
    PARTIES,
    RAISES_PER_YEAR,
    START_IND,
    TECHS,
    THREE,
)
from vezerkar.games.triumph.rules.production import LAST_FORCE
from vezerkar.games.triumph.state import (
    FREE,
    NO_ENDING,
    NO_TURN,
    NOBODY,
    NOTHING,
    POOL,
    SPENT,
    Variant,
)

OWNER: Final = SecretTo(("owner",))
NO_ONE: Final = SecretTo(())
FACTION: Final = In(Group("factions", FACTIONS))
"""The part of a position that is told faction by faction."""
FACTION_SET: Final = Mask("", "FACTIONS", FACTIONS)
NATION_SET: Final = Mask("", "NATIONS", NATIONS)

Numbers: TypeAlias = Annotated[list[int], Unwritten()]
Rows: TypeAlias = Annotated[list[tuple[int, ...]], Unwritten()]
FactionSet: TypeAlias = Annotated[int, FACTION_SET]
NationSet: TypeAlias = Annotated[int, NATION_SET]
AreaRow: TypeAlias = Annotated[tuple[int, ...], AREA_ROW]


class Attributes:
    """A game of Triumph & Tragedy."""

    variant: Annotated[Variant, Shared()]
    """The options of the match."""

    # Time and turns.
    year: Annotated[int, Number("", FIRST_YEAR, LAST_YEAR)] = FIRST_YEAR
    """The year."""
    season: Season = NEW_YEAR
    """The Season; `new_year` until Spring."""
    order: Factions = list(range(THREE))
    """The factions in turn order (T&T 7.14), in the seasons in the order of their commands (T&T 10.1)."""
    active: FactionOrNone = NOBODY
    """The Active Player: whose turn, production or option it is; `NOBODY` while nobody's."""
    active_ally: FactionOrNone = NOBODY
    """The Active Ally of the two-player game (T&T 18.1), `NOBODY` with three players and before it is named."""
    passes: Annotated[int, Number("", 0, THREE)] = 0
    """Passes in a row."""
    turn_kind: Annotated[TurnKind, Key("turn")] = NO_TURN
    """Kind of the Player Turn: it says what the turn allows."""
    commands: Annotated[int, Number("", 0, max(*CARD_VALUE, *EMERGENCY))] = 0
    """Units the Active Player may still move."""
    under_way: bool = False
    """A unit has moved this Player Turn, whatever became of it: it is too late to declare war (T&T 15.21)."""

    # Blocks.
    place: Numbers = [POOL] * BLOCK_COUNT
    """place[block]: its area, `POOL` or `GONE`."""
    cv: Numbers = [0] * BLOCK_COUNT
    """cv[block]: its Combat Value, 0 off the map."""
    seen: Annotated[Numbers, OWNER] = [0] * BLOCK_COUNT
    """seen[block]: who knows its face: bits of factions, and `OPEN`."""
    at: Rows = [()] * AREA_COUNT
    """at[area]: the blocks there, sorted."""
    here: Numbers = [0] * AREA_COUNT
    """here[area]: the parties with units there, as a mask; Escaped Subs do not count."""
    deep: Annotated[tuple[int, ...], Unwritten()] = ()
    """The Escaped Subs (T&T 12.73)."""
    forts: Numbers = [0] * LAND_COUNT
    """forts[area]: the CV of the Fortress of an Armed Minor, 0 for none (T&T 15.42)."""

    # Control (T&T 1.14, B-34).
    control: Numbers = [0] * AREA_COUNT
    """control[area], a snapshot taken when a phase begins: of land the party that controls it (`NEUTRAL` for a Neutral); of
    water the mask of factions with units in it."""
    steady: Annotated[bool, Unwritten()] = False
    """A snapshot taken now would change nothing; false whenever anything changes that control follows from."""
    owner: Annotated[
        list[int], Key("owners"), Sparse("", OneOf("", "PARTIES", PARTIES[: MINOR + 1]), AREAS[:LAND_COUNT], "AREAS", NOBODY)
    ] = [NOBODY] * LAND_COUNT
    """owner[area]: of a land area with units the party that has been there longest."""
    marker: Annotated[list[int], Key("markers"), Sparse("", OneOf("", "FACTIONS", FACTIONS), NATIONS, "NATIONS", NOBODY)] = [
        NOBODY
    ] * NATION_COUNT
    """marker[nation]: whose Control marker lies on its capital, `NOBODY` for none."""
    influence: Annotated[list[int], Sparse("", INFLUENCE, NATIONS, "NATIONS", 0)] = [0] * NATION_COUNT
    """influence[nation]: 0 for none, else ``count << 2 | faction``."""
    armed: Annotated[int, Unwritten()] = 0
    """The nations that are Armed Minors, as a mask (T&T 8.14)."""
    foes: Numbers = [0] * NATION_COUNT
    """foes[nation]: the factions an Armed Minor is at war with, as a mask (B-29)."""
    violated: Numbers = [NOBODY] * NATION_COUNT
    """violated[nation]: who violated the neutrality of an Armed Minor, `NOBODY` for nobody (B-33)."""
    partners: Numbers = [NOBODY] * NATION_COUNT
    """partners[nation]: the faction that intervenes for an Armed Minor this turn, `NOBODY` for none (T&T 15.423)."""
    fallen: NationSet = 0
    """The Major Powers that were defeated, as a mask of nations (T&T 2.21)."""

    # Peace and war (T&T 15).
    war: Annotated[list[int], FACTION_SET, FACTION] = [0] * THREE
    """war[faction]: the factions it is at war with, as a mask."""
    declared: Annotated[list[int], FACTION_SET, FACTION] = [0] * THREE
    """declared[faction]: on whom it declared war, as a mask."""
    breached: NationSet = 0
    """Nations whose neutrality the Active Player violated this Player Turn, as a mask (B-24)."""
    struck: FactionSet = 0
    """On whom the Active Player declared war this Player Turn, as a mask: surprise (T&T 15.22)."""
    peace_broken: FactionSet = 0
    """Factions that violated a Neutral or were in a battle this year, as a mask (T&T 7.13, A-40)."""

    # Cards (T&T 4). hand, bought, commits, passive: a row for each faction.
    hand: Annotated[list[tuple[int, ...]], HAND, FACTION, OWNER] = [()] * THREE
    """The cards in hand."""
    bought: Annotated[list[tuple[int, ...]], CARD_ROW, FACTION, NO_ONE] = [()] * THREE
    """Bought in this Production and not looked at yet (A-12)."""
    commits: Annotated[list[tuple[int, ...]], CARD_ROW, FACTION, OWNER] = [()] * THREE
    """Laid face down in the Command Phase (T&T 10.1)."""
    ahead: Annotated[int, AHEAD_PAIRS] = 0
    """Order of factions whose commands bear the same letter (A-21): bit ``3 * a + b`` says that faction a comes before b."""
    shown: bool = False
    """The commands have been revealed."""
    passive: Annotated[list[tuple[int, ...]], CARD_ROW, FACTION, NO_ONE] = [()] * THREE
    """The Passive Stack (T&T 18.21)."""
    decks: Annotated[Rows, NO_ONE] = [tuple(range(ACTION_COUNT)), tuple(range(ACTION_COUNT, CARD_COUNT))]
    """The Action and the Investment deck; the top card is the last one."""
    piles: Annotated[list[tuple[int, ...]], Each("", CARD_ROW, DECKS, "DECKS")] = [(), ()]
    """Their discards."""
    laid: Rows = [()] * NATION_COUNT
    """laid[nation]: Diplomacy cards played for it that await resolution (T&T 7.31)."""
    laid_by: Numbers = [NOBODY] * NATION_COUNT
    """laid_by[nation]: by which faction."""
    vault: Annotated[list[tuple[int, ...]], Many("", PAIR), FACTION, OWNER] = [()] * THREE
    """vault[faction]: its secret technologies in order, each ``tech << 16 | card << 8 | card`` (T&T 9.3)."""
    techs: Annotated[list[int], Mask("", "TECHS", TECHS), FACTION] = [0] * THREE
    """techs[faction]: its Revealed Technologies, as a mask (T&T 9.2)."""
    kept: Annotated[list[tuple[int, ...]], CARD_ROW, FACTION] = [()] * THREE
    """kept[faction]: the cards that show them."""
    dividends: Annotated[list[tuple[int, ...]], Many("", Number("", 0, len(DIVIDENDS) - 1)), FACTION, OWNER] = [()] * THREE
    """dividends[faction]: the points of its Peace Dividends (T&T 4.4)."""
    chits: Annotated[Numbers, OWNER] = DIVIDENDS.copy()
    """chits[points]: how many Dividends are left."""
    atomic_year: Annotated[list[int], YEAR_OR_NEVER, FACTION] = [0] * THREE
    """The year in which a faction last achieved an atomic stage, 0 for never (B-16)."""

    # Tracks.
    ind: Annotated[list[int], Number("", 0, MOST_IND), FACTION] = START_IND.copy()
    """Industry."""
    raises: Annotated[list[int], Number("", 0, RAISES_PER_YEAR), FACTION] = [0] * THREE
    """Number of times that IND was raised this year (B-15)."""
    blockade: Numbers = [FREE] * LAND_COUNT
    """blockade[area]: `FREE`, `MED` or `BLOCKED` (T&T 14.22)."""
    blockaded: Numbers = [NOBODY] * LAND_COUNT
    """blockaded[area]: whose POP and RES a Blockade marker lies on, `NOBODY` without one (B-67)."""
    fresh_blocks: Annotated[int, Unwritten(), OWNER] = 0
    """The blocks raised or built in the Production in progress, as a mask: they gain nothing more in it (T&T 7.23). While the
    free USA forces arrive, those that have. Which ones they are is a secret of the Active Player's."""
    offered: Annotated[Numbers, Copied("{0}"), OWNER] = NOTHING
    """Actions on which a point may be spent among units in the Production in progress.

    They are kept from one point to the next, and empty when they have to be found anew. States share the list, so nobody
    changes it.
    """
    usa_forces: Annotated[int, Number("", SPENT, LAST_FORCE)] = 0
    """CV of the USA forces that the next Production of the West brings after a violation of the USA: 2, then 3, then `SPENT`;
    0 without one, when the calendar says (A-10, B-49)."""
    agents: Annotated[int, Key("intel"), OneOf("card", "CARDS", CARDS, {-1: None})] = -1
    """The Intel card that is being played, -1 for none."""

    # A Player Turn.
    moves: Annotated[dict[int, int], Unwritten()] = {}
    """moves[block]: what it did this Player Turn."""
    crossed: Annotated[dict[int, int], Unwritten()] = {}
    """crossed[border * 4 + faction]: Ground units that engaged or disengaged across it this phase (B-45)."""
    aggressed: AreaRow = ()
    """Areas in which the Active Player was Aggressor this turn: he must fight there (B-50)."""
    battles: AreaRow = ()
    """The Active Battles still to be fought (T&T 12.1)."""
    fought: AreaRow = ()
    """Areas of battles of this Combat Phase, Raids left out (T&T 12.5)."""
    came: Annotated[tuple[int, ...], Many("", WAY)] = ()
    """Whence the Active Player engaged in the battles of this Combat Phase: ``battle * SPAN + area`` (T&T 12.5)."""
    targets: Numbers = [0] * 4
    """targets[party]: at whom a party may fire in the battle in progress, as a mask (B-60); 0 if it takes no part."""
    done: Annotated[int, Unwritten()] = 0
    """The blocks that had their Combat Action in the round in progress, as a mask; the neutral Fortress is bit `BLOCK_COUNT`."""
    joined: Annotated[int, Unwritten()] = 0
    """The Attacker's blocks that have joined the sea battle in progress, as a mask (T&T 12.71)."""
    over: Annotated[bool, Inherited()] = False
    """True if the game is over."""
    winner: Annotated[FactionSet, Key("winners")] = 0
    """The factions that won, as a mask."""
    ending: Ending = NO_ENDING
    """The way in which the game ended."""


ATTRIBUTES: Final = attributes(Attributes)
