"""The figures on the table as tokens, and what is said of a figure in words (WG35 2)."""

from __future__ import annotations

from typing import Final

from vezerkar.engine.game import Translator
from vezerkar.engine.scene import Choice, Token
from vezerkar.engine.words import listed, sentence
from vezerkar.games.wg35.library.records import CHARACTERISTICS
from vezerkar.games.wg35.notation import FIGURES
from vezerkar.games.wg35.presentation.choices import ChoiceIndex
from vezerkar.games.wg35.presentation.labels import ability_name, centimetres, figure_name, thing_name
from vezerkar.games.wg35.presentation.typed_view import FigureView, TypedView, WeaponView
from vezerkar.games.wg35.presentation.view_state import ViewState
from vezerkar.games.wg35.presentation.visibility import heading
from vezerkar.games.wg35.rules.basics.figures import is_engaged

SIZE: Final = 44
"""The diameter of a figure's token, in millimetres: as large as can be told apart, not the base of a model."""

SIGNS: Final = ("helpless", "broken", "shocked", "bleeding", "concealed", "hidden", "prone", "engaged", "carrying", "lookout")
"""Conditions told by a sign on the corner of a token; of several the first."""
STATES: Final = ("helpless", "broken", "refuge", "shocked", "concealed", "aimed", "treated", "flagged", "guarded", "charges")
"""The conditions that are said of a figure as they are."""
PLAIN_ARMS: Final = ("rifle", "carbine")
"""Kinds of weapons that need no badge: most figures have one."""
CARRIES_ARM: Final = 64
CARRIES_CRATE: Final = 256


class Figures:
    """The figures of a view in words and as tokens."""

    def __init__(self, sheet: TypedView, sketch: ViewState, tr: Translator) -> None:
        self.sheet = sheet
        self.s = sketch.s
        self.tr = tr
        self.units = {name: man.unit for name, man in sheet.men.items()}

    # --- tokens ---

    def tokens(self, choices: ChoiceIndex, held: str) -> list[Token]:
        """All figures on the table; ``held`` is the one that the question is about."""
        found: list[Token] = []
        for man in self.sheet.fielded:
            assert man.at is not None
            offered = choices.of("figure", man.id)
            found.append(self._token(man, man.at, offered, man.id == held))
        # Whoever is asked about lies on top, then whoever may be clicked.
        order = sorted(found, key=lambda token: (token.held, bool(token.choices)))
        for stack, token in enumerate(order):
            token.stack = stack
        return order

    def _token(self, man: FigureView, at: tuple[int, int, int], offered: list[Choice], held: bool) -> Token:
        weapon = self.sheet.in_hand(man)
        badge = ""
        if weapon is not None and weapon.category not in PLAIN_ARMS:
            badge = self.tr(f"abbr-{weapon.category}", {})
        signs = self.signs(man)
        return Token(
            man.id,
            f"figure-{man.cls}",
            "",
            self.title(man),
            man.side,
            label=str(man.number),
            badge=badge,
            sign=f"sign-{signs[0]}" if signs else "",
            faded="activated" in man.conditions and not held and not self.sheet.over,
            held=held,
            choices=offered,
            at=(at[0], at[1]),
            size=SIZE,
            turn=heading(man.facing),
            name=self.name(man.id),
        )

    def signs(self, man: FigureView) -> list[str]:
        """The signs that fit a figure, the weightiest first."""
        args = {
            **{name: name in man.conditions for name in ("helpless", "broken", "shocked", "concealed")},
            "bleeding": man.bleeding > 0,
            "hidden": man.posture == "hidden",
            "prone": man.posture == "prone",
            "engaged": man.at is not None and is_engaged(self.s, man.index),
            "carrying": man.load >= 0,
            "lookout": man.lookout >= 0,
        }
        return [name for name in SIGNS if args[name]]

    # --- words ---

    def name(self, figure: str) -> str:
        """A figure by side, number and unit."""
        return figure_name(figure, self.tr, self.units)

    def title(self, man: FigureView) -> str:
        """Everything about a figure in one line."""
        tr = self.tr
        parts = [self.name(man.id), sentence(tr(f"class-{man.cls}", {})), *self.states(man), self.profile(man)]
        parts += [self.armament(man)] if man.arms else []
        if man.items:
            parts.append(listed([thing_name(item, tr) for item in man.items], tr))
        if man.abilities:
            parts.append(listed([ability_name(name, tr, number) for name, number in man.abilities.items()], tr))
        return " · ".join(parts)

    def states(self, man: FigureView) -> list[str]:
        """Return the conditions of a figure in words; "standing" if there is nothing else to say of its posture."""
        tr = self.tr
        found = [tr(f"posture-{man.posture}", {})]
        found += [tr(f"state-{name}", {}) for name in STATES if name in man.conditions]
        if man.bleeding:
            found.append(tr("state-bleeding", {"dice": man.bleeding}))
        if man.weak:
            found.append(tr("state-weak", {"count": man.weak}))
        if man.cause in self.sheet.men:
            found.append(tr("state-cause", {"figure": self.name(man.cause)}))
        elif man.cause_at is not None:
            x, y = man.cause_at[:2]
            found.append(tr("state-cause-at", {"place": tr("place", {"x": centimetres(x, tr), "y": centimetres(y, tr)})}))
        if man.lookout >= 0:
            found.append(tr("state-lookout", {}))
        if man.at is not None and is_engaged(self.s, man.index):
            found.append(tr("state-engaged", {}))
        if man.load >= 0:
            found.append(tr("state-carrying", {"load": self.load(man.load)}))
        if man.at is not None and man.at[2]:
            found.append(tr("state-height", {"mm": man.at[2]}))
        if self.sheet.round and man.at is not None:
            activated = "activated" in man.conditions
            found.append(tr("state-activated", {}) if activated else tr("state-actions", {"actions": man.actions}))
        return found

    def load(self, load: int) -> str:
        """Return the name of a figure's load."""
        if load >= CARRIES_CRATE:
            return self.tr("marker-loot_crate", {})
        if load >= CARRIES_ARM:
            return thing_name(self.sheet.arms[load - CARRIES_ARM].id, self.tr)
        return self.name(FIGURES[load])

    def profile(self, man: FigureView) -> str:
        """The characteristics in a row: "M 10 T 4 C 5"."""
        return " ".join(f"{name} {man.profile[name]}" for name in CHARACTERISTICS)

    def armament(self, man: FigureView) -> str:
        """The weapons of a figure, that in hand first."""
        arms = sorted((self.sheet.arms[arm] for arm in man.arms), key=lambda arm: arm.number != man.in_hand)
        return listed([self.arm(arm, arm.number == man.in_hand) for arm in arms if not arm.gone], self.tr)

    def arm(self, arm: WeaponView, in_hand: bool = False) -> str:
        """A weapon with what has become of it."""
        tr = self.tr
        notes = [tr("arm-in-hand", {})] if in_hand else []
        if arm.dry:
            notes.append(tr("arm-dry", {}))
        elif arm.weapon is not None and (arm.weapon.shots or "single_shot" in arm.weapon.rates):
            notes.append(tr("arm-loaded", {"shots": arm.loaded}))
        if arm.stance != "carried":
            notes.append(tr(f"arm-{arm.stance}", {}))
        name = thing_name(arm.id, tr)
        return f"{name} ({', '.join(notes)})" if notes else name
