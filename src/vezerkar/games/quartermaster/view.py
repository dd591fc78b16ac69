"""Views: what a country, or a spectator, may see of a game of Quartermaster General, built out of nothing (R-65 .. R-68)."""

from __future__ import annotations

from typing import Any, Final

from vezerkar.engine.bit_sets import names_of, with_each
from vezerkar.games.quartermaster.declarations.view_types import QuartermasterCountry, QuartermasterView
from vezerkar.games.quartermaster.game_data import ARMY, CARD_ID, COUNTRIES, DECK_SPAN, HOME, NAVY, SIX, SPACES, STRAITS, TEAMS
from vezerkar.games.quartermaster.notation import USE
from vezerkar.games.quartermaster.rules.pieces import free
from vezerkar.games.quartermaster.rules.reactions import unasked
from vezerkar.games.quartermaster.rules.scoring import home_is_lost
from vezerkar.games.quartermaster.rules.supply import opened, supplied, supply_spaces
from vezerkar.games.quartermaster.rules.turn import Turn
from vezerkar.games.quartermaster.state import (
    BOTTOM_OPEN,
    BOTTOM_SEEN,
    DECK,
    DOWN,
    ENDING_CITE,
    ENDINGS,
    HAND,
    LAID,
    TOP_OPEN,
    TOP_SEEN,
    UP,
    QmgState,
)

TURN_STEPS: Final = ("begin", "play", "supply", "victory", "discard", "draw", "end")


def view(s: QmgState, seat: int) -> QuartermasterView:
    """Everything this seat may see (-1: a spectator). When the game is over nothing is secret any more."""
    to_axis = opened(s, 0)
    return {
        "seat": COUNTRIES[seat] if seat >= 0 else None,
        "round": s.round,
        "active": COUNTRIES[s.active] if s.round else None,
        "step": step_in_progress(s),
        "waiting": names_of(s.asked, COUNTRIES),
        "points": {team: s.vp[i] for i, team in enumerate(TEAMS)},
        "straits": {strait: "axis" if to_axis >> i & 1 else "allies" for i, strait in enumerate(STRAITS)},
        "countries": {COUNTRIES[i]: country(s, i, i == seat or s.over) for i in range(SIX)},
        "truk": s.truk,
        "raid": CARD_ID[s.raid] if s.raid >= 0 else None,
        "raid_bonus": s.bonus,
        "front": names_of(s.front, SPACES),
        "winner": TEAMS[s.winner] if s.winner >= 0 else None,
        "ending": ENDINGS[s.ending],
        "ending_cite": ENDING_CITE[s.ending],
    }


def step_in_progress(s: QmgState) -> str:
    """The step of the turn in progress; ``set_up`` or ``over`` if there is none (R-08)."""
    for step in s.stack:
        if isinstance(step, Turn):
            # It notes the step to come next.
            return TURN_STEPS[max(step.at - 1, 0)]
    return "over" if s.over else "set_up"


def cards(held: list[int]) -> list[Any]:
    """The names of cards, in order."""
    return [CARD_ID[card] for card in held]


def card_names(mask: int, owner: int) -> list[Any]:
    """The names of a set of one country's cards."""
    return [CARD_ID[card] for card in with_each(mask, owner * DECK_SPAN)]


def country(s: QmgState, i: int, own: bool) -> QuartermasterCountry:
    """One country: what everybody sees of it, and (``own``) what its own player sees."""
    deck, up = s.cards[DECK + i], s.cards[UP + i]
    top = s.known[(TOP_SEEN if own else TOP_OPEN) + i]
    bottom = s.known[(BOTTOM_SEEN if own else BOTTOM_OPEN) + i]
    return {
        "pieces": names_of(s.pieces[i], SPACES),
        "supplied": names_of(supplied(s, i), SPACES),
        "safe": names_of(s.safe[i], SPACES),
        "supply_spaces": names_of(supply_spaces(s, i), SPACES),
        "armies": free(s, i, ARMY),
        "navies": free(s, i, NAVY),
        "home": SPACES[HOME[i]],
        "home_lost": home_is_lost(s, i),
        "hand_size": len(s.cards[HAND + i]),
        "deck_size": len(deck),
        "deck_top": cards(deck[len(deck) - top :][::-1]),
        "deck_bottom": cards(deck[:bottom]),
        "discard": cards(up),
        "discard_hidden_size": len(s.cards[DOWN + i]),
        "responses_size": len(s.cards[LAID + i]),
        "status": card_names(s.status[i], i),
        "spent": card_names(s.spent[i], i),
        "hand": cards(s.cards[HAND + i]) if own else None,
        "responses": cards(s.cards[LAID + i]) if own else None,
        "discard_hidden": cards(s.cards[DOWN + i]) if own else None,
        "unasked": [CARD_ID[action - USE] for action in unasked(s, i)] if own and not s.over else None,
    }
