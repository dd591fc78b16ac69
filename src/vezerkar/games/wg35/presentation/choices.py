"""What can be clicked: the legal actions of a decision, each on the thing it is about, and beside them what is not legal now.

A thing is named by a text: ``figure a3``, ``arm 5``, ``loot b2``, ``door 1``, ``opening 4``, ``piece wall_3``, ``marker 0``,
``card aim`` (of a hand), ``pool aim``. What is done to the draft of an army is shown by `scene_muster`. Points are not clicked on
anything: `ChoiceIndex.spots` says what may be done with any point of the table.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from vezerkar.engine.decision import Decision, Refusal
from vezerkar.engine.event import Datum
from vezerkar.engine.game import Translator
from vezerkar.engine.scene import Button, Choice
from vezerkar.games.wg35.notation import notation
from vezerkar.games.wg35.presentation.labels import action_message, label, listed, message_args, nouns, thing_name
from vezerkar.games.wg35.presentation.muster import VERBS as MUSTERING
from vezerkar.games.wg35.presentation.typed_view import TypedView
from vezerkar.games.wg35.rules.geometry.table import Table

ON_FIGURE: Final = (
    *("hold", "conceal", "reveal", "reserve", "activate", "at", "helper", "charge", "strike", "lift", "treat", "treat_kit"),
    *("rally", "name", "use"),
)
ON_DOOR: Final = ("open", "close", "lock", "unlock")
ON_OPENING: Final = ("station", "look_out")
ON_PIECE: Final = ("hide", "dig_in")
ON_MARKER: Final = ("plant", "defuse", "lift_crate")
ON_ARM: Final = ("set_up", "tow")
ON_CARD: Final = ("play", "pay", "drop", "swap")
POINTED: Final = ("place", "turn", "to", "via", "face", "on", "put", "enter")
"""What is done with a point, in the order in which a menu offers it."""
ALSO_BUTTONS: Final = (
    "lift",
    "treat",
    "treat_kit",
    "use",
    "loot",
    "lift_crate",
    "plant",
    "defuse",
    "set_up",
    "tow",
    "rally",
    "hide",
)
"""What is found on a thing and is offered as a button as well: the thing is small, or lies under the figure that asks."""
PASS: Final = "pass"
ANSWERS: Final = frozenset(("play", "use", "spend"))
"""What can be answered in a window besides passing (WG35 26.6)."""
PRIMARY: Final = ("pass", "done", "end", "fill", "halt")
BUSY: Final = ("ask-action",)
"""Questions at which ending is nothing to do by the way, as long as there are actions left."""


class ChoiceIndex:
    """The legal actions by what is clicked for them."""

    def __init__(self, sheet: TypedView, decision: Decision | None, table: Table, tr: Translator) -> None:
        self.sheet = sheet
        self.decision = decision
        self.table = table
        self.tr = tr
        self.units = {name: man.unit for name, man in sheet.men.items()}
        self.on: dict[str, list[Choice]] = {}
        self.buttons: list[Button] = []
        if decision is not None:
            self._ask(decision)

    def of(self, kind: str, name: str | int) -> list[Choice]:
        """The choices on one thing."""
        return self.on.get(f"{kind} {name}", [])

    def _ask(self, decision: Decision) -> None:
        verbs = {action.notation.split()[0] for action in decision.options}
        # Nobody should have to look for an answer among the cards that are none.
        answering = PASS in verbs and verbs - {PASS} <= ANSWERS
        for action in decision.options:
            verb = action.notation.split()[0]
            if verb in (*POINTED, *MUSTERING):
                continue
            targets = list(self.targets(action.notation))
            for target in targets:
                self.on.setdefault(target, []).append(Choice(action.notation, self.label(action.notation), decision.cite))
            if not targets or verb in ALSO_BUTTONS or (answering and verb in ANSWERS):
                self.buttons.append(self._button(decision, action.notation))
        listed = {action.code for action in decision.options}
        # What can be done to a draft is shown with the draft.
        for code in decision.domain.offers() if decision.domain is not None and self.sheet.shown else ():
            text = notation(code)
            if code not in listed and text.split()[0] not in POINTED:
                for target in self.targets(text):
                    self.on.setdefault(target, []).append(Choice(text, self.label(text), decision.cite))
        for action, refusal in decision.refused:
            verb = action.notation.split()[0]
            if verb in (*POINTED, *MUSTERING):
                continue
            targets = list(self.targets(action.notation))
            for target in targets:
                words = self.label(action.notation)
                self.on.setdefault(target, []).append(Choice(action.notation, words, refusal.cite, why=self.why(refusal)))
            if not targets:
                self.buttons.append(Button(self.label(action.notation), action.notation, False, self.why(refusal), refusal.cite))
        self.buttons.sort(key=lambda button: (not button.enabled, button.primary, button.action in PRIMARY))

    def _button(self, decision: Decision, text: str) -> Button:
        verb = text.split()[0]
        busy = decision.prompt in BUSY and decision.args["actions"]
        primary = len(decision.options) == 1 or (verb in PRIMARY and not busy)
        return Button(self.label(text), text, cite=decision.cite, primary=primary)

    def why(self, refusal: Refusal) -> str:
        """The words of a refusal."""
        return self.tr(refusal.reason, message_args(refusal.args, self.tr, self.units))

    # --- words ---

    def label(self, text: str) -> str:
        """What an action is called, in the light of the question and of the table."""
        verb, *rest = text.split()
        more: dict[str, Datum] = {}
        if verb in ON_DOOR or verb in ON_OPENING:
            more["place"] = rest[-1]
        elif verb in ON_PIECE:
            more["place"] = self.tr(f"terrain-{self.table.pieces[int(rest[-1])].type}", {})
        elif verb in ON_MARKER:
            more["place"] = self.tr(f"marker-{self.sheet.markers[int(rest[-1])].kind}", {})
        return label(text, self.tr, self.units, more)

    # --- where ---

    def targets(self, text: str) -> Iterator[str]:
        """The things that are clicked for an action; none for a mere button."""
        verb, *rest = text.split()
        named = nouns(text)
        if verb in ON_FIGURE and "figure" in named:
            yield from self._figure(named["figure"])
        elif verb in ON_DOOR:
            yield f"door {rest[0]}"
        elif verb in ON_OPENING:
            yield f"opening {rest[-1]}"
        elif verb in ON_PIECE:
            yield f"piece {self.table.pieces[int(rest[-1])].id}"
        elif verb in ON_MARKER:
            yield f"marker {rest[0]}"
        elif verb == "loot":
            yield f"loot {rest[0]}"
        elif verb in ON_CARD:
            yield f"card {rest[0] if verb == 'swap' else rest[-1]}"
        elif verb == "pick":
            yield f"pool {rest[0]}"
        if verb in ON_ARM or action_message(text) == "do-lift-2":
            yield from self._arm(rest[0], rest[1])

    def _figure(self, figure: str) -> Iterator[str]:
        if self.sheet.men[figure].at is not None:
            yield f"figure {figure}"

    def _arm(self, owner: str, thing: str) -> Iterator[str]:
        for arm in self.sheet.arms:
            if arm.owner == owner and arm.id == thing and arm.at is not None:
                yield f"arm {arm.number}"
                return

    # --- points ---

    def spots(self) -> list[Choice]:
        """What may be done with any point of the table, as the domain of the decision allows; the first is what a drop means."""
        decision = self.decision
        if decision is None or decision.domain is None:
            return []
        forms: dict[str, None] = {}
        for verb in POINTED:
            for action in decision.options:
                if action.notation.startswith(f"{verb} "):
                    forms[" ".join([*action.notation.split()[:-1], "{x},{y}"])] = None
        forms |= dict.fromkeys(self._placings(decision))
        return [Choice(form, self._spot_label(form), decision.cite) for form in forms]

    def _spot_label(self, form: str) -> str:
        """What is done with a point; who has not been placed yet is named with weapons, for nobody sees them on the table."""
        words = label(form.replace("{x},{y}", "0,0"), self.tr, self.units)
        verb, *rest = form.split()
        man = self.sheet.men.get(rest[0]) if verb == "place" else None
        if man is None or man.at is not None or not man.arms:
            return words
        things = [thing_name(self.sheet.arms[arm].id, self.tr) for arm in man.arms]
        return self.tr("place-with", {"place": words, "things": listed(list(dict.fromkeys(things)), self.tr)})

    def _placings(self, decision: Decision) -> list[str]:
        """While a side deploys any figure of it may be placed and turned: those that wait first (WG35 5.5)."""
        ours = [man for man in self.sheet.men.values() if man.side == decision.seat]
        standing = [man.id for man in ours if man.at is not None]
        if decision.prompt == "ask-drop":
            return [f"place {man.id} {{x}},{{y}}" for man in ours if man.at is not None and man.cls == "private"]
        if decision.prompt != "ask-deploy":
            return []
        placed = [man.id for man in ours if man.at is None] + standing
        return [f"place {name} {{x}},{{y}}" for name in placed] + [f"turn {name} {{x}},{{y}}" for name in standing]
