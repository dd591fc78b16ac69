"""What can be clicked: the legal actions of a decision, and what its seat may do unasked, each on the thing it is about."""

from __future__ import annotations

from typing import Final

from vezerkar.engine.decision import Action, Decision
from vezerkar.engine.game import Translator
from vezerkar.engine.scene import Button, Choice
from vezerkar.games.quartermaster.presentation.labels import label, message_args
from vezerkar.games.quartermaster.presentation.typed_view import TypedView

SPACE_VERBS: Final = ("build", "recruit", "battle")
OWN_PIECE_VERBS: Final = ("take_back", "pick_up")
PIECE_VERBS: Final = ("strike", "protect")
HAND_VERBS: Final = ("play", "discard", "bury", "arrange")
TABLE_VERBS: Final = ("use", "strip")
PRIMARY: Final = ("pass", "done")

SOUGHT: Final = ("ask-play-from-deck", "ask-play-from-pile", "ask-arrange")
"""Questions about cards that do not lie in the hand: those cards are laid out to choose from."""


def rank(action: Action) -> int:
    """To play a card is offered before to throw it away."""
    verb = action.notation.split()[0]
    return HAND_VERBS.index(verb) if verb in HAND_VERBS else 0


class ChoiceIndex:
    """The legal actions by what is clicked for them.

    That is ``space ukraine``, ``piece germany ukraine``, or a card where it lies: ``hand CARD``, ``table CARD``, ``sought CARD``.
    """

    def __init__(self, sheet: TypedView, decision: Decision | None, tr: Translator) -> None:
        self.sheet = sheet
        self.decision = decision
        self.tr = tr
        self.sought: list[str] = []
        """The cards a question is about that do not lie in the hand."""
        self.on: dict[str, list[Choice]] = {}
        for action in sorted(decision.options, key=rank) if decision else ():
            target = self.target(action.notation)
            if target:
                self.on.setdefault(target, []).append(self.choice(action))
            if target.startswith("sought "):
                self.sought.append(target.removeprefix("sought "))
        if sheet.round and not sheet.winner:
            self.unasked()

    def unasked(self) -> None:
        """R-18, R-61.1: a country may take a piece back and use certain Responses at any time, asked or not."""
        own = self.sheet.own
        if own is None:
            return
        for space in own.pieces:
            self.unprompted(f"piece {own.id} {space}", f"take_back {space}", "QMG R-18")
        for card in own.unasked:
            self.unprompted(f"table {card}", f"use {card}", "QMG R-61")

    def unprompted(self, target: str, notation: str, cite: str) -> None:
        """Offer something that is not asked for, unless the question offers it itself."""
        there = self.on.setdefault(target, [])
        if all(choice.action != notation for choice in there):
            there.append(Choice(notation, label(notation, self.tr, {"prompt": "", "again": 0}), cite, unprompted=True))

    def choice(self, action: Action) -> Choice:
        """A legal action with its words and the rule."""
        return Choice(action.notation, self.label(action), self.decision.cite if self.decision else "")

    def label(self, action: Action) -> str:
        """What an action is called, in the light of the question and of the pieces on the board."""
        assert self.decision is not None
        more = message_args(self.decision.args, self.tr)
        builder = self.sheet.countries[str(self.decision.args.get("country", self.decision.seat))]
        again = int(action.notation.split()[-1] in builder.pieces)
        return label(action.notation, self.tr, more | {"prompt": self.decision.prompt, "again": again})

    def target(self, notation: str) -> str:
        """What is clicked for an action; nothing for a mere button."""
        assert self.decision is not None
        verb, *nouns = notation.split()
        if verb in SPACE_VERBS:
            return f"space {nouns[0]}"
        if verb in OWN_PIECE_VERBS:
            return f"piece {self.decision.seat} {nouns[0]}"
        if verb in PIECE_VERBS:
            return f"piece {nouns[0]} {nouns[1]}"
        if verb in HAND_VERBS:
            return f"sought {nouns[0]}" if self.decision.prompt in SOUGHT else f"hand {nouns[0]}"
        return f"table {nouns[0]}" if verb in TABLE_VERBS and nouns[0] != "response" else ""

    def of(self, kind: str, name: str) -> list[Choice]:
        """The choices on one thing."""
        return self.on.get(f"{kind} {name}", [])

    def on_piece(self, country: str, space: str) -> list[Choice]:
        """The choices on a piece."""
        return self.of("piece", f"{country} {space}")

    def buttons(self) -> list[Button]:
        """Every action without a place of its own; to use a card on the table is one as well, for it is far from the hand."""
        if self.decision is None:
            return []
        alone = len(self.decision.options) == 1
        found: list[Button] = []
        for action in self.decision.options:
            verb = action.notation.split()[0]
            if verb in ("use", "strip") or not self.target(action.notation):
                primary = alone or action.notation in PRIMARY
                found.append(Button(self.label(action), action.notation, cite=self.decision.cite, primary=primary))
        return sorted(found, key=lambda button: button.primary)

    def why_not(self, card: str) -> str:
        """Why a card cannot be played or used, where that is asked: the reason and the rule."""
        for action, refusal in self.decision.refused if self.decision else ():
            if action.notation in (f"play {card}", f"use {card}"):
                why = self.tr(refusal.reason, message_args(refusal.args, self.tr))
                return self.tr("why-not", {"why": why, "cite": refusal.cite})
        return ""
