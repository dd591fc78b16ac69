"""Technologies: which pairs of cards achieve which, revealed or in the Vault (T&T 9.1 to 9.4)."""

from __future__ import annotations

from typing import Final

from vezerkar.engine.bit_sets import BIT, mask_of
from vezerkar.engine.decision import Question, Refusal
from vezerkar.games.triumph import events
from vezerkar.games.triumph.game_data import (
    ATOMIC_1,
    ATOMIC_4,
    CARD_COUNT,
    CARD_SCIENCE,
    CARD_TECHS,
    IS_ESPIONAGE,
    RIVALS,
    SCIENCE_TECHS,
    SCIENCE_YEAR,
    TECH_COUNT,
    TECHS,
)
from vezerkar.games.triumph.notation import KEEP, NOUN, PAIR, VAULT
from vezerkar.games.triumph.rules.cards import discard, from_hand
from vezerkar.games.triumph.rules.step import TntStep
from vezerkar.games.triumph.rules.units import with_item, without
from vezerkar.games.triumph.state import NOBODY, TntState

NO_PAIR: Final = Refusal("refuse-no-pair", "T&T 9.1")
ACHIEVED: Final = Refusal("refuse-achieved", "T&T B-16")
ATOMIC_ORDER: Final = Refusal("refuse-atomic-order", "T&T 9.4")
ATOMIC_YEAR: Final = Refusal("refuse-atomic-year", "T&T 9.4")
SCIENCE_LATER: Final = Refusal("refuse-science-year", "T&T A-15")
WILDCARD_KEPT: Final = Refusal("refuse-keep-wildcard", "T&T B-17")


BEARS: Final[list[int]] = [mask_of(CARD_TECHS[card]) for card in range(CARD_COUNT)]
"""BEARS[card]: the technologies printed on it, as a mask (wildcards bear none)."""
OF_SCIENCE: Final[list[int]] = [
    mask_of(SCIENCE_TECHS[CARD_SCIENCE[card]]) if CARD_SCIENCE[card] >= 0 else 0 for card in range(CARD_COUNT)
]
"""OF_SCIENCE[card]: the technologies a Science card helps to, as a mask."""
SCIENCE_FROM: Final[list[int]] = [
    SCIENCE_YEAR[CARD_SCIENCE[card]] if CARD_SCIENCE[card] >= 0 else 0 for card in range(CARD_COUNT)
]
ALL_TECHS: Final = BIT[TECH_COUNT] - 1
ATOMIC: Final[list[int]] = list(range(ATOMIC_1, ATOMIC_4 + 1))


# --- what a faction has --------------------------------------------------------------------------------------------


def in_vault(s: TntState, faction: int) -> int:
    """The technologies in a faction's Vault, as a mask (T&T 9.3)."""
    found = 0
    for pair in s.vault[faction]:
        found |= BIT[pair >> 16]
    return found


def atomic_stage(s: TntState, faction: int) -> int:
    """Return the number of atomic stages that a faction has achieved, those in the Vault included (T&T 9.4)."""
    achieved = s.techs[faction] | in_vault(s, faction)
    stage = 0
    for tech in ATOMIC:
        if achieved & BIT[tech]:
            stage += 1
    return stage


def open_to(s: TntState, faction: int) -> int:
    """The technologies a faction may achieve now if it has the cards, as a mask: none twice, atomic stages in order (B-16)."""
    allowed = ALL_TECHS & ~s.techs[faction] & ~in_vault(s, faction)
    stage = atomic_stage(s, faction)
    for i, tech in enumerate(ATOMIC):
        if i != stage or s.atomic_year[faction] == s.year:
            allowed &= ~BIT[tech]
    return allowed


# --- pairs (T&T 9.1) -----------------------------------------------------------------------------------------------


def helps(s: TntState, faction: int, card: int) -> int:
    """The technologies for which a card can be the second of a pair, as a mask (A-15, A-16)."""
    found = BEARS[card]
    if OF_SCIENCE[card] and SCIENCE_FROM[card] <= s.year:
        found |= OF_SCIENCE[card]
    elif IS_ESPIONAGE[card]:
        found |= s.techs[RIVALS[faction][0]] | s.techs[RIVALS[faction][1]]
    return found


def paired(s: TntState, faction: int, one: int, other: int) -> int:
    """The technologies that a pair of cards stands for, as a mask; at least one of them must bear it itself."""
    return (BEARS[one] & helps(s, faction, other)) | (helps(s, faction, one) & BEARS[other])


