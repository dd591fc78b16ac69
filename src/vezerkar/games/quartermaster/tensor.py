"""Quartermaster General as bytes: what a country sees, and the table of all actions.

Countries are counted from the one that looks, in turn order: row 0 is its own, rows 2 and 4 are its team's.
"""

from __future__ import annotations

from typing import Final

from vezerkar.engine.tensor import Field, Layout, Tensor, numbered, write_cards, write_number, write_set, write_wide
from vezerkar.games.quartermaster.game_data import (
    AXIS,
    CARD_INDEX,
    CARD_SPAN,
    COUNTRIES,
    DECK_SPAN,
    GERMANY,
    KINDS,
    NAVIES,
    ROUNDS,
    SIX,
    SPACE_COUNT,
    SPACES,
    STRAITS,
)
from vezerkar.games.quartermaster.notation import (
    CARD_VERBS,
    DISCARD,
    LOSE,
    NAME,
    NOTATION,
    NOUN,
    PASS,
    PIECE,
    PIECE_VERBS,
    PROTECT,
    SPACE_VERBS,
    STRIKE,
    STRIP_RESPONSE,
)
from vezerkar.games.quartermaster.rules.supply import opened, supplied
from vezerkar.games.quartermaster.rules.turn import Turn
from vezerkar.games.quartermaster.state import (
    BOTTOM_OPEN,
    BOTTOM_SEEN,
    DECK,
    DOWN,
    HAND,
    LAID,
    TOP_OPEN,
    TOP_SEEN,
    UP,
    QmgState,
)

TURN_STEPS: Final = 7
SET_UP: Final = TURN_STEPS
OVER: Final = TURN_STEPS + 1

MOST_POINTS: Final = 1000
"""Points are written from the negative of this on."""

DECK_SIZE: Final = 60

FIELDS: Final = (
    Field("seat", (SIX,), "one"),
    Field("active", (SIX,), "one"),
    Field("asked", (SIX,), "set"),
    Field("options", (3,), "set"),
    Field("step", (TURN_STEPS + 2,), "one"),
    Field("round", (1,), "number", ROUNDS),
    Field("points", (2,), "wide", MOST_POINTS, -MOST_POINTS),
    Field("truk", (1,), "set"),
    Field("straits", (len(STRAITS),), "set"),
    Field("raid", (CARD_SPAN,), "one"),
    Field("raid_bonus", (1,), "number", 20),
    Field("front", (SPACE_COUNT,), "set"),
    Field("pieces", (SIX, SPACE_COUNT), "set"),
    Field("supplied", (SIX, SPACE_COUNT), "set"),
    Field("safe", (SIX, SPACE_COUNT), "set"),
    Field("status", (SIX, DECK_SPAN), "set"),
    Field("spent", (SIX, DECK_SPAN), "set"),
    Field("discard", (SIX, DECK_SPAN), "number", 20),
    Field("deck_top", (SIX, DECK_SPAN), "number", 20),
    Field("deck_bottom", (SIX, DECK_SPAN), "number", 20),
    Field("deck_size", (SIX,), "number", DECK_SIZE),
    Field("hand_size", (SIX,), "number", DECK_SIZE),
    Field("discard_hidden_size", (SIX,), "number", DECK_SIZE),
    Field("responses_size", (SIX,), "number", DECK_SIZE),
    Field("hand", (DECK_SPAN,), "number", 20),
    Field("discard_hidden", (DECK_SPAN,), "number", 20),
    Field("responses", (DECK_SPAN,), "number", 20),
)

PROMPTS: Final = (
    *("ask-play", "ask-discard", "ask-discard-step", "ask-arrange", "ask-battle", "ask-pick", "ask-eliminate"),
    *("ask-broad-front", "ask-victim", "ask-siege", "ask-protect", "ask-free-piece", "ask-build", "ask-recruit"),
    *("ask-recruiter", "ask-pick-up", "ask-save", "ask-play-from-deck", "ask-play-from-pile", "ask-ally-plays"),
    *("ask-buy-back", "ask-strip", "ask-react-land", "ask-react-army", "ask-react-sea", "ask-react-lost"),
    *("ask-react-army-built", "ask-react-navy-built", "ask-react-recruited", "ask-react-threat", "ask-react-raid"),
    *("ask-react-supply", "ask-react-turn"),
)

FACTS: Final = {
    **dict.fromkeys(("actor", "country"), 0),
    **dict.fromkeys(("owner", "kind", "count"), 1),
    "card": 2,
    "space": 3,
}


WORDS: Final = {
    **dict.fromkeys(("actor", "country", "owner"), numbered(COUNTRIES)),
    "kind": numbered((*KINDS, "piece")),
    "card": {name: 1 + card for name, card in CARD_INDEX.items()},
    "space": numbered(SPACES),
}

# Kinds of nouns.
NONE: Final = 0
NUMBER: Final = 1
CARD: Final = 2
SPACE: Final = 3
COUNTRY: Final = 4

NOUNS: Final[dict[int, int]] = {
    **{verb: CARD for verb, _ in CARD_VERBS},
    **{verb: SPACE for verb, _ in (*SPACE_VERBS, *PIECE_VERBS)},
    **dict.fromkeys((STRIP_RESPONSE, LOSE), NUMBER),
    NAME: COUNTRY,
}
"""The kind of the last noun of each verb."""

