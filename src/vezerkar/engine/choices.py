"""Prompts, and the legal actions by what is clicked for them: the parts of a Scene that ask and offer."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from vezerkar.engine.decision import Decision, Refusal
from vezerkar.engine.game import Translator
from vezerkar.engine.scene import Button, Choice, Pick, Prompt


class ChoiceIndex:
    """The legal actions of a decision by what is clicked for them. A thing is named by its kind and its name: ``space 14``.

    A game derives its own from this, which says what is clicked for which action, what an action is called and what it gives up.
    """

    roles: ClassVar[Mapping[str, str]] = {}
    """The roles of buttons, by the verbs of their actions."""

    grasps: ClassVar[tuple[str, ...]] = ()
    """The verbs that take a thing in hand."""

    def __init__(self, decision: Decision | None, tr: Translator) -> None:
        self.decision = decision
        self.tr = tr
        self.on: dict[str, list[Choice]] = {}

    @property
    def cite(self) -> str:
        """The rule of the question; empty if nothing is asked."""
        return self.decision.cite if self.decision is not None else ""

    @property
    def is_alone(self) -> bool:
        """True if only one action is legal."""
        return self.decision is not None and len(self.decision.options) == 1

    def put(self, target: str, choice: Choice) -> None:
        """Offer a choice on a thing."""
        self.on.setdefault(target, []).append(choice)

    def of(self, kind: str, name: str | int) -> list[Choice]:
        """Return the choices on one thing."""
        return self.on.get(f"{kind} {name}", [])

    def mark_main(self, forms: Sequence[str]) -> None:
        """Mark the likeliest of what may be done with each thing that offers more than one choice.

        ``forms`` are in that order: a verb, or a verb and words that must be among the nouns ("build infantry").
        """
        for offered in self.on.values():
            able = [choice for choice in offered if not choice.why and not choice.unprompted and not choice.stake]
            if len(offered) > 1 and able:
                min(able, key=lambda choice: _rank(choice.action.split(), forms)).main = True

    def label(self, notation: str) -> str:
        """Return what an action is called, in the light of the question and of the table."""
        raise NotImplementedError

    def why(self, refusal: Refusal) -> str:
        """Return the words of a refusal."""
        raise NotImplementedError

    def stake(self, notation: str) -> str:
        """Return what a legal action gives up that could still be used, in words; empty for most."""
        return ""

    def choice(self, notation: str) -> Choice:
        """Return a legal action with its words and the rule."""
        grasp = notation.split()[0] in self.grasps
        return Choice(notation, self.label(notation), self.cite, stake=self.stake(notation), grasp=grasp)

    def refused(self, notation: str, refusal: Refusal) -> Choice:
        """Return an action that is not legal now, with the reason."""
        return Choice(notation, self.label(notation), refusal.cite, why=self.why(refusal))

    def button(self, notation: str, primary: bool) -> Button:
        """Return a legal action as a button."""
        role = self.roles.get(notation.split()[0], "next" if self.is_alone else "")
        return Button(self.label(notation), notation, cite=self.cite, primary=primary, role=role, stake=self.stake(notation))

    def closed_button(self, notation: str, refusal: Refusal) -> Button:
        """Return an action that is not legal now as a button that is off."""
        return Button(self.label(notation), notation, False, self.why(refusal), refusal.cite)


def asking(decision: Decision, text: str) -> Prompt:
    """Return the prompt of a decision, in these words."""
    return Prompt(text, True, decision.seat, decision.cite, decision.ask)


def waiting(seats: Sequence[str], text: str) -> Prompt:
    """Return the prompt of a table that waits for other seats, in these words."""
    return Prompt(text, False, seats[0] if len(seats) == 1 else "")


def _rank(action: list[str], forms: Sequence[str]) -> int:
    """Return the number of the first form that an action has; the number of forms if it has none."""
    for i, form in enumerate(forms):
        verb, *nouns = form.split()
        if action[0] == verb and all(noun in action for noun in nouns):
            return i
    return len(forms)


def picking(verb: str, held: int, low: int, end: str = "") -> Pick | None:
    """Return how some of the things ``held`` are given up at once: so many at least, and with an ``end`` more if one likes.

    None if only one is to be given up, or there is nothing to choose from.
    """
    high = held if end else low
    if high < 2 or low >= held:
        return None
    return Pick(verb, low, high, kept=2 * low > held, end=end)
