"""Choices by what is clicked for them, and prompts."""

from __future__ import annotations

from tests.tinygame import GAME
from vezerkar.engine import Decision, Refusal
from vezerkar.engine.choices import ChoiceIndex, asking, picking, waiting
from vezerkar.engine.scene import Pick


class Words(ChoiceIndex):
    def label(self, notation: str) -> str:
        return f"do {notation}"

    def why(self, refusal: Refusal) -> str:
        return f"because of {refusal.reason}"


def tr(message: str, args: object) -> str:
    return message


def asked() -> Decision:
    match = GAME.start("choices")
    return match.decision(match.waiting()[0])


def test_choices_lie_on_the_things_they_were_put_on() -> None:
    decision = asked()
    index = Words(decision, tr)
    choice = index.choice("look")
    index.put("space 3", choice)
    assert index.of("space", 3) == [choice] and index.of("space", "4") == []
    assert (choice.action, choice.label, choice.cite, choice.why) == ("look", "do look", decision.cite, "")


def test_what_is_not_legal_tells_the_reason_and_its_rule() -> None:
    index = Words(asked(), tr)
    refusal = Refusal("refuse-far", "TINY 4")
    choice, button = index.refused("go", refusal), index.closed_button("go", refusal)
    assert (choice.why, choice.cite) == (button.why, button.cite) == ("because of refuse-far", "TINY 4")
    assert not button.enabled and index.button("go", primary=True).enabled


def test_without_a_question_there_is_no_rule() -> None:
    assert Words(None, tr).cite == "" and not Words(None, tr).is_alone


def test_a_prompt_asks_its_seat_and_a_table_waits_for_one_or_several() -> None:
    decision = asked()
    prompt = asking(decision, "What now?")
    assert (prompt.mine, prompt.seat, prompt.cite) == (True, decision.seat, decision.cite)
    assert waiting(["red"], "Wait.").seat == "red" and waiting(["red", "blue"], "Wait.").seat == ""


def test_several_things_are_marked_and_where_that_is_less_those_that_stay() -> None:
    assert picking("discard", 10, 3) == Pick("discard", 3, 3)
    assert picking("discard", 10, 5) == Pick("discard", 5, 5)
    assert picking("discard", 10, 6) == Pick("discard", 6, 6, kept=True)
    assert picking("drop", 7, 0, "done") == Pick("drop", 0, 7, end="done")
    assert picking("drop", 7, 4, "done") == Pick("drop", 4, 7, kept=True, end="done")


def test_one_thing_is_given_up_at_once_and_where_all_go_there_is_nothing_to_mark() -> None:
    assert picking("discard", 10, 1) is None
    assert picking("discard", 10, 10) is None
    assert picking("drop", 1, 0, "done") is None
