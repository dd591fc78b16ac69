"""The Hunt as bytes: what a seat sees, and the table of all actions. "Own" is the seat that looks, and comes first."""

from __future__ import annotations

from typing import Final

from vezerkar.engine.bit_sets import count
from vezerkar.engine.tensor import Field, Layout, Tensor, numbered, write_number, write_set
from vezerkar.games.hunt.game_data import (
    DECK,
    DUELS,
    FORCE_COUNT,
    FORCES,
    FREIGHTER_COUNT,
    FREIGHTERS,
    GERMAN,
    REACH,
    RESERVE_LIMIT,
    SPACE_COUNT,
    SPACES,
    TRACK_LENGTH,
    TRIGGERS,
)
from vezerkar.games.hunt.notation import (
    ADVANCE,
    AP_PLAY,
    BANK,
    BEGIN,
    CLUE,
    DONE,
    DUEL,
    EVENT_PLAY,
    HOLD,
    INTELLIGENCE,
    NOTATION,
    PASS,
    REPAIR,
    RESPOND,
    ROLL,
    SAIL,
    SEARCH,
    SHIFT,
    SINK,
    STORE,
    TAKE,
    TO,
)
from vezerkar.games.hunt.state import (
    ARRIVED,
    BANKED,
    DISCARD,
    HAND,
    PHASES,
    PILE,
    PLANE,
    PLAYED,
    REMOVED,
    SUNK,
    HuntState,
)

LAST_MOVES: Final = 4
"""The number of her last Moves of which the announced distance is written."""

FORCE_PLACES: Final = SPACE_COUNT + TRACK_LENGTH
FREIGHTER_PLACES: Final = SPACE_COUNT + 3
"""The spaces, and then the bag, the port and the bottom of the sea."""

FIELDS: Final = (
    Field("seat", (2,), "one"),
    Field("active", (2,), "one"),
    Field("asked", (2,), "set"),
    Field("options", (4,), "set"),
    Field("phase", (len(PHASES),), "one"),
    Field("plane", (len(PLANE),), "one"),
    Field("shown", (1,), "set"),
    Field("advanced", (1,), "set"),
    Field("clue_due", (1,), "set"),
    Field("moved", (FORCE_COUNT + 1,), "set"),
    Field("searched", (FORCE_COUNT + 1,), "set"),
    Field("turn", (1,), "number", 255),
    Field("reserve", (1,), "number", RESERVE_LIMIT),
    Field("points", (1,), "number", 20),
    Field("bonus", (1,), "number", 10),
    Field("storm", (1,), "number", 10),
    Field("immune", (1,), "number", 10),
    Field("roll", (3,), "number", 255),
    Field("spee", (SPACE_COUNT,), "one"),
    Field("belief", (SPACE_COUNT,), "set"),
    Field("visited", (SPACE_COUNT,), "number", 255),
    Field("altmark", (SPACE_COUNT,), "one"),
    Field("clues", (SPACE_COUNT,), "set"),
    Field("forces", (FORCE_COUNT, FORCE_PLACES), "one"),
    Field("freighters", (FREIGHTER_COUNT, FREIGHTER_PLACES), "one"),
    Field("moves", (1,), "number", 255),
    Field("last_moves", (LAST_MOVES,), "number", REACH),
    Field("hand", (DECK,), "set"),
    Field("known", (DECK,), "set"),
    Field("hands", (2,), "number", DECK),
    Field("piles", (2,), "number", DECK),
    Field("discard", (2, DECK), "set"),
    Field("removed", (2, DECK), "set"),
    Field("banked", (2, DECK), "set"),
    Field("played", (2, DECK), "set"),
    Field("enemy", (FORCE_COUNT,), "one"),
    Field("duels", (1,), "number", DUELS),
    Field("damage", (2,), "number", DUELS),
    Field("bonus_halves", (2,), "number", 40),
    Field("laid", (2,), "set"),
    Field("own_laid", (DECK,), "one"),
)

PROMPTS: Final = (
    *("ask-place-altmark", "ask-place-spee", "ask-play", "ask-take-more", "ask-german-actions", "ask-british-actions"),
    *("ask-sail-spee", "ask-sail", "ask-sail-free", "ask-evade", "ask-sink", "ask-free-search", "ask-store", "ask-redraw"),
    *("ask-clue", "ask-trail", "ask-trail-to", "ask-response", "ask-route", "ask-before-roll", "ask-force-search"),
    *("ask-wide-search", "ask-intuition", "ask-advance", "ask-force-move", "ask-sail-ordered", "ask-duel"),
)

FACTS: Final = {
    **dict.fromkeys(("points", "duel", "hand", "new"), 0),
    **dict.fromkeys(("bonus", "reserve", "left", "spaces"), 1),
    **dict.fromkeys(("ship", "force", "freighter", "trigger"), 2),
    "space": 3,
}


WORDS: Final = {
    "ship": numbered((*FORCES, "altmark")),
    "force": numbered(FORCES),
    "freighter": numbered(FREIGHTERS),
    "trigger": numbered(TRIGGERS),
    "space": numbered(SPACES),
}

# Kinds of nouns.
NONE: Final = 0
NUMBER: Final = 1
CARD: Final = 2
SPACE: Final = 3
PIECE: Final = 4
FREIGHTER: Final = 5

NOUNS: Final[dict[int, int]] = {
    **dict.fromkeys((AP_PLAY, EVENT_PLAY, RESPOND, BANK, INTELLIGENCE, DUEL), CARD),
    **dict.fromkeys((TO, CLUE, SHIFT), SPACE),
    **dict.fromkeys((SAIL, SEARCH, ADVANCE), PIECE),
    **dict.fromkeys((STORE, TAKE, HOLD), NUMBER),
    **dict.fromkeys((PASS, DONE, REPAIR, BEGIN, ROLL), NONE),
    SINK: FREIGHTER,
}
"""The kind of the noun of each verb."""


