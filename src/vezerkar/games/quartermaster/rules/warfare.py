"""Economic Warfare: cards are discarded from an enemy's draw deck (R-41, R-61.4)."""

from __future__ import annotations

from vezerkar.engine.bit_sets import BIT
from vezerkar.engine.decision import Question
from vezerkar.games.quartermaster import events
from vezerkar.games.quartermaster.game_data import CARD_ID, DECK_SPAN, GERMANY, HOME, ITALY, LAND, around
from vezerkar.games.quartermaster.notation import LOSE_CARDS, LOSE_NAVY, NAME
from vezerkar.games.quartermaster.rules.cards import mill, pay
from vezerkar.games.quartermaster.rules.effect import (
    EFFECTS,
    GERMANY_AND_ITALY,
    NOWHERE,
    RAID,
    Effect,
    actor_of,
    cause_of,
)
from vezerkar.games.quartermaster.rules.pieces import take_back
from vezerkar.games.quartermaster.rules.reactions import react
from vezerkar.games.quartermaster.rules.step import QmgStep
from vezerkar.games.quartermaster.rules.supply import near, opened
from vezerkar.games.quartermaster.state import QmgState


class Stand:
    """A condition: the card's country has a piece of these kinds in one of these spaces, or next to one."""

    __slots__ = ("kinds", "next_to", "spaces")

    def __init__(self, kinds: int, spaces: int, next_to: bool) -> None:
        self.kinds = kinds
        self.spaces = spaces
        self.next_to = next_to

    def holds(self, s: QmgState, country: int) -> bool:
        """Return True if the condition holds now."""
        pieces = s.pieces[country] & self.kinds
        if self.next_to:
            pieces = near(s, country, pieces)
        return pieces & self.spaces != 0


class Amount:
    """A number, or another one while a condition holds."""

    __slots__ = ("condition", "instead", "usual")

    def __init__(self, usual: int, instead: int, condition: Stand | None) -> None:
        self.usual = usual
        self.instead = instead
        self.condition = condition

    def now(self, s: QmgState, country: int) -> int:
        """The number that holds now for the card of this country."""
        if self.condition is not None and self.condition.holds(s, country):
            return self.instead
        return self.usual


class Raid(Effect):
    """An Economic Warfare card names a victim, which loses cards off its deck.

    The victim's Home space may have to be within ``army_within`` steps of an Army of the raider, or (``piece_next_to``) next to a
    piece of it; 0 and false: anywhere.
    """

    __slots__ = ("amount", "army_within", "card", "piece_next_to", "victims")

    def __init__(self, card: int, victims: tuple[int, ...], amount: Amount, army_within: int, piece_next_to: bool) -> None:
        self.card = card
        self.victims = victims
        self.amount = amount
        self.army_within = army_within
        self.piece_next_to = piece_next_to

    def choices(self, s: QmgState, country: int) -> list[int]:
        """The countries that may be named."""
        if self.piece_next_to:
            reach = near(s, country, s.pieces[country])
        elif self.army_within:
            reach = s.pieces[country] & LAND
            open_now = opened(s, country & 1)
            for _ in range(self.army_within):
                reach |= around(reach, open_now)
        else:
            return list(self.victims)
        return [victim for victim in self.victims if reach & BIT[HOME[victim]]]

    def possible(self, s: QmgState, country: int, cause: int) -> bool:
        return bool(self.choices(s, country))

    def start(self, s: QmgState, country: int, cause: int) -> None:
        choices = self.choices(s, country)
        if len(choices) > 1:
            s.stack.append(NameVictim(self.card))
        elif choices:
            raid(s, self.card, choices[0])


