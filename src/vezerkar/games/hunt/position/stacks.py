"""The procedures that may be in progress: the numbers each of them takes, and what it wants of the rest of the State."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vezerkar.engine.bit_sets import BIT
from vezerkar.engine.errors import BadPosition
from vezerkar.engine.game import Laid, Number, laid
from vezerkar.engine.together import Together
from vezerkar.games.hunt.game_data import (
    BATTLE,
    BRITISH,
    CARD_TYPE,
    CARDS,
    CLUES,
    DECK,
    EVERYWHERE,
    FORCE_COUNT,
    FORCES,
    FREIGHTER_COUNT,
    GERMAN,
    IS_RESPONSE,
    MOVE_COST,
    REACH,
    SEATS,
    SPACE_COUNT,
    SPACES,
)
from vezerkar.games.hunt.game_data import HUNT as HUNT_CARD
from vezerkar.games.hunt.notation import SPEE_POINTS
from vezerkar.games.hunt.rules.battle import Fight, LayDown, Reveal
from vezerkar.games.hunt.rules.british import BeforeRoll, ForceSearch, FreeSail, SailForce, WideSearchNext, at_sea
from vezerkar.games.hunt.rules.cards import CardPlay, TakeMore
from vezerkar.games.hunt.rules.clues import PLACE_CLUE, taken
from vezerkar.games.hunt.rules.effect import Effect
from vezerkar.games.hunt.rules.events import CARD_EFFECTS, LayElsewhere, LayTrail
from vezerkar.games.hunt.rules.german import Evade, SailAltmark, SailSpee, SinkOne
from vezerkar.games.hunt.rules.responses import AttackWindow, EventWindow, FoundWindow, Resolve
from vezerkar.games.hunt.rules.setup import PlaceAltmark, PlaceSpee, SetUp
from vezerkar.games.hunt.rules.turn import Turns
from vezerkar.games.hunt.state import IN_BAG, MAY_MOVE, MOVED_SEARCHED, PLAYED, HuntState

if TYPE_CHECKING:
    from typing import Never

    from vezerkar.engine.state import Step

SEAT: Final = Number("seat", GERMAN, BRITISH)
FORCE: Final = Number("force", 0, FORCE_COUNT - 1)
CARD: Final = Number("card", 0, 2 * DECK - 1)

PROCEDURES: Final[dict[str, tuple[Number, ...]]] = {
    "Turns": (),
    "EndTurn": (),
    "SetUp": (),
    "PlaceAltmark": (),
    "PlaceSpee": (),
    "CardPlay": (SEAT,),
    "TakeMore": (SEAT,),
    "GermanRedraw": (),
    "DueClue": (),
    "GermanActions": (),
    "SailSpee": (Number("points", 1, MOVE_COST[REACH]),),
    "SailAltmark": (),
    "SinkOne": (),
    "StoreReserve": (),
    "BritishRedraw": (),
    "FreightPhase": (),
    "SailFreighters": (Number("freighter", 0, FREIGHTER_COUNT),),
    "Refill": (),
    "BritishActions": (),
    "SailForce": (FORCE,),
    "BeforeRoll": (FORCE,),
    "WideSearchNext": (FORCE, Number("left", 0, SPACE_COUNT), Number("done", 0, EVERYWHERE)),
    "FreeSail": (FORCE, Number("spaces", 0, REACH)),
    "OrderedSail": (FORCE, Number("spaces", 0, REACH)),
    "LayTrail": (Number("new", 0, CLUES), Number("old", 0, EVERYWHERE)),
    "LayElsewhere": (Number("marker", 0, SPACE_COUNT - 1),),
    "Resolve": (CARD,),
    "EventWindow": (CARD,),
    "AttackWindow": (),
    "FoundWindow": (FORCE,),
    "Fight": (),
    "LayDown": (SEAT,),
    "Reveal": (),
}

NAMED: Final[dict[str, tuple[str, ...]]] = {
    "AllForcesMove": ("spaces",),
    "AltmarkMove": ("spaces",),
    "ClueImmunity": ("turn_ends",),
    "FalseTrail": ("new",),
    "ForceMove": ("spaces",),
    "ForceSearch": ("bonus",),
    "Reinforce": ("force",),
    "SetReserve": ("value",),
    "SpeeMove": ("spaces",),
    "SpeeSearch": ("bonus", "optional"),
    "Storm": ("turn_ends",),
    "WideSearch": ("spaces",),
}
"""Names of the numbers of effects."""


HAPPENING: Final = [PLACE_CLUE, *[one for card, row in enumerate(CARD_EFFECTS) if CARD_TYPE[card] != BATTLE for one in row]]
"""All effects that happen on the stack: those of battle cards do not."""


def _effects() -> dict[str, tuple[Number, ...]]:
    """The numbers of those, from the least that a card gives to the most."""
    given: dict[str, list[list[int]]] = {}
    for one in HAPPENING:
        given.setdefault(type(one).__name__, []).append(one.params())
    return {
        name: tuple(
            Number(what, min(row[i] for row in rows), max(row[i] for row in rows)) for i, what in enumerate(NAMED.get(name, ()))
        )
        for name, rows in sorted(given.items())
    }


TAKES: Final[dict[str, tuple[Number, ...]]] = PROCEDURES | _effects()
"""The numbers of every Step that may lie on a stack."""

OF_SEAT: Final[dict[str, int]] = {
    "GermanRedraw": GERMAN,
    "DueClue": GERMAN,
    "GermanActions": GERMAN,
    "SailSpee": GERMAN,
    "SailAltmark": GERMAN,
    "StoreReserve": GERMAN,
    "BritishRedraw": BRITISH,
    "FreightPhase": BRITISH,
    "Refill": BRITISH,
    "BritishActions": BRITISH,
    "SailForce": BRITISH,
    "BeforeRoll": BRITISH,
}
"""The seat whose turn it is during these Steps."""


def fit(s: HuntState) -> None:
    """Raise `BadPosition` if the stack does not fit the rest."""
    steps = laid(s)
    if s.over:
        if steps:
            raise BadPosition("stack: no procedures are in progress when the game is over (state.over)")
    elif s.battle is not None:
        fit_battle(s, steps)
    else:
        fit_turn(s, steps)


def fit_battle(s: HuntState, steps: list[Laid]) -> None:
    """A battle stops everything else: Fight, perhaps Reveal, perhaps the cards being laid down."""
    tops = [type(step).__name__ for step in s.stack]
    if tops not in (["Fight"], ["Fight", "Reveal"], ["Fight", "Reveal", "Together"]):
        raise BadPosition("stack: in a battle (state.battle) it is Fight, Reveal and Together, or the first or two of them")
    for path, step, on, seat in steps:
        if seat >= 0:
            assert s.battle is not None
            if not isinstance(step, LayDown) or step.seat != seat or on != "Together":
                raise BadPosition(f'{path}: each seat lays down one card of its own: ["LayDown", {seat}]')
            if s.battle.chosen[seat] >= 0:
                raise BadPosition(f"{path}: state.battle.laid says that {SEATS[seat]} has laid down a card")


def fit_turn(s: HuntState, steps: list[Laid]) -> None:
    """Turn after turn, or the set-up."""
    played = 0
    placing = {type(step.step) for step in steps}
    for path, step, on, _ in steps:
        name = type(step).__name__
        if isinstance(step, Turns) != (on == ""):
            raise BadPosition(f"{path}: Turns lies at the bottom of every stack, and only there")
        if isinstance(step, (Fight, Reveal, LayDown, Together)):
            raise BadPosition(f"{path}: {name} wants a battle (state.battle)")
        if isinstance(step, (SetUp, PlaceAltmark, PlaceSpee)):
            fit_setup(s, path, step)
            continue
        if on != "":
            if s.spee < 0 and PlaceSpee not in placing:
                raise BadPosition(f"state.spee: the Graf Spee is nowhere, but {path} is {name}")
            if s.altmark < 0 and PlaceAltmark not in placing:
                raise BadPosition(f"state.altmark: the Altmark is nowhere, but {path} is {name}")
        if isinstance(step, (Resolve, EventWindow)):
            played |= BIT[step.card]
        why = misfit(s, step)
        if why:
            raise BadPosition(f"{path}: {name} {why}")
    for seat, name in enumerate(SEATS):
        if s.cards[PLAYED + seat] & ~(played >> seat * DECK):
            raise BadPosition(f"state.cards.{name}.played: nothing on the stack resolves these cards")


def fit_setup(s: HuntState, path: str, step: Step[Never]) -> None:
    """Check that nothing has happened yet during the set-up. Raises `BadPosition`."""
    if s.turn:
        raise BadPosition(f"{path}: the set-up is over when a turn has begun (state.turn)")
    if isinstance(step, SetUp) and any(where != IN_BAG for where in s.freighters):
        raise BadPosition(f"{path}: SetUp wants all freighters in the bag (state.freighters)")
    if isinstance(step, PlaceAltmark) and s.altmark >= 0:
        raise BadPosition(f"{path}: state.altmark is placed already")
    if isinstance(step, PlaceSpee) and s.spee >= 0:
        raise BadPosition(f"{path}: state.spee is placed already")


def misfit(s: HuntState, step: Step[Never]) -> str:
    """Return why a Step of a turn does not fit the State; empty if it does."""
    name = type(step).__name__
    turn_of = step.seat if isinstance(step, (CardPlay, TakeMore)) else OF_SEAT.get(name, s.active)
    if turn_of != s.active:
        return f"belongs to the turn of {SEATS[turn_of]}, not of state.active"
    if isinstance(step, Effect):
        if not any(type(one) is type(step) and one.params() == step.params() for one in HAPPENING):
            return f"with the numbers {step.params()} is the effect of no card"
        if isinstance(step, ForceSearch) and not at_sea(s):
            return "wants a Force at sea (state.forces)"
        return known(s) if isinstance(step, Evade) else ""
    if isinstance(step, (SailForce, BeforeRoll, WideSearchNext, FreeSail, FoundWindow)) and not s.on_map(step.force):
        return f"wants Force {FORCES[step.force]} at sea (state.forces)"
    if isinstance(step, (SailForce, SailAltmark)) and s.ap < MOVE_COST[1]:
        return "wants Action Points to pay with (state.points)"
    if isinstance(step, SailSpee):
        return misfit_of_move(s, step.points)
    if isinstance(step, (LayTrail, LayElsewhere)):
        return misfit_of_trail(s, step)
    if isinstance(step, (EventWindow, Resolve)):
        return misfit_of_card(s, step)
    if isinstance(step, SinkOne):
        return known(s) or ("" if s.spee in s.freighters else "wants one of state.freighters in the space of state.spee")
    return known(s) if isinstance(step, (AttackWindow, FoundWindow)) else ""


def known(s: HuntState) -> str:
    """Return why this is not the moment after a Search, when all know the space of the Graf Spee; empty if it is."""
    return "" if s.belief == BIT[s.spee] else f"wants state.maybe to be the space of state.spee alone, {SPACES[s.spee]}"


def misfit_of_move(s: HuntState, points: int) -> str:
    """Return why the Graf Spee cannot be about to make a Move of these points; empty if she can."""
    if points not in SPEE_POINTS:
        return "takes points that a Move costs"
    if points > s.ap:
        return f"wants {points} Action Points to pay with (state.points)"
    return "" if s.leg in (MAY_MOVE, MOVED_SEARCHED) else "wants a Move to be left (state.leg)"


def misfit_of_trail(s: HuntState, step: LayTrail | LayElsewhere) -> str:
    """Return why a false trail cannot be in progress like this; empty if it can."""
    if isinstance(step, LayTrail):
        return "takes as old ones Clues that lie there (state.clues)" if step.old & ~s.clues else ""
    if s.clue_count() >= CLUES or taken(s) & BIT[step.marker]:
        return f"wants a Clue that was picked up from {SPACES[step.marker]} (state.clues, state.altmark)"
    return ""


def misfit_of_card(s: HuntState, step: EventWindow | Resolve) -> str:
    """Return why this card cannot be in play; empty if it can."""
    if isinstance(step, Resolve):
        return ""
    card = step.card
    if CARD_TYPE[card] != HUNT_CARD or IS_RESPONSE[card]:
        return f"is about a hunt card that is played for its Event, not {CARDS[card]}"
    if not s.lies(card, PLAYED) or card // DECK != s.active:
        return f"is about a card that state.active is playing: {CARDS[card]} has to lie in state.cards, played"
    return ""
