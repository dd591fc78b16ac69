"""Reactions: when Status and Response cards may be used (R-52 .. R-64).

A window asks the teams in turn until both pass in a row. Within a team the countries are asked in turn order from the country on
turn, and the first that uses a card takes the opportunity of its team (R-54, Q-15). A country is asked exactly when it could
react as far as anybody may know: by a Status card on the table, or by a Response that may be among the face-down ones (R-69).
"""

from __future__ import annotations

from typing import Final

from vezerkar.engine.bit_sets import BIT, members, names_of
from vezerkar.engine.decision import Question, Refusal
from vezerkar.games.quartermaster import events
from vezerkar.games.quartermaster.game_data import (
    CARD_ID,
    CARD_SPAN,
    COUNTRIES,
    DECK_SPAN,
    EVERYWHERE,
    JAPAN,
    LAND,
    SEA,
    SIX,
    SPACES,
)
from vezerkar.games.quartermaster.notation import NOUN, PASS, PIECE, PROTECT, USE
from vezerkar.games.quartermaster.rules.cards import discard_openly
from vezerkar.games.quartermaster.rules.effect import (
    EFFECTS,
    NOWHERE,
    OCCASIONS,
    OWN_PLAY,
    SUPPLY_CHECK,
    THREAT,
    TURN_BEGINS,
    Effect,
    actor_of,
    any_possible,
    carry_out,
    cause_of,
    occasion_of,
    owner_of,
    space_of,
)
from vezerkar.games.quartermaster.rules.reasons import NO_EFFECT, NOT_ON_TABLE, USED_UP, WRONG_MOMENT
from vezerkar.games.quartermaster.rules.step import QmgStep
from vezerkar.games.quartermaster.rules.supply import BY_TRUK, disturb, near, supplied
from vezerkar.games.quartermaster.state import LAID, QmgState

ORDER: Final[list[list[int]]] = [
    [(active + (active + team) % 2) % 6, (active + (active + team) % 2 + 2) % 6, (active + (active + team) % 2 + 4) % 6]
    for active in range(SIX)
    for team in range(2)
]
"""ORDER[active * 2 + team]: the countries of a team in turn order from the country on turn (Q-15)."""


class Trigger:
    """A condition on what has happened, for a card to be used. The occasions it listens to are in the table."""

    __slots__ = ()

    def fits(self, s: QmgState, country: int, cause: int) -> bool:
        """Return True if the card of this country waits for this cause, of one of the right occasions. Public facts only."""
        return True

    def places(self) -> int:
        """The spaces where it may happen."""
        return EVERYWHERE


class Reaction:
    """A Status or Response card that can be used in a window."""

    __slots__ = ("bit", "card", "country", "mark", "once", "trigger")

    def __init__(self, card: int, mark: int, once: bool, trigger: Trigger) -> None:
        self.card = card
        self.country = card // DECK_SPAN
        self.bit = BIT[card % DECK_SPAN]
        """The card among those of its country."""
        self.mark = BIT[mark]
        """The card among all reactions."""
        self.once = once
        """Once in a turn (Status cards only)."""
        self.trigger = trigger


REACTIONS: Final[list[Reaction | None]] = [None] * CARD_SPAN
"""REACTIONS[card]. Filled by `deck`, as are the following."""

STATUS_FOR: Final[list[int]] = [0] * (OCCASIONS * SIX)
"""STATUS_FOR[occasion * 6 + country]: its Status cards that listen to this occasion, as a mask."""

RESPONSE_FOR: Final[list[int]] = [0] * (OCCASIONS * SIX)
LISTENERS: Final[list[tuple[int, ...]]] = [() for _ in range(OCCASIONS)]
"""LISTENERS[occasion]: the countries with a card that listens to it."""

STATUS_REACTIONS: Final[list[tuple[Reaction, ...]]] = [() for _ in range(OCCASIONS * SIX)]
RESPONSE_REACTIONS: Final[list[tuple[Reaction, ...]]] = [() for _ in range(OCCASIONS * SIX)]