class NameVictim(QmgStep):
    """The raider names its victim."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card

    def advance(self, s: QmgState) -> bool:
        if self.options(s, self.card // DECK_SPAN):
            s.asked = BIT[self.card // DECK_SPAN]
            return True
        s.stack.pop()
        return False

    def options(self, s: QmgState, seat: int) -> list[int]:
        effect = EFFECTS[self.card][0]
        assert isinstance(effect, Raid)
        return [NAME + victim for victim in effect.choices(s, seat)]

    def choose(self, s: QmgState, seat: int, action: int) -> None:
        s.stack.pop()
        raid(s, self.card, action - NAME)

    def question(self, s: QmgState, seat: int) -> Question:
        return Question("ask-victim", "QMG R-61", self.options(s, seat)[0], {"card": CARD_ID[self.card]})


def raid(s: QmgState, card: int, victim: int) -> None:
    """R-61.4: a victim is named; both sides may react before it pays."""
    s.raid = card
    s.bonus = 0
    s.spared = 0
    events.raided(s, card, victim)
    s.stack.append(Toll(victim))
    react(s, cause_of(RAID, card // DECK_SPAN, victim, NOWHERE))


def end_raid(s: QmgState) -> None:
    """The raid is over, and with it what it was made worse by and who was spared."""
    s.raid = -1
    s.bonus = 0
    s.spared = 0


class Toll(QmgStep):
    """The victim of the raid discards its cards (R-35)."""

    __slots__ = ("victim",)

    def __init__(self, victim: int) -> None:
        self.victim = victim

    def advance(self, s: QmgState) -> bool:
        s.stack.pop()
        card = s.raid
        bonus = s.bonus
        spared = s.spared
        end_raid(s)
        if not spared & BIT[self.victim]:
            effect = EFFECTS[card][0]
            assert isinstance(effect, Raid)
            mill(s, self.victim, effect.amount.now(s, card // DECK_SPAN) + bonus)
        return False


class Worsen(Effect):
    """The victim of the raid loses so many cards more."""

    __slots__ = ("amount",)

    def __init__(self, amount: Amount) -> None:
        self.amount = amount

    def start(self, s: QmgState, country: int, cause: int) -> None:
        s.bonus += self.amount.now(s, country)


class Spare(Effect):
    """The raid has no effect on the card's country."""

    __slots__ = ()

    def start(self, s: QmgState, country: int, cause: int) -> None:
        s.spared |= BIT[country]


class Mill(Effect):
    """The card's country, or the one that caused its use, discards cards off its deck (R-35)."""

    __slots__ = ("actor", "count")

    def __init__(self, count: int, actor: bool) -> None:
        self.count = count
        self.actor = actor

    def start(self, s: QmgState, country: int, cause: int) -> None:
        mill(s, actor_of(cause) if self.actor else country, self.count)


class Pay(Effect):
    """The card's country discards hand cards (R-35)."""

    __slots__ = ("count",)

    def __init__(self, count: int) -> None:
        self.count = count

    def start(self, s: QmgState, country: int, cause: int) -> None:
        pay(s, country, self.count)


# --- Malta Submarines (F-29) ------------------------------------------------------------------------------------------


class Malta(Effect):
    """Germany and Italy each lose cards, or a Navy in one sea, as they choose."""

    __slots__ = ("card", "count", "space")

    def __init__(self, card: int, count: int, space: int) -> None:
        self.card = card
        self.count = count
        self.space = space

    def start(self, s: QmgState, country: int, cause: int) -> None:
        s.raid = self.card
        s.bonus = 0
        s.spared = 0
        s.stack += [EndRaid(), Siege(ITALY, self.count, self.space), Siege(GERMANY, self.count, self.space)]
        react(s, cause_of(RAID, country, GERMANY_AND_ITALY, NOWHERE))


class Siege(QmgStep):
    """One victim chooses between cards and its Navy; without a Navy there it loses cards."""

    __slots__ = ("count", "space", "victim")

    def __init__(self, victim: int, count: int, space: int) -> None:
        self.victim = victim
        self.count = count
        self.space = space

    def advance(self, s: QmgState) -> bool:
        if s.spared & BIT[self.victim]:
            s.stack.pop()
            return False
        if s.pieces[self.victim] & BIT[self.space]:
            s.asked = BIT[self.victim]
            return True
        s.stack.pop()
        mill(s, self.victim, self.count)
        return False

    def options(self, s: QmgState, seat: int) -> list[int]:
        return [LOSE_CARDS, LOSE_NAVY]

    def choose(self, s: QmgState, seat: int, action: int) -> None:
        s.stack.pop()
        if action == LOSE_NAVY:
            take_back(s, self.victim, self.space)
        else:
            mill(s, self.victim, self.count)

    def question(self, s: QmgState, seat: int) -> Question:
        return Question("ask-siege", "QMG F-29", LOSE_CARDS, {"count": self.count})


class EndRaid(QmgStep):
    """The raid is over."""

    __slots__ = ()

    def advance(self, s: QmgState) -> bool:
        s.stack.pop()
        end_raid(s)
        return False
