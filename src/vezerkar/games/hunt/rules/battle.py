"""The battle (HUNT 93-105)."""

from __future__ import annotations

from typing import Final

from vezerkar.engine.decision import Question, Refusal
from vezerkar.engine.state import BIT
from vezerkar.engine.together import Together
from vezerkar.games.hunt.facts import AP, BATTLE_HAND, BONUS, BRITISH, CARDS, DECK, DUELS, FORCES, GERMAN, SEATS, SPACES
from vezerkar.games.hunt.notation import DUEL, with_each
from vezerkar.games.hunt.rules.draw import draw_up_to
from vezerkar.games.hunt.rules.effect import EFFECTS, Effect, resolve
from vezerkar.games.hunt.rules.reasons import NOT_IN_HAND, REASONS
from vezerkar.games.hunt.rules.step import WHO, HuntStep
from vezerkar.games.hunt.rules.victory import end
from vezerkar.games.hunt.state import BATTLE_WON, DISCARD, HAND, IN_BATTLE, PLAYED, SCUTTLED, Battle, HuntState


def start_battle(s: HuntState, force: int) -> None:
    """HUNT 93, 94: this Force has found the Graf Spee. All phases stop; both players fill up their hands."""
    s.forces[force] = s.spee
    s.shown = True
    s.belief = BIT[s.spee]
    s.phase = IN_BATTLE
    s.battle = Battle(force)
    s.news += 1
    if s.sink is not None:
        s.emit("battle_began", {"force": FORCES[force], "space": SPACES[s.spee]})
    for seat in (GERMAN, BRITISH):
        for card in with_each(s.cards[PLAYED + seat], seat * DECK):
            resolve(s, card)
        draw_up_to(s, seat, BATTLE_HAND)
    s.stack.clear()
    s.stack.append(FIGHT)


def battle_of(s: HuntState) -> Battle:
    """The battle in progress."""
    assert s.battle is not None
    return s.battle


class Fight(HuntStep):
    """HUNT 95: five duels; then the damage decides (HUNT 103)."""

    __slots__ = ()

    def advance(self, s: HuntState) -> bool:
        battle = battle_of(s)
        if battle.duel < DUELS:
            s.stack.append(REVEAL)
            s.stack.append(LAY_DOWN)
        else:
            german, british = battle.damage
            end(s, GERMAN if german < british else BRITISH, BATTLE_WON)
        return False


class LayDown(HuntStep):
    """HUNT 95: this seat chooses a card in secret."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def params(self) -> list[int]:
        return [self.seat]

    def advance(self, s: HuntState) -> bool:
        if not s.cards[HAND + self.seat]:
            s.stack.pop()
            return False
        s.asked = WHO[self.seat]
        return True

    def options(self, s: HuntState, seat: int) -> list[int]:
        return with_each(s.cards[HAND + seat], DUEL + seat * DECK)

    def choose(self, s: HuntState, seat: int, action: int) -> None:
        s.stack.pop()
        battle_of(s).chosen[seat] = action - DUEL

    def question(self, s: HuntState, seat: int) -> Question:
        return Question("ask-duel", "HUNT 95", self.options(s, seat)[0], {"duel": battle_of(s).duel + 1})

    def refuse(self, s: HuntState, seat: int, action: int) -> Refusal:
        return REASONS[NOT_IN_HAND] if 0 <= action - DUEL < 2 * DECK else REASONS[0]


class Reveal(HuntStep):
    """HUNT 96-101: both cards are turned over and compared."""

    __slots__ = ()

    def advance(self, s: HuntState) -> bool:
        s.stack.pop()
        battle = battle_of(s)
        battle.duel += 1
        german, british = battle.chosen
        battle.chosen = [-1, -1]
        s.news += 1
        values = [duel_value(s, GERMAN, german), duel_value(s, BRITISH, british)]
        values[BRITISH] += BONUS[int(s.variant.historical)][battle.force]
        for card in (german, british):
            if card >= 0:
                s.shift(card, HAND, DISCARD)
        if s.sink is not None:
            s.emit(
                "duel",
                {
                    "duel": battle.duel,
                    "german": card_name(german),
                    "british": card_name(british),
                    "german_halves": values[GERMAN],
                    "british_halves": values[BRITISH],
                },
            )
        if british >= 0 and any(effect.wins_duel(battle.duel, german) for effect in EFFECTS[british]):
            end(s, BRITISH, SCUTTLED)
            return False
        self.damage(s, values)
        self.look_ahead(s, [german, british])
        for seat, card in ((BRITISH, british), (GERMAN, german)):
            if card >= 0:
                for effect in EFFECTS[card]:
                    effect.after_duel(s, seat, battle.duel)
        return False

    def damage(self, s: HuntState, values: list[int]) -> None:
        """HUNT 99: the lower value takes one Damage marker."""
        if values[GERMAN] == values[BRITISH]:
            return
        loser = GERMAN if values[GERMAN] < values[BRITISH] else BRITISH
        battle = battle_of(s)
        battle.damage[loser] += 1
        if s.sink is not None:
            s.emit("damaged", {"seat": SEATS[loser], "damage": battle.damage[loser]})

    def look_ahead(self, s: HuntState, cards: list[int]) -> None:
        """HUNT 101: bonuses for the duels to come begin to run, and add up."""
        battle = battle_of(s)
        battle.soon = battle.later
        battle.later = [0, 0]
        for seat, card in enumerate(cards):
            if card >= 0:
                for effect in EFFECTS[card]:
                    battle.soon[seat] += effect.duel_bonus(1)
                    battle.later[seat] += effect.duel_bonus(2)


def duel_value(s: HuntState, seat: int, card: int) -> int:
    """HUNT 96: AP and card bonuses, in half points; the Force's bonus is not in it."""
    value = battle_of(s).soon[seat]
    if card >= 0:
        value += 2 * AP[card]
        for effect in EFFECTS[card]:
            value += effect.duel_bonus(0)
    return value


