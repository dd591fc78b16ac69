"""Actions of WG35 as ints, and their text notation.

An action is a verb and up to two numbers: figures, points, things, cards. ``verb << 44`` leaves room for a point of 32 bits and
another number of 12. A verb can be said with and without a number ("rally", "rally b2"); these are different verbs here.

Points are written ``x,y,z`` in millimetres. ``x,y`` means the surface there that fits best: whoever clicks on a picture does not
say the height.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vezerkar.engine.errors import BadNotation
from vezerkar.games.wg35.battle.numbering import MEN, RANKS, SEATS
from vezerkar.games.wg35.battle.point import point, point_x, point_y, point_z
from vezerkar.games.wg35.game_data import (
    ABILITIES,
    ABILITY_INDEX,
    ARMIES,
    ARMY_INDEX,
    CARD_INDEX,
    CARDS,
    SAMPLE_INDEX,
    SAMPLES,
    THING_INDEX,
    THINGS,
    UNIT_INDEX,
    UNITS,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

VERB: Final = 1 << 44
FIRST: Final = 1 << 32
"""Factor of the first of two numbers; the second one may be a point."""

NO_HEIGHT: Final = 1023
"""The height of a point whose height is not said."""
MOST: Final = 2046
MOST_HEIGHT: Final = 1022
NUMBERS: Final = 4096

# Kinds of numbers.
FIGURE: Final = 0
POINT: Final = 1
THING: Final = 2
CARD: Final = 3
UNIT: Final = 4
ARMY: Final = 5
SAMPLE: Final = 6
ABILITY: Final = 7
NUMBER: Final = 8

FIGURES: Final[tuple[str, ...]] = tuple([f"{SEATS[figure // RANKS]}{figure % RANKS + 1}" for figure in range(MEN)])
FIGURE_INDEX: Final[dict[str, int]] = {name: i for i, name in enumerate(FIGURES)}

NAMES: Final[dict[int, tuple[str, ...]]] = {
    FIGURE: FIGURES,
    THING: THINGS,
    CARD: CARDS,
    UNIT: UNITS,
    ARMY: ARMIES,
    SAMPLE: SAMPLES,
    ABILITY: ABILITIES,
}
INDEX: Final[dict[int, dict[str, int]]] = {
    FIGURE: FIGURE_INDEX,
    THING: THING_INDEX,
    CARD: CARD_INDEX,
    UNIT: UNIT_INDEX,
    ARMY: ARMY_INDEX,
    SAMPLE: SAMPLE_INDEX,
    ABILITY: ABILITY_INDEX,
}

# The verbs, by their numbers; the words and what follows them are in `WORDS`.
PASS: Final = 0 * VERB
DONE: Final = 1 * VERB
END: Final = 2 * VERB

# Before the battle (WG35 3-5).
ARMY_OF: Final = 3 * VERB
"""+ army * FIRST + year: build this army."""
TAKE_SAMPLE: Final = 4 * VERB
RECRUIT: Final = 5 * VERB
DISMISS: Final = 6 * VERB
"""+ number of the figure, from 1."""
EQUIP: Final = 7 * VERB
"""+ number of the figure, from 1, * FIRST + thing."""
STRIP: Final = 8 * VERB
WOMAN: Final = 9 * VERB
"""+ number of the figure: a woman or, said again, not."""
ROLL_TRAITS: Final = 10 * VERB
PICK: Final = 11 * VERB
"""+ card: take it from the pool."""
DROP: Final = 12 * VERB
"""+ card: put it back."""
FILL: Final = 13 * VERB
"""Take what is proposed for the rest."""
EDGE: Final = 14 * VERB
"""+ 0: the zone of A, 1: that of B."""
SWAP: Final = 15 * VERB
"""+ card given * FIRST + card taken."""
PLACE: Final = 16 * VERB
"""+ figure * FIRST + point."""
TURN: Final = 17 * VERB
"""+ figure * FIRST + point: face this way, at deployment."""
HOLD: Final = 18 * VERB
"""+ figure * FIRST + thing: this weapon in hand."""
CONCEAL: Final = 19 * VERB
REVEAL: Final = 20 * VERB
STATION: Final = 21 * VERB
"""+ figure * FIRST + number of an opening: look out of it, at deployment."""
EMPLACE: Final = 22 * VERB
"""+ figure * FIRST + thing: a support weapon, set up at the figure's place."""
DIG_IN: Final = 23 * VERB
"""+ figure * FIRST + number of a piece: hidden behind it, at deployment."""
RESERVE: Final = 24 * VERB
"""+ figure: it stays off the table."""

