"""Effects that belong to no chapter of their own, and the table of what every card does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from vezerkar.engine.decision import Question, Refusal
from vezerkar.engine.state import BIT
from vezerkar.games.hunt.facts import CARD_DATA, CARD_KEYS, CARDS, CLUES, DECK, EVERYWHERE, FORCES, GERMAN, SPACES
from vezerkar.games.hunt.notation import CLUE, DONE, SHIFT, with_each
from vezerkar.games.hunt.rules.battle import DuelBonus, Look, RepairInPort, Scuttle
from vezerkar.games.hunt.rules.british import (
    Advance,
    AllForcesMove,
    ForceMove,
    ForceSearch,
    FreightersSail,
    Intuition,
    Reinforce,
    WideSearch,
)
from vezerkar.games.hunt.rules.clues import PlaceClue, clear_clues, hide, refuse_clue, taken
from vezerkar.games.hunt.rules.effect import EFFECTS, Effect, LastingEffect
from vezerkar.games.hunt.rules.german import AltmarkMove, Evade, SetReserve, SpeeMove, SpeeSearch, WorsenPlane
from vezerkar.games.hunt.rules.reasons import CLUE_FAR, REASONS
from vezerkar.games.hunt.rules.responses import StopEvent
from vezerkar.games.hunt.rules.step import WHO, HuntStep
from vezerkar.games.hunt.state import BANKED, PLAYED, HuntState


class Bank(Effect):
    """HUNT 30: the card stays face up, to give a point in a later turn."""

    __slots__ = ()

    def happen(self, s: HuntState) -> None:
        for card in with_each(s.cards[PLAYED + s.active], s.active * DECK):
            s.shift(card, PLAYED, BANKED)
            if s.sink is not None:
                s.emit("banked", {"card": CARDS[card]})


class Storm(LastingEffect):
    """Storm at Sea: nobody but freighters moves more than one space, for so many turn ends."""

    __slots__ = ()

    def happen(self, s: HuntState) -> None:
        s.storm = self.turn_ends
        if s.sink is not None:
            s.emit("storm", {})


class ClearClues(Effect):
    """Repainting: all Clue markers leave the map."""

    __slots__ = ()

    def changes(self, s: HuntState) -> bool:
        return s.clues != 0

    def happen(self, s: HuntState) -> None:
        clear_clues(s)


class Hide(Effect):
    """Repainting: the Graf Spee's piece leaves the map."""

    __slots__ = ()

    def changes(self, s: HuntState) -> bool:
        return s.shown

    def happen(self, s: HuntState) -> None:
        hide(s)


class ClueImmunity(LastingEffect):
    """Repainting: for so many turn ends no Clue has to be placed."""

    __slots__ = ()

    def happen(self, s: HuntState) -> None:
        s.immune = self.turn_ends
        if s.sink is not None:
            s.emit("immune", {})


class ClueAfterActions(PlaceClue):
    """Marconi Wireless: a Clue when the points are spent."""

    __slots__ = ()

    def waits(self) -> bool:
        return True


class ClueNextTurn(Effect):
    """New Convoy Routes: a Clue at the end of the next German turn."""

    __slots__ = ()

    def changes(self, s: HuntState) -> bool:
        return not s.clue_due

    def happen(self, s: HuntState) -> None:
        s.clue_due = True


class FalseTrail(Effect):
    """The Mysterious Graf Scheer: every Clue on the map may be moved once, and so many new ones laid, wherever she is."""

    __slots__ = ("new",)

    def __init__(self, new: int) -> None:
        self.new = new

    def params(self) -> list[int]:
        return [self.new]

    def happen(self, s: HuntState) -> None:
        s.stack.append(LayTrail(self.new, s.clues))


