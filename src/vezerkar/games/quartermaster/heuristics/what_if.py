"""Trial changes of the board: a build, a battle or a whole card, if no other player interferes.

A `WhatIf` works on a copy of a State. Each of its methods makes a change and returns what it gains for the team of the seat, in
Victory Points. `WhatIf.keep` and `WhatIf.undo` go back. It reads no cards but those of its own seat.
"""

from __future__ import annotations

from typing import Final

from vezerkar.engine.bit_sets import BIT, members
from vezerkar.games.quartermaster.game_data import DECK_SPAN, GERMANY, ITALY, LAND, RESPONSE, SEA, SIX, STATUS, TYPE, USSR
from vezerkar.games.quartermaster.heuristics.cards import hand_price, price, status_worth, trap_worth
from vezerkar.games.quartermaster.heuristics.features import outlook
from vezerkar.games.quartermaster.notation import PLAY
from vezerkar.games.quartermaster.rules.battle import (
    TEAM_COUNTRIES,
    BattleEffect,
    BroadFrontEffect,
    EliminateEffect,
    Repel,
    SweepEffect,
    battle_targets,
)
from vezerkar.games.quartermaster.rules.build import (
    BuildEffect,
    BuildsEffect,
    RecruitEffect,
    RedeployEffect,
    buildable,
    recruitable,
)
from vezerkar.games.quartermaster.rules.effect import (
    ARMY_BUILT,
    ARMY_FOUGHT,
    COSTS,
    EFFECTS,
    GERMAN_FOUGHT,
    LAND_FOUGHT,
    NAVY_BUILT,
    NO_COUNTRY,
    OWN_PLAY,
    SEA_FOUGHT,
    SUPPLY_CHECK,
    THREAT,
    Effect,
    actor_of,
    cause_of,
    occasion_of,
    owner_of,
    space_of,
)
from vezerkar.games.quartermaster.rules.play import (
    AllyPlaysEffect,
    BuyBackEffect,
    PlayFromEffect,
    PutBack,
    StripEffect,
    candidates,
)
from vezerkar.games.quartermaster.rules.reactions import (
    RESPONSE_REACTIONS,
    STATUS_REACTIONS,
    Keep,
    Protect,
    Truk,
    usable,
)
from vezerkar.games.quartermaster.rules.scoring import Points
from vezerkar.games.quartermaster.rules.supply import BY_TRUK, OTHER, disturb, supplied, team
from vezerkar.games.quartermaster.rules.warfare import Malta, Mill, Pay, Raid, Spare, Worsen
from vezerkar.games.quartermaster.state import LAID, QmgState

LEND_LEASE: Final = 2.5
"""Value of an ally's play of a card of its choice, in Victory Points."""

BOUGHT_BACK: Final = 0.4
PUT_BACK_WORTH: Final = 0.6
"""Value of a card that is back in the deck, in Victory Points."""

BLIND: Final = 1.5
"""Value of ridding an enemy of a Response picked blindly, in Victory Points."""

HELD_BACK: Final = 0.5
"""Fraction of its value that a Response must bring to be used: another occasion may be better."""

EMPTY_STRIKE: Final = -0.3
"""Value of a battle against nobody, in Victory Points."""


class Kept:
    """The saved part of a `WhatIf`, for `WhatIf.undo`."""

    __slots__ = ("fed", "fresh", "now", "pieces", "reach", "sides", "straits", "supplied")

    def __init__(self, s: QmgState, now: float) -> None:
        self.pieces = s.pieces.copy()
        self.fed = s.fed.copy()
        self.supplied = s.supplied.copy()
        self.reach = s.reach.copy()
        self.sides = s.sides.copy()
        self.straits = s.straits
        self.fresh = s.fresh
        self.now = now


