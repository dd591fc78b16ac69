"""Recorded games: any moment in words or as a picture, the whole story, and whether it is true."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from vezerkar.draw import scene_to_svg, svg_to_png
from vezerkar.engine import BadRecord, Match, Record, VezerkarError
from vezerkar.engine.dice import commitment as hash_of
from vezerkar.registry import board_picture, presentation_file, replay
from vezerkar.translation import translator


def read(file: Path) -> Record:
    """The record in a file. Raises `BadRecord`, OSError."""
    try:
        return Record.parse(file.read_text(encoding="utf-8"))
    except UnicodeDecodeError as error:
        raise BadRecord(f"{file} is no text") from error


@dataclass(frozen=True, slots=True)
class Drawing:
    """The files that a picture goes to, the width of the PNG, and the overlay that is on."""

    svg: Path | None
    png: Path | None
    width: int
    overlay: str


def moment(record: Record, ply: int | None) -> Match[Any, Any]:
    """The match of a record after so many actions, or at its end. Raises VezerkarError."""
    if ply is not None and not 0 <= ply <= len(record.actions):
        raise VezerkarError(f"--ply must be between 0 and {len(record.actions)}: the record has so many actions")
    if ply is not None:
        record.actions = record.actions[:ply]
        record.takebacks = [takeback for takeback in record.takebacks if takeback.ply <= ply]
        record.digest = ""
    return replay(record)


def show(record: Record, ply: int | None, seat: str | None, drawing: Drawing, lang: str) -> None:
    """Print the position after so many actions as a seat sees it, or draw it to files."""
    match = moment(record, ply)
    tr = translator(match.game.id, lang)
    view = match.view(seat)
    if drawing.svg is None and drawing.png is None:
        print("\n".join(match.game.text_view(view, tr)))
        return
    decision = match.decision(seat) if seat is not None and seat in match.waiting() else None
    scene = match.game.scene(view, decision, tr)
    board, symbols = board_picture(scene.board), presentation_file(match.game.id, "symbols.svg")
    if board is None or symbols is None:
        raise VezerkarError(f"there is no picture of the board {scene.board!r}")
    try:
        picture = scene_to_svg(scene, board, symbols, drawing.overlay)
    except ValueError as error:
        raise VezerkarError(str(error)) from error
    if drawing.svg is not None:
        drawing.svg.write_text(picture, encoding="utf-8")
    if drawing.png is not None:
        drawing.png.write_bytes(svg_to_png(picture, drawing.width))


def tell(record: Record, seat: str | None, lang: str) -> None:
    """Print every event a seat knows of."""
    match = replay(record)
    tr = translator(match.game.id, lang)
    for event in match.events(seat):
        print(match.game.event_text(event, tr))


def verify(record: Record, commitment: str) -> None:
    """Print what was checked. Raises `BadRecord` for what is wrong."""
    if commitment and (not record.seed or hash_of(record.seed) != commitment):
        raise BadRecord("the seed of this record is not the one that was committed to")
    match = replay(record)
    print(f"{match.game.id}, rules version {record.version}: {match.ply} actions, all legal")
    for takeback in record.takebacks:
        print(f"after {takeback.ply} actions something was taken back; the dice go on at number {takeback.drawn}")
    if record.seed:
        print(f"dice from seed {record.seed!r}; its commitment is {hash_of(record.seed)}")
    elif record.scripted:
        print(f"scripted dice: {record.scripted} of their numbers were written beforehand; this game proves nothing")
    else:
        print("it began at a position, whose dice no seed vouches for")
    print(ending(match))
    if match.outcome is not None and not record.digest:
        raise BadRecord("the game is over, but the record is not sealed: its last line is missing")


def ending(match: Match[Any, Any]) -> str:
    """Return how the game stands, in one line."""
    if match.outcome is None:
        return f"not over: {', '.join(match.waiting())} to choose"
    winners = ", ".join(match.outcome.winners) or "nobody"
    return f"over: {winners} won ({match.outcome.ending}, {match.outcome.cite}); the end is as sealed"