def possible(s: TntState, faction: int) -> int:
    """The technologies a faction can achieve with the cards of its hand, as a mask."""
    allowed = open_to(s, faction)
    hand = s.hand[faction]
    found = 0
    for i, one in enumerate(hand):
        if BEARS[one] or OF_SCIENCE[one]:
            for j in range(i):
                found |= paired(s, faction, one, hand[j])
    return found & allowed


def possible_with_mole(s: TntState, faction: int, rival: int) -> int:
    """The technologies a faction can achieve with the Mole it has played into a Rival's Vault, as a mask (A-17)."""
    found = 0
    for card in s.hand[faction]:
        found |= BEARS[card]
    return found & in_vault(s, rival) & open_to(s, faction)


def pairs(s: TntState, faction: int, tech: int, rival: int) -> list[int]:
    """The pairs for a technology, each ``card << 8 | card``; with a ``rival`` those of the Mole that looks into its Vault."""
    hand = s.hand[faction]
    found: list[int] = []
    for i, one in enumerate(hand):
        if rival != NOBODY:
            if BEARS[one] & BIT[tech]:
                found.append(min(one, s.agents) << 8 | max(one, s.agents))
            continue
        for j in range(i + 1, len(hand)):
            if paired(s, faction, one, hand[j]) & BIT[tech]:
                found.append(one << 8 | hand[j])
    found.sort()
    return found


def refuse_tech(s: TntState, faction: int, tech: int) -> Refusal:
    """Return why a faction cannot achieve a technology now."""
    if (s.techs[faction] | in_vault(s, faction)) & BIT[tech]:
        return ACHIEVED
    if tech in ATOMIC:
        if ATOMIC.index(tech) != atomic_stage(s, faction):
            return ATOMIC_ORDER
        if s.atomic_year[faction] == s.year:
            return ATOMIC_YEAR
    for card in s.hand[faction]:
        if OF_SCIENCE[card] & BIT[tech] and SCIENCE_FROM[card] > s.year:
            return Refusal(SCIENCE_LATER.reason, SCIENCE_LATER.cite, {"year": SCIENCE_FROM[card]})
    return NO_PAIR


# --- achieving -----------------------------------------------------------------------------------------------------


def take(s: TntState, faction: int, card: int) -> None:
    """A card of a pair leaves the hand; the Mole that has been played lies on the table already."""
    if card == s.agents:
        s.agents = -1
    else:
        from_hand(s, faction, card)


def achieve(s: TntState, faction: int, tech: int) -> None:
    """Note the year of an atomic stage (B-16)."""
    if tech >= ATOMIC_1:
        s.atomic_year[faction] = s.year


def develop(s: TntState, faction: int, tech: int, kept: int, other: int) -> None:
    """A pair is played face up: the technology is achieved and Revealed (T&T 9.2)."""
    take(s, faction, kept)
    take(s, faction, other)
    achieve(s, faction, tech)
    s.techs[faction] |= BIT[tech]
    s.kept[faction] = with_item(s.kept[faction], kept)
    discard(s, other)
    events.developed(s, faction, tech, (kept, other))


def store(s: TntState, faction: int, tech: int, one: int, other: int, rival: int) -> None:
    """A pair is played face down: the technology is achieved in secret (T&T 9.3). A Rival whose Vault gave it away sees it."""
    take(s, faction, one)
    take(s, faction, other)
    achieve(s, faction, tech)
    s.vault[faction] = (*s.vault[faction], tech << 16 | one << 8 | other)
    knowing = BIT[faction]
    if rival != NOBODY:
        knowing |= BIT[rival]
        s.news += 1
    events.vaulted(s, faction)
    events.vaulted_tech(s, faction, tech, (one, other), knowing)


def can_reveal(s: TntState, faction: int) -> list[int]:
    """The technologies in a faction's Vault, sorted: each may be Revealed at any time (T&T 9.3, B-18)."""
    found: list[int] = []
    for pair in s.vault[faction]:
        found.append(pair >> 16)
    found.sort()
    return found


def reveal(s: TntState, faction: int, tech: int) -> None:
    """A pair in the Vault is turned up: it works from now on, one card is kept (T&T 9.3).

    If both bear the technology its owner is asked which; the question goes on top of the stack.
    """
    for pair in s.vault[faction]:
        if pair >> 16 == tech:
            s.vault[faction] = without(s.vault[faction], pair)
            one, other = pair >> 8 & 255, pair & 255
            s.techs[faction] |= BIT[tech]
            s.news += 1
            events.revealed(s, faction, tech, (one, other))
            s.kept[faction] = with_item(with_item(s.kept[faction], one), other)
            if not BEARS[one] & BIT[tech]:
                throw(s, faction, one)
            elif not BEARS[other] & BIT[tech]:
                throw(s, faction, other)
            else:
                s.stack.append(KeepOne(faction, one, other))
            return


