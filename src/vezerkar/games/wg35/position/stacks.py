"""The numbers of every Step that may lie on a stack, for positions, and what they must be on this table."""

from __future__ import annotations

from typing import Final

from vezerkar.engine.bit_sets import BIT
from vezerkar.engine.errors import BadPosition
from vezerkar.engine.game import Number, laid
from vezerkar.games.wg35.battle.names import WINDOWS
from vezerkar.games.wg35.battle.numbering import MEN, NOBODY
from vezerkar.games.wg35.game_data import ABILITIES, CARDS
from vezerkar.games.wg35.state import SkirmishState

FULL: Final = (1 << MEN) - 1
ROOMS: Final = 1 << 60
"""Dice by their faces are packed into one number."""
POINT: Final = (1 << 32) - 1

SIDE: Final = Number("side", 0, 1)
ORDER: Final = Number("order", 0, 1)
CARD: Final = Number("card", 0, len(CARDS) - 1)
ABILITY: Final = Number("ability", 0, len(ABILITIES) - 1)
WINDOW: Final = Number("window", 0, len(WINDOWS) - 1)
ACTIONS: Final = Number("actions", 1, 2)
EDGE: Final = Number("edge", -1, 3)
AGAIN: Final = Number("again", 0, 1)


def _man(name: str) -> Number:
    return Number(name, 0, MEN - 1)


def _man_or_nobody(name: str) -> Number:
    return Number(name, NOBODY, MEN - 1)


FIGURE: Final = _man("figure")
TARGET: Final = _man("target")
OTHER: Final = Number("other", NOBODY, max(MEN, len(CARDS)) - 1)
"""A figure; in some windows a card, or the kind of a test."""

TAKES: Final[dict[str, tuple[Number, ...]]] = {
    **dict.fromkeys(
        (
            *("Aftermath", "Ammunition", "Battle", "BeginRound", "BlowMissed", "BlowStruck", "Close", "ComingDown", "Deployment"),
            *("Edges", "EndOfRound", "Explosions", "Hit", "Initiative", "Jammed", "Lob", "Missed", "NextTarget", "PickUps"),
            *("Roll", "Rolled", "ShowArmies", "ShowHands", "Standing", "Strayed", "Struck", "ToHit", "Turns", "Victory"),
        ),
        (),
    ),
    **dict.fromkeys(("Activation", "EndOfAction", "EndOfActivation", "Rallied", "StartOfActivation"), (FIGURE,)),
    **dict.fromkeys(("BuildArmy", "Drop", "OwnTurn", "PickEdge", "PickHand", "Traits", "Wave", "WhoIsFirst"), (SIDE,)),
    **dict.fromkeys(("HandAdjust", "Reveal"), (ORDER,)),
    **dict.fromkeys(("Before", "Opened"), (WINDOW,)),
    **dict.fromkeys(("Aim", "AimRound"), (_man_or_nobody("only"),)),
    **dict.fromkeys(("Leave", "Onset"), (FIGURE, TARGET)),
    "Answer": (_man("striker"), TARGET),
    "Assault": (FIGURE, TARGET, Number("stage", 0, 2)),
    "Blow": (_man("striker"), TARGET, Number("free", 0, 3)),
    "Break": (FIGURE, Number("cause", NOBODY, MEN + POINT)),
    "Choice": (CARD, SIDE, _man_or_nobody("user"), Number("detail", -1, POINT)),
    "Cover": (_man("coverer"), _man("shooter")),
    "Covering": (_man_or_nobody("last"),),
    "Deploy": (SIDE, _man_or_nobody("figure")),
    "Dirty": (CARD, SIDE),
    "Discard": (SIDE, _man("user"), ABILITY, WINDOW, _man_or_nobody("figure"), OTHER),
    "Entry": (FIGURE, ACTIONS, EDGE),
    "Exchange": (Number("item", 0, 9),),
    "Failed": (FIGURE, Number("kind", 0, 2), Number("leader", -3, MEN - 1)),
    "Flight": (FIGURE, ACTIONS, Number("found", 0, 1)),
    "Fragments": (Number("left", 0, FULL), Number("strength", -20, 20), Number("ap", 0, 9)),
    "FreeStrikes": (FIGURE, Number("left", 0, FULL), Number("crawls", 0, 1)),
    "MoraleTests": (Number("down", 0, FULL), Number("left", 0, FULL)),
    "PickUp": (SIDE, Number("plain", 0, 99), Number("extra", 0, 99)),
    "Played": (CARD, SIDE, _man_or_nobody("user"), WINDOW, _man_or_nobody("figure"), OTHER, Number("stage", 0, 3)),
    "Reply": (FIGURE, _man("charger"), Number("bonus", 0, 20)),
    "Shells": (CARD, Number("place", 0, POINT), Number("left", 0, 9)),
    "Strip": (CARD, Number("middle", 0, POINT), Number("to", 0, POINT), Number("next", 0, MEN)),
    "Swap": (SIDE, Number("item", 0, 9)),
    "Swing": (Number("free", 0, 3),),
    "Test": (FIGURE, Number("kind", 0, 2), Number("leader", -3, MEN - 1), AGAIN),
    "Way": (FIGURE, ACTIONS, Number("passed", 0, 1), EDGE),
    "Window": (WINDOW, Number("asked", 0, 1), _man_or_nobody("figure"), OTHER, Number("only", -1, 1), Number("passes", 0, 2)),
    "Withdrawal": (SIDE, FIGURE, Number("stage", 0, 2)),
    "Withdrawals": (Number("done", 0, 2), Number("failed", 0, 3)),
    "WoundDice": (FIGURE, Number("dice", 0, ROOMS), Number("fixed", 0, ROOMS)),
    "WoundedChecks": (Number("figure", 0, MEN),),
    "Wounding": (AGAIN,),
    "Wounds": (Number("count", 1, 99),),
}

