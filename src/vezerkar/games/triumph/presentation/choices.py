"""What can be clicked: the legal actions of a decision, and what its seat may do unasked, each on the thing it is about.

A thing is named by a text: ``area berlin``, ``block germany_tank_1``, ``card a17``, ``vault jets``, ``marker poland``.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from vezerkar.engine.decision import Action, Decision, Refusal
from vezerkar.engine.event import Datum
from vezerkar.engine.game import Translator
from vezerkar.engine.scene import Button, Choice
from vezerkar.games.triumph.game_data import (
    AREA_INDEX,
    AREAS,
    BORDER,
    BORDER_TYPE,
    CARD_INDEX,
    CARD_TECHS,
    IS_GROUND,
    LIMIT,
    NATION_AREAS,
    NATION_INDEX,
    NO_LIMIT,
    SPAN,
    TECHS,
    TYPE_INDEX,
)
from vezerkar.games.triumph.notation import AREA_VERBS, BLOCK_VERBS, BUILD_VERBS, CARD_VERBS
from vezerkar.games.triumph.presentation.labels import BLOCK_INDEX, label, translate_args
from vezerkar.games.triumph.presentation.typed_view import BlockView, TypedView

ON_AREA: Final = (*AREA_VERBS.values(), *BUILD_VERBS.values(), "to")
ON_BLOCK: Final = tuple(BLOCK_VERBS.values())
ON_CARD: Final = (*CARD_VERBS.values(), "diplomacy", "pair")
ON_NATION: Final = ("violate", "partition", "intervene", "on")
WEIGHTY: Final = ("violate", "partition", "intervene", "war")
"""Declarations: they are buttons as well as something on the map."""
LASTING: Final = ("ask-move", "ask-production")
"""Questions asked again and again: to be done with them is nothing to do by the way."""
PRIMARY: Final = ("pass", "done", "rest", "vault", "stay")


class ChoiceIndex:
    """The legal actions by what is clicked for them; see the names of things above."""

    def __init__(self, sheet: TypedView, decision: Decision | None, tr: Translator) -> None:
        self.sheet = sheet
        self.decision = decision
        self.tr = tr
        self.pieces = {block: piece for piece in sheet.pieces for block in piece.blocks}
        self.on: dict[str, list[Choice]] = {}
        self.alone: list[Action] = []
        """The actions that are buttons."""
        if decision is not None:
            self.ask(decision)
        if not sheet.ending:
            self.unasked()

    def ask(self, decision: Decision) -> None:
        """Put every legal action where it belongs, and beside it those that one would look for in vain."""
        for action in decision.options:
            targets = list(self.targets(action.notation))
            for target in targets:
                self.on.setdefault(target, []).append(self.choice(action))
            if not targets or action.notation.split()[0] in WEIGHTY:
                self.alone.append(action)
        asked = place_verb(decision)
        for action, refusal in decision.refused:
            verb = action.notation.split()[0]
            for target in self.targets(action.notation):
                there = self.on.get(target, [])
                # What the page asks about when a place is clicked needs not be listed, but keeps a declaration from being the
                # only choice of a place, taken at a single click.
                if verb != asked or (there and all(choice.action.split()[0] in WEIGHTY for choice in there)):
                    self.on.setdefault(target, []).append(self.choice(action, refusal))

    def unasked(self) -> None:
        """T&T 3.3, 8.0, 9.3: what a faction may do at any time: disband, repudiate, reveal."""
        own = self.sheet.own
        if own is None:
            return
        offered: set[tuple[str, str, int, str]] = set()
        for block in sorted(self.pieces, key=BLOCK_INDEX.__getitem__):
            piece = self.pieces[block]
            look = (piece.nation, piece.unit, piece.cv, piece.area)
            if look not in offered:
                offered.add(look)
                self.unprompted(f"block {block}", f"disband {block}", "T&T 3.3")
        for nation, (faction, _) in self.sheet.influence.items():
            if faction == own.id:
                self.unprompted(f"marker {nation}", f"repudiate {nation}", "T&T 8.0")
        for tech, _ in own.vault:
            self.unprompted(f"vault {tech}", f"reveal {tech}", "T&T 9.3")

    def unprompted(self, target: str, notation: str, cite: str) -> None:
        """Offer something that is not asked for."""
        words = label(notation, self.tr, self.about(notation))
        self.on.setdefault(target, []).append(Choice(notation, words, cite, unprompted=True))

    # --- words ---

    def choice(self, action: Action, refusal: Refusal | None = None) -> Choice:
        """An action with its words and the rule; one that is not legal with the reason."""
        if refusal is not None:
            why = self.tr(refusal.reason, translate_args(refusal.args, self.tr))
            return Choice(action.notation, self.label(action.notation), refusal.cite, why=why)
        return Choice(action.notation, self.label(action.notation), self.decision.cite if self.decision else "")

    def label(self, notation: str) -> str:
        """What an action is called, in the light of the question."""
        assert self.decision is not None
        more: dict[str, Datum] = {**self.decision.args, "prompt": self.decision.prompt}
        verb = notation.split()[0]
        if verb in ON_BLOCK:
            more.pop("area", None)
        words = label(notation, self.tr, more | self.about(notation))
        left = self.crossings_left(notation)
        return words if left is None else self.tr("choice-crossing", {"choice": words, **left})

    def about(self, notation: str) -> dict[str, Datum]:
        """What the label of an action on a block says of it."""
        verb, *nouns = notation.split()
        if verb in ON_BLOCK and nouns[0] in self.pieces:
            piece = self.pieces[nouns[0]]
            place: dict[str, Datum] = {"area": piece.area} if verb in ("raise", "disband") else {}
            return {"cv": piece.cv, **place}
        return {}

    def crossings_left(self, notation: str) -> dict[str, int | str] | None:
        """T&T 11.52: how many Ground units may still cross the border by which a Ground unit engages, of how many."""
        assert self.decision is not None
        verb, *nouns = notation.split()
        if verb != "to" or len(nouns) < 3 or self.decision.prompt != "ask-where":
            return None
        to, via = nouns[0], nouns[2]
        if to == via or not IS_GROUND[TYPE_INDEX[str(self.decision.args["unit"])]]:
            return None
        border = BORDER.get(AREA_INDEX[to] * SPAN + AREA_INDEX[via])
        if border is None or LIMIT[border] == NO_LIMIT:
            return None
        used = self.sheet.crossings(to, via, self.decision.seat)
        kind = self.tr(f"border-{BORDER_TYPE[border]}", {})
        return {"border": kind, "left": LIMIT[border] - used, "limit": LIMIT[border]}

    # --- where ---

    def targets(self, notation: str) -> Iterator[str]:
        """The things that are clicked for an action; none for a mere button."""
        assert self.decision is not None
        verb, *nouns = notation.split()
        if verb in ON_AREA:
            yield f"area {nouns[0]}"
        elif verb in ON_BLOCK:
            yield f"block {nouns[0]}"
        elif verb in ON_NATION:
            for area in NATION_AREAS[NATION_INDEX[nouns[0]]]:
                yield f"area {AREAS[area]}"
        elif verb == "at" and nouns[1:]:
            yield f"area {nouns[1]}"
        elif verb in ON_CARD:
            yield from self.lying(nouns[:2] if verb == "pair" else nouns[:1])
        elif verb == "develop":
            yield from self.lying([card for card in self.hand() if TECHS.index(nouns[0]) in CARD_TECHS[CARD_INDEX[card]]])

    def hand(self) -> list[str]:
        """The cards in the hand of who is asked."""
        return self.sheet.own.hand if self.sheet.own is not None else []

    def lying(self, cards: list[str]) -> Iterator[str]:
        """Those of some cards that lie in the hand."""
        for card in cards:
            if card in self.hand():
                yield f"card {card}"

    def of(self, kind: str, name: str) -> list[Choice]:
        """The choices on one thing."""
        return self.on.get(f"{kind} {name}", [])

    def on_piece(self, piece: BlockView) -> list[Choice]:
        """The choices on a token: of each kind of action one, for its blocks are alike."""
        found: dict[str, Choice] = {}
        for block in piece.blocks:
            for choice in self.of("block", block):
                verb = choice.action.split()[0]
                if verb not in found or (found[verb].why and not choice.why):
                    found[verb] = choice
        for verb, choice in found.items():
            if choice.why:
                found[verb] = self.stand_in(piece, verb) or choice
        return list(found.values())

    def stand_in(self, piece: BlockView, verb: str) -> Choice | None:
        """The legal choice on a block that differs in nothing the rules look at: of such blocks they name one."""
        for other in self.sheet.pieces:
            if other is not piece and other.blocks and other.same_to_rules(piece):
                for block in other.blocks:
                    for choice in self.of("block", block):
                        if choice.action.split()[0] == verb and not choice.why:
                            return choice
        return None

    def about_piece(self, piece: BlockView) -> bool:
        """Whether the question is about such a block: where it goes, what it does."""
        asked = self.decision.args if self.decision is not None else {}
        if "unit" not in asked or not piece.blocks:
            return False
        return (
            (piece.nation, piece.unit, piece.area) == (asked["nation"], asked["unit"], asked["area"])
            and piece.cv == asked.get("cv", piece.cv)
            and not (self.sheet.phase == "movement" and piece.start)
        )

    # --- buttons ---

    def buttons(self) -> list[Button]:
        """Every action without a place of its own."""
        if self.decision is None:
            return []
        alone = len(self.decision.options) == 1
        found: list[Button] = []
        for action in self.alone:
            primary = alone or (action.notation.split()[0] in PRIMARY and self.decision.prompt not in LASTING)
            found.append(Button(self.label(action.notation), action.notation, cite=self.decision.cite, primary=primary))
        for action, refusal in self.decision.refused:
            if not list(self.targets(action.notation)):
                why = self.tr(refusal.reason, translate_args(refusal.args, self.tr))
                found.append(Button(self.label(action.notation), action.notation, False, why, refusal.cite))
        return sorted(found, key=lambda button: (not button.enabled, button.primary))


def place_verb(decision: Decision) -> str:
    """The verb with which the page may ask about a place; "" if it asks about nothing, or not about places."""
    verb = decision.ask.split()[0] if decision.ask else ""
    return verb if verb == "to" or verb in AREA_VERBS.values() else ""