def card_name(card: int) -> str:
    """The id of a card, or nothing for none."""
    return CARDS[card] if card >= 0 else ""


FIGHT: Final = Fight()
REVEAL: Final = Reveal()
LAY_DOWN: Final = Together(((LayDown(GERMAN),), (LayDown(BRITISH),)))


class DuelBonus(Effect):
    """Add points to the owner's value, from the ``first`` to the ``last`` duel counted from this one (0: this)."""

    __slots__ = ("amount", "first", "last")

    def __init__(self, amount: int, first: int, last: int) -> None:
        self.amount = amount
        self.first = first
        self.last = last

    def params(self) -> list[int]:
        return [self.amount, self.first, self.last]

    def duel_bonus(self, ahead: int) -> int:
        return 2 * self.amount if self.first <= ahead <= self.last else 0


class RepairInPort(Effect):
    """Montevideo: in the last duel the owner takes Damage off their track."""

    __slots__ = ("amount", "duel")

    def __init__(self, amount: int, duel: int) -> None:
        self.amount = amount
        self.duel = duel

    def params(self) -> list[int]:
        return [self.amount, self.duel]

    def after_duel(self, s: HuntState, seat: int, duel: int) -> None:
        battle = battle_of(s)
        if duel == self.duel and battle.damage[seat]:
            battle.damage[seat] = max(0, battle.damage[seat] - self.amount)
            if s.sink is not None:
                s.emit("repaired", {"seat": SEATS[seat], "damage": battle.damage[seat]})


class Scuttle(Effect):
    """Scuttling in Montevideo: wins the game in the last duel against one card (HUNT 105)."""

    __slots__ = ("against", "duel")

    def __init__(self, against: int, duel: int) -> None:
        self.against = against
        self.duel = duel

    def params(self) -> list[int]:
        return [self.against, self.duel]

    def wins_duel(self, duel: int, opposing: int) -> bool:
        return duel == self.duel and opposing == self.against


class Look(Effect):
    """Concentrated Fire: the owner looks at the opponent's hand before the next duel (HUNT 104)."""

    __slots__ = ()

    def after_duel(self, s: HuntState, seat: int, duel: int) -> None:
        other = 1 - seat
        hand = s.cards[HAND + other]
        s.seen = (s.seen[0] | hand, s.seen[1]) if seat == 0 else (s.seen[0], s.seen[1] | hand)
        s.news += 1
        if s.sink is not None and hand:
            s.emit("looked", {"seat": SEATS[seat]})
            names = [CARDS[card] for card in with_each(hand, other * DECK)]
            s.emit("saw_cards", {"seat": SEATS[seat], "cards": names}, WHO[seat])
