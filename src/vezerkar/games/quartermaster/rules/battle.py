"""Battles and eliminations (R-46 .. R-49, R-62)."""

from __future__ import annotations

from typing import Final

from vezerkar.engine.bit_sets import BIT, members, with_each
from vezerkar.engine.decision import Question, Refusal
from vezerkar.games.quartermaster import events
from vezerkar.games.quartermaster.game_data import ALL_STRAITS, DECK_SPAN, GERMANY, LAND, SEA, SPACE_COUNT, SPACES, USSR, around
from vezerkar.games.quartermaster.notation import BATTLE, NOUN, PASS, PIECE, STRIKE, USE
from vezerkar.games.quartermaster.rules.effect import (
    ARMY_FOUGHT,
    ARMY_SWEPT,
    GERMAN_FOUGHT,
    GERMAN_LOST,
    GERMAN_SWEPT,
    LAND_FOUGHT,
    NO_COUNTRY,
    OWN_PLAY,
    SEA_FOUGHT,
    THREAT,
    Effect,
    Where,
    actor_of,
    any_possible,
    carry_out,
    cause_of,
    owner_of,
    space_of,
)
from vezerkar.games.quartermaster.rules.pieces import take_off
from vezerkar.games.quartermaster.rules.reactions import could_use_truk, react
from vezerkar.games.quartermaster.rules.reasons import (
    NOT_NAMED,
    OUT_OF_REACH,
    OWN_TEAM_THERE,
    STRAIT_CLOSED,
    WRONG_KIND,
    there,
)
from vezerkar.games.quartermaster.rules.step import QmgStep
from vezerkar.games.quartermaster.rules.supply import OTHER, reach, supplied, team
from vezerkar.games.quartermaster.state import QmgState

TEAM_COUNTRIES: Final = [[0, 2, 4], [1, 3, 5]]


def battle_targets(s: QmgState, country: int) -> int:
    """R-46, R-48: the spaces a country may battle, empty ones included; never one with a piece of its own team."""
    return reach(s, country) & ~team(s, country & 1)


def enemies_in(s: QmgState, country: int, space: int) -> list[int]:
    """The enemy countries with a piece in a space."""
    return [enemy for enemy in TEAM_COUNTRIES[OTHER[country & 1]] if s.pieces[enemy] & BIT[space]]


def why_not_battle(s: QmgState, country: int, space: int) -> Refusal:
    """The rule that forbids a country to battle a space."""
    if BIT[space] & team(s, country & 1):
        return there(OWN_TEAM_THERE, space)
    if BIT[space] & around(supplied(s, country), ALL_STRAITS) & ~reach(s, country):
        return there(STRAIT_CLOSED, space)
    return there(OUT_OF_REACH, space)


class Battle(QmgStep):
    """R-46: a country battles one of these spaces. ``instead`` is a Status card that offers another use (Volksturm), or -1."""

    __slots__ = ("country", "instead", "may", "spaces")

    def __init__(self, country: int, spaces: int, may: int, instead: int) -> None:
        self.country = country
        self.spaces = spaces
        self.may = may
        self.instead = instead

    def targets(self, s: QmgState) -> int:
        """The spaces that may be battled now."""
        return battle_targets(s, self.country) & self.spaces

    def other_use(self, s: QmgState) -> bool:
        """Return True if the Land Battle card may be spent otherwise."""
        return self.instead >= 0 and any_possible(s, self.instead, cause_of(OWN_PLAY, self.country))

    def advance(self, s: QmgState) -> bool:
        targets = self.targets(s)
        other = self.other_use(s)
        if not targets and not other:
            s.stack.pop()
            return False
        if self.may or targets & (targets - 1) or (targets and other) or could_use_truk(s, self.country):
            s.asked = BIT[self.country]
            return True
        # There is one answer.
        self.choose(s, self.country, BATTLE + targets.bit_length() - 1 if targets else USE + self.instead)
        return False

    def options(self, s: QmgState, seat: int) -> list[int]:
        legal = [PASS] if self.may else []
        if self.other_use(s):
            legal.append(USE + self.instead)
        return legal + with_each(self.targets(s), BATTLE)

    def choose(self, s: QmgState, seat: int, action: int) -> None:
        s.stack.pop()
        if action == PASS:
            return
        if action == USE + self.instead:
            events.used(s, self.country, self.instead)
            carry_out(s, self.instead, cause_of(OWN_PLAY, self.country))
            return
        fight(s, self.country, action - BATTLE)

    def question(self, s: QmgState, seat: int) -> Question:
        kind = "army" if self.spaces & SEA == 0 else "navy"
        return Question("ask-battle", "QMG R-46", self.options(s, seat)[0], {"kind": kind}, ask="battle {}")

    def menu(self, s: QmgState, seat: int) -> list[int]:
        # Every enemy is what one looks for; empty spaces out of reach are not.
        wanted = self.spaces & (team(s, OTHER[self.country & 1]) | self.targets(s))
        return with_each(wanted, BATTLE)

    def refuse(self, s: QmgState, seat: int, action: int) -> Refusal:
        if not BATTLE <= action < BATTLE + SPACE_COUNT:
            return super().refuse(s, seat, action)
        bit = BIT[action - BATTLE]
        if not bit & self.spaces:
            wrong = bit & (SEA if self.spaces & SEA == 0 else LAND if self.spaces & LAND == 0 else 0)
            return WRONG_KIND if wrong else there(NOT_NAMED, action - BATTLE)
        return why_not_battle(s, self.country, action - BATTLE)


