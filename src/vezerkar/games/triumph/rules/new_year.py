"""The years: New Year, and the frame of seasons (T&T 6.0, 7.1, 8.44)."""

from __future__ import annotations

from typing import Final

from vezerkar.engine.bit_sets import BIT
from vezerkar.engine.decision import Question
from vezerkar.games.triumph import events
from vezerkar.games.triumph.game_data import (
    FIRST_YEAR,
    LAST_YEAR,
    NEW_YEAR,
    SETUP,
    SPRING,
    START_CARDS,
    THREE,
    TURN_ORDER,
    USA,
    USSR,
    WEST,
    WINTER,
)
from vezerkar.games.triumph.notation import ACTIVE_ALLY
from vezerkar.games.triumph.rules.cards import ACTION, INVESTMENT, deal, reshuffle
from vezerkar.games.triumph.rules.command import CommandPhase, WinterCommand
from vezerkar.games.triumph.rules.diplomacy import add_influence, make_satellite, ripe
from vezerkar.games.triumph.rules.government import Government
from vezerkar.games.triumph.rules.production import Production
from vezerkar.games.triumph.rules.step import TntStep
from vezerkar.games.triumph.rules.supply import SupplyPhase
from vezerkar.games.triumph.rules.units import with_item
from vezerkar.games.triumph.rules.victory import check_economic, judge, snapshot
from vezerkar.games.triumph.state import NOBODY, TntState

INFLUENCE_YEARS: Final[list[list[int]]] = [
    SETUP["usa"]["influence_years"]["seed"], SETUP["usa"]["influence_years"]["revised_2016"],
]  # fmt: skip

# What a year consists of, in order: s.season says where it is; Year(at) is the next part.
YEAR_START: Final = 0
PRODUCTION: Final = 1
GOVERNMENT: Final = 2
FIRST_SEASON: Final = 3


class Year(TntStep):
    """T&T 6.0: a year, part after part, and then the next one."""

    __slots__ = ("at",)

    def __init__(self, at: int) -> None:
        self.at = at

    def advance(self, s: TntState) -> bool:
        at = self.at
        s.stack[-1] = YEAR_FROM[at + 1]
        if at == YEAR_START:
            s.season = NEW_YEAR
            year_start(s)
        elif at == PRODUCTION:
            s.stack.append(Production())
        elif at == GOVERNMENT:
            s.stack.append(Government())
        else:
            season = (at - FIRST_SEASON) // 2 + SPRING
            if season > WINTER:
                s.stack[-1] = YEAR_FROM[YEAR_START]
                year_end(s)
            elif (at - FIRST_SEASON) % 2 == 0:
                begin_season(s, season)
            else:
                s.stack.append(SupplyPhase())
        return False


YEAR_FROM: Final = [Year(at) for at in range(FIRST_SEASON + 10)]


def begin_season(s: TntState, season: int) -> None:
    """T&T 10.0: the next Season and its commands."""
    s.season = season
    s.passes = 0
    if snapshot(s):
        return
    events.season(s)
    s.stack.append(WinterCommand() if season == WINTER else CommandPhase(0))


def year_start(s: TntState) -> None:
    """T&T 7.1: the year, free influence on the USA, victory, decks, Peace Dividends, turn order."""
    events.year(s)
    if snapshot(s):
        return
    if s.year in INFLUENCE_YEARS[s.variant.revised] and s.marker[USA] == NOBODY:
        add_influence(s, WEST, USA)
        if ripe(s, WEST, USA):
            make_satellite(s, WEST, USA)
    s.raises = [0] * THREE
    check_economic(s)
    if s.over:
        return
    reshuffle(s, ACTION)
    reshuffle(s, INVESTMENT)
    peace_dividends(s)
    roll = s.randbelow(6)
    s.order = TURN_ORDER[roll].copy()
    events.turn_order(s, roll + 1)
    if s.variant.two:
        s.stack.append(NameActiveAlly())


def peace_dividends(s: TntState) -> None:
    """T&T 7.13: a secret Dividend for everybody at peace who fought nobody last year (A-40)."""
    for faction in range(THREE):
        if s.war[faction] == 0 and not s.peace_broken & BIT[faction]:
            draw_dividend(s, faction)
    s.peace_broken = 0


def draw_dividend(s: TntState, faction: int) -> None:
    """T&T 4.4: one of the Dividends that are left."""
    left = s.chits[0] + s.chits[1] + s.chits[2]
    if left == 0:
        return
    which = s.randbelow(left)
    s.news += 1
    points = 0
    while which >= s.chits[points]:
        which -= s.chits[points]
        points += 1
    s.chits[points] -= 1
    s.dividends[faction] = with_item(s.dividends[faction], points)
    events.dividend(s, faction, points)
    events.dividend_hidden(s, faction)


def year_end(s: TntState) -> None:
    """After Winter the next year begins; after 1945 the points decide (T&T 16.5)."""
    if s.year == LAST_YEAR:
        judge(s)
    else:
        s.year += 1


class NameActiveAlly(TntStep):
    """T&T 18.1: the Allied player names the Active Ally of the year; Passive Stacks go to the hands (T&T 18.21)."""

    __slots__ = ()

    def asks(self, s: TntState) -> int:
        return WEST

    def options(self, s: TntState, seat: int) -> list[int]:
        return [ACTIVE_ALLY + WEST, ACTIVE_ALLY + USSR]

    def choose(self, s: TntState, seat: int, action: int) -> None:
        s.stack.pop()
        s.active_ally = action - ACTIVE_ALLY
        s.news += 1
        events.active_ally(s)
        for faction in (WEST, USSR):
            if s.passive[faction]:
                s.hand[faction] = tuple(sorted(s.hand[faction] + s.passive[faction]))
                s.passive[faction] = ()
        if s.year == FIRST_YEAR and not s.variant.short:
            deal_to_allies(s)

    def question(self, s: TntState, seat: int) -> Question:
        return Question("ask-active-ally", "T&T 18.1", ACTIVE_ALLY + WEST)


def deal_to_allies(s: TntState) -> None:
    """A-42: the starting hands of 1936; half of the Passive Ally's goes on its Passive Stack."""
    for faction in (WEST, USSR):
        cards = START_CARDS[faction]
        kept = cards if faction == s.active_ally else cards // 2
        deal(s, faction, ACTION, kept)
        rest = cards - kept
        if rest:
            deck = s.decks[ACTION]
            s.passive[faction] = tuple(sorted(deck[len(deck) - rest :]))
            s.decks[ACTION] = deck[: len(deck) - rest]
