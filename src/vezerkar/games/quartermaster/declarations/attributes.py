"""Declared: what the State of Quartermaster General consists of, each attribute with its kind, its first value and its meaning.

`python3 make.py declare` writes the part of ``state.py`` that is compiled from it; positions and the page of data follow from it.
Lists by country have one value for each of the six, in turn order.
"""

from __future__ import annotations

from typing import Annotated, Final

from vezerkar.engine.declare import MOST, In, Inherited, Key, Number, Own, SecretTo, Shared, Unwritten, attributes
from vezerkar.games.quartermaster.declarations.kinds import SPACES_KIND, Countries, Country, Ending, Spaces, TeamOrNone
from vezerkar.games.quartermaster.declarations.parts import COUNTRY, RaidCard, TeamPoints, kept_from, kept_to
from vezerkar.games.quartermaster.game_data import DECKS, ROUNDS, SIX, TEAMS
from vezerkar.games.quartermaster.state import NO_ENDING, NOBODY, Variant

OWNER: Final = SecretTo(("owner",))


class Attributes:
    """A game of Quartermaster General."""

    variant: Annotated[Variant, Shared()]
    """The options of the match."""
    round: Annotated[int, Number("", 0, ROUNDS)] = 0
    """The number of the round; 0 during the set-up."""
    active: Country = SIX - 1
    """The country on turn."""
    vp: Annotated[list[int], Key("points"), TeamPoints("", Number("", -MOST, MOST), TEAMS, "TEAMS")] = [0, 0]
    """The Victory Points of each team."""
    pieces: Annotated[list[int], In(COUNTRY), SPACES_KIND] = [0] * SIX
    """The spaces with a piece of the country: an Army on land, a Navy at sea (R-17)."""
    safe: Annotated[list[int], In(COUNTRY), SPACES_KIND] = [0] * SIX
    """Those of its pieces that may not be removed this turn (R-64)."""
    status: Annotated[list[int], Unwritten()] = [0] * SIX
    """Its Status cards on the table, as a mask of the country's cards; so are the next two."""
    spent: Annotated[list[int], Unwritten()] = [0] * SIX
    """Status cards that were used this turn and may not be used again in it."""
    gone: Annotated[list[int], Unwritten()] = [0] * SIX
    """Its Responses that were used, and so are publicly out of the game."""
    cards: Annotated[list[list[int]], Unwritten(), OWNER] = [deck.copy() for deck in DECKS] + [[] for _ in range(4 * SIX)]
    """Cards by zone: ``cards[ZONE + country]`` is a row of card numbers. At the beginning all are in the decks, unshuffled."""
    known: Annotated[list[int], Unwritten(), OWNER] = [0] * (4 * SIX)
    """Cards of a deck whose order is known: ``known[WHAT + country]`` is their number."""
    lasting: Annotated[bool, Unwritten()] = False
    """True if any card is spent, any piece safe or Truk in effect, so that something ends with the turn."""
    truk: bool = False
    """True if Truk is in effect this turn."""
    front: Spaces = 0
    """Soviet Armies that bordered a German Army when the German turn began (Broad Front)."""
    movable: Spaces = 0
    """Pieces of the country on turn that may still be picked up by the card it resolves (F-21)."""
    kept: Annotated[int, Own("", kept_to, kept_from, "object or null: `country`, `space`")] = 0
    """A piece that a card has just saved from one removal; in the State 1 + its noun, 0 for none."""
    raid: Annotated[int, RaidCard()] = -1
    """The Economic Warfare card that is being resolved."""
    bonus: Annotated[int, Key("raid_bonus", old=("bonus",)), Number("", 0, MOST)] = 0
    """Number of cards that the victim of the raid loses more."""
    spared: Countries = 0
    """Countries that ignore the raid."""
    fed: Annotated[list[int], Unwritten()] = [0] * SIX
    """Pieces with a line to a Supply space (R-25 steps 1 and 2), right for the countries of ``fresh``."""
    supplied: Annotated[list[int], Unwritten()] = [0] * SIX
    """Those and the ones a card declares supplied (R-25 step 3)."""
    reach: Annotated[list[int], Unwritten()] = [0] * SIX
    """The spaces next to those."""
    sides: Annotated[list[int], Unwritten()] = [0, 0]
    """The spaces with a piece of each team, right while `BOARD_FRESH` is in ``fresh``; so is the next."""
    straits: Annotated[int, Unwritten()] = 0
    """The straits open to the Axis (R-30)."""
    fresh: Annotated[int, Unwritten()] = 0
    """For which countries the lists by country are right, as a mask; 0 whenever the board has changed."""
    over: Annotated[bool, Inherited()] = False
    """True if the game is over."""
    winner: TeamOrNone = NOBODY
    """The team that has won."""
    ending: Ending = NO_ENDING
    """The way in which the game ended."""


ATTRIBUTES: Final = attributes(Attributes)
