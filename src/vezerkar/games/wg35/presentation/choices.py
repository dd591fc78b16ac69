"""Targets of clicks: the legal actions of a decision, each on the thing it is about, and beside them what is not legal now.

A thing is named by a text: ``figure a3``, ``arm 5``, ``loot b2``, ``door 1``, ``opening 4``, ``piece wall_3``, ``marker 0``,
``card aim`` (of a hand), ``pool aim``. What is done to the draft of an army is shown by `scene_muster`. Points are not clicked on
anything: `ChoiceIndex.spots` says what may be done with any point of the table.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from vezerkar.engine import choices
from vezerkar.engine.decision import Decision, Refusal
from vezerkar.engine.event import Datum
from vezerkar.engine.game import Translator
from vezerkar.engine.scene import Button, Choice
from vezerkar.engine.words import listed
from vezerkar.games.wg35.notation import notation
from vezerkar.games.wg35.presentation.labels import action_message, label, message_args, nouns, thing_name
from vezerkar.games.wg35.presentation.muster import VERBS as MUSTERING
from vezerkar.games.wg35.presentation.stakes import stake
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
"""Verbs with a point, in the order in which a menu offers them."""
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
"""Verbs on a thing that are offered as a button as well: the thing is small, or lies under the figure that asks."""
PASS: Final = "pass"
ANSWERS: Final = frozenset(("play", "use", "spend"))
"""Verbs of answers in a reaction window besides passing (WG35 26.6)."""
PRIMARY: Final = ("pass", "done", "end", "fill", "halt")
ROLES: Final = {
    "pass": "pass",
    "done": "done",
    "end": "done",
    "halt": "done",
    "stop": "done",
    "back": "back",
}
LIKELIEST: Final = ("at", "activate", "strike", "charge", "play", "use", "treat", "lift", "loot")
"""The verbs of a thing, the likeliest first."""
MOVES: Final = ("move", "run")
"""The actions that go to a point, the likeliest first."""
BUSY: Final = ("ask-action",)
"""Questions at which ending is nothing to do by the way, as long as there are actions left."""


class ChoiceIndex(choices.ChoiceIndex):
    """The legal actions by what is clicked for them."""

    roles = ROLES
    grasps = ("activate",)

    def __init__(self, sheet: TypedView, decision: Decision | None, table: Table, tr: Translator) -> None:
        super().__init__(decision, tr)
        self.sheet = sheet
        self.table = table
        self.units = {name: man.unit for name, man in sheet.men.items()}
        self.buttons: list[Button] = []
        if decision is not None:
            self._ask(decision)
            self.mark_main(LIKELIEST)

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
                self.put(target, self.choice(action.notation))
            if not targets or verb in ALSO_BUTTONS or (answering and verb in ANSWERS):
                self.buttons.append(self.button(action.notation, self._is_primary(decision, verb)))
        listed = {action.code for action in decision.options}
        # What can be done to a draft is shown with the draft.
        for code in decision.domain.offers() if decision.domain is not None and self.sheet.shown else ():
            text = notation(code)
            if code not in listed and text.split()[0] not in POINTED:
                for target in self.targets(text):
                    self.put(target, self.choice(text))
        for action, refusal in decision.refused:
            verb = action.notation.split()[0]
            if verb in (*POINTED, *MUSTERING):
                continue
            targets = list(self.targets(action.notation))
            for target in targets:
                self.put(target, self.refused(action.notation, refusal))
            if not targets:
                self.buttons.append(self.closed_button(action.notation, refusal))
        self.buttons.sort(key=lambda button: (not button.enabled, button.primary, button.action in PRIMARY))

    def _is_primary(self, decision: Decision, verb: str) -> bool:
        busy = decision.prompt in BUSY and decision.args["actions"]
        return self.is_alone or (verb in PRIMARY and not busy)

    def stake(self, notation: str) -> str:
        """Return what an action that is asked for gives up."""
        return stake(notation, self.decision, self.tr) if self.decision is not None else ""

    def why(self, refusal: Refusal) -> str:
        """The words of a refusal."""
        return self.tr(refusal.reason, message_args(refusal.args, self.tr, self.units))

    # --- words ---

    def label(self, text: str) -> str:
        """Return the name of an action, in the light of the question and of the table."""
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
        """Return what may be done with any point of the table, as the domain of the decision allows.

        The first is what a drop means.
        """
        decision = self.decision
        if decision is None or (decision.domain is None and decision.prompt not in BUSY):
            return []
        forms: dict[str, None] = {}
        for verb in POINTED:
            for action in decision.options:
                if action.notation.startswith(f"{verb} "):
                    forms[" ".join([*action.notation.split()[:-1], "{x},{y}"])] = None
        forms |= dict.fromkeys(self._placings(decision))
        able = {option.notation for option in decision.options} if decision.prompt in BUSY else set()
        # A Move is two questions. Whoever points at where he goes, or where his way bends, answers both.
        moves = [Choice(move, self.tr(f"spot-{move}", {}), decision.cite, then=["to {x},{y}"]) for move in MOVES if move in able]
        bends = [
            Choice(move, self.tr(f"spot-{move}-via", {}), decision.cite, then=["via {x},{y}"], station=True)
            for move in MOVES
            if move in able
        ]
        pointed = [Choice(form, self._spot_label(form), decision.cite, station=form.startswith("via ")) for form in forms]
        return moves + bends + pointed

    def _spot_label(self, form: str) -> str:
        """Return what is done with a point.

        A figure that has not been placed yet is named with its weapons, which cannot be seen on the table yet.
        """
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
