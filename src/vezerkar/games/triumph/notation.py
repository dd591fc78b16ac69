"""Actions of Triumph & Tragedy as small ints, and their text notation.

An action is ``verb << 16 | noun``; the noun of what concerns two things is ``first << 8 | second``. What is chosen most often, to
pick a block, to fire and to pass, has numbers below 256: the interpreter keeps those at hand.
"""

from __future__ import annotations

from typing import Final

from vezerkar.engine.bit_sets import names_of
from vezerkar.engine.errors import BadNotation
from vezerkar.games.triumph.game_data import (
    AREA_COUNT,
    AREA_INDEX,
    AREAS,
    BLOCK_COUNT,
    BLOCKS,
    CARD_INDEX,
    CARDS,
    CLASSES,
    FACTION_INDEX,
    FACTIONS,
    NATION_INDEX,
    NATIONS,
    PARTIES,
    TECHS,
    TYPE_INDEX,
    TYPES,
)

PICK: Final = 0
"""+ block: take this block in hand, to move it or to let it act."""
PASS: Final = 190
DONE: Final = 191
REST: Final = 192
"""Place the rest as the table proposes."""
BUY_ACTION: Final = 193
BUY_INVESTMENT: Final = 194
ESCAPE: Final = 195
STAY: Final = 196
BOMB: Final = 197
FIRE: Final = 200
"""+ class."""
FIRST: Final = 204
SECOND: Final = 205
CLAIM: Final = 206
"""Atomic Victory (T&T 16.4)."""
VAULT: Final = 207

TO: Final = 1 << 16
"""+ area << 8 | via: go there; ``via`` is the last area before a battle, or the first one after it, and `NO_VIA` otherwise."""
NO_VIA: Final = 255
RETREAT: Final = 2 << 16
REBASE: Final = 3 << 16
STRIKE: Final = 4 << 16
"""+ area: the Carrier strikes and goes there (T&T 12.74)."""
RAISE: Final = 5 << 16
"""+ block."""
BUILD: Final = 6 << 16
"""+ area << 8 | type: a new Cadre."""
WAR: Final = 7 << 16
"""+ faction: declare war (T&T 15.2)."""
VIOLATE: Final = 8 << 16
"""+ nation (T&T 15.4)."""
PARTITION: Final = 9 << 16
INTERVENE: Final = 10 << 16
DISBAND: Final = 11 << 16
"""+ block (T&T 3.3)."""
REPUDIATE: Final = 12 << 16
"""+ nation: take off a marker of one's own (T&T 8.0)."""
REVEAL: Final = 13 << 16
"""+ technology in the Vault (T&T 9.3)."""
DIPLOMACY: Final = 14 << 16
"""+ card << 8 | nation."""
DEVELOP: Final = 15 << 16
"""+ technology."""
PAIR: Final = 16 << 16
"""+ card << 8 | card."""
KEEP: Final = 17 << 16
"""+ card: reveal the new technology and keep this card (T&T 9.2)."""
INDUSTRY: Final = 18 << 16
"""+ card: play it for its factories."""
SPY: Final = 19 << 16
"""+ card: play it as an Intel card."""
AT: Final = 20 << 16
"""+ faction << 8 | area: the Rival it is aimed at, and the area for an Agent (`NO_AREA` otherwise)."""
NO_AREA: Final = 255
ON: Final = 21 << 16
"""+ nation: the Minor that a Coup is aimed at."""
COMMIT: Final = 22 << 16
"""+ card: lay it face down as a command."""
DISCARD: Final = 23 << 16
"""+ card."""
BATTLE: Final = 24 << 16
"""+ area: fight there."""
JOIN: Final = 25 << 16
"""+ area: the BattleGroup that came from there joins (T&T 12.71)."""
LOSE: Final = 26 << 16
"""+ block: it takes the hit (T&T 12.44)."""
TARGET: Final = 27 << 16
"""+ mask of parties at whom one will fire (B-60)."""
CONVERT: Final = 28 << 16
"""+ area << 8 | type: the unit that musters there (T&T 8.2, 15.423)."""
ACTIVE_ALLY: Final = 29 << 16
"""+ faction (T&T 18.1)."""
NOUN: Final = (1 << 16) - 1

SINGLE: Final = {
    PASS: "pass", DONE: "done", REST: "rest", BUY_ACTION: "buy action", BUY_INVESTMENT: "buy investment", ESCAPE: "escape",
    STAY: "stay", BOMB: "bomb", FIRST: "first", SECOND: "second", CLAIM: "claim", VAULT: "vault",
}  # fmt: skip
BLOCK_VERBS: Final = {PICK: "pick", RAISE: "raise", DISBAND: "disband", LOSE: "lose"}
AREA_VERBS: Final = {RETREAT: "retreat", REBASE: "rebase", STRIKE: "strike", BATTLE: "battle", JOIN: "join"}
NATION_VERBS: Final = {VIOLATE: "violate", PARTITION: "partition", INTERVENE: "intervene", REPUDIATE: "repudiate", ON: "on"}
CARD_VERBS: Final = {KEEP: "keep", INDUSTRY: "industry", SPY: "spy", COMMIT: "commit", DISCARD: "discard"}
TECH_VERBS: Final = {REVEAL: "reveal", DEVELOP: "develop"}
BUILD_VERBS: Final = {BUILD: "build", CONVERT: "muster"}


