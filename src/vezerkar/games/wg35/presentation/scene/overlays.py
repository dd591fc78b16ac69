"""Overlays that the viewer may switch on: sight, ranges of fire, threats, command zones (WG35 7.8, 10, 11)."""

from __future__ import annotations

from vezerkar.engine.game import Translator
from vezerkar.engine.scene import Mark, Overlay
from vezerkar.engine.words import listed
from vezerkar.games.wg35.battle.numbering import SEATS
from vezerkar.games.wg35.library.records import ZONES
from vezerkar.games.wg35.presentation.labels import centimetres, percent, side_name, thing_name
from vezerkar.games.wg35.presentation.scene.figures import SIZE, Figures
from vezerkar.games.wg35.presentation.scene.shots import Shots, reaches
from vezerkar.games.wg35.presentation.scene.sight import field_of_view, look_at
from vezerkar.games.wg35.presentation.typed_view import FigureView, TypedView
from vezerkar.games.wg35.presentation.view_state import ViewState
from vezerkar.games.wg35.rules.basics.figures import faces, leaders_of, strength, zone_of
from vezerkar.games.wg35.rules.shooting import fire

RING = SIZE // 2 + 3
"""The radius of the ring around a figure that is meant."""


class Overlays:
    """All overlays of a view; ``focus`` is the figure they are about, None if it is none."""

    def __init__(
        self, sheet: TypedView, sketch: ViewState, figures: Figures, shots: Shots, focus: FigureView | None, tr: Translator
    ) -> None:
        self.sheet = sheet
        self.s = sketch.s
        self.figures = figures
        self.shots = shots
        self.focus = focus if focus is not None and focus.at is not None else None
        self.tr = tr

    def all(self) -> list[Overlay]:
        """Those there is something to show for."""
        found: list[Overlay] = []
        if not self.sheet.fielded:
            return found
        if self.focus is not None:
            found += [self._sight(self.focus), *self._ranges(self.focus), *self._template(self.focus)]
        side = self.focus.side if self.focus is not None else self.sheet.seat or SEATS[0]
        return [*found, *self._threats(side), *self._commands()]

    def _ring(self, name: str, man: FigureView, style: str, badge: str, title: str) -> Mark:
        assert man.at is not None
        return Mark(name, style, "circle", [[man.at[0], man.at[1]]], title, RING, badge)

    def _sight(self, man: FigureView) -> Overlay:
        """The field of view, and a ring with its cover around every enemy seen (WG35 10)."""
        tr, s = self.tr, self.s
        wide = s.variant.wide_sight or man.id == self.sheet.active
        outline = field_of_view(s, man, wide)
        name = self.figures.name(man.id)
        marks = [Mark("view", "sight", "polygon", [outline], tr("sight-title", {"figure": name}))]
        seen: list[str] = []
        for enemy in self.sheet.enemies(man.side):
            sees, _, cover, _ = look_at(s, man.index, enemy.index)
            if not sees or not (wide or faces(s, man.index, s.x[enemy.index], s.y[enemy.index])):
                continue
            words = tr("sight-of", {"figure": self.figures.name(enemy.id), "cover": cover})
            seen.append(words)
            marks.append(self._ring(f"seen-{enemy.id}", enemy, "sight", f"+{cover}" if cover else "", words))
        note = tr("sight-note", {"figure": name, "seen": listed(seen, tr), "count": len(seen)})
        return Overlay("sight", tr("overlay-sight", {"figure": name}), [], note, man.side, marks)

    def _ranges(self, man: FigureView) -> list[Overlay]:
        """Return how far the zones of the weapon reach: of the one that is fired, or the one in hand (WG35 11.2)."""
        tr = self.tr
        attack = self.sheet.attack
        arm = self.sheet.in_hand(man)
        if attack is not None and attack["by"] == man.id and attack["arm"] >= 0:
            arm = self.sheet.arms[attack["arm"]]
        if arm is None or arm.weapon is None:
            return []
        assert man.at is not None
        marks: list[Mark] = []
        words: list[str] = []
        for number, zone in enumerate(ZONES):
            of = fire.zone_at(arm.weapon, number)
            reach = of.reach(strength(self.s, man.index))
            told: dict[str, int | str] = {
                "zone": tr(f"zone-{zone}", {}),
                "cm": centimetres(reach, tr),
                "tn": of.tn or of.tn_indirect,
            }
            words.append(tr("range-zone", told))
            badge = tr("range-badge", {"tn": of.tn or of.tn_indirect})
            marks.append(Mark(f"range-{zone}", "range", "circle", [[man.at[0], man.at[1]]], words[-1], reach, badge))
        thing = thing_name(arm.id, tr)
        return [Overlay("range", tr("overlay-range", {"thing": thing}), [], "; ".join(words), man.side, marks)]

    def _template(self, man: FigureView) -> list[Overlay]:
        """Return what a template or an area burst covers if it is aimed at the place of an enemy (WG35 12.5, 13.1)."""
        tr, attack = self.tr, self.sheet.attack
        arm = self.sheet.arms[attack["arm"]] if attack is not None and attack["by"] == man.id and attack["arm"] >= 0 else None
        diameter = arm.weapon.projectile.diameter_mm if arm is not None and arm.weapon is not None else 0
        if attack is not None and attack["mode"] == "area":
            # An area burst reaches everybody this near to its point (WG35 12.5).
            diameter = 2 * fire.PER_X * int(attack["x"])
        if arm is None or not diameter:
            return []
        marks: list[Mark] = []
        words: list[str] = []
        for enemy in self.sheet.enemies(man.side):
            if enemy.at is None or not reaches(self.s, man.index, arm.number, enemy):
                continue
            near = [other for other in self.sheet.fielded if self._apart(enemy, other) * 4 <= diameter * diameter]
            under = [self.figures.name(other.id) for other in near]
            words.append(tr("template-at", {"figure": self.figures.name(enemy.id), "under": listed(under, tr)}))
            marks.append(Mark(f"template-{enemy.id}", "blast", "circle", [[*enemy.at[:2]]], words[-1], diameter // 2))
        if not marks:
            return []
        title = tr("overlay-template", {"thing": thing_name(arm.id, tr), "cm": centimetres(diameter, tr)})
        return [Overlay("template", title, [], " ".join(words), man.side, marks)]

    def _apart(self, one: FigureView, other: FigureView) -> int:
        """The squared distance of two figures in plan."""
        s = self.s
        return (s.x[one.index] - s.x[other.index]) ** 2 + (s.y[one.index] - s.y[other.index]) ** 2

    def _threats(self, side: str) -> list[Overlay]:
        """Return who of a side can be fired at, by how many, and the best chance: the figure in focus alone, or all of them."""
        tr = self.tr
        shooters = [enemy for enemy in self.sheet.enemies(side) if enemy.is_able and "concealed" not in enemy.conditions]
        targets = [self.focus] if self.focus is not None else [man for man in self.sheet.fielded if man.side == side]
        marks: list[Mark] = []
        words: list[str] = []
        for man in targets:
            assert man.at is not None
            chances = {enemy.id: chance for enemy in shooters if (chance := self.shots.chance(enemy, man))}
            if not chances:
                continue
            best = percent(max(chances.values()), tr)
            told = tr("threat-to", {"figure": self.figures.name(man.id), "count": len(chances), "chance": best})
            words.append(told)
            badge = tr("threat-badge", {"count": len(chances), "chance": best})
            marks.append(self._ring(f"threat-{man.id}", man, "danger", badge, told))
            if self.focus is not None:
                for enemy in shooters:
                    if enemy.id in chances and enemy.at is not None:
                        line = [enemy.at[0], enemy.at[1], man.at[0], man.at[1]]
                        by = tr("threat-by", {"figure": self.figures.name(enemy.id), "chance": percent(chances[enemy.id], tr)})
                        spot = (enemy.at[0], enemy.at[1])
                        badge = percent(chances[enemy.id], tr)
                        marks.append(Mark(f"threat-{enemy.id}-{man.id}", "danger", "line", [line], by, 0, badge, spot))
                        words.append(by)
        if not shooters:
            return []
        title = tr("overlay-threats", {"side": side_name(side, tr)})
        return [Overlay("threats", title, [], "; ".join(words) or tr("none", {}), side, marks)]

    def _commands(self) -> list[Overlay]:
        """The command zones of each side (WG35 7.8)."""
        found: list[Overlay] = []
        for seat in SEATS:
            marks: list[Mark] = []
            words: list[str] = []
            for man in self.sheet.fielded:
                radius = zone_of(self.s, man.index)
                if man.side != seat or not radius or man.conditions & {"shocked", "broken"}:
                    continue
                assert man.at is not None
                led = [
                    self.figures.name(other.id)
                    for other in self.sheet.fielded
                    if other.side == seat and leaders_of(self.s, other.index) >> man.index & 1
                ]
                told = {"figure": self.figures.name(man.id), "cm": centimetres(radius, self.tr), "led": listed(led, self.tr)}
                words.append(self.tr("command-zone", told))
                line = [man.at[0], man.at[1]]
                marks.append(Mark(f"command-{man.id}", "zone", "circle", [line], words[-1], radius, self.figures.name(man.id)))
            if marks:
                title = self.tr("overlay-command", {"side": side_name(seat, self.tr)})
                found.append(Overlay(f"command-{seat}", title, [], " ".join(words), seat, marks))
        return found
