"""`vezerkar study`: what one learns about a game without playing it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Final

import typer

from vezerkar.cli import arguments, game_report, position_command, puzzle_terminal, what_if
from vezerkar.cli.arguments import AsJson, Lang, language
from vezerkar.cli.hint import give_hint
from vezerkar.cli.lesson_terminal import play_lesson
from vezerkar.cli.record_commands import moment, read
from vezerkar.engine import VezerkarError
from vezerkar.engine.calculator import BadQuestion, Calculation, Calculator, QuestionField, ResultTable
from vezerkar.lessons.lesson import lessons
from vezerkar.registry import game as game_of
from vezerkar.study import MOST_WORLDS
from vezerkar.study.hints import BUDGET
from vezerkar.study.judging import BUDGETS
from vezerkar.translation import translator

app = typer.Typer(help="Study a game: chances, lessons, and what would have come of other choices.", no_args_is_help=True)

BAR: Final = 30
"""So many characters are a certain chance."""


@app.callback()
def study() -> None:
    """Study a game: chances, lessons, and what would have come of other choices."""


@app.command()
def odds(
    game: Annotated[str, typer.Argument(help="A game, as `vezerkar games` lists them.", metavar="GAME")],
    calculator: Annotated[str, typer.Argument(help="One of its calculators; they are listed without one.")] = "",
    question: Annotated[
        list[str] | None,
        typer.Argument(help="Values of its fields: FIELD=VALUE, as in the address of its page.", metavar="FIELD=VALUE"),
    ] = None,
    fields: Annotated[bool, typer.Option("--fields", help="List the fields with their values and what is possible.")] = False,
    as_json: AsJson = False,
    lang: Lang = "en",
) -> None:
    """Reckon chances: of a battle, a shot, a search. Without a calculator, list those of the game."""
    tr = translator(game, language(lang))
    tools = game_of(game).calculators()
    if not calculator:
        infos = [one.info(tr) for one in tools]
        listed = [f"{info.id}: {info.title}. {info.note}" for info in infos] or [f"{game} has no calculator"]
        print(json.dumps([asdict(info) for info in infos], ensure_ascii=False) if as_json else "\n".join(listed))
        return
    try:
        found = named(tools, calculator, game).calculate(asked(question), tr)
    except BadQuestion as error:
        raise VezerkarError(f"{error} (--fields lists the fields of a question)") from error
    if as_json:
        print(json.dumps(asdict(found), ensure_ascii=False))
    else:
        print("\n".join(form_lines(found) if fields else lines(found)))


@app.command()
def whatif(
    record: Annotated[Path, typer.Argument(help="A record, as `vezerkar play --save` or the table writes it.", metavar="RECORD")],
    seat: Annotated[str, typer.Option(help="The seat that knows no more than it knew then.")],
    ply: Annotated[int | None, typer.Option(help="Begin after this many actions; at the end if not given.")] = None,
    line: Annotated[
        list[str] | None,
        typer.Argument(help="Moves: 'SEAT: ACTION', and after it [4] for a die, *2 for another roll, #2 for another group."),
    ] = None,
    worlds: Annotated[int, typer.Option(help=f"How many worlds are imagined, at most {MOST_WORLDS}.")] = 8,
    key: Annotated[str, typer.Option(help="Another word gives other worlds and other dice.")] = "",
    true: Annotated[bool, typer.Option("--true", help="Follow the true world as well, as the last one.")] = False,
    faces: Annotated[bool, typer.Option("--faces", help="Look at every face of the last move's die.")] = False,
    world: Annotated[int | None, typer.Option(help="Look at this world in the end.")] = None,
    eyes: Annotated[str, typer.Option(help="Look at it as this seat does.")] = "",
    as_json: AsJson = False,
    lang: Lang = "en",
) -> None:
    """Try something else in a recorded game, in worlds that a seat could not tell apart."""
    match = moment(read(record), ply)
    question = what_if.Question(key, worlds, true, faces, world, eyes)
    what_if.what_if(match, seat, line or [], question, language(lang), as_json)


@app.command()
def report(
    record: Annotated[Path, typer.Argument(help="A record, as `vezerkar play --save` or the table writes it.", metavar="RECORD")],
    budget: Annotated[
        str, typer.Option(help=f"How closely to look: {', '.join(BUDGETS)}. By default what fits to how the rules are run.")
    ] = "",
    seed: Annotated[str, typer.Option(help="Another word gives other samples.")] = "",
    as_json: AsJson = False,
    lang: Lang = "en",
) -> None:
    """Report on a recorded game: how the chances went, what was luck, what was play, and where it turned."""
    game_report.report(moment(read(record), None), budget, seed, language(lang), as_json)


@app.command()
def hint(
    record: Annotated[Path, typer.Argument(help="A record, as `vezerkar play --save` or the table writes it.", metavar="RECORD")],
    ply: Annotated[int | None, typer.Option(help="The moment after this many actions; the end if not given.")] = None,
    seat: Annotated[str, typer.Option(help="The seat that must choose; the first of several if not given.")] = "",
    tries: Annotated[int, typer.Option(min=1, help="How many single actions are followed.")] = BUDGET.tries,
    key: Annotated[str, typer.Option(help="Another word gives other samples.")] = "",
    as_json: AsJson = False,
    lang: Lang = "en",
) -> None:
    """Say what looks best at a moment of a recorded game to a seat that knows no more than it knew then, and why."""
    give_hint(moment(read(record), ply), seat, tries, key, language(lang), as_json)


@app.command()
def position(
    game: Annotated[str, typer.Argument(help="A game, as `vezerkar games` lists them.", metavar="GAME")],
    sample: Annotated[str, typer.Option(help="Begin with this sample; a wrong name lists them.")] = "",
    file: Annotated[Path | None, typer.Option(help="Begin with the position in this file.")] = None,
    record: Annotated[Path | None, typer.Option(help="Begin with a moment of this record.")] = None,
    ply: Annotated[int | None, typer.Option(help="The moment of the record after so many actions; its end if not given.")] = None,
    changes: Annotated[list[str] | None, typer.Option("--set", help="Set an item: ITEM=VALUE.", metavar="ITEM=VALUE")] = None,
    items: Annotated[bool, typer.Option("--items", help="List what can be set, and the values.")] = False,
    text: Annotated[bool, typer.Option("--text", help="Print the position in words.")] = False,
    seat: Annotated[str | None, typer.Option(help="In words: what this seat sees; without one, what spectators see.")] = None,
    lang: Lang = "en",
) -> None:
    """Set up a position: take it from a sample, a file or a record, change it, check it, and print it."""
    begun = position_command.begin(game, sample, file, None if record is None else moment(read(record), ply))
    shown = position_command.Shown(items, text, seat)
    position_command.position(game, begun, changes or [], shown, language(lang))


@app.command("puzzles")
def harvest_puzzles(
    game: Annotated[str, typer.Argument(help="A game, as `vezerkar games` lists them.", metavar="GAME")],
    out: Annotated[Path, typer.Option(help="The file that they are written to.")],
    games: Annotated[int, typer.Option(min=1, help="Games that the bots play.")] = 10,
    seed: Annotated[str, typer.Option(help="Another word gives other games.")] = "1",
    most: Annotated[int, typer.Option(min=1, help="Puzzles of each theme.")] = 40,
) -> None:
    """Gather puzzles that the rules prove from games of bots."""
    puzzle_terminal.harvest_to(out, game, games, seed, most)


@app.command()
def puzzle(
    game: Annotated[str, typer.Argument(help="A game, as `vezerkar games` lists them.", metavar="GAME")],
    daily: Annotated[bool, typer.Option("--daily", help="The puzzle of today, the same for everybody.")] = False,
    theme: Annotated[str, typer.Option(help="Of this theme; a wrong one lists them.")] = "",
    id: Annotated[str, typer.Option("--id", help="This puzzle.")] = "",
    answer: Annotated[str | None, typer.Option(help="Ids with commas; without it you are asked.")] = None,
    lang: Lang = "en",
) -> None:
    """Solve a puzzle: a question about a position, with an answer that the rules prove."""
    puzzle_terminal.solve(game, puzzle_terminal.Wanted(daily, theme, id), answer, language(lang))


@app.command()
def practice(
    game: Annotated[str, typer.Argument(help="A game, as `vezerkar games` lists them.", metavar="GAME")],
    theme: Annotated[str, typer.Option(help="Of this theme; a wrong one lists them.")] = "",
    fresh: Annotated[bool, typer.Option("--fresh", help="Only puzzles from games that bots play now.")] = False,
    lang: Lang = "en",
) -> None:
    """Solve puzzles one after the other; an empty answer ends it."""
    puzzle_terminal.practise(game, theme, fresh, language(lang))


def named(tools: tuple[Calculator, ...], name: str, game: str) -> Calculator:
    """The calculator of this name. Raises VezerkarError."""
    for one in tools:
        if one.id == name:
            return one
    raise VezerkarError(f"{game} has no calculator {name!r}; it has: {', '.join(one.id for one in tools) or 'none'}")


def asked(texts: list[str] | None) -> dict[str, str]:
    """The question of a command line; a value may be empty. Raises VezerkarError."""
    empty = {text.removesuffix("=") for text in texts or [] if text.endswith("=") and text.count("=") == 1 and len(text) > 1}
    given = arguments.pairs([text for text in texts or [] if text.removesuffix("=") not in empty], "a question")
    return given | dict.fromkeys(empty, "")


def lines(found: Calculation) -> Iterator[str]:
    """An answer in words."""
    for notice in found.notices:
        yield f"! {notice}"
    findings = found.findings
    yield findings.headline
    width = max((len(bar.name) for bar in findings.bars), default=0)
    for bar in findings.bars:
        yield f"{bar.name:{width}}  {'#' * round(BAR * bar.share):{BAR}}  {bar.text}"
    for line in findings.lines:
        yield f"{line.name}: {line.value}" + (f" ({line.cite})" if line.cite else "")
    for table in findings.tables:
        yield ""
        yield from table_lines(table)
    yield ""
    yield findings.basis


def table_lines(table: ResultTable) -> Iterator[str]:
    """A table in columns."""
    widths = [max(len(row[n]) for row in (table.head, *table.rows)) for n in range(len(table.head))]
    yield table.title
    for row in (table.head, *table.rows):
        yield "  ".join(f"{cell:{width}}" for cell, width in zip(row, widths, strict=True)).rstrip()


def form_lines(found: Calculation) -> Iterator[str]:
    """The fields of a question, each with its value and what is possible."""
    for section in found.sections:
        yield section.title
        for field in section.fields:
            yield f"  {field.id}={field.value}  {field.name}: {possible(field)}"


def possible(field: QuestionField) -> str:
    """The values that a field can have, in short."""
    if field.kind == "number":
        return f"{field.low} to {field.high}"
    if field.kind == "flag":
        return "yes, no"
    if field.kind == "rows":
        parts = [f"{part.id} ({possible(part)})" for part in field.fields]
        return (
            f"{field.low} to {field.high} rows with commas, each {':'.join(part.id for part in field.fields)}; {'; '.join(parts)}"
        )
    several = "any, with commas, of " if field.kind == "many" else ""
    return several + ", ".join(value.id for value in field.values)


@app.command("lessons")
def list_or_play_lessons(
    game: Annotated[str, typer.Argument(help="A game, as `vezerkar games` lists them.", metavar="GAME")],
    chapter: Annotated[int | None, typer.Argument(help="The chapter to play; without it they are listed.")] = None,
    lang: Lang = "en",
) -> None:
    """List the lessons of a game, or play one."""
    found = lessons(game)
    tr = translator(game, language(lang))
    if chapter is None:
        print("\n".join(f"{one.number}. {tr(one.message(), {})}" for one in found) or f"{game} has no lessons")
        return
    chosen = next((one for one in found if one.number == chapter), None)
    if chosen is None:
        raise VezerkarError(f"{game} has no chapter {chapter}; it has {len(found)}")
    play_lesson(chosen, language(lang))