OF_FIGURES: Final = frozenset(("figure", "target", "striker", "user", "only", "coverer", "shooter", "last", "charger", "leader"))
"""The numbers that are figures of this battle, or nobody."""
OF_AN_ATTACK: Final = frozenset(
    (
        *("Aftermath", "Ammunition", "BlowMissed", "BlowStruck", "Close", "ComingDown", "Covering", "Fragments", "Hit", "Jammed"),
        *(
            "Lob",
            "Missed",
            "NextTarget",
            "Roll",
            "Rolled",
            "Standing",
            "Strayed",
            "Struck",
            "Swing",
            "ToHit",
            "Wounding",
            "Wounds",
        ),
    )
)
"""The Steps that go on with the attack in progress."""
ON_A_WAY: Final = frozenset(("Onset", "Way"))
"""The Steps that ask how the way in progress goes on."""


def fit(s: SkirmishState) -> None:
    """Raise `BadPosition` if the Steps on the stack are not for this State."""
    for lying in laid(s):
        name = type(lying.step).__name__
        numbers = lying.step.params()
        if name in OF_AN_ATTACK and not s.attacks:
            raise BadPosition(f"{lying.path}, state.attacks: {name} goes on with an attack, and there is none")
        if name in ON_A_WAY and lying.step is s.stack[-1] and not s.path:
            raise BadPosition(f"{lying.path}, state.path: {name} goes on with a way, and it has no beginning")
        for number, given in zip(TAKES.get(name, ()), numbers, strict=False):
            if number.name in OF_FIGURES and 0 <= given < MEN and s.field.soldiers[given] is None and name != "WoundedChecks":
                raise BadPosition(f"{lying.path}: {name}: there is no such {number.name}")
        if name == "MoraleTests" and any(mask & BIT[i] for mask in numbers for i in range(MEN) if s.field.soldiers[i] is None):
            raise BadPosition(f"{lying.path}: {name}: there are no such figures")