class LayTrail(HuntStep):
    """A false trail being laid: ``new`` markers may be added, those in ``old`` may still be moved."""

    __slots__ = ("new", "old")

    def __init__(self, new: int, old: int) -> None:
        self.new = new
        self.old = old

    def params(self) -> list[int]:
        return [self.new, self.old]

    def advance(self, s: HuntState) -> bool:
        if not self.old and not self.may_add(s):
            s.stack.pop()
            return False
        s.asked = WHO[GERMAN]
        return True

    def may_add(self, s: HuntState) -> bool:
        """Whether another marker may be added."""
        return self.new > 0 and s.clue_count() < CLUES

    def options(self, s: HuntState, seat: int) -> list[int]:
        places = with_each(EVERYWHERE & ~taken(s), CLUE) if self.may_add(s) else []
        return [DONE, *places, *with_each(self.old, SHIFT)]

    def choose(self, s: HuntState, seat: int, action: int) -> None:
        if action == DONE:
            s.stack.pop()
        elif action < SHIFT:
            s.stack[-1] = LayTrail(self.new - 1, self.old)
            lay(s, action - CLUE)
        else:
            marker = action - SHIFT
            s.stack[-1] = LayTrail(self.new, self.old & ~BIT[marker])
            s.stack.append(LayElsewhere(marker))
            s.clues &= ~BIT[marker]

    def question(self, s: HuntState, seat: int) -> Question:
        return Question("ask-trail", "HUNT G06", DONE, {"new": self.new if self.may_add(s) else 0}, ask="clue {}")

    def refuse(self, s: HuntState, seat: int, action: int) -> Refusal:
        return refuse_clue(s, action, EVERYWHERE) if self.may_add(s) else REASONS[CLUE_FAR]


class LayElsewhere(HuntStep):
    """A Clue picked up from a space is laid down again."""

    __slots__ = ("marker",)

    def __init__(self, marker: int) -> None:
        self.marker = marker

    def params(self) -> list[int]:
        return [self.marker]

    def advance(self, s: HuntState) -> bool:
        s.asked = WHO[GERMAN]
        return True

    def options(self, s: HuntState, seat: int) -> list[int]:
        return with_each(EVERYWHERE & ~taken(s), CLUE)

    def choose(self, s: HuntState, seat: int, action: int) -> None:
        s.stack.pop()
        lay(s, action - CLUE)

    def question(self, s: HuntState, seat: int) -> Question:
        return Question("ask-trail-to", "HUNT G06", CLUE + self.marker, {"space": SPACES[self.marker]}, ask="clue {}")

    def refuse(self, s: HuntState, seat: int, action: int) -> Refusal:
        return refuse_clue(s, action, EVERYWHERE)


def lay(s: HuntState, space: int) -> None:
    """Put a marker there; it tells nothing about the Graf Spee."""
    s.clues |= BIT[space]
    if s.sink is not None:
        s.emit("clue_laid", {"space": SPACES[space]})


MAKERS: Final[dict[str, Callable[[dict[str, str | int]], Effect]]] = {
    "advance": lambda d: Advance(),
    "all_forces_move": lambda d: AllForcesMove(int(d["spaces"])),
    "altmark_move": lambda d: AltmarkMove(int(d["spaces"])),
    "bank": lambda d: Bank(),
    "clear_clues": lambda d: ClearClues(),
    "clue_after_actions": lambda d: ClueAfterActions(),
    "clue_immunity": lambda d: ClueImmunity(int(d["turn_ends"])),
    "clue_next_turn": lambda d: ClueNextTurn(),
    "duel_bonus": lambda d: DuelBonus(int(d["amount"]), int(d["first"]), int(d["last"])),
    "evade": lambda d: Evade(),
    "false_trail": lambda d: FalseTrail(int(d["new"])),
    "force_move": lambda d: ForceMove(int(d["spaces"])),
    "force_search": lambda d: ForceSearch(int(d["bonus"])),
    "freighters_sail": lambda d: FreightersSail(),
    "hide": lambda d: Hide(),
    "intuition": lambda d: Intuition(),
    "look": lambda d: Look(),
    "reinforce": lambda d: Reinforce(FORCES.index(str(d["force"]))),
    "repair_in_port": lambda d: RepairInPort(int(d["amount"]), int(d["duel"])),
    "scuttle": lambda d: Scuttle(CARD_KEYS.index(str(d["with"])), int(d["duel"])),
    "set_reserve": lambda d: SetReserve(int(d["value"])),
    "spee_move": lambda d: SpeeMove(int(d["spaces"])),
    "spee_search": lambda d: SpeeSearch(int(d["bonus"]), int(d["optional"])),
    "stop_event": lambda d: StopEvent(),
    "storm": lambda d: Storm(int(d["turn_ends"])),
    "wide_search": lambda d: WideSearch(int(d["spaces"])),
    "worsen_plane": lambda d: WorsenPlane(),
}
"""What the words of ``cards.json`` mean: the makers of effects by ``op``."""

EFFECTS.extend(tuple(MAKERS[str(op["op"])](op) for op in card["effect"]) for card in CARD_DATA["cards"])

CARD_EFFECTS: Final = EFFECTS
"""The table of `effect`, now filled: import it from here where it must be."""
