"""Panels beside the board: the sides, the figure in hand, the mission, the legend, the rounds (WG35 20, 28, 29)."""

from __future__ import annotations

from typing import Final

from vezerkar.engine.game import Translator
from vezerkar.engine.scene import Panel, Track
from vezerkar.engine.words import listed, sentence
from vezerkar.games.wg35.battle.numbering import SEATS
from vezerkar.games.wg35.content import LIBRARY
from vezerkar.games.wg35.library.records import SIDES, Weapon
from vezerkar.games.wg35.presentation.arms import kinds, rates, special, zones
from vezerkar.games.wg35.presentation.drawing.legend import legend
from vezerkar.games.wg35.presentation.labels import ability_name, army_name, ground_words, side_name, terrain_name, thing_name
from vezerkar.games.wg35.presentation.page import army_page
from vezerkar.games.wg35.presentation.scene.figures import Figures
from vezerkar.games.wg35.presentation.typed_view import Army, FigureView, TypedView
from vezerkar.games.wg35.presentation.view_state import ViewState

QUARTER: Final = 4
"""An army that has lost one figure in so many tests whether it withdraws (WG35 20.1)."""
AWAY: Final = ("arriving", "called", "reserve", "out", "evacuated", "away")
"""Places of figures that are not on the table, in the order in which they are told."""


