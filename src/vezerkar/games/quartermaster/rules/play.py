"""Playing cards: the Play step and cards that let somebody play another one (R-09 .. R-12, R-32 .. R-36)."""

from __future__ import annotations

from typing import Final

from vezerkar.engine.bit_sets import BIT, with_each
from vezerkar.engine.decision import Question, Refusal
from vezerkar.games.quartermaster import events
from vezerkar.games.quartermaster.game_data import (
    BUILD_ARMY,
    CARD_ID,
    CARD_SPAN,
    COUNTRIES,
    DECK_SPAN,
    EVENT,
    RESPONSE,
    SIX,
    STATUS,
    TYPE,
    USSR,
)
from vezerkar.games.quartermaster.notation import DISCARD, NOUN, PASS, PLAY, STRIP, STRIP_RESPONSE, USE, with_each_card
from vezerkar.games.quartermaster.rules.cards import (
    discard_openly,
    discard_pile,
    draw,
    from_discard_pile,
    in_deck,
    mill,
    put_beneath,
    put_on_top,
    shuffle,
    throw_away,
)
from vezerkar.games.quartermaster.rules.effect import EFFECTS, OWN_PLAY, Effect, any_possible, carry_out, cause_of
from vezerkar.games.quartermaster.rules.reactions import ANY_TIME, refuse_use, use_card
from vezerkar.games.quartermaster.rules.reasons import NEED_NOT_MET, NO_EFFECT, NO_TARGET, NOT_IN_HAND
from vezerkar.games.quartermaster.rules.step import QmgStep
from vezerkar.games.quartermaster.rules.supply import disturb
from vezerkar.games.quartermaster.rules.warfare import Stand
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

NEEDS: Final[list[Stand | None]] = [None] * CARD_SPAN
"""NEEDS[card]: what an Economic Warfare card requires. Filled by `deck`, as are the following."""

INSTEAD: Final[list[int]] = [0] * SIX
"""INSTEAD[country]: its Status cards used in place of a card play (R-11), as a mask."""

PUT_BACK: Final[list[int]] = [-1] * SIX
"""PUT_BACK[country]: its Status card that saves a played card from the discard pile (R-61.3), or -1."""


def playable(s: QmgState, country: int, card: int) -> bool:
    """R-09: whether a card can be played now; a card that needs a legal space or victim cannot without one."""
    kind = TYPE[card]
    if kind == EVENT or kind == STATUS or kind == RESPONSE:
        return True
    need = NEEDS[card]
    if need is not None and not need.holds(s, country):
        return False
    return EFFECTS[card][0].possible(s, country, cause_of(OWN_PLAY, country))


def add_playable(s: QmgState, country: int, cards: list[int], legal: list[int]) -> None:
    """Add to the legal actions: ``play`` every different one of these sorted cards that can be played."""
    last = -1
    for card in cards:
        if card != last:
            last = card
            if playable(s, country, card):
                legal.append(PLAY + card)


def play(s: QmgState, country: int, card: int) -> None:
    """R-12, R-33, R-34: a card that has left its zone is played: on the table, or to the discard pile and carried out."""
    kind = TYPE[card]
    if kind == RESPONSE:
        s.cards[LAID + country].append(card)
        events.laid(s, country)
        events.laid_card(s, country, card)
        return
    events.played(s, country, card)
    if kind == STATUS:
        s.status[country] |= BIT[card % DECK_SPAN]
        disturb(s)
        return
    discard_openly(s, country, card)
    carry_out(s, card, cause_of(OWN_PLAY, country))
    saver = PUT_BACK[country]
    if saver >= 0 and s.status[country] & BIT[saver % DECK_SPAN]:
        s.stack.append(SaveCard(country))


def play_step(s: QmgState) -> None:
    """R-10, R-11: asked by public facts: the number of hand cards, and what the Status cards on the table could do."""
    if s.cards[HAND + s.active] or could_use_instead(s, s.active):
        s.stack.append(PLAY_STEP)