class HuntTensor(Tensor[HuntState]):
    """The Hunt for programs that learn."""

    def __init__(self, version: str) -> None:
        super().__init__(Layout(FIELDS, version), PROMPTS, FACTS, WORDS, tuple(sorted(NOTATION)), slots=64, more_slots=64)

    def write(self, s: HuntState, seat: int, out: bytearray, at: int) -> int:
        other = 1 - seat
        out[at + seat] = 1
        active = s.active if s.turn else GERMAN
        out[at + 2 + (0 if active == seat else 1)] = 1
        out[at + 4] = s.asked >> seat & 1
        out[at + 5] = s.asked >> other & 1
        at += 6
        variant = s.variant
        out[at] = int(variant.historical)
        out[at + 1] = int(variant.refill_two)
        out[at + 2] = int(variant.four)
        out[at + 3] = int(variant.wait_at_entry)
        at += 4
        out[at + s.phase] = 1
        at += len(PHASES)
        out[at + s.plane] = 1
        at += len(PLANE)
        out[at] = int(s.shown)
        out[at + 1] = int(s.advanced)
        out[at + 2] = int(s.clue_due)
        at += 3
        write_set(out, at, s.moved)
        at += FORCE_COUNT + 1
        write_set(out, at, s.searched)
        at += FORCE_COUNT + 1
        write_number(out, at, s.turn)
        write_number(out, at + 1, s.reserve)
        write_number(out, at + 2, s.ap)
        write_number(out, at + 3, s.bonus)
        write_number(out, at + 4, s.storm)
        write_number(out, at + 5, s.immune)
        roll = s.roll
        write_number(out, at + 6, roll[0])
        write_number(out, at + 7, roll[1])
        write_number(out, at + 8, roll[2])
        at += 9
        at = self.write_map(s, seat, out, at)
        at = self.write_cards(s, seat, out, at)
        at = self.write_battle(s, seat, out, at)
        return self.write_question(s, seat, out, at)

    def write_map(self, s: HuntState, seat: int, out: bytearray, at: int) -> int:
        """Write the ships, what is known of her course, and the Clues; return where they end."""
        if s.spee >= 0 and (seat == GERMAN or s.shown or s.over):
            out[at + s.spee] = 1
        at += SPACE_COUNT
        write_set(out, at, s.belief)
        at += SPACE_COUNT
        trail = s.trail
        if seat == GERMAN or s.over:
            for left in trail:
                if out[at + left[0]] < 255:
                    out[at + left[0]] += 1
        at += SPACE_COUNT
        if s.altmark >= 0:
            out[at + s.altmark] = 1
        at += SPACE_COUNT
        write_set(out, at, s.clues)
        at += SPACE_COUNT
        for place in s.forces:
            out[at + place] = 1
            at += FORCE_PLACES
        for place in s.freighters:
            out[at + (place if place >= 0 else SPACE_COUNT - 1 - place)] = 1
            at += FREIGHTER_PLACES
        moves = len(trail)
        write_number(out, at, moves)
        at += 1
        for i in range(min(moves, LAST_MOVES)):
            out[at + i] = trail[moves - 1 - i][2]
        return at + LAST_MOVES

    def write_cards(self, s: HuntState, seat: int, out: bytearray, at: int) -> int:
        """Write both players' cards as far as this seat knows them; return where they end."""
        cards = s.cards
        other = 1 - seat
        held = cards[HAND + other]
        write_set(out, at, cards[HAND + seat])
        write_set(out, at + DECK, held if s.over else held & s.seen[seat])
        at += 2 * DECK
        write_number(out, at, count(cards[HAND + seat]))
        write_number(out, at + 1, count(held))
        write_number(out, at + 2, count(cards[PILE + seat]))
        write_number(out, at + 3, count(cards[PILE + other]))
        at += 4
        for zone in OPEN_ZONES:
            write_set(out, at, cards[zone + seat])
            write_set(out, at + DECK, cards[zone + other])
            at += 2 * DECK
        return at

    def write_battle(self, s: HuntState, seat: int, out: bytearray, at: int) -> int:
        """Write the battle, all 0 without one; return where it ends."""
        fight = s.battle
        if fight is not None:
            other = 1 - seat
            card = fight.chosen[seat]
            out[at + fight.force] = 1
            write_number(out, at + FORCE_COUNT, fight.duel)
            write_number(out, at + FORCE_COUNT + 1, fight.damage[seat])
            write_number(out, at + FORCE_COUNT + 2, fight.damage[other])
            write_number(out, at + FORCE_COUNT + 3, fight.soon[seat])
            write_number(out, at + FORCE_COUNT + 4, fight.soon[other])
            out[at + FORCE_COUNT + 5] = int(card >= 0)
            out[at + FORCE_COUNT + 6] = int(fight.chosen[other] >= 0)
            if card >= 0:
                out[at + FORCE_COUNT + 7 + card - seat * DECK] = 1
        return at + FORCE_COUNT + 7 + DECK

    def describe(self, code: int) -> tuple[int, int, int, int, int, int, int, int]:
        noun = code & 63
        return (code >> 6) + 1, NOUNS[code - noun], noun, NONE, 0, 0, 0, 0

    def score(self, s: HuntState) -> list[int]:
        """Freighters sunk and freighters in port."""
        sunk = 0
        arrived = 0
        for place in s.freighters:
            if place == SUNK:
                sunk += 1
            elif place == ARRIVED:
                arrived += 1
        return [sunk, arrived]


OPEN_ZONES: Final[list[int]] = [DISCARD, REMOVED, BANKED, PLAYED]
"""The zones that lie open, in the order of the fields."""
