"""The board of a puzzle in words: what is needed to solve it is told, and the answer is not."""

from __future__ import annotations

from vezerkar.engine.puzzle import BoardLine
from vezerkar.engine.scene import Area, Ground, Prompt, Scene, Token
from vezerkar.study.board_words import board_words
from vezerkar.study.puzzles import Posed, stored
from vezerkar.translation import translator

EN = translator("", "en")


def told(game: str, theme: str) -> tuple[Posed, list[BoardLine]]:
    posed = Posed(next(one for one in stored(game).puzzles if one.theme == theme))
    return posed, posed.words(translator(game, "en"))


def test_areas_tell_marks_facts_and_pieces() -> None:
    areas = [Area("a", "Bay", highlight="maybe"), Area("b", "Cape, held by gulls"), Area("c", "Cliff")]
    tokens = [Token("gull", "bird", "c", "Gull", badge="×2"), Token("tern", "bird", "shelf", "Tern")]
    assert board_words(Scene("fog", Prompt("?", True), areas=areas, tokens=tokens), [], EN) == [
        BoardLine("", "Marked: Bay"),
        BoardLine("Cape", "held by gulls"),
        BoardLine("Cliff", "Gull ×2"),
        BoardLine("Beside the map", "Tern"),
    ]


def test_an_open_table_tells_places_and_facing() -> None:
    tokens = [Token("a", "man", "", "A1", at=(408, 500), turn=turn) for turn in (0, 90, 346)]
    scene = Scene("fog", Prompt("?", True), tokens=tokens, ground=Ground(1200, 1200, "cm", 10))
    first, *others = board_words(scene, [], EN)
    assert first.text.startswith("This puzzle needs the picture")
    assert others == [BoardLine("40.8 · 50 cm", f"A1; faces {hour} o’clock") for hour in (12, 3, 12)]


def test_a_puzzle_of_the_clue_tells_where_she_may_be() -> None:
    posed, words = told("hunt", "clue")
    marked = [area.id for area in posed.scene(translator("hunt", "en")).areas if area.highlight]
    assert words[0].text == f"Marked: {', '.join(f'Space {space}' for space in marked)}"


def test_a_puzzle_of_supply_lines_tells_who_holds_empty_areas() -> None:
    posed, words = told("triumph", "lines")
    places = {line.place: line.text for line in words}
    empty = [area for area in posed.scene(translator("triumph", "en")).areas if area.title.endswith("held by the West")]
    assert empty and all("held by the West" in places[area.title.partition(", ")[0]] for area in empty)


def test_what_is_asked_for_is_not_told() -> None:
    posed, words = told("hunt", "places")
    pieces = {token.place for token in posed.scene(translator("hunt", "en")).tokens}
    assert {line.place.removeprefix("Space ") for line in words if line.place.startswith("Space")} <= pieces