def could_use_instead(s: QmgState, country: int) -> bool:
    """Return True if a Status card of this country could take the place of a card play, as far as anybody may know (R-11)."""
    instead = s.status[country] & INSTEAD[country]
    if instead:
        cause = cause_of(OWN_PLAY, country)
        for i in range(DECK_SPAN):
            if instead & BIT[i]:
                for effect in EFFECTS[country * DECK_SPAN + i]:
                    if effect.could_be_possible(s, country, cause):
                        return True
    return False


class PlayStep(QmgStep):
    """R-09 .. R-12: play one card, or throw one away unused, or use a Status card that takes the place of it."""

    __slots__ = ()

    def asks(self, s: QmgState) -> int:
        return s.active

    def options(self, s: QmgState, seat: int) -> list[int]:
        hand = s.cards[HAND + seat]
        legal = with_each_card(hand, DISCARD) if hand else [PASS]
        add_playable(s, seat, hand, legal)
        instead = s.status[seat] & INSTEAD[seat]
        if instead:
            for i in range(DECK_SPAN):
                if instead & BIT[i] and any_possible(s, seat * DECK_SPAN + i, cause_of(OWN_PLAY, seat)):
                    legal.append(USE + seat * DECK_SPAN + i)
        return legal

    def choose(self, s: QmgState, seat: int, action: int) -> None:
        s.stack.pop()
        if action >= USE:
            use_card(s, action - USE, cause_of(OWN_PLAY, seat))
        elif action >= PLAY:
            s.cards[HAND + seat].remove(action - PLAY)
            play(s, seat, action - PLAY)
        elif action != PASS:
            throw_away(s, seat, action - DISCARD)

    def question(self, s: QmgState, seat: int) -> Question:
        hand = s.cards[HAND + seat]
        return Question("ask-play", "QMG R-09", DISCARD + hand[0] if hand else PASS)

    def menu(self, s: QmgState, seat: int) -> list[int]:
        instead = with_each(s.status[seat] & INSTEAD[seat], USE + seat * DECK_SPAN)
        return with_each_card(s.cards[HAND + seat], PLAY) + instead

    def refuse(self, s: QmgState, seat: int, action: int) -> Refusal:
        if USE <= action <= USE + NOUN:
            return self.refuse_use(s, seat, action - USE)
        if PLAY <= action <= PLAY + NOUN:
            return refuse_play(s, seat, s.cards[HAND + seat], action - PLAY)
        if action < PASS:
            return NOT_IN_HAND
        return super().refuse(s, seat, action)

    def refuse_use(self, s: QmgState, seat: int, card: int) -> Refusal:
        """Return why a card cannot be used here.

        One that could be in a Play step would do nothing; others wait for something else.
        """
        if card // DECK_SPAN == seat:
            here = s.status[seat] & INSTEAD[seat]
            if card in s.cards[LAID + seat]:
                here |= ANY_TIME[seat]
            if here & BIT[card % DECK_SPAN]:
                return NO_EFFECT
        return refuse_use(s, seat, card, cause_of(OWN_PLAY, seat), 0)


PLAY_STEP: Final = PlayStep()


def refuse_play(s: QmgState, seat: int, cards: list[int], card: int) -> Refusal:
    """Return why a card cannot be played out of these."""
    if card not in cards:
        return NOT_IN_HAND
    need = NEEDS[card]
    if need is not None and not need.holds(s, seat):
        return NEED_NOT_MET
    return NO_TARGET


# --- saved from the discard pile (R-34, R-61.3) -----------------------------------------------------------------------


def just_played(s: QmgState, country: int) -> int:
    """The place in the face-up discards of the card that was just played: only Responses used since may lie on top of it."""
    up = s.cards[UP + country]
    place = len(up) - 1
    while TYPE[up[place]] == RESPONSE:
        place -= 1
    return place


