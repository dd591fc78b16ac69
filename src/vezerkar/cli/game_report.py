"""The report of a played match in the terminal."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict
from typing import Any, Final

from vezerkar.cli.progress import progress
from vezerkar.engine import Match, VezerkarError
from vezerkar.engine.game import Translator
from vezerkar.study.game_report import game_report
from vezerkar.study.judging import BUDGETS, compiled, report_heuristics, usual_budget
from vezerkar.study.report_page import ReportPage, ReportSide, per_cent, plus_minus, points, report_page
from vezerkar.translation import translator

BAR: Final = 20
"""So many characters are a certain win."""


def report(match: Match[Any, Any], budget: str, seed: str, lang: str, as_json: bool) -> None:
    """Print the report of a match. An empty budget is the one that fits to how the rules are run. Raises VezerkarError."""
    name = budget or usual_budget()
    if name not in BUDGETS:
        raise VezerkarError(f"there is no budget {name!r}; there are: {', '.join(BUDGETS)}")
    heuristics = report_heuristics(match.game.id)
    tr = translator(match.game.id, lang)
    with progress(match.game.title, 100) as shown:
        found = game_report(match, heuristics, BUDGETS[name], compiled(), seed, lambda done, whole: shown(100 * done // whole))
    page = report_page(found, match, tr)
    if as_json:
        print(json.dumps(asdict(page), ensure_ascii=False))
        return
    print("\n".join(lines(page, tr)))


def lines(page: ReportPage, tr: Translator) -> Iterator[str]:
    """A report in words, section by section."""
    yield page.title
    yield page.headline
    choices = (mistakes,) if page.judges_choices else ()
    for section in (accounts, *choices, turning, luck, curve):
        if found := list(section(page, tr)):
            yield ""
            yield from found
    yield ""
    yield from page.notes


def accounts(page: ReportPage, tr: Translator) -> Iterator[str]:
    """The way of each side from the start to the result."""
    yield tr("report-accounts", {})
    for side in page.sides:
        yield f"  {side.name}: {', '.join(account(side, tr))}"


def account(side: ReportSide, tr: Translator) -> Iterator[str]:
    """The parts of a side's way."""
    yield f"{tr('report-start', {})} {per_cent(side.start)}"
    for part in side.parts:
        yield f"{part.name} {points(part.value)}" + (f" ({plus_minus(part.error)})" if part.error is not None else "")
    yield f"{tr('report-result', {})} {per_cent(side.result)}"


def mistakes(page: ReportPage, tr: Translator) -> Iterator[str]:
    """The choices that lost something."""
    yield tr("report-mistakes", {})
    if not page.choices:
        yield f"  {tr('report-mistakes-none', {})}"
    for one in page.choices:
        yield f"  [{one.ply}] {one.title} · {one.name}: {one.word}. {one.summary}"
        for heading, line in ((tr("report-did", {}), one.taken), (tr("report-better", {}), one.best)):
            yield f"      {heading} {line.action} · {' '.join((line.text, *line.cues))}"
        reasons = [tr("report-why-part", {"reason": why.text, "points": points(why.points)}) for why in one.reasons]
        yield f"      {tr('report-why', {})}: {', '.join(reasons) or tr('report-why-none', {})}"


def turning(page: ReportPage, tr: Translator) -> Iterator[str]:
    """The turning points."""
    yield tr("report-turning", {})
    if not page.turning:
        yield f"  {tr('report-turning-none', {})}"
    for one in page.turning:
        yield f"  [{one.ply}] {one.title} · {one.summary}"
        if one.text:
            yield f"      {one.text}"


def luck(page: ReportPage, tr: Translator) -> Iterator[str]:
    """The chance events that gave most."""
    yield tr("report-luck", {})
    if not page.luck:
        yield f"  {tr('report-luck-none', {})}"
    names = {side.id: side.name for side in page.sides}
    for one in page.luck:
        yield f"  [{one.ply}] {one.name}: {names[one.side]} {points(one.gave)} ({plus_minus(one.error)}) {one.text}".rstrip()


def curve(page: ReportPage, tr: Translator) -> Iterator[str]:
    """The chances through the match, a row for each moment."""
    yield tr("report-curve", {})
    width = max(len(point.title) for point in page.points)
    names = {side.id: side.name for side in page.sides}
    for point in page.points:
        told = [
            f"{names[one.side]} {per_cent(one.known):>4} ({per_cent(one.low)}–{per_cent(one.high)}), {per_cent(one.open):>4}"
            for one in point.chances
        ]
        bar = "#" * round(BAR * point.chances[0].open)
        yield f"  {'~' if not point.sure else ' '}[{point.ply:4}] {point.title:{width}}  {bar:{BAR}}  {'  '.join(told)}"
    if not all(point.sure for point in page.points):
        yield f"  {tr('report-curve-unsure', {})}"
