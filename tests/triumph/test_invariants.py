"""Random games of Triumph & Tragedy under observation: secrecy, conservation, replay, undo, notation, words."""

from __future__ import annotations

from itertools import product

import pytest

from tests.invariants import Checker, check_game
from vezerkar import game
from vezerkar.games.triumph.facts import FACTIONS
from vezerkar.games.triumph.notation import CODE
from vezerkar.texts import LANGUAGES, speaker

TNT = game("triumph")
VARIANTS = [
    dict(zip([option.id for option in TNT.options], values, strict=True))
    for values in product(*[option.values for option in TNT.options])
]

EAGER = {"commit": 9.0, "battle": 9, "via": 5, "bomb": 5, "fire": 4, "pass": 0.7, "build": 1, "raise": 1, "rest": 1, "done": 0.2}
EAGER |= {"diplomacy": 0.3, "industry": 0.3}
"""How gladly somebody who wants war chooses actions of a kind; 2 for all others. ``via``: to move into a battle."""


class Warlike(Checker):
    """A game in which everybody is at war with everybody from the beginning, and fights."""

    def begin(self) -> None:
        """Break the peace, as far as Allies of the two-player game do."""
        position = self.match.position()
        state = position["state"]
        assert isinstance(state, dict) and isinstance(state["factions"], dict)
        two = self.match.options["players"] == "two"
        for name in FACTIONS:
            faction = state["factions"][name]
            assert isinstance(faction, dict)
            faction["war"] = [other for other in FACTIONS if other != name and (not two or "axis" in (name, other))]
            faction["techs"] = ["precision_bombsight", "lsts"]
        self.match = self.game.position(position)

    def act(self) -> None:
        match, luck = self.match, self.luck
        if luck.randrange(20) == 0:
            super().act()
            return
        seat = luck.choice(match.waiting())
        kinds: dict[str, list[str]] = {}
        for action in match.decision(seat).options:
            text = action.notation
            kind = text if text.startswith("buy") else "via" if " via " in text else text.split()[0]
            kinds.setdefault(kind, []).append(text)
        [kind] = luck.choices([*kinds], [EAGER.get(kind, 2) for kind in kinds])
        match.act(seat, luck.choice(kinds[kind]))


@pytest.mark.parametrize("options", VARIANTS, ids=lambda options: "-".join(options.values()))
def test_random_games_of_every_variant(options: dict[str, str]) -> None:
    check_game(TNT, range(1), options, notations=CODE, every=60)


@pytest.mark.parametrize("options", [VARIANTS[0], VARIANTS[-1]], ids=lambda options: "-".join(options.values()))
def test_random_wars(options: dict[str, str]) -> None:
    checker = Warlike(TNT, "war", options, (), set(), 40)
    checker.begin()
    checker.run()
    assert sum(event.kind == "battle" for event in checker.match.happened) > 5, "this war is no war"
    assert checker.deceived >= {*FACTIONS, None}


def test_random_games_with_all_their_words() -> None:
    check_game(TNT, [100], says=[speaker("triumph", lang) for lang in LANGUAGES], every=60)
