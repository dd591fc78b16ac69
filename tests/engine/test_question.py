"""Questions are values: equal ones are the same question, whoever made them."""

from __future__ import annotations

from vezerkar.engine import Question


def test_questions_are_equal_that_ask_the_same() -> None:
    one = Question("ask-way", "WG35 8.1", 7, {"mm": 100})
    assert one == Question("ask-way", "WG35 8.1", 7, {"mm": 100}) and hash(one) == hash(Question("ask-way", "WG35 8.1", 7))
    others = [
        Question("ask-wave", "WG35 8.1", 7, {"mm": 100}),
        Question("ask-way", "WG35 8.2", 7, {"mm": 100}),
        Question("ask-way", "WG35 8.1", 8, {"mm": 100}),
        Question("ask-way", "WG35 8.1", 7, {"mm": 99}),
        Question("ask-way", "WG35 8.1", 7, {"mm": 100}, window=True),
        Question("ask-way", "WG35 8.1", 7, {"mm": 100}, ask="to {}"),
    ]
    assert one not in others and one != "ask-way"


def test_a_question_without_arguments_shares_none() -> None:
    one, other = Question("ask", "X 1", 0), Question("ask", "X 1", 0)
    one.args["left"] = 1
    assert other.args == {} and "ask" in repr(one)