def _words() -> dict[int, str]:
    words = dict(SINGLE)
    for kind, letter in enumerate(CLASSES):
        words[FIRE + kind] = f"fire {letter.lower()}"
    for verb, text in BLOCK_VERBS.items():
        words |= {verb + block: f"{text} {name}" for block, name in enumerate(BLOCKS)}
    for verb, text in AREA_VERBS.items():
        words |= {verb + area: f"{text} {name}" for area, name in enumerate(AREAS)}
    for verb, text in NATION_VERBS.items():
        words |= {verb + nation: f"{text} {name}" for nation, name in enumerate(NATIONS)}
    for verb, text in CARD_VERBS.items():
        words |= {verb + card: f"{text} {name}" for card, name in enumerate(CARDS)}
    for verb, text in TECH_VERBS.items():
        words |= {verb + tech: f"{text} {name}" for tech, name in enumerate(TECHS)}
    for faction, name in enumerate(FACTIONS):
        words[WAR + faction] = f"war {name}"
        words[ACTIVE_ALLY + faction] = f"active {name}"
        words[AT + (faction << 8 | NO_AREA)] = f"at {name}"
    for mask in range(1, 16):
        words[TARGET + mask] = " ".join(["target", *names_of(mask, PARTIES)])
    return words


NOTATION: Final[dict[int, str]] = _words()
"""The text of every action but those that concern two things."""
CODE: Final[dict[str, int]] = {text: code for code, text in NOTATION.items()}
PAIR_VERBS: Final = {TO: "to", BUILD: "build", CONVERT: "muster", DIPLOMACY: "diplomacy", PAIR: "pair", AT: "at"}
VERBS: Final = tuple(dict.fromkeys([text.split()[0] for text in [*NOTATION.values(), *PAIR_VERBS.values()]]))


def notation(action: int) -> str:
    """The text of an action."""
    if action in NOTATION:
        return NOTATION[action]
    verb, a, b = action & ~NOUN, action >> 8 & 255, action & 255
    if verb == TO:
        return f"to {AREAS[a]}" if b == NO_VIA else f"to {AREAS[a]} via {AREAS[b]}"
    if verb in BUILD_VERBS:
        return f"{BUILD_VERBS[verb]} {AREAS[a]} {TYPES[b]}"
    if verb == DIPLOMACY:
        return f"diplomacy {CARDS[a]} {NATIONS[b]}"
    if verb == PAIR:
        return f"pair {CARDS[a]} {CARDS[b]}"
    return f"at {FACTIONS[a]} {AREAS[b]}"


def _two(text: str) -> int:
    """The action of a text that concerns two things. Raises `LookupError` or `ValueError`."""
    verb, *rest = text.split()
    if verb == "to":
        if len(rest) == 1:
            return TO + (AREA_INDEX[rest[0]] << 8 | NO_VIA)
        area, word, via = rest
        if word != "via":
            raise ValueError(word)
        return TO + (AREA_INDEX[area] << 8 | AREA_INDEX[via])
    first, second = rest
    if verb == "build":
        return BUILD + (AREA_INDEX[first] << 8 | TYPE_INDEX[second])
    if verb == "muster":
        return CONVERT + (AREA_INDEX[first] << 8 | TYPE_INDEX[second])
    if verb == "diplomacy":
        return DIPLOMACY + (CARD_INDEX[first] << 8 | NATION_INDEX[second])
    if verb == "pair":
        return PAIR + (CARD_INDEX[first] << 8 | CARD_INDEX[second])
    if verb == "at":
        return AT + (FACTION_INDEX[first] << 8 | AREA_INDEX[second])
    raise ValueError(verb)


def parse(text: str) -> int:
    """The action of a text; upper and lower case and extra blanks do not matter. Raises `BadNotation`."""
    spelled = " ".join(text.lower().split())
    if spelled in CODE:
        return CODE[spelled]
    try:
        return _two(spelled)
    except (LookupError, ValueError) as error:
        raise BadNotation.of(text, "Triumph & Tragedy", VERBS) from error


def of_area(verb: int, area: int, second: int) -> int:
    """An action that concerns an area and something else."""
    return verb + (area << 8 | second)


assert BLOCK_COUNT <= PASS and AREA_COUNT <= NO_VIA