def throw(s: TntState, faction: int, card: int) -> None:
    """A card that shows a technology goes to the discards: the other of its pair shows it."""
    s.kept[faction] = without(s.kept[faction], card)
    discard(s, card)
    events.discarded(s, faction, (card,))


# --- choices -------------------------------------------------------------------------------------------------------


class Plan(TntStep):
    """A choice the Active Player has begun and that changes nothing yet, so that nobody else can know of it.

    Its arguments are secret.
    """

    __slots__ = ("faction",)

    def __init__(self, faction: int) -> None:
        self.faction = faction

    def asks(self, s: TntState) -> int:
        return self.faction

    def secret_of(self, s: TntState) -> int:
        return self.faction


class Pair(Plan):
    """A choice of the pair of cards that achieves a technology. With a ``rival`` the Mole is one of them.

    A single pair is taken unasked.
    """

    __slots__ = ("rival", "tech")

    def __init__(self, faction: int, tech: int, rival: int) -> None:
        self.faction = faction
        self.tech = tech
        self.rival = rival

    def advance(self, s: TntState) -> bool:
        found = pairs(s, self.faction, self.tech, self.rival)
        if len(found) == 1:
            s.stack[-1] = self.after(found[0])
            return False
        s.asked = BIT[self.faction]
        return True

    def after(self, pair: int) -> Keep:
        """The choice that follows that of the pair."""
        return Keep(self.faction, self.tech, pair >> 8, pair & 255, self.rival)

    def question(self, s: TntState, seat: int) -> Question:
        return Question("ask-pair", "T&T 9.1", self.options(s, seat)[0], {"tech": TECHS[self.tech]})

    def options(self, s: TntState, seat: int) -> list[int]:
        return [PAIR + pair for pair in pairs(s, self.faction, self.tech, self.rival)]

    def choose(self, s: TntState, seat: int, action: int) -> None:
        s.stack[-1] = self.after(action & NOUN)

    def refuse(self, s: TntState, seat: int, action: int) -> Refusal:
        return NO_PAIR


class Keep(Plan):
    """Reveal a new technology, keeping one card that bears it, or put the pair into the Vault (T&T 9.2, 9.3)."""

    __slots__ = ("one", "other", "rival", "tech")

    def __init__(self, faction: int, tech: int, one: int, other: int, rival: int) -> None:
        self.faction = faction
        self.tech = tech
        self.one = one
        self.other = other
        self.rival = rival

    def question(self, s: TntState, seat: int) -> Question:
        return Question("ask-keep", "T&T 9.2", VAULT, {"tech": TECHS[self.tech]})

    def options(self, s: TntState, seat: int) -> list[int]:
        found = [VAULT]
        if BEARS[self.one] & BIT[self.tech]:
            found.append(KEEP + self.one)
        if BEARS[self.other] & BIT[self.tech]:
            found.append(KEEP + self.other)
        return found

    def choose(self, s: TntState, seat: int, action: int) -> None:
        s.stack.pop()
        if action == VAULT:
            store(s, self.faction, self.tech, self.one, self.other, self.rival)
        else:
            kept = action & NOUN
            develop(s, self.faction, self.tech, kept, self.one + self.other - kept)

    def menu(self, s: TntState, seat: int) -> list[int]:
        return [KEEP + self.one, KEEP + self.other]

    def refuse(self, s: TntState, seat: int, action: int) -> Refusal:
        if action in (KEEP + self.one, KEEP + self.other):
            return WILDCARD_KEPT
        return NO_PAIR


class KeepOne(TntStep):
    """A choice of which of two cards with a technology turned up from the Vault is kept (T&T 9.2, B-17). Both lie face up."""

    __slots__ = ("faction", "one", "other")

    def __init__(self, faction: int, one: int, other: int) -> None:
        self.faction = faction
        self.one = one
        self.other = other

    def asks(self, s: TntState) -> int:
        return self.faction

    def question(self, s: TntState, seat: int) -> Question:
        return Question("ask-keep-one", "T&T 9.2", KEEP + self.one)

    def options(self, s: TntState, seat: int) -> list[int]:
        return [KEEP + self.one, KEEP + self.other]

    def choose(self, s: TntState, seat: int, action: int) -> None:
        s.stack.pop()
        throw(s, self.faction, self.one + self.other - (action & NOUN))

    def refuse(self, s: TntState, seat: int, action: int) -> Refusal:
        return Refusal("refuse-keep-one", "T&T 9.2")
