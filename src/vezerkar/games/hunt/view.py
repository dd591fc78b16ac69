"""Views: what a seat, or a spectator, may see of a game of The Hunt, built out of nothing (rules, section 12).

What positions write in the same way is `Any` here: plain data there, part of a typed view here.
"""

from __future__ import annotations

from typing import Any

from vezerkar.engine.bit_sets import count, names_of, with_each
from vezerkar.games.hunt.declarations.view_types import HuntBattle, HuntCards, HuntView
from vezerkar.games.hunt.game_data import (
    CARDS,
    DECK,
    FORCE_COUNT,
    FORCES,
    FREIGHTER_COUNT,
    FREIGHTERS,
    GERMAN,
    SEATS,
    SPACES,
    TRACK,
)
from vezerkar.games.hunt.state import (
    ARRIVED,
    BANKED,
    DISCARD,
    ENDING_CITE,
    ENDINGS,
    HAND,
    IN_BAG,
    PHASES,
    PILE,
    PLANE,
    PLAYED,
    REMOVED,
    SUNK,
    HuntState,
)


def view(s: HuntState, seat: int) -> HuntView:
    """Everything this seat may see (-1: a spectator). When the game is over nothing is secret any more."""
    knows_spee = seat == GERMAN or s.shown or s.over
    return {
        "seat": SEATS[seat] if seat >= 0 else None,
        "turn": s.turn,
        "active": SEATS[s.active if s.turn else GERMAN],
        "phase": PHASES[s.phase],
        "waiting": names_of(s.asked, SEATS),
        "spee": SPACES[s.spee] if knows_spee and s.spee >= 0 else None,
        "shown": s.shown,
        "maybe": names_of(s.belief, SPACES),
        "course": course(s) if seat == GERMAN or s.over else None,
        "moves": [far for _, _, far in s.trail],
        "altmark": SPACES[s.altmark] if s.altmark >= 0 else None,
        "forces": {FORCES[f]: force_place(s.forces[f]) for f in range(FORCE_COUNT)},
        "historical": s.variant.historical,
        "freighters": {FREIGHTERS[i]: freighter_place(s.freighters[i]) for i in range(FREIGHTER_COUNT)},
        "clues": names_of(s.clues, SPACES),
        "plane": PLANE[s.plane],
        "reserve": s.reserve,
        "points": s.ap,
        "bonus": s.bonus,
        "moved": pieces(s.moved, "altmark"),
        "searched": pieces(s.searched, "spee"),
        "advanced": s.advanced,
        "storm": s.storm,
        "immune": s.immune,
        "clue_due": s.clue_due,
        "cards": {SEATS[i]: cards(s, i, seat) for i in range(2)},
        "roll": roll(s.roll),
        "battle": battle(s, seat),
        "winner": SEATS[s.winner] if s.winner >= 0 else None,
        "ending": ENDINGS[s.ending],
        "ending_cite": ENDING_CITE[s.ending],
    }


def pieces(mask: int, ship: str) -> list[Any]:
    """The pieces of a set: Forces, and the German ship it may hold."""
    return names_of(mask, [*FORCES, ship])


def roll(last: tuple[int, int, int]) -> Any:
    """The last roll: how many there were, the die, and whether it succeeded."""
    return {"number": last[0], "die": last[1], "success": last[2]} if last[0] else None


def by_seat(values: list[int]) -> dict[str, Any]:
    """A number for each seat."""
    return {SEATS[i]: values[i] for i in range(2)}


def course(s: HuntState) -> list[str]:
    """The German log: every space the Graf Spee was in, the present one last (HUNT 3)."""
    track = [SPACES[space] for space, _, _ in s.trail]
    if s.spee >= 0:
        track.append(SPACES[s.spee])
    return track


def force_place(place: int) -> str:
    """A space, or a box of the strategy track."""
    return SPACES[place] if place < TRACK else f"track-{place - TRACK + 1}"


def freighter_place(place: int) -> str:
    """A space, or ``bag``, ``arrived``, ``sunk``."""
    return SPACES[place] if place >= 0 else {IN_BAG: "bag", ARRIVED: "arrived", SUNK: "sunk"}[place]


def cards(s: HuntState, owner: int, seat: int) -> HuntCards:
    """Return the visible part of a player's cards.

    Of one's own the hand; of another's its size and the cards one has looked at (HUNT 4, 104).
    """
    hand = s.cards[HAND + owner]
    known = hand if seat == owner or s.over else hand & s.seen[seat] if seat >= 0 else 0
    return {
        "count": count(hand),
        "hand": card_names(known, owner),
        "pile": count(s.cards[PILE + owner]),
        "discard": card_names(s.cards[DISCARD + owner], owner),
        "removed": card_names(s.cards[REMOVED + owner], owner),
        "banked": card_names(s.cards[BANKED + owner], owner),
        "played": card_names(s.cards[PLAYED + owner], owner),
    }


def card_names(mask: int, owner: int) -> list[Any]:
    """The ids of a set of cards of one deck."""
    return [CARDS[card] for card in with_each(mask, owner * DECK)]


def battle(s: HuntState, seat: int) -> HuntBattle | None:
    """The battle: public but for the cards laid down and not yet revealed."""
    if s.battle is None:
        return None
    fight = s.battle
    laid: dict[str, str | None] = {}
    for owner in range(2):
        card = fight.chosen[owner]
        laid[SEATS[owner]] = None if card < 0 else CARDS[card] if owner == seat else "hidden"
    return {
        "force": FORCES[fight.force],
        "duels": fight.duel,
        "damage": by_seat(fight.damage),
        "bonus_halves": by_seat(fight.soon),
        "laid": laid,
    }