def usable(s: QmgState, reaction: Reaction, cause: int, used: int) -> bool:
    """Return True if a card that lies on the table may be used for this cause (R-56), and would do anything."""
    if reaction.mark & used or s.spent[reaction.country] & reaction.bit:
        return False
    return reaction.trigger.fits(s, reaction.country, cause) and any_possible(s, reaction.card, cause)


def could_react(s: QmgState, country: int, cause: int, used: int) -> bool:
    """Return True if a country could react as far as anybody may know (R-69)."""
    key = occasion_of(cause) * SIX + country
    shown = s.status[country] & STATUS_FOR[key]
    if shown:
        for reaction in STATUS_REACTIONS[key]:
            if reaction.bit & shown and usable(s, reaction, cause, used):
                return True
    if s.cards[LAID + country] and RESPONSE_FOR[key] & ~s.gone[country]:
        for reaction in RESPONSE_REACTIONS[key]:
            if not reaction.bit & s.gone[country] and usable(s, reaction, cause, used):
                return True
    return False


def next_asked(s: QmgState, cause: int, used: int, at: int, quiet: bool) -> int:
    """R-53: the next place in the order of asking where somebody could react; -1 when both teams have passed.

    Places 0 to 2 are the countries of the team that did not cause it, 3 to 5 those of the other. ``quiet``: the other team has
    just passed. The result has 6 added when it has passed by then.
    """
    actor = actor_of(cause)
    base = occasion_of(cause) * SIX
    while True:
        team = actor & 1 if at >= 3 else 1 - (actor & 1)
        order = ORDER[s.active * 2 + team]
        end = 6 if at >= 3 else 3
        while at < end:
            country = order[at % 3]
            # Most countries have nothing that listens; only of the others more is asked.
            listens = s.status[country] & STATUS_FOR[base + country] or (s.cards[LAID + country] and RESPONSE_FOR[base + country])
            if listens and could_react(s, country, cause, used):
                return at + 6 if quiet else at
            at += 1
        if quiet:
            return -1
        quiet = True
        at = 3 if end == 3 else 0


