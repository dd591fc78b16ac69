"""A what-if in the terminal: a line of moves as a tree, with what the seat learns at each of them."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Final, cast

from vezerkar.engine import Match
from vezerkar.engine.game import Json, Translator
from vezerkar.study import Bundle, Group, Move, Step, World, begin, every_face, play_line
from vezerkar.translation import translator

MOST_OPTIONS: Final = 30
"""Largest number of options that are listed; of more, the first ones are."""


@dataclass(frozen=True, slots=True)
class Question:
    """The way to ask: with so many worlds, and the true one if it is ``open``.

    Shown are all ``faces`` of the last move, or a world in the end, with the eyes of a seat.
    """

    key: str
    worlds: int
    open: bool
    faces: bool
    world: int | None
    eyes: str


def what_if(match: Match[Any, Any], seat: str, texts: Sequence[str], question: Question, lang: str, as_json: bool) -> None:
    """Print what comes of a line of moves. Raises VezerkarError."""
    tr = translator(match.game.id, lang)
    start = begin(match, seat, question.key, question.worlds, question.open)
    moves = [Move.parse(text) for text in texts]
    last = moves.pop() if question.faces and moves else None
    steps = play_line(start, moves)
    end = steps[-1].after() if steps else start
    branches = every_face(end, last) if last is not None else []
    if as_json:
        print(json.dumps([as_data(step) for step in [*steps, *branches]], ensure_ascii=False))
        return
    lines = [*head(match, start, tr), *tree(steps, tr), *tree(branches, tr, goes_on=False)]
    if last is None:
        world = end.shown if question.world is None else end.world(question.world)
        lines += ["", *table(end, world, question.eyes or seat, tr)]
    print("\n".join(lines))


def head(match: Match[Any, Any], start: Bundle, tr: Translator) -> Iterator[str]:
    """The line above the tree."""
    seat = tr(f"seat-{start.seat}", {})
    yield tr("whatif-begun", {"seat": seat, "plies": match.ply, "worlds": start.drawn})


def tree(steps: Sequence[Step], tr: Translator, goes_on: bool = True) -> Iterator[str]:
    """Each move with its groups. Where it ``goes_on`` there is a mark at the group with which it does."""
    for step in steps:
        chance = f"  ({tr('whatif-chance', {'chance': shown(step.chance)})})" if step.chance != 1 else ""
        yield f"{step.move.text()}{chance}"
        for number, group in enumerate(step.groups, 1):
            mark = ">" if goes_on and number == step.move.group else " "
            yield f"  {mark} #{number} {size(group, step, tr)}: {said(group, step, tr)}"
        if step.dropped:
            yield f"    {tr('whatif-dropped', {'worlds': len(step.dropped)})}"


def size(group: Group, step: Step, tr: Translator) -> str:
    """The number of worlds in a group, of all."""
    worlds = [world for other in step.groups for world in other.worlds if not world.true]
    here = sum(not world.true for world in group.worlds)
    truth = f", {tr('whatif-true', {})}" if any(world.true for world in group.worlds) else ""
    return tr("whatif-size", {"here": here, "worlds": len(worlds)}) + truth


def said(group: Group, step: Step, tr: Translator) -> str:
    """The events that the seat is told in a group."""
    game = step.before.game
    return " ".join(game.event_text(event, tr) for event in group.events) or tr("whatif-nothing", {})


def table(bundle: Bundle, world: World, eyes: str, tr: Translator) -> Iterator[str]:
    """A world as a seat sees it, and what may be done in it."""
    match = bundle.match(world)
    view = match.view(eyes)
    yield tr("whatif-table", {"seat": tr(f"seat-{eyes}", {}), "world": world.number, "chance": shown(bundle.share)})
    yield from match.game.text_view(view, tr)
    for decision in match.decisions():
        options = [option.notation for option in decision.options]
        more = " …" if len(options) > MOST_OPTIONS else ""
        yield f"{decision.seat}: {', '.join(options[:MOST_OPTIONS])}{more}"


def shown(share: Fraction) -> str:
    """A share as a fraction that is short, or else in per cent."""
    return str(share) if share.denominator <= 100 else f"{100 * float(share):.1f}%"


def as_data(step: Step) -> dict[str, Json]:
    """A step for other programs."""
    return {
        "move": step.move.text(),
        "chance": str(step.chance),
        "dropped": list(step.dropped),
        "groups": [
            {
                "share": str(group.share),
                "worlds": [world.number for world in group.worlds],
                "true": any(world.true for world in group.worlds),
                "events": [{"kind": event.kind, "data": cast("Json", event.data)} for event in group.events],
            }
            for group in step.groups
        ],
    }
