"""Targets of clicks: the legal actions of a decision, and what its seat may do unasked, each on the thing it is about."""

from __future__ import annotations

from typing import Final

from vezerkar.engine import choices
from vezerkar.engine.decision import Action, Decision, Refusal
from vezerkar.engine.game import Translator
from vezerkar.engine.scene import Button, Choice
from vezerkar.games.quartermaster.presentation.labels import label, message_args
from vezerkar.games.quartermaster.presentation.typed_view import TypedView, kind_in

SPACE_VERBS: Final = ("build", "recruit", "battle")
OWN_PIECE_VERBS: Final = ("take_back", "pick_up")
PIECE_VERBS: Final = ("strike", "protect")
HAND_VERBS: Final = ("play", "discard", "bury", "arrange")
TABLE_VERBS: Final = ("use", "strip")
PRIMARY: Final = ("pass", "done")
ROLES: Final = {"pass": "pass", "done": "done"}
LIKELIEST: Final = ("play", "use", "build", "recruit", "battle", "strike", "protect")
"""The verbs of a thing, the likeliest first."""
GIVES_UP: Final = {
    "ask-build": "stake-build",
    "ask-recruit": "stake-build",
    "ask-free-piece": "stake-build",
    "ask-battle": "stake-battle",
    "ask-eliminate": "stake-battle",
    "ask-broad-front": "stake-battles",
    "ask-play-from-deck": "stake-card",
    "ask-play-from-pile": "stake-card",
    "ask-ally-plays": "stake-card",
}
"""Texts that say what passing gives up while something can still be done, by prompt."""

SOUGHT: Final = ("ask-play-from-deck", "ask-play-from-pile", "ask-arrange")
"""Questions about cards that do not lie in the hand: those cards are laid out to choose from."""


def rank(action: Action) -> int:
    """To play a card is offered before to throw it away."""
    verb = action.notation.split()[0]
    return HAND_VERBS.index(verb) if verb in HAND_VERBS else 0


class ChoiceIndex(choices.ChoiceIndex):
    """The legal actions by what is clicked for them.

    That is ``space ukraine``, ``piece germany ukraine``, or a card where it lies: ``hand CARD``, ``table CARD``, ``sought CARD``.
    """

    roles = ROLES

    def __init__(self, sheet: TypedView, decision: Decision | None, tr: Translator) -> None:
        super().__init__(decision, tr)
        self.sheet = sheet
        self.sought: list[str] = []
        """The cards a question is about that do not lie in the hand."""
        for action in sorted(decision.options, key=rank) if decision else ():
            target = self.target(action.notation)
            if target:
                self.put(target, self.choice(action.notation))
            if target.startswith("sought "):
                self.sought.append(target.removeprefix("sought "))
        if sheet.round and not sheet.winner:
            self.unasked()
        self.mark_main(LIKELIEST)

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
            words = label(notation, self.tr, {"prompt": "", "again": 0})
            stake = self.tr("stake-piece", {"kind": kind_in(notation.split()[1])}) if notation.startswith("take_back") else ""
            there.append(Choice(notation, words, cite, unprompted=True, stake=stake))

    def stake(self, notation: str) -> str:
        """Return what an action gives up that could still be used: the play of this turn, a build, a battle, a piece."""
        assert self.decision is not None
        verb, *nouns = notation.split()
        if verb == "take_back" and self.decision.prompt != "ask-free-piece":
            return self.tr("stake-piece", {"kind": kind_in(nouns[0])})
        if self.decision.prompt == "ask-play" and verb == "discard":
            playable = any(option.notation.startswith("play ") for option in self.decision.options)
            return self.tr("stake-play", {}) if playable else ""
        if verb == "pass" and len(self.decision.options) > 1 and self.decision.prompt in GIVES_UP:
            battles = {"count": self.decision.args["count"]} if self.decision.prompt == "ask-broad-front" else {}
            return self.tr(GIVES_UP[self.decision.prompt], message_args(battles, self.tr))
        return ""

    def label(self, notation: str) -> str:
        """Return the name of an action, in the light of the question and of the pieces on the board."""
        assert self.decision is not None
        more = message_args(self.decision.args, self.tr)
        builder = self.sheet.countries[str(self.decision.args.get("country", self.decision.seat))]
        again = int(notation.split()[-1] in builder.pieces)
        return label(notation, self.tr, more | {"prompt": self.decision.prompt, "again": again})

    def why(self, refusal: Refusal) -> str:
        """The words of a refusal."""
        return self.tr(refusal.reason, message_args(refusal.args, self.tr))

    def target(self, notation: str) -> str:
        """Return the target to click for an action; empty for a mere button."""
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

    def on_piece(self, country: str, space: str) -> list[Choice]:
        """The choices on a piece."""
        return self.of("piece", f"{country} {space}")

    def buttons(self) -> list[Button]:
        """Every action without a place of its own; to use a card on the table is one as well, for it is far from the hand."""
        if self.decision is None:
            return []
        found: list[Button] = []
        for action in self.decision.options:
            verb = action.notation.split()[0]
            if verb in ("use", "strip") or not self.target(action.notation):
                found.append(self.button(action.notation, self.is_alone or action.notation in PRIMARY))
        return sorted(found, key=lambda button: button.primary)

    def why_not(self, card: str) -> tuple[str, str]:
        """Return why a card cannot be played or used now, and the rule. Both are empty if it can, or if nobody asks."""
        for action, refusal in self.decision.refused if self.decision else ():
            if action.notation in (f"play {card}", f"use {card}"):
                return self.why(refusal), refusal.cite
        return "", ""
