"""Needs of shots: C, the target number, each modifier with its rule, the exact chance (WG35 11.2-11.4, 12)."""

from __future__ import annotations

from typing import Final

from vezerkar.engine.decision import Decision
from vezerkar.engine.game import Translator
from vezerkar.engine.scene import Mark, Panel
from vezerkar.games.wg35.game_data import ITEM_INDEX, THING_INDEX
from vezerkar.games.wg35.library.records import ZONES
from vezerkar.games.wg35.notation import MODES
from vezerkar.games.wg35.presentation.choices import ChoiceIndex
from vezerkar.games.wg35.presentation.labels import centimetres, is_thrown, percent, signed, thing_name
from vezerkar.games.wg35.presentation.scene.figures import Figures
from vezerkar.games.wg35.presentation.scene.sight import look_at
from vezerkar.games.wg35.presentation.scene.template import Thrown
from vezerkar.games.wg35.presentation.typed_view import FigureView, TypedView
from vezerkar.games.wg35.presentation.view_state import ViewState
from vezerkar.games.wg35.rules.basics.figures import apart, strength
from vezerkar.games.wg35.rules.geometry.exact import root_up
from vezerkar.games.wg35.rules.shooting import fire
from vezerkar.games.wg35.rules.shooting.aiming import arm_of
from vezerkar.games.wg35.state import SkirmishState

MOST: Final = 12
"""So many targets are listed at most while one takes aim, the likeliest to be hit first."""
FEW: Final = 4
"""And so many of each weapon before it is chosen."""
AROUND: Final = 21
"""The radius of the mark around a figure that can be aimed at, in millimetres."""
ABOVE: Final = 36
"""Distance to the north of it at which the chance is written, in millimetres."""
AIMED_AT: Final = ("single", "burst", "sweep")
"""The modes whose shots are aimed at a figure; a sweep begins with one."""


def reaches(s: SkirmishState, shooter: int, arm: int, enemy: FigureView) -> bool:
    """Return True if a figure could fire a weapon at an enemy: in range, seen, not concealed (WG35 11.1, 11.2)."""
    if "concealed" in enemy.conditions:
        return False
    zone = fire.zone_of(fire.weapon_of(s, arm), strength(s, shooter), apart(s, shooter, enemy.index))
    return zone != fire.BEYOND and look_at(s, shooter, enemy.index)[0]