def may_save(s: QmgState, country: int) -> bool:
    """Return True if Rationing or Women Conscripts can be used on the card that was just played."""
    if country == USSR:
        return TYPE[s.cards[UP + USSR][just_played(s, USSR)]] == BUILD_ARMY
    # F-27: never to be paid in Victory Points.
    return s.active == country and bool(s.cards[HAND + country] or in_deck(s, country))


class SaveCard(QmgStep):
    """R-34: a card was played and lies on top of the discard pile; its country may put it back into its deck."""

    __slots__ = ("country",)

    def __init__(self, country: int) -> None:
        self.country = country

    def advance(self, s: QmgState) -> bool:
        if may_save(s, self.country):
            s.asked = BIT[self.country]
            return True
        s.stack.pop()
        return False

    def options(self, s: QmgState, seat: int) -> list[int]:
        return [PASS, USE + PUT_BACK[self.country]]

    def choose(self, s: QmgState, seat: int, action: int) -> None:
        s.stack.pop()
        if action != PASS:
            use_card(s, action - USE, cause_of(OWN_PLAY, self.country))

    def question(self, s: QmgState, seat: int) -> Question:
        return Question("ask-save", "QMG R-34", PASS, {"card": CARD_ID[s.cards[UP + self.country][just_played(s, self.country)]]})


class PutBack(Effect):
    """The card that was just played goes from the discard pile on top of its deck, or underneath."""

    __slots__ = ("on_top",)

    def __init__(self, on_top: bool) -> None:
        self.on_top = on_top

    def start(self, s: QmgState, country: int, cause: int) -> None:
        up = s.cards[UP + country]
        place = just_played(s, country)
        card = up.pop(place)
        if self.on_top:
            put_on_top(s, country, card)
            events.put_on_top(s, country, card)
        else:
            put_beneath(s, country, card, openly=True)
            events.put_beneath(s, country, card)


# --- cards that play cards --------------------------------------------------------------------------------------------


class PlayFromEffect(Effect):
    """A card of certain types is played out of the draw deck or the discard pile."""

    __slots__ = ("types", "zone")

    def __init__(self, zone: int, types: int) -> None:
        self.zone = zone
        """`DECK`, or `UP` for the discard pile."""
        self.types = types

    def possible(self, s: QmgState, country: int, cause: int) -> bool:
        """Q-14: a suitable card must lie there already. That is the owner's secret, and only the owner is offered it."""
        cards = s.cards[DECK + country] if self.zone == DECK else discard_pile(s, country)
        last = -1
        for card in cards:
            if card != last and BIT[TYPE[card]] & self.types:
                if playable(s, country, card):
                    return True
                last = card
        return False

    def could_be_possible(self, s: QmgState, country: int, cause: int) -> bool:
        cards = s.cards[UP + country]
        if self.zone == DECK or s.cards[DOWN + country]:
            # Any card that does not lie face up may be there.
            cards = cards + s.cards[DOWN + country] + s.cards[DECK + country] + s.cards[HAND + country] + s.cards[LAID + country]
        for card in cards:
            if BIT[TYPE[card]] & self.types and playable(s, country, card):
                return True
        return False

    def start(self, s: QmgState, country: int, cause: int) -> None:
        s.stack.append(PlayFrom(country, self.zone, self.types))


def candidates(s: QmgState, country: int, zone: int, types: int) -> list[int]:
    """``play`` every card of these types that can be played out of a zone."""
    cards = s.cards[DECK + country] if zone == DECK else discard_pile(s, country)
    legal: list[int] = []
    add_playable(s, country, sorted([card for card in cards if BIT[TYPE[card]] & types]), legal)
    return legal