class Panels:
    """All panels of a view but those of shots and of army building."""

    def __init__(self, sheet: TypedView, sketch: ViewState, figures: Figures, tr: Translator) -> None:
        self.sheet = sheet
        self.s = sketch.s
        self.figures = figures
        self.tr = tr

    def all(self, focus: FigureView | None) -> list[Panel]:
        """The result or the figure in hand first, then the sides, the mission and the legend."""
        found = [self.result()] if self.sheet.over else [self.figure(focus)] if focus is not None else []
        order = sorted(SEATS, key=lambda seat: (seat != self.sheet.seat, seat))
        found += [self.side(self.sheet.sides[seat]) for seat in order]
        return [*found, *self._missing(), self.mission(), self._legend()]

    # --- one figure ---

    def figure(self, man: FigureView) -> Panel:
        """A figure with all it can do: states, profile, weapons with their zones, items, abilities (WG35 2)."""
        tr = self.tr
        rows = [
            (tr("row-state", {}), listed(self.figures.states(man), tr)),
            (tr("row-profile", {}), self.figures.profile(man)),
        ]
        for number in man.arms:
            arm = self.sheet.arms[number]
            if arm.gone:
                continue
            name = self.figures.arm(arm, number == man.in_hand)
            if arm.weapon is not None:
                rows.append((name, self.weapon(arm.weapon, man.profile["E"])))
            else:
                blow = LIBRARY.melee[arm.id]
                rows.append((name, tr("melee-row", {"t": blow.t_bonus, "strength": blow.strength, "ap": blow.ap})))
        for item in man.items:
            rows.append((thing_name(item, tr), tr(f"item-{item}-text", {})))
        for ability, value in man.abilities.items():
            kind = tr(f"kind-{LIBRARY.abilities[ability].kind}", {})
            rows.append((f"{ability_name(ability, tr, value)} ({kind})", tr(f"ability-{ability}-text", {})))
        return Panel("figure", self.figures.name(man.id), rows, man.side, urgent=True)

    def weapon(self, weapon: Weapon, toughness: int) -> str:
        """A weapon in a row: zones with target numbers, strength, AP, rates of fire, abilities (WG35 11.2, 12)."""
        tr = self.tr
        strength = tr("weapon-strength", {"strength": weapon.strength, "ap": weapon.ap})
        parts = [*kinds(weapon, tr), *zones(weapon, toughness, tr), strength, *rates(weapon, tr), *special(weapon, tr)]
        return listed(parts, tr)

    # --- the sides ---

    def result(self) -> Panel:
        """Return the result of a battle that is over: the rounds, and for each side points and losses (WG35 20)."""
        tr, sheet = self.tr, self.sheet
        a, b = sheet.sides.values()
        lost = {"a": tr("losses-of", _lost(a)), "b": tr("losses-of", _lost(b))}
        rows = [
            (tr("row-rounds", {}), str(sheet.round)),
            (tr("row-vp", {}), tr("result-of", {"a": a.vp, "b": b.vp})),
            (tr("row-losses", {}), tr("result-of", lost)),
        ]
        return Panel("result", tr("panel-result", {}), rows, sheet.winner or "neutral", urgent=True)

    def side(self, army: Army) -> Panel:
        """A side: army, victory points, losses and what they mean, cards, figures (WG35 20)."""
        tr, sheet = self.tr, self.sheet
        letter = SIDES[SEATS.index(army.id)]
        rows: list[tuple[str, str]] = []
        if letter in sheet.mission.roles:
            rows.append((tr("row-role", {}), tr(f"role-{sheet.mission.roles[letter].role}", {})))
        if army.army is not None:
            rows.append((tr("row-army", {}), tr("army-year", {"army": army_name(army.army, tr), "year": army.year or 0})))
        if sheet.shown:
            rows.append((tr("row-vp", {}), tr("vp-of", {"vp": army.vp, "target": sheet.mission.vp_target[letter]})))
            rows.append((tr("row-losses", {}), self.losses(army)))
            ours = [man for man in sheet.men.values() if man.side == army.id]
            if sheet.round:
                waiting = [man for man in ours if man.at is not None and "activated" not in man.conditions]
                told = {"on": len([man for man in ours if man.at is not None]), "waiting": len(waiting)}
                rows.append((tr("row-figures", {}), tr("figures-left" if sheet.over else "figures-of", told)))
        if army.hand is not None:
            rows.append((tr("row-hand", {}), str(sum(army.hand.values()))))
        effects = [tr(f"effect-{name}", {}) for name, on in (("hurrah", army.hurrah), ("pincer", army.pincer)) if on]
        if army.no_supply_until >= sheet.round > 0:
            effects.append(tr("effect-no-supply", {"round": army.no_supply_until}))
        if effects:
            rows.append((tr("row-effects", {}), listed(effects, tr)))
        panel = Panel(f"side-{army.id}", side_name(army.id, tr), rows, army.id)
        if sheet.shown and army.id == sheet.seat:
            panel.page = army_page(sheet, army.id, sheet.options["points"] or sheet.mission.points[letter], tr)
        return panel

    def losses(self, army: Army) -> str:
        """The losses, and how many more bring a withdrawal test, if the side takes any (WG35 20.1, 28.6)."""
        told = _lost(army)
        if self.sheet.over:
            return self.tr("losses-of", told)
        if SIDES[SEATS.index(army.id)] not in self.sheet.mission.withdrawal:
            return self.tr("losses-never", told)
        more = -(-army.strength // QUARTER) - army.losses
        return self.tr("losses-due", told) if more <= 0 else self.tr("losses-more", {**told, "more": more})

    def _missing(self) -> list[Panel]:
        """Return the figures that are not on the table, and why, once the battle has begun."""
        if not self.sheet.round:
            return []
        rows: list[tuple[str, str]] = []
        for where in AWAY:
            names = [self.figures.name(man.id) for man in self.sheet.men.values() if man.where == where]
            if names:
                rows.append((self.tr(f"where-{where}", {}), listed(names, self.tr)))
        return [Panel("missing", self.tr("panel-missing", {}), rows)] if rows else []

    # --- the battle ---

    def mission(self) -> Panel:
        """The mission: what it is about, what earns points, its own rules, how it ends (WG35 28)."""
        tr, mission = self.tr, self.sheet.mission
        rows = [("", tr(f"mission-{mission.id}-text", {}))]
        for score in mission.scores:
            who = tr("both-sides", {}) if score.side == "both" else side_name(SEATS[SIDES.index(score.side)], tr)
            limits = []
            if score.from_round > 1:
                limits.append(tr("score-from", {"round": score.from_round}))
            if score.most:
                limits.append(tr("score-most", {"most": score.most}))
            if score.once:
                limits.append(tr("score-once", {}))
            words = sentence(tr(f"event-{score.event}", {}))
            rows.append((tr("score-vp", {"side": who, "vp": score.vp}), f"{words} ({', '.join(limits)})" if limits else words))
        for rule in mission.rules:
            who = side_name(SEATS[SIDES.index(rule.side)], tr) if rule.side in SIDES else tr("both-sides", {})
            rows.append((who, tr(f"missionrule-{rule.id}-text", rule.numbers)))
        if self.sheet.options["rounds"]:
            rows.append((tr("row-rounds", {}), tr("rounds-most", {"rounds": self.sheet.options["rounds"]})))
        return Panel("mission", tr(f"mission-{mission.id}", {}), rows)

    def _legend(self) -> Panel:
        """Return the pieces on the table, and what they do (WG35 29)."""
        rows = [(terrain_name(row["type"], self.tr), ground_words(row, self.tr)) for row in legend(self.sheet.table)]
        return Panel("legend", self.tr(f"table-{self.sheet.table}", {}), rows)

    def tracks(self) -> list[Track]:
        """The rounds so far, and those that are left if they are limited."""
        if not self.sheet.round:
            return []
        last = self.sheet.options["rounds"] or self.sheet.mission.safety_rounds
        boxes = [str(number) for number in range(1, max(last, self.sheet.round) + 1)]
        note = self.tr("round-note", {"round": self.sheet.round, "side": side_name(self.sheet.first, self.tr)})
        return [Track("rounds", self.tr("track-rounds", {}), boxes, [self.sheet.round - 1], "neutral", note)]


def _lost(army: Army) -> dict[str, int | str]:
    """The losses of a side, and of how many."""
    return {"losses": army.losses, "strength": army.strength}
