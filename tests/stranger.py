"""What somebody writes who has installed Vezérkar and imports nothing but `vezerkar`.

`make.py check` holds it against the types of the installed package under ``mypy --strict``; `test_public.py` runs it.
"""

from __future__ import annotations

import vezerkar
from vezerkar import Action, Decision, HuntView, IllegalAction, Match, Observation, QuartermasterView, TriumphView, Wg35View


class Cautious:
    """A bot that takes what is done for a player who left."""

    def choose(self, observation: Observation) -> Action:
        return observation.decision.default


def where_may_she_be(view: HuntView) -> list[str]:
    """The spaces where the Graf Spee may be."""
    return [view["spee"]] if view["spee"] is not None else view["maybe"]


def hands(view: QuartermasterView) -> dict[str, int]:
    """How many cards every country holds."""
    return {name: country["hand_size"] for name, country in view["countries"].items()}


def known_blocks(view: TriumphView, nation: str) -> int:
    """How many blocks of a nation the viewer knows."""
    groups = [group for group in view["groups"] if group["nation"] == nation]
    return sum(len(group.get("faces", ())) if group["blocks"] is None else len(group["blocks"]) for group in groups)


def standing(view: Wg35View, side: str) -> int:
    """How many figures of a side are on the table."""
    return sum(name.startswith(side) and figure["where"] == "on" for name, figure in view["figures"].items())


def first_option(decision: Decision) -> Action:
    """A policy."""
    return decision.options[0]


def any_match(name: str) -> Match:
    """A match of a game whose name is known at run time only: its views are plain data."""
    return vezerkar.game(name).start(seed=7)


def play_the_hunt() -> str:
    """Set up, be refused, play on, look, finish, keep."""
    hunt = vezerkar.game("hunt")
    match = hunt.start(seed=7, options={"side": "normal"})
    decision = match.decision("german")
    assert "to 24" in decision.options and decision.options["to 24"] == decision.options[decision.options.index("to 24")]
    done = match.act("german", "to 24")
    assert [event.kind for event in done.seen] == ["altmark_placed"]
    match.act("german", match.decision("german").options["to 20"])
    assert len(where_may_she_be(match.view("british"))) > 1 and where_may_she_be(match.view("german")) == ["20"]
    match.until(lambda match: match.decisions()[0].prompt == "ask-german-actions")
    try:
        match.act("german", "search spee")
    except IllegalAction as refused:
        text = str(refused)
    match.until(lambda match: match.view()["turn"] == 2).until(lambda match: match.ply > 20, policy=first_option)
    bot = vezerkar.bot("random", "hunt", seed=1)
    while match.outcome is None:
        (seat, *_) = match.waiting()
        match.act(seat, (Cautious() if seat == "german" else bot).choose(Observation.of(match, seat)))
    assert vezerkar.replay(match.record().text()).outcome == match.outcome
    return text


def look_at_the_others() -> None:
    """Every game has views of its own type."""
    quartermaster = vezerkar.game("quartermaster").start(seed=7).pass_windows()
    assert hands(quartermaster.view("japan")) == dict.fromkeys(quartermaster.seats, 10)
    triumph = vezerkar.game("triumph").start(seed=7)
    assert known_blocks(triumph.view("axis"), "ussr") == 0
    skirmish = vezerkar.game("wg35").start(seed=7)
    assert standing(skirmish.view(), "a") == 0
    assert any_match("hunt").view()["turn"] == 0
    assert [game.id for game in vezerkar.all_games()][:4] == ["hunt", "quartermaster", "triumph", "wg35"]


if __name__ == "__main__":
    print(play_the_hunt())
    look_at_the_others()