class Shots:
    """The shots and throws that the seat that is asked can choose from, or that are in progress."""

    def __init__(self, sheet: TypedView, sketch: ViewState, figures: Figures, decision: Decision | None, tr: Translator) -> None:
        self.sheet = sheet
        self.s = sketch.s
        self.figures = figures
        self.decision = decision
        self.tr = tr
        self.thrown = Thrown(sheet, sketch, decision, tr)

    def panels(self) -> list[Panel]:
        """The attack in progress, or what each weapon could do with the next action."""
        attack = self.sheet.attack
        if attack is not None:
            return self._progress()
        found: list[Panel] = []
        if self.decision is None or not self.sheet.active:
            return found
        shooter = self.sheet.men[self.sheet.active]
        for action in self.decision.options:
            verb, *rest = action.notation.split()
            if verb == "shoot" and rest[0] in AIMED_AT:
                rows = self._targets(shooter, rest[0], rest[1])
                if rows:
                    name = self.tr(f"fire-{rest[0]}", {})
                    title = self.tr("panel-shots", {"thing": thing_name(rest[1], self.tr), "mode": name})
                    found.append(Panel(f"shots-{rest[1]}-{rest[0]}", title, rows, shooter.side, urgent=True))
        return found

    def _targets(self, shooter: FigureView, mode: str, thing: str) -> list[tuple[str, str]]:
        """Return what a weapon needs for each enemy it can be fired at."""
        arm = arm_of(self.s, shooter.index, THING_INDEX[thing])
        if arm < 0:
            return []
        ranked: list[tuple[int, int, tuple[str, str]]] = []
        for enemy in self.sheet.enemies(shooter.side):
            if reaches(self.s, shooter.index, arm, enemy):
                odds = fire.odds(self.s, shooter.index, arm, MODES.index(mode), enemy.index)
                ranked.append((-odds.chance, enemy.index, (self.target(shooter, enemy), self.odds(odds))))
        return [row for _, _, row in sorted(ranked)[:FEW]]

    def target(self, shooter: FigureView, enemy: FigureView) -> str:
        """A target with its distance."""
        far = centimetres(root_up(apart(self.s, shooter.index, enemy.index)), self.tr)
        return self.tr("shot-target", {"figure": self.figures.name(enemy.id), "cm": far})

    def odds(self, odds: fire.Odds) -> str:
        """C, the target number, the chance, and what makes them what they are."""
        tr = self.tr
        words = tr(
            "shot-odds",
            {
                "chance": percent(odds.chance, tr),
                "c": odds.c,
                "tn": odds.target_number,
                "need": max(2, odds.target_number - odds.c),
                "zone": tr(f"zone-{ZONES[odds.zone]}", {}),
            },
        )
        if not odds.modifiers:
            return words
        parts = [tr("shot-base", {"c": odds.base_c, "tn": odds.base_tn})]
        for modifier in odds.modifiers:
            name = modifier.name
            what = thing_name(name, tr) if name in ITEM_INDEX else tr(f"modifier-{name}", {})
            on = "tn" if modifier.to_tn else "c"
            parts.append(tr("shot-modifier", {"what": what, "value": signed(modifier.value), "on": on, "cite": modifier.cite}))
        return f"{words} {'; '.join(parts)}"

    def chance(self, shooter: FigureView, enemy: FigureView) -> int:
        """The best chance of a figure to hit an enemy with what it has ready, in thousandths; 0 if it cannot fire at it."""
        s, best = self.s, 0
        for arm in fire.arms_for(s, shooter.index):
            weapon = fire.weapon_of(s, arm)
            if s.dry[arm] or weapon.projectile.kind != fire.SOLID or not reaches(s, shooter.index, arm, enemy):
                continue
            best = max(best, fire.odds(s, shooter.index, arm, MODES.index("single"), enemy.index).chance)
        return best

    def _progress(self) -> list[Panel]:
        """The attack in progress: who, with what, at whom, the next roll, the hit that is being resolved (WG35 11-15)."""
        attack, tr = self.sheet.attack, self.tr
        assert attack is not None
        rows: list[tuple[str, str]] = []
        shooter = self.sheet.men.get(attack["by"] or "")
        if shooter is not None:
            rows.append((tr("attack-by", {}), self.figures.name(shooter.id)))
        arm = self.sheet.arms[attack["arm"]] if attack["arm"] >= 0 else None
        if arm is not None:
            words = thing_name(arm.id, tr)
            if attack["mode"] != "single" or not is_thrown(arm.id):
                words = tr("attack-weapon", {"thing": words, "mode": tr(f"fire-{attack['mode']}", {})})
            rows.append((tr("attack-arm", {}), words))
        target = self.sheet.men.get(attack["target"] or "")
        if target is not None:
            rows.append((tr("attack-target", {}), self.figures.name(target.id)))
        if attack["at"] is not None:
            x, y = attack["at"][:2]
            rows.append((tr("attack-at", {}), tr("place", {"x": centimetres(x, tr), "y": centimetres(y, tr)})))
        if attack["left"]:
            rows.append((tr("attack-left", {}), str(attack["left"])))
        victim = self.sheet.men.get(attack["victim"] or "")
        if victim is not None:
            hit = {"figure": self.figures.name(victim.id), "margin": attack["margin"], "strength": attack["strength"]}
            rows.append((tr("attack-hit", {}), tr("attack-wound", {**hit, "ap": attack["ap"]})))
        rows += self._rolls(shooter, target)
        return [Panel("attack", tr(f"panel-attack-{attack['kind']}", {}), rows, attack["side"], urgent=True)]

    def _rolls(self, shooter: FigureView | None, target: FigureView | None) -> list[tuple[str, str]]:
        """Return what the next to-hit roll needs: at the target, or at each that can be chosen, or in each zone."""
        if shooter is None or not self._is_rolled(shooter):
            return []
        zones = [(self.thrown.name(reach, odds), self.odds(odds)) for _, reach, odds in self.thrown.zones()]
        attack = self.s.attacks[-1]
        ranked: list[tuple[int, int, tuple[str, str]]] = []
        for enemy in [target] if target is not None else self._aimed_at():
            if enemy.at is not None:
                odds = fire.reckon(self.s, attack, enemy.index)
                ranked.append((-odds.chance, enemy.index, (self.target(shooter, enemy), self.odds(odds))))
        return [*zones, *(row for _, _, row in sorted(ranked)[:MOST])]

    def _is_rolled(self, shooter: FigureView) -> bool:
        """Return True if the attack in progress is a shot of a figure on the table, with a weapon that shoots."""
        data = self.sheet.attack
        return (
            data is not None
            and shooter.at is not None
            and data["kind"] == "shot"
            and data["arm"] >= 0
            and self.sheet.arms[data["arm"]].weapon is not None
        )

    def _aimed_at(self) -> list[FigureView]:
        """Whom one can aim at now."""
        options = self.decision.options if self.decision is not None else ()
        verbs = [action.notation.split() for action in options]
        return [self.sheet.men[words[1]] for words in verbs if words[0] == "at"]

    def chances(self) -> list[tuple[FigureView, fire.Odds]]:
        """Each figure that can be aimed at, with the roll."""
        shooter = self.sheet.men.get((self.sheet.attack["by"] or "") if self.sheet.attack is not None else "")
        if shooter is None or not self._is_rolled(shooter):
            return []
        aimed_at = [enemy for enemy in self._aimed_at() if enemy.at is not None]
        return [(enemy, fire.reckon(self.s, self.s.attacks[-1], enemy.index)) for enemy in aimed_at]

    def tell(self, choices: ChoiceIndex) -> None:
        """Say the chance with each choice of a target."""
        for enemy, odds in self.chances():
            for choice in choices.of("figure", enemy.id):
                if choice.action == f"at {enemy.id}":
                    choice.label = self.tr("aim-chance", {"aim": choice.label, "chance": percent(odds.chance, self.tr)})

    def zones(self) -> list[Mark]:
        """The chance in each zone, if a point is aimed at."""
        return self.thrown.marks([self.odds(odds) for _, _, odds in self.thrown.zones()])

    def marks(self) -> list[Mark]:
        """The chance beside each figure that can be aimed at."""
        found: list[Mark] = []
        shooter = self.sheet.men.get((self.sheet.attack["by"] or "") if self.sheet.attack is not None else "")
        for enemy, odds in self.chances():
            assert shooter is not None and enemy.at is not None
            title = f"{self.target(shooter, enemy)}: {self.odds(odds)}"
            mark = Mark(f"chance-{enemy.id}", "danger", "circle", [[*enemy.at[:2]]], title, AROUND)
            mark.badge, mark.spot = percent(odds.chance, self.tr), (enemy.at[0], enemy.at[1] + ABOVE)
            found.append(mark)
        return found
