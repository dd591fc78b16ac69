"""All chapters of WG35 are put together."""

from __future__ import annotations

from importlib import import_module
from pkgutil import walk_packages

from vezerkar.engine import Step
from vezerkar.games.wg35 import GAME, rules
from vezerkar.games.wg35.content import LIBRARY
from vezerkar.games.wg35.game_data import ABILITIES, CARDS
from vezerkar.games.wg35.rules.shooting.aiming import AimStep, FailedRoll
from vezerkar.games.wg35.rules.step import FigureStep, SideStep, SkirmishStep
from vezerkar.games.wg35.rules.windows import ABILITY_RULES, CARD_RULES

BASES = (SkirmishStep, SideStep, FigureStep, AimStep, FailedRoll)
"""What Steps derive from."""


def test_every_step_can_be_written_down() -> None:
    for module in walk_packages(rules.__path__, f"{rules.__name__}."):
        for name, kind in vars(import_module(module.name)).items():
            if isinstance(kind, type) and issubclass(kind, Step) and kind.__module__ == module.name and kind not in BASES:
                assert GAME.steps[name] is kind


def test_every_card_and_every_ability_one_switches_on_has_a_rule() -> None:
    """WG35 21, 26; the one card of another era is kept for completeness (26.1.10)."""
    assert [card for card, rule in zip(CARDS, CARD_RULES, strict=True) if rule is None] == ["mobile_video"]
    assert "ww2" not in LIBRARY.cards["mobile_video"].eras
    switched = {name for name, ability in LIBRARY.abilities.items() if ability.kind != "passive" and ability.kind != "army"}
    assert {name for name, rule in zip(ABILITIES, ABILITY_RULES, strict=True) if rule is not None} == switched
