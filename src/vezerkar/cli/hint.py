"""A hint in the terminal: what looks best at a moment of a recorded game, and why."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import asdict
from typing import Any

from vezerkar.engine import Match, Observation, VezerkarError
from vezerkar.engine.game import Translator
from vezerkar.study.action_words import labels_of
from vezerkar.study.hints import Hint, HintBudget, HintOption, hint
from vezerkar.study.report_page import per_cent, plus_minus, points
from vezerkar.translation import translator


def give_hint(match: Match[Any, Any], seat: str, tries: int, key: str, lang: str, as_json: bool) -> None:
    """Print a hint for a seat that must choose; without a name, for the first one that must. Raises VezerkarError."""
    waiting = match.waiting()
    asked = seat or next(iter(waiting), "")
    if asked not in waiting:
        raise VezerkarError(f"{seat or 'nobody'} has nothing to choose here; {', '.join(waiting) or 'nobody'} has")
    found = hint(Observation.of(match, asked), key, HintBudget(tries))
    if as_json:
        print(json.dumps({"seat": asked} | asdict(found), ensure_ascii=False))
    else:
        print("\n".join(lines(match, asked, found, translator(match.game.id, lang))))


def lines(match: Match[Any, Any], seat: str, found: Hint, tr: Translator) -> Iterator[str]:
    """A hint in words."""
    decision = match.decision(seat)
    scene = match.game.scene(match.view(seat), decision, tr)
    labels = labels_of(scene)
    cite = f" [{decision.cite}]" if decision.cite else ""
    yield f"{tr(f'seat-{seat}', {})}: {scene.prompt.text}{cite}"
    yield tr("advised-best", {})
    for number, option in enumerate(found.options, 1):
        yield f"{number:3}. {label(option, labels)}{value(option, number, tr)}"
    if found.against:
        pair: dict[str, int | str] = {
            "action": label(found.options[0], labels),
            "other": label(found.options[found.against], labels),
        }
        yield tr("advised-why" if found.reasons else "advised-no-reason", pair)
        for group, part in found.reasons:
            yield f"  {points(part)}: {tr(f'why-{group}', {})}"
    yield tr(f"advised-by-{found.judged}", {})


def label(option: HintOption, labels: Mapping[str, str]) -> str:
    """The words for an action with its notation."""
    words = labels.get(option.action, "")
    return f"{words} ({option.action})" if words else option.action


def value(option: HintOption, number: int, tr: Translator) -> str:
    """The chance of winning with it, how much worse it is than the first, and whether it is about as good."""
    said = ""
    if option.chance is not None and option.behind is not None:
        behind = f", {points(-option.behind.mean)} ({plus_minus(option.behind.error)})" if number > 1 else ""
        said = f": {per_cent(option.chance)}{behind}"
    return f"{said}, {tr('advised-as-good', {})}" if number > 1 and option.equal else said
