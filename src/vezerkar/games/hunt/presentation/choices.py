"""The legal actions of a decision, sorted by what is clicked for them."""

from __future__ import annotations

from typing import Final

from vezerkar.engine.decision import Action, Decision
from vezerkar.engine.game import Translator
from vezerkar.engine.scene import Button, Choice
from vezerkar.games.hunt.presentation.labels import (
    label,
)

PLACE_VERBS: Final = ("to", "clue", "shift")
CARD_VERBS: Final = ("play", "respond", "bank", "intelligence", "duel")
PRIMARY: Final = ("pass", "begin", "roll")
"""Main buttons. To finish is one only when nothing else is left: it gives up the points that are."""
POINTLESS: Final = ("refuse-at-sea", "refuse-not-at-sea", "refuse-plane-not-damaged")
"""Reasons that anybody sees on the board: a button that is closed for one of them only takes room."""


class ChoiceIndex:
    """The legal actions of a decision, sorted by what is clicked for them: a space, a card, a piece or a button."""

    def __init__(self, decision: Decision | None, hand: int, tr: Translator) -> None:
        self.decision = decision
        self.hand = hand
        self.tr = tr
        self.on: dict[str, list[Choice]] = {}
        for action in decision.options if decision else ():
            target = self.target(action.notation)
            if target:
                self.on.setdefault(target, []).append(self.choice(action))

    def choice(self, action: Action) -> Choice:
        """An action with its words and the rule."""
        return Choice(action.notation, self.label(action), self.decision.cite if self.decision else "")

    def label(self, action: Action) -> str:
        """What an action is called; drawing is told by the number of cards that come."""
        verb, *nouns = action.notation.split()
        if verb == "hold":
            return self.tr("do-hold", {"draws": int(nouns[0]) - self.hand, "number": int(nouns[0])})
        return label(action.notation, self.tr)

    def target(self, notation: str) -> str:
        """What is clicked for an action: ``space 14``, ``card G10``, ``piece spee``; nothing for a mere button."""
        verb, *nouns = notation.split()
        if verb in PLACE_VERBS:
            return f"space {nouns[0]}"
        if verb in CARD_VERBS:
            return f"card {nouns[0]}"
        return f"piece {nouns[0]}" if verb in ("sail", "search", "advance", "sink") else ""

    def of(self, kind: str, name: str) -> list[Choice]:
        """The choices on one thing."""
        return self.on.get(f"{kind} {name}", [])

    def buttons(self) -> list[Button]:
        """Every action without a place or a card of its own, in the order of the menu; those not legal with the reason."""
        if self.decision is None:
            return []
        found = [(action.code, self.button(action)) for action in self.decision.options if self.is_button(action)]
        told: set[tuple[str, ...]] = set()
        for action, refusal in self.decision.refused:
            # One button is enough for what a piece cannot do for one reason, be it at this price or at that.
            same = (*action.notation.split()[:2], refusal.reason)
            if self.is_button(action) and refusal.reason not in POINTLESS and same not in told:
                told.add(same)
                why = self.tr(refusal.reason, refusal.args)
                button = Button(self.label(action), action.notation, False, why, refusal.cite)
                found.append((action.code, button))
        return [button for _, button in sorted(found, key=lambda pair: (pair[1].primary, pair[0]))]

    def is_button(self, action: Action) -> bool:
        """Whether an action is offered as a button."""
        return action.notation.split()[0] not in (*PLACE_VERBS, *CARD_VERBS)

    def button(self, action: Action) -> Button:
        """The button of a legal action."""
        assert self.decision is not None
        primary = action.notation in PRIMARY or len(self.decision.options) == 1
        return Button(self.label(action), action.notation, cite=self.decision.cite, primary=primary)

    def why_no_event(self, card: str) -> str:
        """Why a card in hand cannot be played for its Event, where that is asked."""
        for action, refusal in self.decision.refused if self.decision else ():
            if action.notation in (f"play {card} event", f"intelligence {card}"):
                return self.tr(refusal.reason, refusal.args)
        return ""