FIRST_FREE_VERB: Final = (LOSE >> 9) + 2
"""The number of the verb ``pass``, after those of all verbs with nouns."""


class QuartermasterTensor(Tensor[QmgState]):
    """Quartermaster General for programs that learn."""

    def __init__(self, version: str) -> None:
        super().__init__(Layout(FIELDS, version), PROMPTS, FACTS, WORDS, tuple(sorted(NOTATION)), slots=32, more_slots=64)

    def write(self, s: QmgState, seat: int, out: bytearray, at: int) -> int:
        out[at + seat] = 1
        at += SIX
        if s.round:
            out[at + (s.active - seat) % SIX] = 1
        at += SIX
        for i in range(SIX):
            out[at + i] = s.asked >> (seat + i) % SIX & 1
        at += SIX
        variant = s.variant
        out[at] = int(variant.navies[GERMANY] != NAVIES[GERMANY])
        out[at + 1] = int(variant.lead_wins)
        out[at + 2] = int(variant.tracked)
        at += 3
        out[at + step_in_progress(s)] = 1
        at += TURN_STEPS + 2
        write_number(out, at, s.round)
        at += 1
        own_team = seat & 1
        write_wide(out, at, s.vp[own_team] + MOST_POINTS)
        write_wide(out, at + 2, s.vp[1 - own_team] + MOST_POINTS)
        at += 4
        out[at] = int(s.truk)
        at += 1
        write_set(out, at, opened(s, AXIS))
        at += len(STRAITS)
        if s.raid >= 0:
            out[at + s.raid] = 1
        at += CARD_SPAN
        write_number(out, at, s.bonus)
        at += 1
        write_set(out, at, s.front)
        at += SPACE_COUNT
        at = self.write_board(s, seat, out, at)
        at = self.write_cards(s, seat, out, at)
        return self.write_question(s, seat, out, at)

    def write_board(self, s: QmgState, seat: int, out: bytearray, at: int) -> int:
        """Write the pieces of all countries, and return where they end."""
        for i in range(SIX):
            country = (seat + i) % SIX
            write_set(out, at, s.pieces[country])
            write_set(out, at + SIX * SPACE_COUNT, supplied(s, country))
            write_set(out, at + 2 * SIX * SPACE_COUNT, s.safe[country])
            at += SPACE_COUNT
        return at + 2 * SIX * SPACE_COUNT

    def write_cards(self, s: QmgState, seat: int, out: bytearray, at: int) -> int:
        """Write all cards as far as this country knows them, and return where they end."""
        cards = s.cards
        sizes = at + 5 * SIX * DECK_SPAN
        for i in range(SIX):
            country = (seat + i) % SIX
            first = country * DECK_SPAN
            own = country == seat or s.over
            write_set(out, at, s.status[country])
            write_set(out, at + SIX * DECK_SPAN, s.spent[country])
            write_cards(out, at + 2 * SIX * DECK_SPAN, cards[UP + country], first)
            deck = cards[DECK + country]
            top = s.known[(TOP_SEEN if own else TOP_OPEN) + country]
            bottom = s.known[(BOTTOM_SEEN if own else BOTTOM_OPEN) + country]
            if top:
                write_cards(out, at + 3 * SIX * DECK_SPAN, deck[len(deck) - top :], first)
            if bottom:
                write_cards(out, at + 4 * SIX * DECK_SPAN, deck[:bottom], first)
            at += DECK_SPAN
            write_number(out, sizes + i, len(deck))
            write_number(out, sizes + SIX + i, len(cards[HAND + country]))
            write_number(out, sizes + 2 * SIX + i, len(cards[DOWN + country]))
            write_number(out, sizes + 3 * SIX + i, len(cards[LAID + country]))
        at = sizes + 4 * SIX
        first = seat * DECK_SPAN
        write_cards(out, at, cards[HAND + seat], first)
        write_cards(out, at + DECK_SPAN, cards[DOWN + seat], first)
        write_cards(out, at + 2 * DECK_SPAN, cards[LAID + seat], first)
        return at + 3 * DECK_SPAN

    def describe(self, code: int) -> tuple[int, int, int, int, int, int, int, int]:
        noun = code & NOUN
        verb = code - noun
        if verb == DISCARD and noun >= PASS:
            # To pass and to be done have numbers beside the cards.
            return FIRST_FREE_VERB + noun - PASS, NONE, 0, NONE, 0, 0, 0, 0
        if verb in (STRIKE, PROTECT):
            return (verb >> 9) + 1, COUNTRY, noun // PIECE, SPACE, noun % PIECE, 0, 0, 0
        return (verb >> 9) + 1, NOUNS[verb], noun, NONE, 0, 0, 0, 0

    def score(self, s: QmgState) -> list[int]:
        """Victory Points of Axis and Allies."""
        return s.vp.copy()


def step_in_progress(s: QmgState) -> int:
    """Return the step of the turn in progress, in the order of the view's, or `SET_UP` or `OVER` (R-08)."""
    for step in s.stack:
        if isinstance(step, Turn):
            # It notes the step to come next.
            return max(step.at - 1, 0)
    return OVER if s.over else SET_UP
