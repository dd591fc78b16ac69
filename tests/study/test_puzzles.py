"""Stored puzzles: they hold under the rules of now, hang on nothing hidden, and give nothing away; harvest and choice of them."""

from __future__ import annotations

import json
import re
from datetime import date, timedelta
from importlib.resources import files
from random import Random
from typing import Final

import pytest

from tests.cost import slow
from vezerkar.engine.puzzle import FEWEST_OPTIONS, MOST_RIGHT
from vezerkar.engine.scene import Area, Token
from vezerkar.registry import GAMES, game
from vezerkar.study import puzzle_harvest
from vezerkar.study.puzzle_harvest import harvest
from vezerkar.study.puzzles import Posed, Puzzle, another, daily, new_puzzle, puzzle, read_book, stored, written
from vezerkar.translation import LANGUAGES, translator

SHORT: Final = 3
"""So many puzzles of each game are looked at in the short run."""


def some(name: str, count: int) -> list[Puzzle]:
    """Puzzles of each theme of a game in turn."""
    themes = [one.id for one in game(name).puzzles()]
    found = [[one for one in stored(name).puzzles if one.theme == theme] for theme in themes]
    return [one for row in zip(*found, strict=False) for one in row][:count]


def looked_at(one: Puzzle) -> None:
    posed = Posed(one)
    s, seat = posed.match.state, posed.seat
    assert posed.theme.is_worth(s, seat, one.ask), one.id
    assert len(posed.options) >= FEWEST_OPTIONS and 0 < len(posed.right) <= MOST_RIGHT
    assert posed.right <= set(posed.options) and len(set(posed.options)) == len(posed.options)
    # Whatever the seat does not see could be otherwise.
    for world in ("a", "b"):
        alike = posed.match.imagine(one.seat, world)
        assert posed.theme.options(alike.state, seat, one.ask) == posed.options
        assert posed.theme.right(alike.state, seat, one.ask) == posed.right, one.id
    for lang in LANGUAGES:
        tr = translator(one.game, lang)
        shown = posed.scene(tr)
        things: list[Area | Token] = [*shown.areas, *shown.tokens]
        offered = [choice.action for thing in things for choice in thing.choices]
        assert sorted(offered) == sorted(posed.options), one.id
        names = [option.name for option in posed.named(tr)]
        assert len(set(names)) == len(names)
        assert not (shown.panels or shown.overlays or shown.cards or shown.buttons or shown.tracks or shown.plates)
        assert posed.question(tr)
        proof = posed.proof(tr)
        assert all(line.text and line.cite for line in proof)
        # All that is right is named in the proof; The Hunt names spaces by their numbers.
        told = " ".join(line.text for line in proof)
        assert all(
            (option.id if one.game == "hunt" else option.name) in told for option in posed.named(tr) if option.id in posed.right
        )


@pytest.mark.parametrize("name", GAMES)
def test_stored_puzzles_hold_under_the_rules_of_now(name: str) -> None:
    for one in some(name, SHORT):
        looked_at(one)


@slow
@pytest.mark.parametrize("name", GAMES)
def test_all_stored_puzzles_hold_under_the_rules_of_now(name: str) -> None:
    for one in stored(name).puzzles:
        looked_at(one)


def test_enough_puzzles_are_shipped_and_they_are_small() -> None:
    books = [stored(name) for name in GAMES]
    assert sum(len(book.puzzles) for book in books) >= 300
    sizes = [(files(GAMES[name]) / "study" / "puzzles" / "stored.json").read_bytes() for name in GAMES]
    assert sum(map(len, sizes)) <= 2_000_000
    for name, book in zip(GAMES, books, strict=True):
        assert {one.theme for one in book.puzzles} == {one.id for one in game(name).puzzles()}
        assert book.command.startswith(f"vezerkar study puzzles {name} --games ")
        # The first number moves when positions are read otherwise.
        assert book.version.split(".")[0] == game(name).version.split(".")[0]


def test_no_question_that_says_all_is_shipped_twice() -> None:
    for name in GAMES:
        says_all = {one.id for one in game(name).puzzles() if one.ask_says_all}
        asked = [(one.theme, one.seat, *one.ask.items()) for one in stored(name).puzzles if one.theme in says_all]
        assert len(asked) == len(set(asked)) and (asked or name != "hunt")


def test_a_harvest_keeps_a_question_that_says_all_once(monkeypatch: pytest.MonkeyPatch) -> None:
    ask = {"since": "seen:09,moved:1,clue:08"}
    of_places = [new_puzzle("hunt", "places", "british", ask, {"dice": n}) for n in range(2)]
    of_clues = [new_puzzle("hunt", "clue", "german", {}, {"dice": n}) for n in range(2)]
    monkeypatch.setattr(puzzle_harvest, "of_game", lambda *_: iter([*of_places, *of_clues]))
    kept = {one.id for one in harvest("hunt", 3, "test", 5).puzzles}
    assert kept == {one.id for one in (of_places[0], *of_clues)}


