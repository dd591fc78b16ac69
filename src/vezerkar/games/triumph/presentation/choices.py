"""Targets of clicks: the legal actions of a decision, and what its seat may do unasked, each on the thing it is about.

A thing is named by a text: ``area berlin``, ``block germany_tank_1``, ``card a17``, ``vault jets``, ``marker poland``.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from vezerkar.engine import choices
from vezerkar.engine.decision import Action, Decision, Refusal
from vezerkar.engine.event import Datum
from vezerkar.engine.game import Translator
from vezerkar.engine.scene import Button, Choice, Tile
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
from vezerkar.games.triumph.presentation.labels import BLOCK_INDEX, label, nation_name, translate_args, unit_name
from vezerkar.games.triumph.presentation.stakes import stake, unasked_stake
from vezerkar.games.triumph.presentation.typed_view import BlockView, TypedView

ON_AREA: Final = (*AREA_VERBS.values(), *BUILD_VERBS.values(), "to")
ON_BLOCK: Final = tuple(BLOCK_VERBS.values())
ON_CARD: Final = (*CARD_VERBS.values(), "diplomacy", "pair")
ON_NATION: Final = ("violate", "partition", "intervene", "on")
WEIGHTY: Final = ("violate", "partition", "intervene", "war")
"""Declarations: they are buttons as well as something on the map."""
LASTING: Final = ("ask-move", "ask-production")
"""Questions asked again and again: to be done with them is nothing to do by the way."""
ROLES: Final = {"pass": "pass", "done": "done", "stay": "pass", "rest": "rest"}
LIKELIEST: Final = ("to", "pick", "rebase", "retreat", "raise", "lose", "diplomacy", "commit", "pair", "battle")
"""Verbs in the order in which they are proposed, the likeliest first."""
LIKELIEST_UNITS: Final = ("infantry", "tank", "fleet", "air_force")
"""Types of units in the order in which they are proposed, the likeliest first."""
PRIMARY: Final = ("pass", "done", "rest", "vault", "stay")


class ChoiceIndex(choices.ChoiceIndex):
    """The legal actions by what is clicked for them; see the names of things above."""

    roles = ROLES
    grasps = ("pick",)

    def __init__(self, sheet: TypedView, decision: Decision | None, tr: Translator) -> None:
        super().__init__(decision, tr)
        self.sheet = sheet
        self.pieces = {block: piece for piece in sheet.pieces for block in piece.blocks}
        self.alone: list[Action] = []
        """The actions that are buttons."""
        if decision is not None:
            self.ask(decision)
        if not sheet.ending:
            self.unasked()
        self.mark_main((*LIKELIEST, *[f"{verb} {unit}" for unit in LIKELIEST_UNITS for verb in BUILD_VERBS.values()]))

    def ask(self, decision: Decision) -> None:
        """Put every legal action where it belongs, and beside it those that one would look for in vain."""
        for action in decision.options:
            targets = list(self.targets(action.notation))
            for target in targets:
                self.put(target, self.choice(action.notation))
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
                    self.put(target, self.refused(action.notation, refusal))

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
        self.put(target, Choice(notation, words, cite, unprompted=True, stake=unasked_stake(notation, self.tr)))

    def choice(self, notation: str) -> Choice:
        """Return a legal action; a card for Diplomacy may be dropped on its nation, and a way into a battle passes an area."""
        made = self.pictured(super().choice(notation))
        verb, *nouns = notation.split()
        if verb == "to":
            # "to paris via lorraine"
            made.by = nouns[2:]
        if notation.startswith("diplomacy "):
            made.places = [AREAS[area] for area in NATION_AREAS[NATION_INDEX[notation.split()[2]]]]
        return made

    def refused(self, notation: str, refusal: Refusal) -> Choice:
        """Return an action that is not legal now."""
        return self.pictured(super().refused(notation, refusal))

    def pictured(self, choice: Choice) -> Choice:
        """Give an action the picture that it has in a tray: a unit that is built, a nation that is wooed."""
        assert self.decision is not None
        verb, *nouns = choice.action.split()
        if verb in BUILD_VERBS.values():
            choice.tile = Tile(f"block-{nouns[1]}", unit_name(nouns[1], self.tr), self.decision.seat)
        elif verb == "diplomacy":
            choice.tile = Tile("marker-influence", nation_name(nouns[1], self.tr), self.decision.seat)
        return choice

    # --- words ---

    def why(self, refusal: Refusal) -> str:
        """The words of a refusal."""
        return self.tr(refusal.reason, translate_args(refusal.args, self.tr))

    def stake(self, notation: str) -> str:
        """Return what an action that is asked for gives up."""
        return stake(notation, self.decision, self.tr) if self.decision is not None else ""

    def label(self, notation: str) -> str:
        """Return the name of an action, in the light of the question."""
        assert self.decision is not None
        more: dict[str, Datum] = {**self.decision.args, "prompt": self.decision.prompt}
        verb = notation.split()[0]
        if verb in ON_BLOCK:
            more.pop("area", None)
        words = label(notation, self.tr, more | self.about(notation))
        left = self.crossings_left(notation)
        return words if left is None else self.tr("choice-crossing", {"choice": words, **left})

    def about(self, notation: str) -> dict[str, Datum]:
        """Return what the label of an action on a block says of it."""
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
        """Return True if the question is about such a block: where it goes, what it does."""
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
        found: list[Button] = []
        shots = [action.notation for action in self.alone if action.notation.startswith("fire ")]
        fire = shots[0] if len(shots) == 1 else ""
        for action in self.alone:
            primary = (
                self.is_alone
                or action.notation == fire
                or (action.notation.split()[0] in PRIMARY and self.decision.prompt not in LASTING)
            )
            found.append(self.button(action.notation, primary))
        for action, refusal in self.decision.refused:
            if not list(self.targets(action.notation)):
                found.append(self.closed_button(action.notation, refusal))
        return sorted(found, key=lambda button: (not button.enabled, button.primary))


def place_verb(decision: Decision) -> str:
    """The verb with which the page may ask about a place; "" if it asks about nothing, or not about places."""
    verb = decision.ask.split()[0] if decision.ask else ""
    return verb if verb == "to" or verb in AREA_VERBS.values() else ""
