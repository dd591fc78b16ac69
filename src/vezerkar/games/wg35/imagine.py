"""Imagining: a State drawn from those a seat cannot tell from the true one.

All is public but what the other side has chosen of its army before both are shown, and of its hand before both are (WG35 3.7,
4.3). Whether it has finished choosing is public, how far it has come is not.
"""

from __future__ import annotations

from vezerkar.engine.dice import Dice
from vezerkar.engine.event import SPECTATOR
from vezerkar.engine.together import Together
from vezerkar.games.wg35.battle.numbering import SIDES
from vezerkar.games.wg35.content import LIBRARY
from vezerkar.games.wg35.game_data import CARD_INDEX
from vezerkar.games.wg35.roster.hand import deck, hand_size
from vezerkar.games.wg35.roster.ready import ready_rosters
from vezerkar.games.wg35.roster.records import Roster
from vezerkar.games.wg35.rules.setup.field import points_of
from vezerkar.games.wg35.rules.setup.muster import agreed
from vezerkar.games.wg35.state import SkirmishState


def imagine(s: SkirmishState, seat: int, dice: Dice) -> SkirmishState:
    """A State that ``seat`` (or a spectator) cannot tell from this one, drawn by other dice."""
    t = s.clone()
    t.dice, t.drawn, t.news = dice, 0, 0
    if t.shown == 2:
        return t
    for side in range(SIDES):
        if side != seat or seat == SPECTATOR:
            if t.shown == 0:
                t.rosters[side] = _army(t, side) if _has_finished(t, side) else Roster("", 0, 0)
            _hand(t, side)
    return t


def _has_finished(t: SkirmishState, side: int) -> bool:
    """Return True if a side has nothing more to choose of what both choose now."""
    for step in reversed(t.stack):
        if isinstance(step, Together):
            return not step.stacks[side]
    return False


def _army(t: SkirmishState, side: int) -> Roster:
    """The ready roster that was agreed on, else one of all."""
    known = agreed(t.variant, side)
    if known is not None:
        return known
    fitting = ready_rosters(LIBRARY, points_of(t.variant, side))
    return fitting[t.randbelow(len(fitting))][1]


def _hand(t: SkirmishState, side: int) -> None:
    """A hand out of the deck: none yet, or a whole one if the side has finished choosing it."""
    for card in range(len(t.hands[side])):
        t.pools[side][card] += t.hands[side][card]
        t.hands[side][card] = 0
    if t.shown == 0 or not _has_finished(t, side):
        return
    titles = sorted(CARD_INDEX[name] for name, copies in deck(LIBRARY, t.rosters[side]).items() for _ in range(copies))
    for _ in range(hand_size(LIBRARY, t.rosters[side])):
        t.pick_up(side, titles.pop(t.randbelow(len(titles))))
