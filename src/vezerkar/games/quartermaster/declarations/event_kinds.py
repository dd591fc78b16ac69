"""Declared: every kind of event of Quartermaster General. `python3 make.py declare` writes ``events.py`` from it, for the rules.

The ``country`` of a line is whose cards or pieces it is about: who acts, and of a piece that is lost or saved whose it is.
"""

from __future__ import annotations

from vezerkar.engine.declare import DETAIL, PHASE, TURN, draws, level, only, reveals
from vezerkar.games.quartermaster.declarations.kinds import (
    Actor,
    Card,
    Cards,
    Count,
    Ending,
    PieceKind,
    Points,
    Rule,
    Source,
    Space,
    Team,
)
from vezerkar.games.quartermaster.game_data import kind_of
from vezerkar.games.quartermaster.state import DECK, ENDING_CITE, QmgState

# --- rounds and turns --------------------------------------------------------------------------------------------------------


@level(TURN)
def round_(s: QmgState) -> None:
    """A round begins."""
    round: Count = s.round


@level(PHASE)
def turn(s: QmgState) -> None:
    """The turn of a country begins."""
    country: Actor = s.active
    round: Count = s.round


def end(s: QmgState, team: Team, ending: Ending) -> None:
    """The game is over, and a team has won."""
    rule: Rule = ENDING_CITE[ending]


# --- Victory Points ----------------------------------------------------------------------------------------------------------


def points(s: QmgState, team: Team, points: Points, why: Source) -> None:
    """A team has gained Victory Points or, if the number is negative, lost them; told after."""
    total: Points = s.vp[team]


def no_victory_step(s: QmgState, country: Actor) -> None:
    """A country does not score, as an enemy Army is in its Home space."""
    team: Team = country & 1
    rule: Rule = "QMG R-14"


# --- cards -------------------------------------------------------------------------------------------------------------------


@reveals
def played(s: QmgState, country: Actor, card: Card) -> None:
    """A card is played."""


def laid(s: QmgState, country: Actor) -> None:
    """A Response is laid down."""


@level(DETAIL)
@only("country")
def laid_card(s: QmgState, country: Actor, card: Card) -> None:
    """The Response that the player laid down."""


@reveals
def used(s: QmgState, country: Actor, card: Card) -> None:
    """A card that lies on the table is used."""


@level(DETAIL)
@draws("count")
def drew(s: QmgState, country: Actor, cards: list[int]) -> None:
    """A country has drawn cards."""
    count: Count = len(cards)


@level(DETAIL)
@only("country")
def drew_cards(s: QmgState, country: Actor, cards: Cards) -> None:
    """The cards that the player drew."""


@level(DETAIL)
def milled(s: QmgState, country: Actor, cards: list[int]) -> None:
    """Cards were discarded off the top of a deck, unseen."""
    count: Count = len(cards)


@level(DETAIL)
@only("country")
@reveals
def milled_cards(s: QmgState, country: Actor, cards: Cards) -> None:
    """The cards that went off the player's deck."""


@level(DETAIL)
def discarded(s: QmgState, country: Actor, count: Count) -> None:
    """Hand cards were discarded, unseen."""


@level(DETAIL)
@only("country")
def discarded_cards(s: QmgState, country: Actor, cards: Cards) -> None:
    """The cards that the player discarded."""


def response_lost(s: QmgState, country: Actor, count: Count) -> None:
    """A Response that lay face down was discarded, unseen."""


@level(DETAIL)
@only("country")
def response_lost_cards(s: QmgState, country: Actor, cards: Cards) -> None:
    """The Response that the player lost."""


@level(DETAIL)
def place(s: QmgState, country: Actor, place: Count) -> None:
    """The number of the Response that was used or lost, in the order in which they were laid; told where it counts (F-47)."""


def stripped(s: QmgState, country: Actor, card: Card) -> None:
    """A Status card was discarded from the table."""


@level(DETAIL)
@reveals
def looked(s: QmgState, count: Count) -> None:
    """The country on turn looks at the top of its deck."""
    country: Actor = s.active


@level(DETAIL)
@only("country")
@reveals
def looked_cards(s: QmgState, count: int) -> None:
    """The cards that lie there, the top card first."""
    country: Actor = s.active
    cards: Cards = s.cards[DECK + s.active][-count:][::-1]


@level(DETAIL)
def buried(s: QmgState, country: Actor) -> None:
    """A hand card was put underneath the deck, unseen."""


@level(DETAIL)
@only("country")
def buried_card(s: QmgState, country: Actor, card: Card) -> None:
    """The card that the player put there."""


@level(DETAIL)
def put_on_top(s: QmgState, country: Actor, card: Card) -> None:
    """A card that lay face up was put on top of its deck."""


@level(DETAIL)
def put_beneath(s: QmgState, country: Actor, card: Card) -> None:
    """A card that lay face up was put underneath its deck."""


@level(DETAIL)
def shuffled(s: QmgState, country: Actor) -> None:
    """A deck was shuffled."""


# --- pieces ------------------------------------------------------------------------------------------------------------------


def built(s: QmgState, country: Actor, space: Space) -> None:
    """A piece is built."""
    kind: PieceKind = kind_of(space)


def built_in_place(s: QmgState, country: Actor, space: Space) -> None:
    """A piece that is there counts as just built."""
    kind: PieceKind = kind_of(space)


def recruited(s: QmgState, country: Actor, space: Space) -> None:
    """A piece is recruited."""
    kind: PieceKind = kind_of(space)


def picked_up(s: QmgState, country: Actor, space: Space) -> None:
    """A piece is picked up, to be built again."""
    kind: PieceKind = kind_of(space)


def took_back(s: QmgState, country: Actor, space: Space) -> None:
    """A country took a piece of its own off the board."""


def battled(s: QmgState, country: Actor, space: Space) -> None:
    """A space is battled."""
    kind: PieceKind = kind_of(space)


def removed(s: QmgState, country: Actor, space: Space) -> None:
    """A piece was removed."""
    kind: PieceKind = kind_of(space)


@level(DETAIL)
def stayed(s: QmgState, country: Actor, space: Space) -> None:
    """A piece that was to be removed stays, as it is protected."""
    kind: PieceKind = kind_of(space)


def fell(s: QmgState, country: Actor, space: Space) -> None:
    """A piece was removed for want of supply."""
    kind: PieceKind = kind_of(space)
    rule: Rule = "QMG R-13"


def protected(s: QmgState, country: Actor, space: Space) -> None:
    """A piece is protected for this turn."""


def kept(s: QmgState, country: Actor, space: Space) -> None:
    """A Navy is saved from one removal."""


def truk(s: QmgState) -> None:
    """Truk supplies Japan this turn."""


# --- Economic Warfare --------------------------------------------------------------------------------------------------------


@reveals
def raided(s: QmgState, card: Card, country: Actor) -> None:
    """An Economic Warfare card is aimed at a country."""
