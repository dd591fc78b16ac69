"""The legal actions of a decision, sorted by what is clicked for them."""

from __future__ import annotations

from typing import Final

from vezerkar.engine import choices
from vezerkar.engine.decision import Action, Decision, Refusal
from vezerkar.engine.game import Translator
from vezerkar.engine.scene import Button, Choice
from vezerkar.games.hunt.game_data import DISTANCE, MOVE_COST, SPACE_INDEX, SPACES
from vezerkar.games.hunt.presentation.labels import label
from vezerkar.games.hunt.presentation.plates import RESERVE
from vezerkar.games.hunt.presentation.typed_view import TypedView

PLACE_VERBS: Final = ("to", "clue", "shift")
CARD_VERBS: Final = ("play", "respond", "bank", "intelligence", "duel")
UNPAID: Final = 1 << 10
"""More points than anybody has."""
PRIMARY: Final = ("pass", "begin", "roll")
"""Main buttons. To finish is one only when nothing else is left: it gives up the points that are."""
ROLES: Final = {"pass": "pass", "done": "done", "begin": "done", "roll": "next"}
LIKELIEST: Final = ("search", "sail", "respond", "intelligence", "play")
"""The verbs of a thing, the likeliest first."""
POINTLESS: Final = ("refuse-at-sea", "refuse-not-at-sea", "refuse-plane-not-damaged")
"""Reasons that anybody sees on the board: a button that is closed for one of them only takes room."""


class ChoiceIndex(choices.ChoiceIndex):
    """The legal actions of a decision, sorted by what is clicked for them: a space, a card, a piece or a button."""

    roles = ROLES
    grasps = ("sail",)

    def __init__(self, sheet: TypedView, decision: Decision | None, tr: Translator) -> None:
        super().__init__(decision, tr)
        self.sheet = sheet
        for action in decision.options if decision else ():
            target = self.target(action.notation)
            if target:
                self.put(target, self.choice(action.notation))
            if action.notation.startswith("sail "):
                self.sail(action.notation)
        self.mark_main(LIKELIEST)

    def sail(self, notation: str) -> None:
        """Offer a Move on every space it leads to, paid as cheaply as can be: its two questions are answered by one click."""
        ship = notation.split()[1]
        ships = {"spee": self.sheet.spee, "altmark": self.sheet.altmark, **self.sheet.forces}
        if ship not in ships or ships[ship] not in SPACE_INDEX:
            return
        here = SPACE_INDEX[ships[ship]]
        for space, name in enumerate(SPACES):
            far = DISTANCE[here][space]
            points = MOVE_COST[far] if far < len(MOVE_COST) and (far <= 1 or not self.sheet.storm) else UNPAID
            paid = f"sail spee {points}" == notation if ship == "spee" else points <= self.sheet.points
            if space != here and paid:
                said: dict[str, int | str] = {"ship": ship, "space": name, "points": points}
                words = self.tr("do-sail-to", said)
                self.put(f"space {name}", Choice(notation, words, self.cite, then=[f"to {name}"]))

    def label(self, notation: str) -> str:
        """Return the name of an action. That of a draw tells the number of cards that come."""
        verb, *nouns = notation.split()
        if verb == "hold":
            held = self.sheet.hand_size(self.sheet.seat)
            return self.tr("do-hold", {"draws": int(nouns[0]) - held, "number": int(nouns[0])})
        return label(notation, self.tr)

    def why(self, refusal: Refusal) -> str:
        """The words of a refusal."""
        return self.tr(refusal.reason, refusal.args)

    def target(self, notation: str) -> str:
        """Return the target to click for an action: ``space 14``, ``card G10``, ``piece spee``; empty for a mere button."""
        verb, *nouns = notation.split()
        if verb in PLACE_VERBS:
            return f"space {nouns[0]}"
        if verb in CARD_VERBS:
            return f"card {nouns[0]}"
        return f"piece {nouns[0]}" if verb in ("sail", "search", "advance", "sink") else ""

    def buttons(self) -> list[Button]:
        """Every action without a place or a card of its own, in the order of the menu; those not legal with the reason."""
        if self.decision is None:
            return []
        found = [
            (action.code, self.button(action.notation, action.notation in PRIMARY or self.is_alone))
            for action in self.decision.options
            if self.is_button(action)
        ]
        told: set[tuple[str, ...]] = set()
        for action, refusal in self.decision.refused:
            # One button is enough for what a piece cannot do for one reason, be it at this price or at that.
            same = (*action.notation.split()[:2], refusal.reason)
            if self.is_button(action) and refusal.reason not in POINTLESS and same not in told:
                told.add(same)
                found.append((action.code, self.closed_button(action.notation, refusal)))
        return [button for _, button in sorted(found, key=lambda pair: (pair[1].primary, pair[0]))]

    def is_button(self, action: Action) -> bool:
        """Return True if an action is offered as a button."""
        return action.notation.split()[0] not in (*PLACE_VERBS, *CARD_VERBS)

    def stake(self, notation: str) -> str:
        """Return what a button gives up that could still be used: Action Points that the Reserve does not take, a free Search."""
        if self.decision is None or self.is_alone:
            return ""
        verb, *nouns = notation.split()
        lost = 0
        if verb == "done" and self.decision.prompt == "ask-german-actions":
            lost = self.sheet.points - (RESERVE - self.sheet.reserve)
        elif verb == "done" and self.decision.prompt == "ask-british-actions":
            lost = self.sheet.points
        elif verb == "store":
            lost = self.lost_by_storing(int(nouns[0]))
        elif verb == "pass" and self.decision.prompt in ("ask-free-search", "ask-wide-search"):
            return self.tr("stake-search", {})
        return self.tr("stake-points", {"points": lost}) if lost > 0 else ""

    def lost_by_storing(self, stored: int) -> int:
        """The points lost when so many are stored although there is room for more (HUNT 53)."""
        room = min(self.sheet.points, RESERVE - self.sheet.reserve)
        return self.sheet.points - stored if stored < room else 0

    def why_no_event(self, card: str) -> str:
        """Return why a card in hand cannot be played for its Event now; empty if it can, or if nobody asks."""
        for action, refusal in self.decision.refused if self.decision else ():
            if action.notation in (f"play {card} event", f"intelligence {card}"):
                return self.why(refusal)
        return ""