class WhatIf:
    """A copy of a State on which a seat can try changes."""

    __slots__ = ("now", "s", "seat", "sign")

    def __init__(self, s: QmgState, seat: int) -> None:
        self.s = s.clone()
        self.seat = seat
        self.sign = -1.0 if seat & 1 else 1.0
        self.now = self.sign * outlook(self.s)

    # --- going back ---------------------------------------------------------------------------------------------------

    def keep(self) -> Kept:
        """The board as it is."""
        return Kept(self.s, self.now)

    def undo(self, kept: Kept) -> None:
        """Make the board what it was."""
        s = self.s
        s.pieces = kept.pieces.copy()
        s.fed = kept.fed.copy()
        s.supplied = kept.supplied.copy()
        s.reach = kept.reach.copy()
        s.sides = kept.sides.copy()
        s.straits = kept.straits
        s.fresh = kept.fresh
        self.now = kept.now

    def look(self) -> float:
        """Return the gain since the last look."""
        before = self.now
        self.now = self.sign * outlook(self.s)
        return self.now - before

    # --- pieces -------------------------------------------------------------------------------------------------------

    def place(self, country: int, space: int) -> float:
        """A piece enters a space."""
        if self.s.pieces[country] & BIT[space]:
            return 0.0
        self.s.pieces[country] |= BIT[space]
        disturb(self.s)
        return self.look()

    def remove(self, country: int, space: int) -> float:
        """A piece leaves the board, unless it is protected."""
        if not self.s.pieces[country] & BIT[space] or self.s.safe[country] & BIT[space]:
            return 0.0
        return self.take(country, space)

    def take(self, country: int, space: int) -> float:
        """A piece leaves the board."""
        self.s.pieces[country] &= ~BIT[space]
        disturb(self.s)
        return self.look()

    def build(self, country: int, space: int, depth: int) -> float:
        """A country builds in a space, and uses what that allows."""
        gained = self.place(country, space)
        if depth:
            occasion = ARMY_BUILT if BIT[space] & LAND else NAVY_BUILT
            gained += self.follow(country, cause_of(occasion, country, country, space), depth)
        return gained

    def best_build(self, country: int, spaces: int, depth: int, may: bool) -> float:
        """A country builds in the best of these spaces, or, if it may, nowhere."""
        found = members(buildable(self.s, country, spaces))
        kept = self.keep()
        best = 0.0 if may or not found else -1e9
        chosen = -1
        for space in found:
            gained = self.build(country, space, depth)
            self.undo(kept)
            if gained > best:
                best = gained
                chosen = space
        return self.build(country, chosen, depth) if chosen >= 0 else 0.0

    def best_recruit(self, owners: tuple[int, ...], effect: RecruitEffect, country: int, cause: int) -> float:
        """One of several countries recruits where it is best."""
        s = self.s
        kept = self.keep()
        best = 0.0 if effect.may else -1e9
        chosen = -1
        who = 0
        spaces = effect.where.spaces(s, country, cause)
        for owner in owners:
            for space in members(recruitable(s, owner, spaces)):
                gained = self.place(owner, space)
                self.undo(kept)
                if gained > best:
                    best = gained
                    chosen = space
                    who = owner
        return self.place(who, chosen) if chosen >= 0 else 0.0

    def strike(self, country: int, owner: int, space: int, depth: int) -> float:
        """A country battles a piece (of nobody: `NO_COUNTRY`), and uses what that allows."""
        s = self.s
        gained = EMPTY_STRIKE
        occasion = LAND_FOUGHT if BIT[space] & LAND else SEA_FOUGHT
        if owner != NO_COUNTRY:
            if owner == GERMANY and occasion == LAND_FOUGHT and supplied(s, GERMANY) & BIT[space]:
                occasion = GERMAN_FOUGHT
            elif occasion == LAND_FOUGHT:
                occasion = ARMY_FOUGHT
            gained = self.remove(owner, space)
        if depth:
            gained += self.follow(country, cause_of(occasion, country, owner, space), depth)
        return gained

    def enemies(self, country: int, space: int) -> list[int]:
        """The enemy countries with a piece in a space; `NO_COUNTRY` when it is empty."""
        s = self.s
        found = [enemy for enemy in TEAM_COUNTRIES[OTHER[country & 1]] if s.pieces[enemy] & BIT[space]]
        return found if found else [NO_COUNTRY]

    def battle(self, country: int, space: int, depth: int) -> float:
        """A country battles a space and picks the piece it is best rid of."""
        found = self.enemies(country, space)
        if len(found) == 1:
            return self.strike(country, found[0], space, depth)
        kept = self.keep()
        best = -1e9
        chosen = found[0]
        for enemy in found:
            gained = self.strike(country, enemy, space, 0)
            self.undo(kept)
            if gained > best:
                best = gained
                chosen = enemy
        return self.strike(country, chosen, space, depth)

    def best_battle(self, country: int, spaces: int, depth: int, may: bool) -> float:
        """A country battles the best of these spaces, or, if it may, none."""
        s = self.s
        targets = battle_targets(s, country) & spaces
        full = targets & team(s, OTHER[country & 1])
        kept = self.keep()
        best = 0.0 if may or not targets else -1e9
        chosen = -1
        # Empty spaces are worth a look only for what a card makes of the battle.
        looked = members(targets if depth and self.listens(country) else full)
        for space in looked:
            gained = self.battle(country, space, depth)
            self.undo(kept)
            if gained > best:
                best = gained
                chosen = space
        if chosen >= 0:
            return self.battle(country, chosen, depth)
        return EMPTY_STRIKE if best < 0.0 else 0.0

    def listens(self, country: int) -> bool:
        """Return True if a country of this seat could react to its own battles."""
        if self.s.status[country]:
            return True
        return country == self.seat and len(self.s.cards[LAID + country]) > 0

    def best_removal(self, country: int, spaces: int, may: bool) -> float:
        """An enemy piece in these spaces is eliminated."""
        s = self.s
        kept = self.keep()
        best = 0.0 if may else -1e9
        chosen = -1
        who = 0
        for enemy in TEAM_COUNTRIES[OTHER[country & 1]]:
            for space in members(s.pieces[enemy] & spaces):
                gained = self.remove(enemy, space)
                self.undo(kept)
                if gained > best:
                    best = gained
                    chosen = space
                    who = enemy
        return self.remove(who, chosen) if chosen >= 0 else 0.0

    def move(self, country: int, space: int, depth: int) -> float:
        """A piece is picked up and built again where it is best."""
        kind = LAND if BIT[space] & LAND else SEA
        gained = self.take(country, space)
        return gained + self.best_build(country, kind, depth, may=False)

    # --- cards --------------------------------------------------------------------------------------------------------

    def follow(self, country: int, cause: int, depth: int) -> float:
        """Return the gain of the best card on the table that a country can use after something it did, and use that card."""
        if country & 1 != self.seat & 1:
            return 0.0
        s = self.s
        key = occasion_of(cause) * SIX + country
        best = 0.0
        chosen = -1
        kept = self.keep()
        shown = s.status[country]
        if shown:
            for reaction in STATUS_REACTIONS[key]:
                if reaction.bit & shown and usable(s, reaction, cause, 0):
                    gained = self.use(reaction.card, cause, depth - 1)
                    self.undo(kept)
                    if gained > best:
                        best = gained
                        chosen = reaction.card
        if country == self.seat and s.cards[LAID + country]:
            for reaction in RESPONSE_REACTIONS[key]:
                if reaction.card in s.cards[LAID + country] and usable(s, reaction, cause, 0):
                    gained = self.use(reaction.card, cause, depth - 1)
                    self.undo(kept)
                    if gained > best:
                        best = gained
                        chosen = reaction.card
        return self.use(chosen, cause, depth - 1) if chosen >= 0 else 0.0

    def use(self, card: int, cause: int, depth: int) -> float:
        """A card on the table is used: what it costs and what it does."""
        country = card // DECK_SPAN
        gained = 0.0
        for cost in COSTS[card]:
            gained += self.effect(cost, country, cause, depth)
        if TYPE[card] == RESPONSE:
            gained -= HELD_BACK * trap_worth(self.s, card)
        for effect in EFFECTS[card]:
            gained += self.effect(effect, country, cause, depth)
        return gained

    def play(self, card: int, depth: int) -> float:
        """A card is played."""
        country = card // DECK_SPAN
        kind = TYPE[card]
        if kind == RESPONSE:
            return trap_worth(self.s, card)
        if kind == STATUS:
            worth = status_worth(self.s, card)
            self.s.status[country] |= BIT[card % DECK_SPAN]
            disturb(self.s)
            gained = max(worth, self.look())
            self.s.status[country] &= ~BIT[card % DECK_SPAN]
            disturb(self.s)
            self.look()
            return gained
        cause = cause_of(OWN_PLAY, country)
        gained = 0.0
        for effect in EFFECTS[card]:
            gained += self.effect(effect, country, cause, depth)
        return gained

    def effect(self, effect: Effect, country: int, cause: int, depth: int) -> float:
        """One thing a card does."""
        s = self.s
        if isinstance(effect, BuildEffect):
            spaces = effect.where.spaces(s, effect.self_or, cause)
            return self.best_build(effect.self_or, spaces, depth, effect.may)
        if isinstance(effect, BattleEffect):
            spaces = effect.where.spaces(s, country, cause) & effect.kind
            return self.best_battle(country, spaces, depth, effect.may)
        if isinstance(effect, RecruitEffect):
            return self.best_recruit(effect.countries, effect, country, cause)
        if isinstance(effect, EliminateEffect):
            return self.best_removal(country, effect.spaces, effect.may)
        if isinstance(effect, BuildsEffect):
            gained = 0.0
            for one in effect.sets:
                gained += self.best_build(effect.builder, one, 0, may=True)
            return gained
        if isinstance(effect, Repel):
            return self.remove(owner_of(cause), space_of(cause))
        if isinstance(effect, SweepEffect):
            gained = 0.0
            for enemy in TEAM_COUNTRIES[OTHER[country & 1]]:
                gained += self.remove(enemy, space_of(cause))
            return gained
        if isinstance(effect, BroadFrontEffect):
            gained = 0.0
            for _ in range(effect.battles):
                gained += self.best_battle(country, s.front & s.pieces[USSR], depth, may=True)
            return gained
        if isinstance(effect, Points):
            return float(effect.now(s, country))
        if isinstance(effect, (Protect, Keep)):
            return self.saved(effect, country, cause)
        if isinstance(effect, Truk):
            return self.truk(cause)
        if isinstance(effect, RedeployEffect):
            return self.best_move(country, effect.pieces, depth)
        if isinstance(effect, PlayFromEffect):
            return self.best_play(country, candidates(s, country, effect.zone, effect.types))
        return self.card_effect(effect, country, cause)

    def card_effect(self, effect: Effect, country: int, cause: int) -> float:
        """One thing a card does to the cards of somebody."""
        s = self.s
        if isinstance(effect, Raid):
            best = 0.0
            for victim in effect.choices(s, country):
                best = max(best, effect.amount.now(s, country) * price(s, victim))
            return best
        if isinstance(effect, Mill):
            victim = actor_of(cause) if effect.actor else country
            lost = effect.count * price(s, victim)
            return -lost if victim & 1 == self.seat & 1 else lost
        if isinstance(effect, Pay):
            return -hand_price(s, country, effect.count)
        if isinstance(effect, Malta):
            return effect.count * (price(s, GERMANY) + price(s, ITALY)) * 0.8
        if isinstance(effect, Worsen):
            return effect.amount.now(s, country) * price(s, owner_of(cause))
        if isinstance(effect, Spare):
            return self.toll(country)
        if isinstance(effect, StripEffect):
            return self.best_strip(effect)
        if isinstance(effect, AllyPlaysEffect):
            return LEND_LEASE
        if isinstance(effect, BuyBackEffect):
            return BOUGHT_BACK
        if isinstance(effect, PutBack):
            return PUT_BACK_WORTH
        return 0.0

    def toll(self, country: int) -> float:
        """Return the cost of the raid that is being resolved for one of its victims."""
        effect = EFFECTS[self.s.raid][0] if self.s.raid >= 0 else None
        if isinstance(effect, Raid):
            return (effect.amount.now(self.s, self.s.raid // DECK_SPAN) + self.s.bonus) * price(self.s, country)
        if isinstance(effect, Malta):
            return effect.count * price(self.s, country)
        return 0.0

    def best_strip(self, effect: StripEffect) -> float:
        """Return the loss of an enemy that has the best of its cards on the table discarded."""
        s = self.s
        best = 0.0
        if effect.responses and s.cards[LAID + effect.victim]:
            best = BLIND
        if effect.statuses:
            for i in range(DECK_SPAN):
                if s.status[effect.victim] & BIT[i]:
                    best = max(best, status_worth(s, effect.victim * DECK_SPAN + i))
        return best

    def saved(self, effect: Effect, country: int, cause: int) -> float:
        """Return the value of a piece that would be removed now, if this card can save it."""
        s = self.s
        owner, space = owner_of(cause), space_of(cause)
        if occasion_of(cause) == THREAT:
            return self.loss(owner, BIT[space])
        if occasion_of(cause) == SUPPLY_CHECK and isinstance(effect, Protect):
            best = 0.0
            for one in members(effect.pieces(s, country, s.active, cause)):
                best = max(best, self.loss(s.active, BIT[one]))
            return best
        return 0.0

    def loss(self, owner: int, pieces: int) -> float:
        """Return the cost of losing these pieces for the team of this seat."""
        kept = self.keep()
        self.s.pieces[owner] &= ~pieces
        disturb(self.s)
        lost = -self.look()
        self.undo(kept)
        return lost

    def truk(self, cause: int) -> float:
        """Return the pieces' value that Truk saves in the Supply step. Before it, it is better to wait: 0."""
        if occasion_of(cause) != SUPPLY_CHECK:
            return 0.0
        japan = self.s.active
        return self.loss(japan, self.s.pieces[japan] & (SEA | BY_TRUK) & ~supplied(self.s, japan))

    def best_move(self, country: int, pieces: int, depth: int) -> float:
        """One piece is picked up and built again, or none."""
        kept = self.keep()
        best = 0.0
        chosen = -1
        for space in members(self.s.pieces[country] & pieces):
            gained = self.move(country, space, 0)
            self.undo(kept)
            if gained > best:
                best = gained
                chosen = space
        return self.move(country, chosen, depth) if chosen >= 0 else 0.0

    def best_play(self, country: int, actions: list[int]) -> float:
        """The best of these cards is played, or none."""
        best = 0.0
        kept = self.keep()
        for action in actions:
            best = max(best, self.play(action - PLAY, 0))
            self.undo(kept)
        return best
