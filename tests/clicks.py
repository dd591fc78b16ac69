"""How many clicks an action takes at the page, read off the Scene by the rules of the page.

A click is a press of the mouse or of a key, or a drag. What each thing does at a click, `web/src/play/taking.ts` says; what is
marked and sent together, `web/src/play/picks.ts`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from vezerkar.engine import Match
from vezerkar.engine.scene import Area, Card, Choice, Scene, Token
from vezerkar.translation import translator


class Reckoner:
    """Somebody who plays a match through its Scenes, and counts clicks."""

    def __init__(self, match: Match[Any, Any]) -> None:
        self.match = match
        self.tr = translator(match.game.id, "en")
        self.clicks = 0

    def scene(self, seat: str) -> Scene:
        """Return what a seat is shown now."""
        decision = self.match.decision(seat) if seat in self.match.waiting() else None
        shown = self.match.game.scene(self.match.view(seat), decision, self.tr)
        assert isinstance(shown, Scene)
        return shown

    def take(self, seat: str, action: str) -> None:
        """Take an action that the Scene offers, as cheaply as the page allows."""
        cost, then = self.cost(self.scene(seat), action)
        self.clicks += cost
        for notation in (action, *then):
            if self.match.why_not(seat, notation) is None:
                self.match.act(seat, notation)

    def cost(self, scene: Scene, action: str) -> tuple[int, Sequence[str]]:
        """Return the clicks for an action, and what is sent in one with it."""
        found = [(1 + bool(button.stake), button.then) for button in scene.buttons if button.action == action and button.enabled]
        cards = [card for group in scene.cards for card in group.cards]
        things: list[Card | Token | Area] = [*cards, *scene.tokens, *scene.areas]
        for thing in things:
            for choice in thing.choices:
                if choice.action == action and not choice.why and not choice.unprompted:
                    found.append((self._clicks(thing, choice), choice.then))
        assert found, f"nothing offers {action!r}"
        # Of what costs as much, the one that does more.
        return min(found, key=lambda one: (one[0], -len(one[1])))

    def _clicks(self, thing: Card | Token | Area, choice: Choice) -> int:
        asked = [one for one in thing.choices if not one.unprompted and not one.why]
        # A place is used at one click if it offers nothing else; of a piece or a card asides do not count.
        alone = len(asked) == 1 if isinstance(thing, (Token, Card)) else len(thing.choices) == 1
        return (1 if alone else 2) + bool(choice.stake)

    def carry(self, seat: str, take: str, to: str) -> None:
        """Drag a piece, taken in hand by an action, to where another one leads: one drag, and a click if a place offers more."""
        scene = self.scene(seat)
        assert any(one.grasp and one.action == take for token in scene.tokens for one in token.choices), take
        self.match.act(seat, take)
        place = next(area for area in self.scene(seat).areas if any(one.action == to for one in area.choices))
        asked = [one for one in place.choices if not one.unprompted and not one.why]
        self.clicks += 1 + (len(asked) > 1)
        self.match.act(seat, to)

    def give_up(self, seat: str) -> None:
        """Give up the first of several things that are given up together: one click for each mark, and one that sends them."""
        scene = self.scene(seat)
        pick = scene.prompt.pick
        assert pick is not None
        things: list[Card | Token] = [*[card for group in scene.cards for card in group.cards], *scene.tokens]
        offered = [one.action for thing in things for one in thing.choices if one.action.split()[0] == pick.verb]
        self.clicks += 1 + (len(offered) - pick.low if pick.kept else pick.low)
        for action in offered[: pick.low]:
            self.match.act(seat, action)