class PlayFrom(QmgStep):
    """A card is looked for and played (F-26, F-24). What is found is a secret, so finding nothing is always possible."""

    __slots__ = ("country", "types", "zone")

    def __init__(self, country: int, zone: int, types: int) -> None:
        self.country = country
        self.zone = zone
        self.types = types

    def asks(self, s: QmgState) -> int:
        return self.country

    def options(self, s: QmgState, seat: int) -> list[int]:
        return [PASS, *candidates(s, self.country, self.zone, self.types)]

    def choose(self, s: QmgState, seat: int, action: int) -> None:
        s.stack.pop()
        if action == PASS:
            return
        card = action - PLAY
        if self.zone == DECK:
            s.cards[DECK + self.country].remove(card)
            for what in (TOP_OPEN, BOTTOM_OPEN, TOP_SEEN, BOTTOM_SEEN):
                s.known[what + self.country] = 0
        else:
            from_discard_pile(s, self.country, card)
        play(s, self.country, card)

    def question(self, s: QmgState, seat: int) -> Question:
        return Question("ask-play-from-deck" if self.zone == DECK else "ask-play-from-pile", "QMG R-33", PASS)


class Shuffle(Effect):
    """The card's country shuffles its deck."""

    __slots__ = ()

    def start(self, s: QmgState, country: int, cause: int) -> None:
        shuffle(s, country)
        events.shuffled(s, country)


class AllyPlaysEffect(Effect):
    """Lend Lease: another country may play a card and then draws one."""

    __slots__ = ("ally",)

    def __init__(self, ally: int) -> None:
        self.ally = ally

    def start(self, s: QmgState, country: int, cause: int) -> None:
        s.stack.append(AllyPlays(self.ally))


class AllyPlays(QmgStep):
    """A country that is not on turn may play a card."""

    __slots__ = ("country",)

    def __init__(self, country: int) -> None:
        self.country = country

    def advance(self, s: QmgState) -> bool:
        if s.cards[HAND + self.country]:
            s.asked = BIT[self.country]
            return True
        s.stack.pop()
        return False

    def options(self, s: QmgState, seat: int) -> list[int]:
        legal = [PASS]
        add_playable(s, self.country, s.cards[HAND + self.country], legal)
        return legal

    def choose(self, s: QmgState, seat: int, action: int) -> None:
        s.stack.pop()
        if action != PASS:
            card = action - PLAY
            s.cards[HAND + self.country].remove(card)
            s.stack.append(DrawOne(self.country))
            play(s, self.country, card)

    def question(self, s: QmgState, seat: int) -> Question:
        return Question("ask-ally-plays", "QMG R-39", PASS)

    def menu(self, s: QmgState, seat: int) -> list[int]:
        return with_each_card(s.cards[HAND + seat], PLAY)

    def refuse(self, s: QmgState, seat: int, action: int) -> Refusal:
        if PLAY <= action <= PLAY + NOUN:
            return refuse_play(s, seat, s.cards[HAND + seat], action - PLAY)
        return super().refuse(s, seat, action)


class DrawOne(QmgStep):
    """A country draws a card."""

    __slots__ = ("country",)

    def __init__(self, country: int) -> None:
        self.country = country

    def advance(self, s: QmgState) -> bool:
        s.stack.pop()
        draw(s, self.country, 1)
        return False


class BuyBackEffect(Effect):
    """Lend Lease: its country may discard cards off its deck to have the card itself back on top."""

    __slots__ = ("card", "count")

    def __init__(self, card: int, count: int) -> None:
        self.card = card
        self.count = count

    def start(self, s: QmgState, country: int, cause: int) -> None:
        s.stack.append(BuyBack(self.card, self.count))


class BuyBack(QmgStep):
    """The country pays for the card, or lets it go."""

    __slots__ = ("card", "count")

    def __init__(self, card: int, count: int) -> None:
        self.card = card
        self.count = count

    def asks(self, s: QmgState) -> int:
        return self.card // DECK_SPAN

    def options(self, s: QmgState, seat: int) -> list[int]:
        return [PASS, USE + self.card]

    def choose(self, s: QmgState, seat: int, action: int) -> None:
        s.stack.pop()
        if action != PASS:
            s.stack.append(ToTop(self.card))
            mill(s, seat, self.count)

    def question(self, s: QmgState, seat: int) -> Question:
        return Question("ask-buy-back", "QMG R-57", PASS, {"card": CARD_ID[self.card], "count": self.count})