# The round and the activation (WG35 6-8).
GO_FIRST: Final = 25 * VERB
GO_SECOND: Final = 26 * VERB
ACTIVATE: Final = 27 * VERB
MOVE: Final = 28 * VERB
RUN: Final = 29 * VERB
"""A Move of two actions (WG35 7.5)."""
TO: Final = 30 * VERB
"""+ point: end here, by the shortest way."""
VIA: Final = 31 * VERB
"""+ point: go straight on to here, then further."""
BACK: Final = 32 * VERB
"""Begin the way anew."""
HALT: Final = 33 * VERB
"""End where the way has come to."""
FACE: Final = 34 * VERB
"""+ point: face it (WG35 8.15)."""
SHOOT: Final = 35 * VERB
"""+ mode * FIRST + thing."""
AT: Final = 36 * VERB
"""+ figure: aim at it."""
ON: Final = 37 * VERB
"""+ point: aim at it."""
HELPER: Final = 38 * VERB
"""+ figure: it feeds the belt (WG35 25.4)."""
HIDE: Final = 39 * VERB
"""+ number of a piece."""
PRONE: Final = 40 * VERB
STAND: Final = 41 * VERB
CHARGE: Final = 42 * VERB
"""+ figure."""
STRIKE: Final = 43 * VERB
"""+ figure."""
OPEN: Final = 44 * VERB
"""+ number of a door."""
CLOSE: Final = 45 * VERB
LOCK: Final = 46 * VERB
UNLOCK: Final = 47 * VERB
LOOT: Final = 48 * VERB
"""+ figure: pick up the marker it left."""
PLANT: Final = 49 * VERB
"""+ number of a supply dump."""
DEFUSE: Final = 50 * VERB
SWITCH: Final = 51 * VERB
"""+ thing: this weapon in hand."""
RALLY: Final = 52 * VERB
RALLY_WITH: Final = 53 * VERB
"""+ figure: on its morale."""
LIFT: Final = 54 * VERB
"""+ figure: carry it."""
LIFT_ARM: Final = 55 * VERB
"""+ owner * FIRST + thing: carry this support weapon, or tow it."""
LIFT_CRATE: Final = 56 * VERB
"""+ number of a crate."""
PUT: Final = 57 * VERB
"""+ point: put the load down."""
TREAT: Final = 58 * VERB
"""+ figure."""
TREAT_KIT: Final = 59 * VERB
SET_UP_ARM: Final = 60 * VERB
"""+ owner * FIRST + thing."""
LOOK_OUT: Final = 61 * VERB
"""+ number of an opening (WG35 8.15)."""
FLEE: Final = 62 * VERB
LEAVE: Final = 63 * VERB
"""Leave the table by the mission."""
STOP: Final = 64 * VERB
"""No more shots of this sweep."""

# Cards, abilities and dice (WG35 4, 15.6, 21).
PLAY: Final = 65 * VERB
"""+ card: without a user."""
PLAY_BY: Final = 66 * VERB
"""+ figure * FIRST + card: with this user."""
NAME: Final = 67 * VERB
"""+ figure: named for a card."""
USE: Final = 68 * VERB
"""+ figure * FIRST + ability: switch it on."""
PAY: Final = 69 * VERB
"""+ card: discard it."""
REROLL: Final = 70 * VERB
"""+ number a die shows."""
REMOVE: Final = 71 * VERB
"""+ number a die shows."""
TOW_ARM: Final = 72 * VERB
"""+ owner * FIRST + thing: tow this support weapon (WG35 25.6)."""
ENTER: Final = 73 * VERB
"""+ point: come onto the table here (WG35 9.13)."""
SPEND: Final = 74 * VERB
"""+ thing: use it up (WG35 12.7)."""
GIVE: Final = 75 * VERB
"""Give up an action (WG35 26.1.2)."""

MODES: Final[tuple[str, ...]] = ("single", "sweep", "area", "indirect", "burst")
"""The ways to fire (WG35 12, 13): one shot, a sweep, an area burst, high over everything, a burst at one target."""
SINGLE: Final = 0
SWEEP: Final = 1
AREA_BURST: Final = 2
INDIRECT: Final = 3
BURST: Final = 4
MODE: Final = 9
EDGES: Final[tuple[str, ...]] = ("south", "north")
EDGE_KIND: Final = 10
NAMES[MODE], INDEX[MODE] = MODES, {name: i for i, name in enumerate(MODES)}
NAMES[EDGE_KIND], INDEX[EDGE_KIND] = EDGES, {name: i for i, name in enumerate(EDGES)}

