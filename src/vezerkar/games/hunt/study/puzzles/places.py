"""The puzzle of places: where the Graf Spee may be by what everybody has heard since she was seen (HUNT 39, 61, 65, 82)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from vezerkar.engine.bit_sets import count, names_of
from vezerkar.engine.event import Event
from vezerkar.engine.game import Translator
from vezerkar.engine.match import Match
from vezerkar.engine.puzzle import Ask, ProofLine, PuzzleOption, PuzzleTheme
from vezerkar.engine.scene import Scene
from vezerkar.engine.words import listed
from vezerkar.games.hunt.declarations.view_types import HuntView
from vezerkar.games.hunt.game_data import EVERYWHERE, MOVE_COST, SPACE_INDEX, SPACES
from vezerkar.games.hunt.presentation.places_calculator import LEAVES, MOVED
from vezerkar.games.hunt.state import HuntState
from vezerkar.games.hunt.study.puzzles.spaces import space_option

HEARD: Final = {
    "revealed": "seen",
    "found": "seen",
    "evaded": "evaded",
    "spee_sailed": MOVED,
    "spee_sailed_free": MOVED,
    "clue_placed": "clue",
    "not_here": "missed",
}
"""Events that tell where she may be, and what a calculator of places calls them."""
RULES: Final = {"seen": "HUNT 65", "evaded": "HUNT G08", "moved": "HUNT 39", "clue": "HUNT 61", "missed": "HUNT 82"}
"""The rules that say what follows."""
MOST_FACTS: Final = 5


def heard(event: Event) -> tuple[str, str] | None:
    """Return what an event tells of her place: a kind of `LEAVES`, and the space, or how far she may have gone."""
    kind = HEARD.get(event.kind)
    if kind is None:
        return None
    if event.kind == "spee_sailed":
        return kind, str(MOVE_COST.index(int(str(event.data["points"]))))
    return kind, str(event.data["spaces" if kind == MOVED else "space"])


def facts_since(events: list[Event]) -> list[tuple[str, str]]:
    """Return what was heard since she was last seen, that included; nothing if she never was."""
    told = [fact for fact in map(heard, events) if fact is not None]
    last = max((i for i, (kind, _) in enumerate(told) if kind == "seen"), default=-1)
    return told[last:] if last >= 0 else []


def written(facts: list[tuple[str, str]]) -> str:
    """Facts as a question writes them: ``seen:20,moved:2``."""
    return ",".join(f"{kind}:{value}" for kind, value in facts)


def read(ask: Mapping[str, str]) -> list[tuple[str, str]]:
    """Return the facts of a question."""
    parts = [fact.partition(":") for fact in ask["since"].split(",")]
    return [(kind, value) for kind, _, value in parts]


def follow(facts: list[tuple[str, str]]) -> list[int]:
    """Return the places that are possible after each fact."""
    found = [EVERYWHERE]
    for kind, value in facts:
        found.append(LEAVES[kind](found[-1], int(value) if kind == MOVED else SPACE_INDEX[value]))
    return found[1:]


def told(kind: str, value: str, tr: Translator) -> str:
    """A fact in words. Spaces are named as the board writes them; how far she moved is a number."""
    return tr(f"puzzle-places-{kind}", {"value": int(value) if kind == MOVED else value})


class Places(PuzzleTheme[HuntState, HuntView]):
    """Mark the spaces where she may be."""

    id = "places"
    ask_says_all = True

    def find(self, match: Match[HuntState, HuntView], seat: str) -> list[Ask]:
        facts = facts_since(match.events(seat)) if seat == "british" else []
        if not 3 <= len(facts) <= MOST_FACTS or MOVED not in [kind for kind, _ in facts]:
            return []
        # What else the British know, by an Event, is in the State alone: then these facts are not the whole story.
        return [{"since": written(facts)}] if follow(facts)[-1] == match.state.belief else []

    def options(self, s: HuntState, seat: int, ask: Mapping[str, str]) -> list[str]:
        return list(SPACES)

    def right(self, s: HuntState, seat: int, ask: Mapping[str, str]) -> frozenset[str]:
        return frozenset(names_of(follow(read(ask))[-1], SPACES))

    def option(self, s: HuntState, option: str, tr: Translator) -> PuzzleOption:
        return space_option(option, tr)

    def question(self, s: HuntState, seat: int, ask: Mapping[str, str], tr: Translator) -> str:
        facts = [told(kind, value, tr) for kind, value in read(ask)]
        return tr("puzzle-places-ask", {"facts": "; ".join(facts)})

    def cover(self, scene: Scene, s: HuntState, ask: Mapping[str, str]) -> None:
        """Spaces say nothing: the table would say in which she may be. As options they come back, all alike."""
        scene.areas = [area for area in scene.areas if area.id not in SPACE_INDEX]

    def proof(self, s: HuntState, seat: int, ask: Mapping[str, str], tr: Translator) -> list[ProofLine]:
        facts = read(ask)
        lines = []
        for (kind, value), places in zip(facts, follow(facts), strict=True):
            said: dict[str, int | str] = {
                "fact": told(kind, value, tr),
                "count": count(places),
                "spaces": listed(names_of(places, SPACES), tr),
            }
            lines.append(ProofLine(tr("puzzle-places-step", said), RULES[kind]))
        return lines