class ToTop(QmgStep):
    """A card goes from the discard pile on top of its deck, paid for."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card

    def advance(self, s: QmgState) -> bool:
        s.stack.pop()
        country = self.card // DECK_SPAN
        if self.card in s.cards[UP + country]:
            s.cards[UP + country].remove(self.card)
            put_on_top(s, country, self.card)
            events.put_on_top(s, country, self.card)
        return False


# --- cards taken from the table ---------------------------------------------------------------------------------------


class StripEffect(Effect):
    """An enemy card on the table is discarded: a Status chosen by the card's country, or a Response picked blindly (F-47)."""

    __slots__ = ("random", "responses", "statuses", "victim")

    def __init__(self, victim: int, statuses: bool, responses: bool, random: bool) -> None:
        self.victim = victim
        self.statuses = statuses
        self.responses = responses
        self.random = random
        """Responses are picked blindly even where their order is tracked."""

    def possible(self, s: QmgState, country: int, cause: int) -> bool:
        return bool(self.statuses and s.status[self.victim]) or bool(self.responses and s.cards[LAID + self.victim])

    def start(self, s: QmgState, country: int, cause: int) -> None:
        tracked = s.variant.tracked and not self.random
        s.stack.append(Strip(country, self.victim, 1 if self.statuses else 0, 1 if self.responses else 0, 1 if tracked else 0))


class Strip(QmgStep):
    """A choice of the card that is discarded.

    With ``tracked`` Responses are chosen by the order in which they were laid (F-47).
    """

    __slots__ = ("country", "responses", "statuses", "tracked", "victim")

    def __init__(self, country: int, victim: int, statuses: int, responses: int, tracked: int) -> None:
        self.country = country
        self.victim = victim
        self.statuses = statuses
        self.responses = responses
        self.tracked = tracked

    def advance(self, s: QmgState) -> bool:
        choices = self.options(s, self.country)
        if len(choices) > 1:
            s.asked = BIT[self.country]
            return True
        s.stack.pop()
        if choices:
            self.strip(s, choices[0])
        return False

    def options(self, s: QmgState, seat: int) -> list[int]:
        legal: list[int] = []
        if self.statuses:
            legal = with_each(s.status[self.victim], STRIP + self.victim * DECK_SPAN)
        laid = len(s.cards[LAID + self.victim])
        if self.responses and laid:
            legal += [STRIP_RESPONSE + n for n in range(1, laid + 1)] if self.tracked else [STRIP_RESPONSE]
        return legal

    def choose(self, s: QmgState, seat: int, action: int) -> None:
        s.stack.pop()
        self.strip(s, action)

    def strip(self, s: QmgState, action: int) -> None:
        """The card goes to its country's discard pile: a Status face up, a Response unseen (R-68)."""
        victim = self.victim
        if action < STRIP_RESPONSE:
            card = action - STRIP
            s.status[victim] &= ~BIT[card % DECK_SPAN]
            disturb(s)
            discard_openly(s, victim, card)
            events.stripped(s, victim, card)
            return
        laid = s.cards[LAID + victim]
        i = action - STRIP_RESPONSE - 1 if action > STRIP_RESPONSE else s.randbelow(len(laid))
        s.news += 1
        card = laid.pop(i)
        s.cards[DOWN + victim].append(card)
        events.response_lost(s, victim, 1)
        if self.tracked:
            events.place(s, victim, i + 1)
        events.response_lost_cards(s, victim, [card])

    def question(self, s: QmgState, seat: int) -> Question:
        return Question("ask-strip", "QMG F-47", self.options(s, seat)[0], {"country": COUNTRIES[self.victim]})