WORDS: Final[tuple[tuple[str, tuple[int, ...]], ...]] = (
    ("pass", ()),
    ("done", ()),
    ("end", ()),
    ("army", (ARMY, NUMBER)),
    ("sample", (SAMPLE,)),
    ("recruit", (UNIT,)),
    ("dismiss", (NUMBER,)),
    ("equip", (NUMBER, THING)),
    ("strip", (NUMBER, THING)),
    ("woman", (NUMBER,)),
    ("traits", ()),
    ("pick", (CARD,)),
    ("drop", (CARD,)),
    ("fill", ()),
    ("edge", (EDGE_KIND,)),
    ("swap", (CARD, CARD)),
    ("place", (FIGURE, POINT)),
    ("turn", (FIGURE, POINT)),
    ("hold", (FIGURE, THING)),
    ("conceal", (FIGURE,)),
    ("reveal", (FIGURE,)),
    ("station", (FIGURE, NUMBER)),
    ("emplace", (FIGURE, THING)),
    ("dig_in", (FIGURE, NUMBER)),
    ("reserve", (FIGURE,)),
    ("first", ()),
    ("second", ()),
    ("activate", (FIGURE,)),
    ("move", ()),
    ("run", ()),
    ("to", (POINT,)),
    ("via", (POINT,)),
    ("back", ()),
    ("halt", ()),
    ("face", (POINT,)),
    ("shoot", (MODE, THING)),
    ("at", (FIGURE,)),
    ("on", (POINT,)),
    ("helper", (FIGURE,)),
    ("hide", (NUMBER,)),
    ("prone", ()),
    ("stand", ()),
    ("charge", (FIGURE,)),
    ("strike", (FIGURE,)),
    ("open", (NUMBER,)),
    ("close", (NUMBER,)),
    ("lock", (NUMBER,)),
    ("unlock", (NUMBER,)),
    ("loot", (FIGURE,)),
    ("plant", (NUMBER,)),
    ("defuse", (NUMBER,)),
    ("switch", (THING,)),
    ("rally", ()),
    ("rally", (FIGURE,)),
    ("lift", (FIGURE,)),
    ("lift", (FIGURE, THING)),
    ("lift_crate", (NUMBER,)),
    ("put", (POINT,)),
    ("treat", (FIGURE,)),
    ("treat_kit", (FIGURE,)),
    ("set_up", (FIGURE, THING)),
    ("look_out", (NUMBER,)),
    ("flee", ()),
    ("leave", ()),
    ("stop", ()),
    ("play", (CARD,)),
    ("play", (FIGURE, CARD)),
    ("name", (FIGURE,)),
    ("use", (FIGURE, ABILITY)),
    ("pay", (CARD,)),
    ("reroll", (NUMBER,)),
    ("remove", (NUMBER,)),
    ("tow", (FIGURE, THING)),
    ("enter", (POINT,)),
    ("spend", (THING,)),
    ("give", ()),
)
"""The first word of each verb and the kinds of its numbers."""

VERBS: Final[tuple[str, ...]] = tuple(dict.fromkeys([word for word, _ in WORDS]))
BY_WORD: Final[dict[tuple[str, int], int]] = {(word, len(kinds)): verb for verb, (word, kinds) in enumerate(WORDS)}


def verb_of(action: i64) -> i64:
    """The verb of an action, as the constants above name it."""
    return action // VERB * VERB


def first_of(action: i64) -> i64:
    """The first of its two numbers."""
    return action % VERB // FIRST


def last_of(action: i64) -> i64:
    """The last of its numbers, or its only one."""
    return action % FIRST


def notation(action: int) -> str:
    """The text of an action."""
    word, kinds = WORDS[action // VERB]
    if not kinds:
        return word
    if len(kinds) == 1:
        return f"{word} {_text(kinds[0], last_of(action))}"
    return f"{word} {_text(kinds[0], first_of(action))} {_text(kinds[1], last_of(action))}"


def _text(kind: int, number: int) -> str:
    if kind == POINT:
        place = f"{point_x(number)},{point_y(number)}"
        return place if point_z(number) == NO_HEIGHT else f"{place},{point_z(number)}"
    return str(number) if kind == NUMBER else NAMES[kind][number]


def parse(text: str) -> int:
    """The action of a text. Raises `BadNotation`."""
    parts = text.split()
    verb = BY_WORD.get((parts[0], len(parts) - 1)) if parts else None
    if verb is None or " ".join(parts) != text:
        raise BadNotation.of(text, "WG35", VERBS)
    numbers = [_number(kind, part, text) for kind, part in zip(WORDS[verb][1], parts[1:], strict=True)]
    first = numbers[0] * FIRST if len(numbers) > 1 else 0
    return verb * VERB + first + (numbers[-1] if numbers else 0)


def _number(kind: int, part: str, text: str) -> int:
    if kind == POINT:
        return _point(part, text)
    if kind == NUMBER:
        return _plain(part, NUMBERS - 1, text)
    if part not in INDEX[kind]:
        raise BadNotation.of(text, "WG35", VERBS)
    return INDEX[kind][part]


def _point(part: str, text: str) -> int:
    numbers = part.split(",")
    if len(numbers) not in (2, 3):
        raise BadNotation.of(text, "WG35", VERBS)
    z = _plain(numbers[2], MOST_HEIGHT, text) if len(numbers) == 3 else NO_HEIGHT
    return point(_plain(numbers[0], MOST, text), _plain(numbers[1], MOST, text), z)


def _plain(part: str, most: int, text: str) -> int:
    """A number from 0 on, written without a sign and without zeros before it."""
    if not part.isascii() or not part.isdigit() or str(int(part)) != part or int(part) > most:
        raise BadNotation.of(text, "WG35", VERBS)
    return int(part)
