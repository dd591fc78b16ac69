"""No message falls back on a default: whatever is said in a game is given what its text asks for, and no more.

``VEZERKAR_MESSAGES=10`` plays ten times as many games.
"""

from __future__ import annotations

import os
import re
from random import Random
from typing import Final

import pytest

from tests.cost import first
from tests.invariants import Taste, any_option
from tests.messages import SPARE, ear_for, texts
from tests.triumph import warlike
from vezerkar import game
from vezerkar.registry import GAMES

SIZE: Final = int(os.environ.get("VEZERKAR_MESSAGES", "1"))

GAMES_PLAYED: Final = {"hunt": (25, 2000), "quartermaster": (8, 2000), "triumph": (2, 900), "wg35": (4, 300)}
"""How many games of a title, and how many actions of each."""
TASTES: Final[dict[str, Taste]] = {"triumph": warlike.choose}


@pytest.mark.parametrize("name", first(GAMES, 2))
def test_every_message_of_random_games_is_given_what_it_asks_for_and_no_more(name: str) -> None:
    rules = game(name)
    ear = ear_for(name)
    count, longest = GAMES_PLAYED.get(name, (2, 1000))
    for number in range(count * SIZE):
        luck = Random(f"messages {number}")
        options = {option.id: luck.choice(option.values) for option in rules.options} if number else {}
        ear.listen(rules.start(f"messages {number}", options), luck, TASTES.get(name, any_option), 40, longest)
    faults = ear.faults()
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("name", SPARE)
def test_what_may_be_left_unsaid_belongs_to_messages_that_exist(name: str) -> None:
    for pattern in SPARE[name]:
        assert any(re.fullmatch(pattern, message) for message in texts(name, "en")), pattern