def fight(s: QmgState, country: int, space: int) -> None:
    """R-62: the target is chosen; now the piece, then the opponents may protect it."""
    events.battled(s, country, space)
    enemies = enemies_in(s, country, space)
    if len(enemies) > 1:
        s.stack.append(Pick(country, space))
    else:
        threaten(s, country, enemies[0] if enemies else NO_COUNTRY, space, FIGHT)


class Pick(QmgStep):
    """R-46: of several enemy pieces in the space the attacker picks one."""

    __slots__ = ("country", "space")

    def __init__(self, country: int, space: int) -> None:
        self.country = country
        self.space = space

    def advance(self, s: QmgState) -> bool:
        enemies = enemies_in(s, self.country, self.space)
        if len(enemies) > 1:
            s.asked = BIT[self.country]
            return True
        s.stack.pop()
        threaten(s, self.country, enemies[0] if enemies else NO_COUNTRY, self.space, FIGHT)
        return False

    def options(self, s: QmgState, seat: int) -> list[int]:
        return [STRIKE + enemy * PIECE + self.space for enemy in enemies_in(s, self.country, self.space)]

    def choose(self, s: QmgState, seat: int, action: int) -> None:
        s.stack.pop()
        threaten(s, self.country, (action - STRIKE) // PIECE, self.space, FIGHT)

    def question(self, s: QmgState, seat: int) -> Question:
        return Question("ask-pick", "QMG R-46", self.options(s, seat)[0], {"space": SPACES[self.space]})


# How a piece is attacked.
FIGHT: Final = 0
ELIMINATE: Final = 1
SWEEP: Final = 2


def threaten(s: QmgState, actor: int, owner: int, space: int, how: int) -> None:
    """R-62: a piece is about to be removed, and its side may protect it. In a battled space there may be no piece (R-48)."""
    s.stack.append(Strike(actor, owner, space, how))
    if owner != NO_COUNTRY:
        react(s, cause_of(THREAT, actor, owner, space))


class Strike(QmgStep):
    """R-62: the piece is removed unless it is protected; then both teams may react."""

    __slots__ = ("actor", "how", "owner", "space")

    def __init__(self, actor: int, owner: int, space: int, how: int) -> None:
        self.actor = actor
        self.owner = owner
        self.space = space
        self.how = how

    def advance(self, s: QmgState) -> bool:
        s.stack.pop()
        german = False
        if self.owner != NO_COUNTRY:
            german = self.remove(s)
        at_sea = bool(BIT[self.space] & SEA)
        if self.how == ELIMINATE:
            if german:
                react(s, cause_of(GERMAN_LOST, self.actor, self.owner, self.space))
        elif self.how == SWEEP:
            react(s, cause_of(GERMAN_SWEPT if german else ARMY_SWEPT, self.actor, self.owner, self.space))
        elif at_sea:
            react(s, cause_of(SEA_FOUGHT, self.actor, self.owner, self.space))
        else:
            occasion = GERMAN_FOUGHT if german else LAND_FOUGHT if self.owner == NO_COUNTRY else ARMY_FOUGHT
            react(s, cause_of(occasion, self.actor, self.owner, self.space))
        return False

    def remove(self, s: QmgState) -> bool:
        """Take the piece off unless it is protected; true when it was a supplied German Army."""
        bit = BIT[self.space]
        kept = s.kept == 1 + self.owner * PIECE + self.space
        s.kept = 0
        if not s.pieces[self.owner] & bit:
            return False
        stays = kept or s.safe[self.owner] & bit != 0
        german = not stays and self.owner == GERMANY and bool(bit & LAND & supplied(s, GERMANY))
        if stays:
            events.stayed(s, self.owner, self.space)
        else:
            take_off(s, self.owner, self.space)
            events.removed(s, self.owner, self.space)
        return german


class BattleEffect(Effect):
    """The card's country fights a battle."""

    __slots__ = ("kind", "may", "where")

    def __init__(self, kind: int, where: Where, may: bool) -> None:
        self.kind = kind
        """`LAND` or `SEA`."""
        self.where = where
        self.may = may

    def possible(self, s: QmgState, country: int, cause: int) -> bool:
        return battle_targets(s, country) & self.where.spaces(s, country, cause) & self.kind != 0

    def start(self, s: QmgState, country: int, cause: int) -> None:
        s.stack.append(Battle(country, self.where.spaces(s, country, cause) & self.kind, 1 if self.may else 0, -1))


class BattleCard(BattleEffect):
    """A Land or Sea Battle card; ``instead`` is the Status card that offers another use of it (Volksturm), or -1."""

    __slots__ = ("instead",)

    def __init__(self, kind: int, where: Where, instead: int) -> None:
        super().__init__(kind, where, may=False)
        self.instead = instead

    def another_use(self, s: QmgState, country: int) -> int:
        """The Status card if it lies on the table, else -1."""
        return self.instead if self.instead >= 0 and s.status[country] & BIT[self.instead % DECK_SPAN] else -1

    def possible(self, s: QmgState, country: int, cause: int) -> bool:
        if super().possible(s, country, cause):
            return True
        other = self.another_use(s, country)
        return other >= 0 and any_possible(s, other, cause)

    def start(self, s: QmgState, country: int, cause: int) -> None:
        s.stack.append(Battle(country, self.where.spaces(s, country, cause) & self.kind, 0, self.another_use(s, country)))


# --- eliminating (R-49, R-51) -----------------------------------------------------------------------------------------


class Eliminate(QmgStep):
    """R-49: an enemy piece in one of these spaces just leaves the board."""

    __slots__ = ("country", "may", "spaces")

    def __init__(self, country: int, spaces: int, may: int) -> None:
        self.country = country
        self.spaces = spaces
        self.may = may

    def advance(self, s: QmgState) -> bool:
        choices = self.choices(s)
        if len(choices) > 1 or (choices and self.may):
            s.asked = BIT[self.country]
            return True
        s.stack.pop()
        if choices:
            self.strike(s, choices[0])
        return False

    def choices(self, s: QmgState) -> list[int]:
        """Every enemy piece there."""
        return [
            STRIKE + enemy * PIECE + space
            for enemy in TEAM_COUNTRIES[OTHER[self.country & 1]]
            for space in members(s.pieces[enemy] & self.spaces)
        ]

    def strike(self, s: QmgState, action: int) -> None:
        """The piece named is attacked."""
        threaten(s, self.country, (action - STRIKE) // PIECE, (action - STRIKE) % PIECE, ELIMINATE)

    def options(self, s: QmgState, seat: int) -> list[int]:
        return [PASS, *self.choices(s)] if self.may else self.choices(s)

    def choose(self, s: QmgState, seat: int, action: int) -> None:
        s.stack.pop()
        if action != PASS:
            self.strike(s, action)

    def question(self, s: QmgState, seat: int) -> Question:
        return Question("ask-eliminate", "QMG R-49", self.options(s, seat)[0])

    def refuse(self, s: QmgState, seat: int, action: int) -> Refusal:
        if STRIKE <= action <= STRIKE + NOUN:
            return there(NOT_NAMED, (action - STRIKE) % PIECE)
        return super().refuse(s, seat, action)


class EliminateEffect(Effect):
    """An enemy piece in certain spaces is eliminated."""

    __slots__ = ("may", "spaces")

    def __init__(self, spaces: int, may: bool) -> None:
        self.spaces = spaces
        self.may = may

    def possible(self, s: QmgState, country: int, cause: int) -> bool:
        return team(s, OTHER[country & 1]) & self.spaces != 0

    def start(self, s: QmgState, country: int, cause: int) -> None:
        s.stack.append(Eliminate(country, self.spaces, 1 if self.may else 0))


class Repel(Effect):
    """Rasputitsa, Loyal to the Crown, Kamikaze: the piece that was just built or recruited is eliminated (R-59)."""

    __slots__ = ()

    def possible(self, s: QmgState, country: int, cause: int) -> bool:
        return s.pieces[owner_of(cause)] & BIT[space_of(cause)] != 0

    def start(self, s: QmgState, country: int, cause: int) -> None:
        threaten(s, country, owner_of(cause), space_of(cause), ELIMINATE)


class SweepEffect(Effect):
    """Stavka: every enemy Army still in the space is removed, each counting as battled (F-43)."""

    __slots__ = ()

    def possible(self, s: QmgState, country: int, cause: int) -> bool:
        return team(s, OTHER[country & 1]) & BIT[space_of(cause)] != 0

    def start(self, s: QmgState, country: int, cause: int) -> None:
        left = 0
        for enemy in enemies_in(s, actor_of(cause), space_of(cause)):
            left |= BIT[enemy]
        s.stack.append(Sweep(actor_of(cause), space_of(cause), left))


class Sweep(QmgStep):
    """The Armies that stood in a space are removed one after the other; ``left`` are the countries whose Army is still to go.

    Germany's goes last, so that the Army of Romanian Reinforcements comes when the sweep is over, and stays (F-43).
    """

    __slots__ = ("country", "left", "space")

    def __init__(self, country: int, space: int, left: int) -> None:
        self.country = country
        self.space = space
        self.left = left

    def advance(self, s: QmgState) -> bool:
        for enemy in reversed(enemies_in(s, self.country, self.space)):
            if self.left & BIT[enemy]:
                s.stack[-1] = Sweep(self.country, self.space, self.left & ~BIT[enemy])
                threaten(s, self.country, enemy, self.space, SWEEP)
                return False
        s.stack.pop()
        return False


# --- Broad Front (F-23) -----------------------------------------------------------------------------------------------


class BroadFrontEffect(Effect):
    """Up to so many battles, each against another Soviet Army that bordered a German Army when the turn began."""

    __slots__ = ("battles",)

    def __init__(self, battles: int) -> None:
        self.battles = battles

    def possible(self, s: QmgState, country: int, cause: int) -> bool:
        return s.front & s.pieces[USSR] & battle_targets(s, country) != 0

    def start(self, s: QmgState, country: int, cause: int) -> None:
        s.stack.append(BroadFront(country, self.battles, s.front & s.pieces[USSR]))


class BroadFront(QmgStep):
    """The battles still to come, and the Soviet Armies they may be against."""

    __slots__ = ("battles", "country", "spaces")

    def __init__(self, country: int, battles: int, spaces: int) -> None:
        self.country = country
        self.battles = battles
        self.spaces = spaces

    def targets(self, s: QmgState) -> int:
        """The Soviet Armies that may be battled now."""
        return self.spaces & s.pieces[USSR] & battle_targets(s, self.country)

    def advance(self, s: QmgState) -> bool:
        if self.battles and self.targets(s):
            s.asked = BIT[self.country]
            return True
        s.stack.pop()
        return False

    def options(self, s: QmgState, seat: int) -> list[int]:
        return [PASS, *with_each(self.targets(s), BATTLE)]

    def choose(self, s: QmgState, seat: int, action: int) -> None:
        if action == PASS:
            s.stack.pop()
            return
        space = action - BATTLE
        s.stack[-1] = BroadFront(self.country, self.battles - 1, self.spaces & ~BIT[space])
        events.battled(s, self.country, space)
        threaten(s, self.country, USSR, space, FIGHT)

    def question(self, s: QmgState, seat: int) -> Question:
        return Question("ask-broad-front", "QMG F-23", PASS, {"count": self.battles}, ask="battle {}")

    def menu(self, s: QmgState, seat: int) -> list[int]:
        return with_each(s.pieces[USSR] & LAND, BATTLE)

    def refuse(self, s: QmgState, seat: int, action: int) -> Refusal:
        if not BATTLE <= action < BATTLE + SPACE_COUNT:
            return super().refuse(s, seat, action)
        if not BIT[action - BATTLE] & self.spaces & s.pieces[USSR]:
            return there(NOT_NAMED, action - BATTLE)
        return why_not_battle(s, self.country, action - BATTLE)