def parts(thing: Area | Token, name: str) -> frozenset[str]:
    """Everything that an area or a piece says or shows, apart from its name and where it is."""
    told = re.split(r", | · |; ", thing.title.removeprefix(name))
    fields = ("highlight", "badge", "sign", "tone", "faded", "held")
    shown = {field: getattr(thing, field) for field in fields if hasattr(thing, field)}
    return frozenset([*(word for word in told if word), *(f"{field} {value}" for field, value in shown.items() if value)])


def options_of(posed: Posed) -> dict[str, frozenset[str]]:
    """The options of a puzzle and what the board says of each. They stand in the order of their ids or of the options."""
    tr = translator(posed.puzzle.game, "en")
    scene = posed.scene(tr)
    assert [area.id for area in scene.areas] == sorted(area.id for area in scene.areas)
    listed = [choice.action for token in scene.tokens for choice in token.choices]
    assert listed == [one for one in posed.options if one in listed]
    names = {option.id: option.name for option in posed.named(tr)}
    things: list[Area | Token] = [*scene.areas, *scene.tokens]
    return {choice.action: parts(thing, names[choice.action]) for thing in things for choice in thing.choices}


@pytest.mark.parametrize("theme", ["places", "unsupplied"])
def test_the_board_says_the_same_of_right_options_and_of_others(theme: str) -> None:
    name = "hunt" if theme == "places" else "quartermaster"
    puzzles = [one for one in stored(name).puzzles if one.theme == theme]
    for one in puzzles[:6]:
        posed = Posed(one)
        told = options_of(posed)
        right, wrong = ({told[option] for option in options} for options in (posed.right, set(told) - posed.right))
        if theme == "places":
            assert right == wrong == {frozenset()}
        else:
            # Whose it is, and Army or Navy.
            assert all(len(parts) == 2 for parts in right | wrong), right | wrong


def test_the_hunt_names_spaces_as_its_board_does() -> None:
    posed = Posed(next(one for one in stored("hunt").puzzles if one.theme == "places"))
    s, ask, tr = posed.match.state, {"since": "seen:09,moved:1,clue:08"}, translator("hunt", "en")
    proof = " ".join(line.text for line in posed.theme.proof(s, posed.seat, ask, tr))
    for text in (posed.theme.question(s, posed.seat, ask, tr), proof):
        assert "seen in 09" in text and "at most 1 space" in text and "Clue in 08" in text
    assert posed.named(tr)[8].name == "Space 09" and posed.named(translator("hunt", "hu"))[8].name == "09. mező"


@slow
@pytest.mark.parametrize(("name", "theme"), [(name, theme.id) for name in GAMES for theme in game(name).puzzles()])
def test_no_sign_on_the_board_tells_right_options_from_others(name: str, theme: str) -> None:
    """A fact of one place alone, such as its nation, is no sign."""
    right: dict[str, set[str]] = {}
    wrong: dict[str, set[str]] = {}
    others: set[frozenset[str]] = set()
    for one in [one for one in stored(name).puzzles if one.theme == theme]:
        posed = Posed(one)
        for option, told in options_of(posed).items():
            for part in told:
                (right if option in posed.right else wrong).setdefault(part, set()).add(option)
            if option not in posed.right:
                others.add(told)
    assert others and [part for part in right if len(right[part]) > 1 and part not in wrong] == []
    assert [part for part in frozenset.intersection(*others) if part not in right] == []


@slow
def test_the_same_seed_harvests_the_same_file() -> None:
    first, again = (harvest("quartermaster", 1, "test", 2) for _ in range(2))
    assert written(first) == written(again) and len(first.puzzles) == 4
    read = read_book(written(first))
    assert (read.puzzles, read.command, read.version) == (first.puzzles, first.command, first.version)
    assert json.loads(written(first))["command"] == "vezerkar study puzzles quartermaster --games 1 --seed test --most 2"


def test_a_file_is_read_as_it_was_written() -> None:
    book = stored("hunt")
    read = read_book(written(book))
    assert (read.puzzles, read.command, read.version) == (book.puzzles, book.command, book.version)


def test_all_puzzles_have_their_day_and_none_comes_twice_while_others_are_left() -> None:
    book = stored("hunt")
    days = [daily("hunt", date(2026, 11, 28) + timedelta(day)) for day in range(len(book.puzzles))]
    assert {one.id for one in days if one} == {one.id for one in book.puzzles}
    clues = [one.id for one in book.puzzles if one.theme == "clue"]
    known: set[str] = set()
    for _ in clues:
        found = another("hunt", "clue", frozenset(known), Random(1))
        assert found is not None and found.id not in known
        known.add(found.id)
    assert known == set(clues) and another("hunt", "clue", frozenset(known), Random(1)) is not None
    assert puzzle(clues[0]) and puzzle("hunt-nothing") is None and puzzle("chess-1") is None