class Window(QmgStep):
    """R-53 .. R-56: something has happened; the teams may react until both pass in a row. ``used`` are the reactions used."""

    __slots__ = ("at", "cause", "quiet", "used")

    def __init__(self, cause: int, used: int, at: int, quiet: int) -> None:
        self.cause = cause
        self.used = used
        self.at = at
        self.quiet = quiet

    def asks(self, s: QmgState) -> int:
        """The country that is asked."""
        actor = actor_of(self.cause)
        team = actor & 1 if self.at >= 3 else 1 - (actor & 1)
        return ORDER[s.active * 2 + team][self.at % 3]

    def advance(self, s: QmgState) -> bool:
        found = next_asked(s, self.cause, self.used, self.at, bool(self.quiet))
        if found < 0:
            s.stack.pop()
            return False
        window = self
        if found % 6 != self.at or found // 6 != self.quiet:
            window = Window(self.cause, self.used, found % 6, found // 6)
            s.stack[-1] = window
        s.asked = BIT[window.asks(s)]
        return True

    def options(self, s: QmgState, seat: int) -> list[int]:
        legal = [PASS]
        key = occasion_of(self.cause) * SIX + seat
        shown = s.status[seat] & STATUS_FOR[key]
        if shown:
            for reaction in STATUS_REACTIONS[key]:
                if reaction.bit & shown and usable(s, reaction, self.cause, self.used):
                    legal.append(USE + reaction.card)
        laid = s.cards[LAID + seat]
        if laid:
            for reaction in RESPONSE_REACTIONS[key]:
                if reaction.card in laid and usable(s, reaction, self.cause, self.used):
                    legal.append(USE + reaction.card)
            legal.sort()
        return legal

    def choose(self, s: QmgState, seat: int, action: int) -> None:
        if action != PASS:
            reaction = REACTIONS[action - USE]
            assert reaction is not None
            s.stack[-1] = Window(self.cause, self.used | reaction.mark, 0 if self.at >= 3 else 3, 0)
            use_card(s, reaction.card, self.cause)
        elif self.at % 3 < 2:
            s.stack[-1] = Window(self.cause, self.used, self.at + 1, self.quiet)
        elif self.quiet:
            s.stack.pop()
        else:
            s.stack[-1] = Window(self.cause, self.used, 0 if self.at >= 3 else 3, 1)

    def question(self, s: QmgState, seat: int) -> Question:
        args: dict[str, int | str] = {"actor": COUNTRIES[actor_of(self.cause)], "occasion": ASKED[occasion_of(self.cause)]}
        if owner_of(self.cause) < SIX:
            args["owner"] = COUNTRIES[owner_of(self.cause)]
        if space_of(self.cause) != NOWHERE:
            args["space"] = SPACES[space_of(self.cause)]
        if s.raid >= 0:
            args["card"] = CARD_ID[s.raid]
        return Question(f"ask-react-{ASKED[occasion_of(self.cause)]}", "QMG R-53", PASS, args, window=True)

    def menu(self, s: QmgState, seat: int) -> list[int]:
        cards = [
            seat * DECK_SPAN + i
            for i in range(DECK_SPAN)
            if s.status[seat] & BIT[i] and REACTIONS[seat * DECK_SPAN + i] is not None
        ]
        return [USE + card for card in sorted({*cards, *s.cards[LAID + seat]})]

    def refuse(self, s: QmgState, seat: int, action: int) -> Refusal:
        if action < USE or action > USE + NOUN or action - USE >= CARD_SPAN:
            return super().refuse(s, seat, action)
        return refuse_use(s, seat, action - USE, self.cause, self.used)


ASKED: Final[tuple[str, ...]] = (
    "", "land", "army", "army", "sea", "army", "army", "lost", "army-built", "navy-built", "recruited", "threat", "raid",
    "supply", "turn",
)  # fmt: skip
"""The word for each occasion, in the messages of its question and for standing orders."""

PLACES: Final = {"land": LAND, "army": LAND, "sea": SEA, "lost": LAND, "army-built": LAND, "navy-built": SEA, "recruited": LAND}
"""Spaces where an occasion may be. Others may be anywhere or nowhere."""


def occasions(card: int) -> list[str]:
    """The words of the occasions on which a Status or Response card may be used in a window; none for other cards."""
    reaction = REACTIONS[card]
    if reaction is None:
        return []
    keys = [occasion * SIX + reaction.country for occasion in range(OCCASIONS)]
    heard = [ASKED[key // SIX] for key in keys if (STATUS_FOR[key] | RESPONSE_FOR[key]) & reaction.bit]
    return [word for i, word in enumerate(heard) if word and word not in heard[:i]]


def places(card: int) -> list[str]:
    """The spaces in which its occasions may be; none if one of them is nowhere, or could be anywhere."""
    reaction = REACTIONS[card]
    words = occasions(card)
    if reaction is None or any(word not in PLACES for word in words):
        return []
    mask = 0
    for word in words:
        mask |= PLACES[word] & reaction.trigger.places()
    return names_of(mask, SPACES)


def refuse_use(s: QmgState, seat: int, card: int, cause: int, used: int) -> Refusal:
    """Return why a card cannot be used for this cause."""
    reaction = REACTIONS[card]
    if card // DECK_SPAN != seat or not (s.status[seat] & BIT[card % DECK_SPAN] or card in s.cards[LAID + seat]):
        return NOT_ON_TABLE
    if reaction is None:
        return WRONG_MOMENT
    if reaction.mark & used or s.spent[seat] & reaction.bit:
        return USED_UP
    key = occasion_of(cause) * SIX + seat
    if not reaction.bit & (STATUS_FOR[key] | RESPONSE_FOR[key]) or not reaction.trigger.fits(s, seat, cause):
        return WRONG_MOMENT
    return NO_EFFECT


def react(s: QmgState, cause: int) -> None:
    """Something has happened: open a window if anybody could react, as far as anybody may know."""
    if s.over:
        return
    occasion = occasion_of(cause)
    for country in LISTENERS[occasion]:
        key = occasion * SIX + country
        if s.status[country] & STATUS_FOR[key] or (s.cards[LAID + country] and RESPONSE_FOR[key] & ~s.gone[country]):
            found = next_asked(s, cause, 0, 0, False)
            if found >= 0:
                s.stack.append(Window(cause, 0, found % 6, found // 6))
            return


def use_card(s: QmgState, card: int, cause: int) -> None:
    """R-34, R-56: use a card that lies on the table; a Response is turned up and discarded first."""
    country = card // DECK_SPAN
    laid = s.cards[LAID + country]
    place = 0
    if card in laid:
        place = laid.index(card) + 1
        del laid[place - 1]
        s.gone[country] |= BIT[card % DECK_SPAN]
        discard_openly(s, country, card)
        s.news += 1
    else:
        reaction = REACTIONS[card]
        if reaction is not None and reaction.once:
            s.spent[country] |= reaction.bit
            s.lasting = True
    events.used(s, country, card)
    if place and s.variant.tracked and country == JAPAN:
        # Magic picks by the order in which these were laid: everybody sees which of them is turned up.
        events.place(s, country, place)
    carry_out(s, card, cause)


# --- any time (R-61.1, R-64) -----------------------------------------------------------------------------------------


class Target:
    """Pieces a protecting card may name: of the ``owners`` (a mask), in the ``spaces``."""

    __slots__ = ("beside_army", "in_supply", "owners", "spaces")

    def __init__(self, owners: int, spaces: int, in_supply: bool, beside_army: bool) -> None:
        self.owners = owners
        self.spaces = spaces
        self.in_supply = in_supply
        self.beside_army = beside_army
        """It must border a supplied Army of the card's country (Destroyers)."""

    def pieces(self, s: QmgState, country: int, owner: int) -> int:
        """The pieces of this owner that the card of this country may name now."""
        if not self.owners & BIT[owner]:
            return 0
        found = s.pieces[owner] & self.spaces & ~s.safe[owner]
        if found and self.in_supply:
            found &= supplied(s, owner)
        if found and self.beside_army:
            found &= near(s, country, supplied(s, country) & LAND)
        return found


class Protect(Effect):
    """A piece may not be removed this turn (R-64)."""

    __slots__ = ("card", "targets")

    def __init__(self, card: int, targets: tuple[Target, ...]) -> None:
        self.card = card
        self.targets = targets

    def pieces(self, s: QmgState, country: int, owner: int, cause: int) -> int:
        """The pieces of this owner that may be named for this cause."""
        found = 0
        occasion = occasion_of(cause)
        wanted = EVERYWHERE
        if occasion == THREAT:
            wanted = BIT[space_of(cause)] if owner == owner_of(cause) else 0
        elif occasion == SUPPLY_CHECK:
            wanted = ~supplied(s, owner) if owner == s.active else 0
        for target in self.targets:
            if target.spaces & wanted:
                found |= target.pieces(s, country, owner) & wanted
        return found

    def possible(self, s: QmgState, country: int, cause: int) -> bool:
        occasion = occasion_of(cause)
        if occasion == THREAT:
            return self.pieces(s, country, owner_of(cause), cause) != 0
        if occasion == SUPPLY_CHECK:
            return self.pieces(s, country, s.active, cause) != 0
        for owner in range(SIX):
            if self.pieces(s, country, owner, cause):
                return True
        return False

    def start(self, s: QmgState, country: int, cause: int) -> None:
        s.stack.append(NamePiece(self.card, cause))


class NamePiece(QmgStep):
    """The country that used a protecting card names the piece."""

    __slots__ = ("card", "cause")

    def __init__(self, card: int, cause: int) -> None:
        self.card = card
        self.cause = cause

    def advance(self, s: QmgState) -> bool:
        choices = self.options(s, self.card // DECK_SPAN)
        if len(choices) > 1:
            s.asked = BIT[self.card // DECK_SPAN]
            return True
        s.stack.pop()
        if choices:
            self.shield(s, choices[0])
        return False

    def options(self, s: QmgState, seat: int) -> list[int]:
        protect = EFFECTS[self.card][0]
        assert isinstance(protect, Protect)
        return [
            PROTECT + owner * PIECE + space
            for owner in range(SIX)
            for space in members(protect.pieces(s, seat, owner, self.cause))
        ]

    def choose(self, s: QmgState, seat: int, action: int) -> None:
        s.stack.pop()
        self.shield(s, action)

    def shield(self, s: QmgState, action: int) -> None:
        """The piece is safe for this turn."""
        owner = (action - PROTECT) // PIECE
        space = (action - PROTECT) % PIECE
        s.safe[owner] |= BIT[space]
        s.lasting = True
        events.protected(s, owner, space)

    def question(self, s: QmgState, seat: int) -> Question:
        return Question("ask-protect", "QMG R-64", self.options(s, seat)[0], {"card": CARD_ID[self.card]})


class Truk(Effect):
    """All Japanese Navies, and the Japanese Armies around the Central Pacific, are supplied this turn (R-25)."""

    __slots__ = ()

    def possible(self, s: QmgState, country: int, cause: int) -> bool:
        occasion = occasion_of(cause)
        if s.truk:
            return False
        helps = s.pieces[JAPAN] & (SEA | BY_TRUK) & ~supplied(s, JAPAN)
        if occasion == THREAT:
            # It saves nothing itself, but lets Battleship Repair name the Navy, if that lies there as well.
            return owner_of(cause) == JAPAN and helps & SEA & BIT[space_of(cause)] != 0 and len(s.cards[LAID + JAPAN]) > 1
        if occasion == SUPPLY_CHECK:
            return s.active == JAPAN and helps & ~s.safe[JAPAN] != 0
        if occasion == TURN_BEGINS:
            return s.active == JAPAN and helps != 0
        return True

    def start(self, s: QmgState, country: int, cause: int) -> None:
        s.truk = True
        s.lasting = True
        disturb(s)
        events.truk(s)


class Keep(Effect):
    """Radar: a supplied Navy that would be removed stays, this once."""

    __slots__ = ()

    def possible(self, s: QmgState, country: int, cause: int) -> bool:
        threatened = s.pieces[country] & BIT[space_of(cause)] & SEA & ~s.safe[country]
        return owner_of(cause) == country and threatened & supplied(s, country) != 0

    def start(self, s: QmgState, country: int, cause: int) -> None:
        s.kept = 1 + country * PIECE + space_of(cause)
        events.kept(s, country, space_of(cause))


ANY_TIME: Final[list[int]] = [0] * SIX
"""ANY_TIME[country]: its Responses that may be used whenever the table waits for somebody, as a mask. Filled by `deck`."""


def could_use_truk(s: QmgState, country: int) -> bool:
    """Return True if this country could use Truk now unasked, as far as anybody may know.

    Truk changes where Japan builds and battles. So Japan is asked for a space even if there is only one (R-69).
    """
    if country != JAPAN or s.truk or not s.cards[LAID + JAPAN]:
        return False
    # It is the one Japanese card that listens to the beginning of a turn.
    return RESPONSE_FOR[TURN_BEGINS * SIX + JAPAN] & ~s.gone[JAPAN] != 0


def unasked(s: QmgState, country: int) -> list[int]:
    """R-61.1: the Responses a country may use now although nobody asks it."""
    if s.round == 0:
        return []
    cause = cause_of(OWN_PLAY, country)
    return [
        USE + card
        for card in sorted(s.cards[LAID + country])
        if ANY_TIME[country] & BIT[card % DECK_SPAN] and any_possible(s, card, cause)
    ]
